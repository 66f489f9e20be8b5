/** Names of things, as messages. */
import { listed, message, type Message } from '$lib/i18n';
import type { Ingredient } from './art/ingredients';
import type { Bag, Order, Upgrade } from './generated';
import { entriesOf } from './board/bags';

export const drink = (order: Order): Message => message('coffee-rush-drink', { order });
export const ingredient = (kind: Ingredient): Message => message('coffee-rush-ingredient', { kind });
export const upgradeName = (upgrade: Upgrade): Message => message('coffee-rush-upgrade', { upgrade });

/** `milk`, or `milk ×2`. */
export function amount(kind: Ingredient, count: number): Message {
  return count === 1 ? ingredient(kind) : message('coffee-rush-amount', { what: ingredient(kind), count });
}

/** Drinks one after another: `Cocoa, Americano`. */
export function drinkList(orders: readonly Order[]): Message {
  return listed(orders.map(drink)) ?? message('coffee-rush-nothing');
}

/** Everything in a bag: `coffee ×2, steam`. */
export function bagWords(bag: Bag): Message {
  return listed(entriesOf(bag).map(({ kind, count }) => amount(kind, count))) ?? message('coffee-rush-nothing');
}
