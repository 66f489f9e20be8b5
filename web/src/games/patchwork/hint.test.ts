import { expect, test } from 'vitest';
import type { Message } from '$lib/i18n';
import { hintStep } from '../hint-steps';
import { hintLine } from './hint';

const quilt = (score: number, income: number, covered = 0, tile = false) => ({
  score,
  income,
  tile,
  buttons: 5,
  best_square: { covered },
});
const forecast = (choice: unknown, next: number, leather = false) => ({ choice, next, leather });
const BEFORE = {
  players: [quilt(0, 1), quilt(0, 0)],
  circle: [
    { patch: 4, price: 5 },
    { patch: 7, price: 6 },
  ],
  options: [
    forecast({ kind: 'buy', patch: 4 }, 0),
    forecast({ kind: 'buy', patch: 7 }, 1),
    forecast({ kind: 'advance' }, 1, true),
  ],
};
const after = (...args: Parameters<typeof quilt>) => ({ ...BEFORE, players: [quilt(...args), quilt(0, 0)] });

/** The ids of a list of facts. */
function ids(facts: unknown): string[] {
  const { id, args } = facts as Message;
  return id === 'list-of' ? [...ids(args?.first), ...ids(args?.rest)] : [id.replace('patchwork-', '')];
}

test.each<[string, unknown, string, string[]]>([
  // The other has five buttons: enough for the first patch and too few for the second.
  ['buy 4 a1', after(9, 3), 'hint-buy', ['hint-points', 'hint-income', 'hint-again', 'hint-denied']],
  ['buy 7 a1', after(9, 1), 'hint-buy', ['hint-points']],
  ['buy 7 a1', after(9, 1, 40), 'hint-buy', ['hint-points', 'seven']],
  ['buy 7 a1', after(16, 1, 49, true), 'hint-buy', ['hint-points', 'after-tile']],
  ['buy 7 a1', after(-2, 1), 'hint-buy', ['hint-least']],
  ['advance', after(4, 1), 'hint-advance', ['hint-points', 'hint-leather-first']],
  ['leather e5', after(2, 1), 'hint-leather', ['hint-points']],
])('%s: %#', (event, then, id, facts) => {
  const line = hintLine(hintStep([event], BEFORE, then));
  expect([line?.id, ids(line?.args?.facts)]).toEqual([`patchwork-${id}`, facts]);
});
