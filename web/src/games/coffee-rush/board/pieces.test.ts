import { describe, expect, test } from 'vitest';
import type { Order, PlayerView, SlotView, Square } from '../generated';
import { follow, type Barista } from './baristas';
import { followCards } from './cards';
import { boardKey } from './keys';
import { middleOf, neighbour, squareAt } from './squares';

describe('baristas', () => {
  const seat = (number: number, ...meeples: Square[]) => ({ seat: number, meeples }) as unknown as PlayerView;
  const ids = (figures: readonly Barista[]) => Object.fromEntries(figures.map(({ square, id }) => [square, id]));

  test('one of two walks, the other stays who it is', () => {
    const before = follow([], [seat(0, 'a1', 'd4')]);
    expect(ids(before)).toEqual({ a1: '0.0', d4: '0.1' });
    // The engine names the walking one first.
    const walking = follow(before, [seat(0, 'd3', 'a1')]);
    expect(ids(walking)).toEqual({ d3: '0.1', a1: '0.0' });
    const after = follow(walking, [seat(0, 'a1', 'd3')]);
    expect(ids(after)).toEqual({ a1: '0.0', d3: '0.1' });
  });

  test('they come one by one', () => {
    const first = follow([], [seat(0), seat(1, 'b2')]);
    const second = follow(first, [seat(0, 'c3'), seat(1, 'b2')]);
    const third = follow(second, [seat(0, 'c3'), seat(1, 'a1', 'b2')]);
    expect(ids(third)).toEqual({ c3: '0.0', b2: '1.0', a1: '1.1' });
  });
});

describe('cards on the conveyor', () => {
  const slots = (...orders: Order[][]): SlotView[] =>
    orders.map((here, index) => ({
      slot: index + 1,
      leaves_in: 4 - index,
      orders: here.map((order) => ({ order, recipe: {}, special: false })),
    }));

  test('ride on by one slot when time passes', () => {
    const before = followCards([], slots(['cocoa', 'espresso'], ['cocoa'], [], []));
    const after = followCards(before, slots([], ['cocoa', 'espresso'], ['cocoa'], []));
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('stay when one is served and one comes in', () => {
    const before = followCards([], slots(['cocoa'], ['espresso'], ['americano'], []));
    const after = followCards(before, slots(['cocoa', 'milk-tea'], [], ['americano'], []));
    const known = before.map(({ id }) => id);
    expect(after.map(({ id, order }) => [order, known.includes(id)])).toEqual([
      ['cocoa', true],
      ['milk-tea', false],
      ['americano', true],
    ]);
  });
});

describe('squares', () => {
  test.each<[Square, number, number, Square | null]>([
    ['b2', -1, 0, 'b1'],
    ['b2', 1, 1, 'c3'],
    ['a1', 0, -1, null],
    ['d4', 1, 0, null],
  ])('from %s by %i rows and %i columns', (from, rows, columns, to) => expect(neighbour(from, rows, columns)).toBe(to));

  test('a drag counts only well inside a square', () => {
    expect(middleOf('c2')).toEqual({ x: 250, y: 150 });
    expect(squareAt(250 / 400, 150 / 400)).toBe('c2');
    expect(squareAt(201 / 400, 150 / 400)).toBeNull();
    expect(squareAt(1.1, 0.5)).toBeNull();
  });
});

test.each([
  ['KeyB', {}, { kind: 'best' }],
  ['Digit2', {}, { kind: 'pour', cup: 2 }],
  ['ArrowUp', { shiftKey: true }, { kind: 'walk', rows: -1, columns: 0 }],
  ['Numpad3', {}, { kind: 'walk', rows: 1, columns: 1 }],
  ['ArrowUp', {}, null],
  ['KeyB', { ctrlKey: true }, null],
])('the key %s with %j asks for %j', (code, held, command) => {
  expect(boardKey({ code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })).toEqual(command);
});
