/** Bags of ingredient tokens, as views bring them. */
import { INGREDIENTS, type Ingredient } from '../art/ingredients';
import type { Bag } from '../generated';

export function countOf(bag: Bag, kind: Ingredient): number {
  return bag[kind] ?? 0;
}

export function sizeOf(bag: Bag): number {
  return INGREDIENTS.reduce((sum, kind) => sum + countOf(bag, kind), 0);
}

/** Each kind there is, with its number. */
export function entriesOf(bag: Bag): { kind: Ingredient; count: number }[] {
  return INGREDIENTS.map((kind) => ({ kind, count: countOf(bag, kind) })).filter(({ count }) => count > 0);
}

/** Every token by itself. */
export function tokensOf(bag: Bag): Ingredient[] {
  return entriesOf(bag).flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
}

function combine(a: Bag, b: Bag, join: (a: number, b: number) => number): Bag {
  const bag: Bag = {};
  for (const kind of INGREDIENTS) {
    const count = join(countOf(a, kind), countOf(b, kind));
    if (count > 0) bag[kind] = count;
  }
  return bag;
}

/** What both hold. */
export const common = (a: Bag, b: Bag): Bag => combine(a, b, Math.min);

/** Both together. */
export const joined = (a: Bag, b: Bag): Bag => combine(a, b, (inA, inB) => inA + inB);

/** What the first holds beyond the second. */
export const beyond = (a: Bag, b: Bag): Bag => combine(a, b, (inA, inB) => inA - inB);
