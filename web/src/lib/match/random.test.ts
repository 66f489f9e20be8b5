import { expect, test } from 'vitest';
import { cryptoBelow, sample } from './random';

test('every ticket falls on its outcome', () => {
  const outcomes = [
    ['a', 1],
    ['b', 3],
    ['c', 2],
  ] as const;
  const drawn = [0, 1, 2, 3, 4, 5].map((ticket) => sample(outcomes, () => ticket));
  expect(drawn.join('')).toBe('abbbcc');
});

test('numbers stay below and reach every value', () => {
  const drawn = new Set(Array.from({ length: 500 }, () => cryptoBelow(7)));
  expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
