import { describe, expect, test } from 'vitest';
import type { Entry, ServerMessage, TableView } from '../../generated/protocol';
import { eventsOf, follow } from './follow';

const now = (number: number) => ({ number, phase: 'playing' }) as TableView['now'];
const table = (number: number, events: string[]) =>
  ({ id: 't', now: now(number), record: { game: 'pile', events }, talk: [] }) as unknown as TableView;
const event = (number: number, text: string): Entry => ({ number, at: 0, what: 'event', by: 0, text });
const news = (number: number, ...entries: Entry[]): ServerMessage => ({
  type: 'news',
  table: 't',
  entries,
  now: now(number),
});

describe('news', () => {
  test.each<[string, ServerMessage, string[], number, boolean]>([
    ['go on where we are', news(4, event(2, 'c'), event(3, 'd')), ['a', 'b', 'c', 'd'], 2, false],
    ['may repeat what we have', news(3, event(1, 'b'), event(2, 'c')), ['a', 'b', 'c'], 1, false],
    ['without entries change only what is around', news(2), ['a', 'b'], 0, false],
    ['from before say nothing', news(1, event(0, 'a')), ['a', 'b'], 0, false],
    ['that leave something out are a gap', news(4, event(3, 'd')), ['a', 'b'], 0, true],
    ['that stop short are a gap', news(4, event(2, 'c')), ['a', 'b'], 0, true],
  ])('%s', (_name, message, events, entries, gap) => {
    const heard = follow(table(2, ['a', 'b']), message);
    expect([eventsOf(heard.table), heard.entries?.length, heard.gap]).toEqual([events, entries, gap]);
  });

  test('of a take-back cut the match, not the log', () => {
    const back: Entry = { number: 2, at: 0, what: 'took-back', by: 0, length: 1 };
    const heard = follow(table(2, ['a', 'b']), news(4, back, event(3, 'x')));
    expect([eventsOf(heard.table), heard.table.now.number]).toEqual([['a', 'x'], 4]);
  });

  test('before there is a match are a gap', () => {
    const waiting = { id: 't', now: { ...now(0), phase: 'waiting' } } as TableView;
    expect(follow(waiting, news(1, event(0, 'a'))).gap).toBe(true);
  });

  test('of a match that hides something bring the view, and no record', () => {
    const secret = { id: 't', now: now(1) } as TableView;
    const heard = follow(secret, news(2, { number: 1, at: 0, what: 'event', by: 1 }));
    expect([heard.table.now.number, heard.table.record, heard.gap]).toEqual([2, undefined, false]);
  });
});

test('a whole table replaces what is known, unless it is older', () => {
  expect(follow(table(2, ['a', 'b']), { type: 'table', table: table(3, ['a', 'b', 'c']) }).entries).toBeNull();
  const older = follow(table(2, ['a', 'b']), { type: 'table', table: table(1, ['a']) });
  expect([eventsOf(older.table), older.entries]).toEqual([['a', 'b'], []]);
});

test('what is around the match is kept beside it', () => {
  const line = {
    person: 'p',
    name: 'Ada',
    seat: 0,
    saying: { kind: 'phrase' as const, phrase: 'hello' as const },
    at: 1,
  };
  const heard = follow(table(2, []), { type: 'said', table: 't', line });
  expect(heard.table.talk).toEqual([line]);
  expect(follow(table(2, []), { type: 'rematch', table: 't', rematch: 'r' }).table.rematch).toBe('r');
});
