/**
 * Which order card is which. The engine keeps the cards of a slot as a set; to see them ride along the conveyor, each keeps
 * its identity here for as long as it is clear which one it is.
 */
import type { OrderView, SlotNumber, SlotView } from '../generated';

export interface Card extends OrderView {
  id: number;
  slot: SlotNumber;
}

let lastId = 0;

/** How many cards would be the same if all had moved on by so many slots. */
function follow(known: readonly Card[], slots: readonly SlotView[], moved: number): { cards: Card[]; same: number } {
  const free = [...known];
  let same = 0;
  const cards = slots.flatMap(({ slot, orders }) =>
    orders.map((order): Card => {
      const index = free.findIndex((card) => card.slot + moved === slot && card.order === order.order);
      const [found] = index < 0 ? [] : free.splice(index, 1);
      if (found) same += 1;
      return { ...order, id: found?.id ?? ++lastId, slot };
    }),
  );
  return { cards, same };
}

/** The cards of a player, as the same cards as before: in their slots, or all one slot further when time has passed. */
export function followCards(known: readonly Card[], slots: readonly SlotView[]): readonly Card[] {
  const [stayed, moved] = [follow(known, slots, 0), follow(known, slots, 1)];
  return moved.same > stayed.same ? moved.cards : stayed.cards;
}
