/** A hint in one line: where to walk, what it gains and what it prevents. */
import { message, type Message } from '$lib/i18n';
import { nameIn, type HintStep } from '../contract';
import { sizeOf } from './board/bags';
import { movesOf } from './board/moves';
import type { Bag, Becoming, View } from './generated';
import { bagWords, drink, drinkList, upgradeName } from './words';

/** Orders here become penalties at the end of the turn. */
const LAST_TURN = 1;

export function hintLine(hint: HintStep<View>): Message | null {
  const { events } = hint;
  const work = movesOf(events, 'serve').length ? served(hint) : collected(hint);
  const square = movesOf(events, 'step').at(-1)?.to;
  const turn = square && work ? message('coffee-rush-hint-walk', { square, rest: work }) : work;
  const [bought] = movesOf(events, 'upgrade');
  return bought && turn
    ? message('coffee-rush-hint-upgrade', { upgrade: upgradeName(bought.upgrade), rest: turn })
    : turn;
}

function served({ events, before, acting: { seat }, seats }: HintStep<View>): Message {
  const serves = movesOf(events, 'serve');
  const drinks = drinkList(serves.map(({ order }) => order));
  const slots = before.players[seat]?.slots ?? [];
  const saved = serves.filter(({ slot }) =>
    slots.some((one) => one.slot === slot && one.leaves_in === LAST_TURN),
  ).length;
  if (saved) return message('coffee-rush-hint-save', { drinks, saved });
  const name = nameIn(seats, (seat + 1) % seats.length);
  return message('coffee-rush-hint-serve', { drinks, name, count: serves.length });
}

function collected({ events, after, acting: { seat } }: HintStep<View>): Message | null {
  const pours = movesOf(events, 'pour');
  const poured = pours.reduce<Bag>((bag, { ingredient }) => ({ ...bag, [ingredient]: (bag[ingredient] ?? 0) + 1 }), {});
  const what = bagWords(poured);
  const nearest = nearestOrder(after.view.players[seat]?.cups.flatMap(({ becomes }) => becomes) ?? []);
  if (!pours.length && !movesOf(events, 'step').length) return null;
  if (!nearest || !pours.length) return message('coffee-rush-hint-collect', { what });
  const { order, missing, slot } = nearest;
  const turns = after.view.players[seat]?.slots.find((one) => one.slot === slot)?.leaves_in ?? 0;
  const facts = { what, drink: drink(order), missing: bagWords(missing), turns };
  return message('coffee-rush-hint-closer', facts);
}

/** The order that a cup is nearest to; of equals the one that leaves first. */
function nearestOrder(becomings: readonly Becoming[]): Becoming | undefined {
  return [...becomings].sort((a, b) => sizeOf(a.missing) - sizeOf(b.missing) || b.slot - a.slot)[0];
}
