import { expect, test } from 'vitest';
import type { SeatInfo } from '../contract';
import type { View } from './generated';
import { hintLine } from './hint';

const SEATS = ['Anna', 'Boris'].map((name, seat): SeatInfo => ({
  seat,
  name,
  bot: false,
  colours: [seat ? 'blue' : 'red'],
}));
const VIEW = {
  turn: { seat: 0 },
  players: [
    {
      slots: [
        { slot: 3, leaves_in: 2, orders: [] },
        { slot: 4, leaves_in: 1, orders: [] },
      ],
    },
  ],
} as unknown as View;

test.each<[string[], string | null]>([
  [['step a1 b1', 'step b1 c1', 'pour steam 1', 'serve 1 ristretto 3', 'done'], 'coffee-rush-hint-serve'],
  [['step a1 b1', 'serve 1 ristretto 4'], 'coffee-rush-hint-save'],
  [['step a1 b1', 'pour caramel 2'], 'coffee-rush-hint-collect'],
  [['meeple a1'], null],
])('%j is told as %s', (events, id) => {
  expect(hintLine(events, VIEW, SEATS)?.id ?? null).toBe(id);
});
