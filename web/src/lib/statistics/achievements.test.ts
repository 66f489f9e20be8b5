import { expect, test } from 'vitest';
import { ACHIEVEMENTS } from './achievements';
import type { Result } from './results';

const GAMES = ['one', 'other'];

function won(more: Partial<Result> = {}): Result {
  return {
    id: '',
    game: 'one',
    when: 0,
    seat: 0,
    seats: 2,
    opponents: ['first-day'],
    options: {},
    score: 1,
    against: 0,
    outcome: 'won',
    ...more,
  };
}

const earned = (results: Result[]) =>
  ACHIEVEMENTS.filter((achievement) => achievement.earned(results, GAMES)).map(({ id }) => id);

test.each<[string, Result[], string[]]>([
  ['nothing', [], []],
  ['a loss', [won({ outcome: 'lost', opponents: ['maestro'] })], []],
  ['a shared win', [won({ outcome: 'shared' })], []],
  ['a win', [won()], ['first']],
  ['a win of each game', [won(), won({ game: 'other' })], ['first', 'each']],
  [
    'a win of four',
    [won({ seats: 4, opponents: ['barista', 'trainee', 'trainee'] })],
    ['first', 'full-table', 'barista'],
  ],
  ['wins over the strongest', [won({ opponents: ['champion', 'maestro'] })], ['first', 'champion', 'maestro']],
])('%s', (_name, results, expected) => {
  expect(earned(results)).toEqual(expected);
});
