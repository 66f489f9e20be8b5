import { expect, test } from 'vitest';
import type { View } from '../generated';
import { strongest, threatsAgainst } from './threats';

const stack = (cell: string, owner: number, height: number, ...threats: string[]) => ({ cell, owner, height, threats });
const VIEW = {
  stacks: [
    stack('a', 0, 1, 'x', 'y'),
    stack('b', 0, 3, 'x', 'y'),
    stack('c', 0, 2, 'y'),
    stack('d', 0, 1, 'x'),
    stack('x', 1, 3, 'b'),
    stack('y', 1, 4),
  ],
} as unknown as View;
const arrows = (threats: readonly { from: string; to: string }[]) => threats.map(({ from, to }) => from + to);

test('only threats against the seat, those against the tallest stacks by the tallest first', () => {
  expect(arrows(threatsAgainst(VIEW, 0))).toEqual(['yb', 'xb', 'yc', 'ya', 'xa', 'xd']);
  expect(arrows(threatsAgainst(VIEW, 1))).toEqual(['bx']);
});

test('one arrow for each of three stacks, before all are asked for', () => {
  expect(arrows(strongest(threatsAgainst(VIEW, 0)))).toEqual(['yb', 'yc', 'ya']);
});
