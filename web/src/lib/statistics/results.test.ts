import { expect, test } from 'vitest';
import type { SavedMatch } from '$lib/match/shelf.svelte';
import { csvOf, jsonOf, resultsOf, shareOf, tally } from './results';

function match(id: string, winners: number[], more: Partial<SavedMatch> = {}): SavedMatch {
  return {
    id,
    game: 'game',
    seats: [
      { name: 'Ann', bot: null },
      { name: 'Bot', bot: 'barista' },
    ],
    options: {},
    record: JSON.stringify({ result: { scores: [7, 5], winners } }),
    confirmed: 9,
    moves: 9,
    over: true,
    updated: Number(id),
    ...more,
  };
}

const person = { name: '', bot: null };

test('only finished games of one person against bots count, the oldest first', () => {
  const results = resultsOf([
    match('3', [0]),
    match('1', [1]),
    match('2', [0, 1]),
    match('4', [0], { over: false }),
    match('5', [0], { seats: [person, person] }),
    match('6', [0], { record: '{"result":{}}' }),
    match('7', [0], { record: 'rubbish' }),
  ]);
  expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['1', 'lost'],
    ['2', 'shared'],
    ['3', 'won'],
  ]);
  expect(results[0]).toMatchObject({ seat: 0, score: 7, against: 5, opponents: ['barista'] });
});

test('results are counted by what they have in common', () => {
  const results = resultsOf([
    match('1', [0]),
    match('2', [0, 1]),
    match('3', [1], { seats: [{ name: '', bot: 'roaster' }, person] }),
  ]);
  const byOpponent = tally(results, ({ opponents }) => opponents);
  expect(byOpponent.map(({ key, played }) => [key, played])).toEqual([
    ['barista', 2],
    ['roaster', 1],
  ]);
  expect(byOpponent.map(shareOf)).toEqual([0.75, 1]);
  expect(tally(results, ({ game }) => [game])[0]).toMatchObject({ played: 3, won: 2, shared: 1, best: 7 });
});

test('what is saved can be read by others', () => {
  const results = resultsOf([match('0', [0], { options: { track: 'original' } })]);
  expect(csvOf(results)).toBe(
    'date,game,seat,seats,opponents,options,score,against,outcome\n' +
      '1970-01-01T00:00:00.000Z,game,1,2,barista,"{""track"":""original""}",7,5,won\n',
  );
  expect(JSON.parse(jsonOf(results))).toEqual(results);
});
