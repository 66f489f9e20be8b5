import { expect, test } from 'vitest';
import type { TableView } from '../../generated/protocol';
import { mayTakeHome } from './take-home';

test('a rated game goes home when it is over: hints are for games that do not count', () => {
  const table = (rated: boolean, phase: 'playing' | 'over', record?: unknown) =>
    ({ terms: { rated }, now: { phase }, ...(record !== undefined && { record }) }) as unknown as TableView;
  const record = { events: [] };
  expect(mayTakeHome(table(false, 'playing', record))).toBe(true);
  expect(mayTakeHome(table(true, 'playing', record))).toBe(false);
  expect(mayTakeHome(table(true, 'over', record))).toBe(true);
  expect(mayTakeHome(table(false, 'playing'))).toBe(false);
});
