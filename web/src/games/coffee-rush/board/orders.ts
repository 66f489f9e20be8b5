/** Order cards by what names them: the drink and its slot. */
import type { Bag, Becoming, SlotView } from '../generated';

export type OrderPlace = Pick<Becoming, 'order' | 'slot'>;

/** What an order of these slots is made of. */
export function recipeOf(slots: readonly SlotView[], { order, slot }: OrderPlace): Bag {
  const { orders = [] } = slots.find((candidate) => candidate.slot === slot) ?? {};
  return orders.find((card) => card.order === order)?.recipe ?? {};
}
