import { expect, test } from 'vitest';
import type { Message } from '$lib/i18n';
import { hintStep } from '../hint-steps';
import { hintLine } from './hint';

const becomes = [
  { order: 'cocoa', slot: 2, missing: { milk: 2 } },
  { order: 'ristretto', slot: 3, missing: { water: 1 } },
];
const slots = [
  { slot: 3, leaves_in: 2, orders: [] },
  { slot: 4, leaves_in: 1, orders: [] },
];
const EMPTY = { players: [{ slots, cups: [] }] };
const FILLED = { players: [{ slots, cups: [{ cup: 1, content: {}, becomes }] }] };

/** What is done where the walk ends. */
function work(line: Message | null): Message | null {
  return line?.id === 'coffee-rush-hint-walk' ? (line.args?.rest as Message) : line;
}

test.each<[string[], unknown, string | null]>([
  [['step a1 b1', 'step b1 c1', 'pour steam 1', 'serve 1 ristretto 3', 'done'], EMPTY, 'coffee-rush-hint-serve'],
  [['step a1 b1', 'serve 1 ristretto 4'], EMPTY, 'coffee-rush-hint-save'],
  [['step a1 b1', 'pour caramel 2'], EMPTY, 'coffee-rush-hint-collect'],
  [['step a1 b1', 'pour caramel 2'], FILLED, 'coffee-rush-hint-closer'],
  [['upgrade diagonal', 'step a1 b1', 'pour caramel 2'], EMPTY, 'coffee-rush-hint-upgrade'],
  [['pour steam 1', 'serve 1 ristretto 4'], EMPTY, 'coffee-rush-hint-save'],
  [['meeple a1'], EMPTY, null],
])('%j is told as %s', (events, after, id) => {
  expect(work(hintLine(hintStep(events, EMPTY, after)))?.id ?? null).toBe(id);
});

test('what is poured brings the nearest order nearer', () => {
  const line = hintLine(hintStep(['step a1 b1', 'pour coffee 1'], EMPTY, FILLED));
  expect(line?.args).toMatchObject({ square: 'b1' });
  expect(work(line)?.args).toMatchObject({ drink: { args: { order: 'ristretto' } }, turns: 2 });
});
