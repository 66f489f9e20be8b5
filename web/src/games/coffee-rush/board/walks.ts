/**
 * Walks by destination: every square that a barista can reach, with the ways there. Which steps are legal, what they cost
 * and what they give is asked of the engine; here the ways are only collected and put in order.
 */
import type { Bag, Square, StepChoice } from '../generated';
import { entriesOf, joined } from './bags';

export interface Leg {
  from: Square;
  to: Square;
}

export interface Walk {
  path: readonly Leg[];
  /** What it brings. */
  taken: Bag;
}

/** The steps that are legal after a walk. They depend on where it ends and how long it is, not on the way there. */
export type StepsAfter = (path: readonly Leg[]) => readonly StepChoice[];

export type Walks = ReadonlyMap<Square, readonly Walk[]>;
export const NOWHERE: Walks = new Map();

/** So many ways to a square are kept for each length: those that bring the same are one. */
const WAYS = 24;
/** So many ways to a square are offered. */
const OFFERED = 6;

const keyOf = (bag: Bag) =>
  entriesOf(bag)
    .map(({ kind, count }) => kind + count)
    .join();

/** Ways that end on different squares or bring different things. */
class Ways {
  readonly #bySquare = new Map<Square, Map<string, Walk>>();

  add(square: Square, walk: Walk): void {
    const ways = this.#bySquare.get(square) ?? new Map<string, Walk>();
    const key = keyOf(walk.taken);
    if (ways.size < WAYS && !ways.has(key)) ways.set(key, walk);
    this.#bySquare.set(square, ways);
  }

  *[Symbol.iterator](): Generator<[Square, readonly Walk[]]> {
    for (const [square, ways] of this.#bySquare) yield [square, [...ways.values()]];
  }
}

/** Every walk of at most so many steps that may end where it ends, by its last square; shorter ones first. */
export function walksFrom(start: Square, stepsAfter: StepsAfter, longest: number): Map<Square, readonly Walk[]> {
  const found = new Map<Square, Walk[]>();
  let last = new Ways();
  last.add(start, { path: [], taken: {} });
  for (let length = 0; length < longest; length++) {
    const next = new Ways();
    const ends: [Square, Walk][] = [];
    for (const [from, ways] of last) {
      for (const { to, ingredient, count, passing } of stepsAfter(ways[0]?.path ?? [])) {
        for (const { path, taken } of ways) {
          const walk = { path: [...path, { from, to }], taken: joined(taken, { [ingredient]: count }) };
          next.add(to, walk);
          if (!passing) ends.push([to, walk]);
        }
      }
    }
    for (const [to, walk] of ends) found.set(to, [...(found.get(to) ?? []), walk]);
    last = next;
  }
  return found;
}

/**
 * The order in which ways to one square are offered: the shortest that brings most, then whatever else brings most. Ways
 * that are longer than what is free are offered only where no shorter one leads there.
 */
export function inOrder(walks: readonly Walk[], free: number, worthOf: (taken: Bag) => number): readonly Walk[] {
  const weighed = walks.map((walk) => ({ walk, length: walk.path.length, worth: worthOf(walk.taken) }));
  const shortest = Math.min(...weighed.map(({ length }) => length));
  const first = weighed.filter(({ length }) => length === shortest).sort((a, b) => b.worth - a.worth)[0];
  if (!first) return [];
  const seen = new Set([keyOf(first.walk.taken)]);
  const others = weighed
    .filter(({ walk, length }) => walk !== first.walk && length <= Math.max(free, shortest))
    .sort((a, b) => b.worth - a.worth || a.length - b.length)
    .filter(({ walk }) => {
      const key = keyOf(walk.taken);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  return [first, ...others].slice(0, OFFERED).map(({ walk }) => walk);
}

export const samePath = (a: readonly Leg[], b: readonly Leg[]): boolean =>
  a.length === b.length && a.every(({ from, to }, index) => b[index]?.from === from && b[index].to === to);
