import { describe, expect, it } from 'vitest';
import type { Bag, Ingredient, Square, StepChoice } from '../generated';
import { sizeOf } from './bags';
import { neighbour } from './squares';
import { inOrder, samePath, walksFrom, type Leg, type StepsAfter } from './walks';

/** The board as printed, row by row. */
const BOARD: readonly (readonly Ingredient[])[] = [
  ['ice', 'caramel', 'steam', 'coffee'],
  ['coffee', 'milk', 'ice', 'water'],
  ['tea', 'steam', 'milk', 'coffee'],
  ['milk', 'ice', 'chocolate', 'steam'],
];
const payOf = (square: Square): Ingredient =>
  BOARD[Number(square[1]) - 1]?.['abcd'.indexOf(square[0] ?? '')] as Ingredient;

/** Steps as the engine gives them where nothing stands in the way but the taken squares. */
const stepsOn =
  (start: Square, taken: readonly Square[] = []): StepsAfter =>
  (path) => {
    const from = path.at(-1)?.to ?? start;
    const around: readonly (readonly [number, number])[] = [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ];
    return around.flatMap(([rows, columns]): StepChoice[] => {
      const to = neighbour(from, rows, columns);
      if (!to) return [];
      return [{ from, to, ingredient: payOf(to), count: 1, rush: false, passing: taken.includes(to) }];
    });
  };

const squaresOf = (path: readonly Leg[]) => path.map(({ to }) => to).join(' ');

describe('walks by destination', () => {
  it('lead to every square within reach, the shortest first', () => {
    const walks = walksFrom('d4', stepsOn('d4'), 3);
    expect([...walks.keys()].sort()).toEqual(['a4', 'b3', 'b4', 'c2', 'c3', 'c4', 'd1', 'd2', 'd3', 'd4'].sort());
    for (const ways of walks.values()) {
      const lengths = ways.map(({ path }) => path.length);
      expect(lengths).toEqual([...lengths].sort());
    }
  });

  it('are whole: every step begins where the last one ended and brings its ingredient', () => {
    for (const ways of walksFrom('b2', stepsOn('b2'), 3).values()) {
      for (const { path, taken } of ways) {
        let at: Square = 'b2';
        for (const { from, to } of path) {
          expect(from).toBe(at);
          at = to;
        }
        expect(sizeOf(taken)).toBe(path.length);
      }
    }
  });

  it('pass a taken square but never end there', () => {
    const walks = walksFrom('a1', stepsOn('a1', ['b1']), 2);
    expect(walks.has('b1')).toBe(false);
    expect(walks.get('c1')?.map(({ path }) => squaresOf(path))).toEqual(['b1 c1']);
  });

  it('ask for the steps once for each square and length', () => {
    let asked = 0;
    const steps = stepsOn('b2');
    walksFrom(
      'b2',
      (path) => {
        asked += 1;
        return steps(path);
      },
      3,
    );
    expect(asked).toBeLessThanOrEqual(1 + 4 + 9);
  });

  it('are offered by length, then by worth; then come the others, the worthiest first', () => {
    const ways = walksFrom('a1', stepsOn('a1'), 4).get('b2') ?? [];
    const worth = (wanted: Ingredient) => (taken: Bag) => taken[wanted] ?? 0;
    expect(squaresOf(inOrder(ways, 4, worth('coffee'))[0]?.path ?? [])).toBe('a2 b2');
    expect(squaresOf(inOrder(ways, 4, worth('caramel'))[0]?.path ?? [])).toBe('b1 b2');
    const [, second] = inOrder(ways, 4, worth('steam'));
    expect(second?.path).toHaveLength(4);
    expect(second?.taken.steam).toBeGreaterThan(0);
    // With three free steps there is no other way that costs nothing than the other short one.
    expect(inOrder(ways, 3, worth('steam')).map(({ path }) => path.length)).toEqual([2, 2]);
  });

  it('are alike when all their steps are', () => {
    const [first, second] = walksFrom('a1', stepsOn('a1'), 2).get('b2') ?? [];
    expect(samePath(first?.path ?? [], first?.path ?? [])).toBe(true);
    expect(samePath(first?.path ?? [], second?.path ?? [])).toBe(false);
    expect(samePath(first?.path ?? [], [])).toBe(false);
  });
});
