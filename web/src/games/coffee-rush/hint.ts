/** A hint in one line: where to walk, what it gains and what it prevents. */
import { message, type Message } from '$lib/i18n';
import { nameIn, type SeatInfo } from '../contract';
import { movesOf } from './board/moves';
import type { Bag, View } from './generated';
import { bagWords, drinkList } from './words';

/** Orders here become penalties at the end of the turn. */
const LAST_TURN = 1;

export function hintLine(events: readonly string[], view: View, seats: readonly SeatInfo[]): Message | null {
  const seat = view.turn?.seat;
  const square = movesOf(events, 'step').at(-1)?.to;
  if (seat === undefined || !square) return null;
  const serves = movesOf(events, 'serve');
  if (!serves.length) {
    const poured = movesOf(events, 'pour').reduce<Bag>(
      (bag, { ingredient }) => ({ ...bag, [ingredient]: (bag[ingredient] ?? 0) + 1 }),
      {},
    );
    return message('coffee-rush-hint-collect', { square, what: bagWords(poured) });
  }
  const drinks = drinkList(serves.map(({ order }) => order));
  const slots = view.players[seat]?.slots ?? [];
  const saved = serves.filter(({ slot }) =>
    slots.some((one) => one.slot === slot && one.leaves_in === LAST_TURN),
  ).length;
  if (saved) return message('coffee-rush-hint-save', { square, drinks, saved });
  const name = nameIn(seats, (seat + 1) % seats.length);
  return message('coffee-rush-hint-serve', { square, drinks, name, count: serves.length });
}
