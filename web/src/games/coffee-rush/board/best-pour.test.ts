import { describe, expect, test } from 'vitest';
import type { Bag, CupView, Order, SlotView } from '../generated';
import { beyond, common, entriesOf, sizeOf, tokensOf } from './bags';
import { bestPour } from './best-pour';

const RECIPES = {
  espresso: { coffee: 1, steam: 1 },
  'cold-brew': { coffee: 1, water: 1, ice: 1 },
  'iced-cocoa': { chocolate: 1, milk: 1, ice: 1 },
  'green-tea': { tea: 1, water: 1, steam: 1 },
} satisfies Partial<Record<Order, Bag>>;
type Known = keyof typeof RECIPES;

const slotsOf = (...orders: Known[][]): SlotView[] =>
  orders.map((here, index) => ({
    slot: index + 1,
    leaves_in: 4 - index,
    orders: here.map((order) => ({ order, recipe: RECIPES[order], special: order === 'green-tea' })),
  }));

/** What the engine says about cups with this in them. */
function cupsOf(slots: readonly SlotView[], ...contents: Bag[]): CupView[] {
  return contents.map((content, index) => ({
    cup: index + 1,
    content,
    becomes: [...slots]
      .reverse()
      .flatMap(({ slot, orders }) =>
        orders
          .filter(({ recipe }) => !sizeOf(beyond(content, recipe)))
          .map(({ order, recipe }) => ({ order, slot, missing: beyond(recipe, content) })),
      ),
  }));
}

function check(slots: readonly SlotView[], contents: [Bag, Bag, Bag], hand: Bag, expected: string[]) {
  const pours = bestPour(cupsOf(slots, ...contents), hand, slots);
  expect(pours.map(({ ingredient, cup }) => `${ingredient} ${cup}`)).toEqual(expected);
}

describe('the best pour', () => {
  test('finishes what can be finished', () =>
    check(slotsOf(['cold-brew']), [{ coffee: 1 }, {}, {}], { water: 1, ice: 1 }, ['ice 1', 'water 1']));

  test('finishes the order that leaves first', () =>
    check(
      slotsOf(['espresso'], [], [], ['cold-brew']),
      [{ coffee: 1 }, { milk: 1 }, { milk: 1 }],
      { water: 1, ice: 1, steam: 1 },
      ['ice 1', 'water 1'],
    ));

  test('finishes two rather than one', () =>
    check(slotsOf(['espresso', 'cold-brew']), [{ coffee: 1 }, { coffee: 1, ice: 1 }, {}], { steam: 1, water: 1 }, [
      'steam 1',
      'water 2',
    ]));

  test('never aims two cups at one card', () =>
    check(slotsOf(['espresso']), [{}, {}, {}], { coffee: 2, steam: 1 }, ['coffee 1', 'steam 1']));

  test('goes on with a begun cup', () =>
    check(slotsOf(['iced-cocoa'], ['cold-brew']), [{}, { chocolate: 1, ice: 1 }, {}], { milk: 1 }, ['milk 2']));

  test('leaves alone what is of no use', () => check(slotsOf(['espresso']), [{ milk: 1 }, {}, {}], { tea: 2 }, []));
});

test('bags', () => {
  const bag: Bag = { steam: 1, coffee: 2 };
  expect(tokensOf(bag)).toEqual(['coffee', 'coffee', 'steam']);
  expect(entriesOf(bag)).toEqual([
    { kind: 'coffee', count: 2 },
    { kind: 'steam', count: 1 },
  ]);
  expect(common(bag, { coffee: 1, milk: 3 })).toEqual({ coffee: 1 });
  expect(beyond(bag, { coffee: 1, steam: 4 })).toEqual({ coffee: 1 });
  expect(sizeOf({})).toBe(0);
});
