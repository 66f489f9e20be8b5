import { describe, expect, test } from 'vitest';
import { moveFocus, nextOf, type Layout, type Place } from './grid';

const square: Place[] = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ id: `${row}${column}`, row, column })));
const holed = square.filter(({ id }) => id !== '11');
const hex: Place[] = [-1, 0, 1].flatMap((q) =>
  [-1, 0, 1].filter((r) => Math.abs(q + r) <= 1).map((r) => ({ id: `${q},${r}`, row: r, column: q })),
);

function check(places: Place[], layout: Layout, from: string, keys: string[], to: string | null) {
  let at: Place | null = places.find(({ id }) => id === from) ?? null;
  for (const code of keys) {
    const ctrlKey = code.startsWith('Ctrl+');
    const key = { code: code.replace('Ctrl+', ''), ctrlKey, metaKey: false, altKey: false };
    at = at && moveFocus(places, at, key, layout);
  }
  expect(at?.id ?? null).toBe(to);
}

describe('square boards', () => {
  test.each([
    ['11', ['ArrowUp'], '01'],
    ['11', ['ArrowDown', 'ArrowRight'], '22'],
    ['00', ['ArrowUp'], '00'],
    ['01', ['End'], '02'],
    ['12', ['Home'], '10'],
    ['12', ['Ctrl+Home'], '00'],
    ['00', ['Ctrl+End'], '22'],
    ['00', ['KeyW'], null],
    ['00', ['Ctrl+ArrowRight'], null],
  ])('from %s by %j to %s', (from, keys, to) => check(square, 'square', from, keys, to));

  test('a gap is jumped over', () => check(holed, 'square', '10', ['ArrowRight'], '12'));
});

describe('hexagonal boards', () => {
  test.each([
    ['0,0', ['KeyW'], '0,-1'],
    ['0,0', ['KeyE'], '1,-1'],
    ['0,0', ['KeyA'], '-1,0'],
    ['0,0', ['KeyD'], '1,0'],
    ['0,0', ['KeyZ'], '-1,1'],
    ['0,0', ['KeyX'], '0,1'],
    ['0,0', ['ArrowLeft', 'ArrowRight'], '0,0'],
    ['0,0', ['ArrowUp', 'ArrowDown'], '0,0'],
    ['0,0', ['ArrowDown', 'ArrowUp'], '0,0'],
    ['1,0', ['KeyE'], '1,0'],
  ])('from %s by %j to %s', (from, keys, to) => check(hex, 'hex', from, keys, to));
});

test('the next wanted place comes round again', () => {
  const from = square[8] as Place;
  const wanted = ({ id }: Place) => id === '01' || id === '12';
  expect(nextOf(square, from, wanted)?.id).toBe('01');
  expect(nextOf(square, from, wanted, true)?.id).toBe('12');
  expect(nextOf(square, from, () => false)).toBeNull();
});
