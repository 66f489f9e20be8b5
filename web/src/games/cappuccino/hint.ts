/** A hint in one line: what to move, what it gains and what it prevents. */
import { listed, message, type Message } from '$lib/i18n';
import { nameIn, type HintStep } from '../contract';
import { readEvent } from './board/cups';
import { neighbours } from './board/hex';
import { colourMessage, cupColour } from './words';
import type { Cell, StackView, View } from './generated';

export function hintLine(hint: HintStep<View>): Message | null {
  const move = readEvent(hint.events[0] ?? '');
  if (move.kind === 'place') {
    const facts = neighbourhood(move.cell, hint.before, hint.acting.seat);
    return message('cappuccino-hint-place', { colour: cupColour(move.colour), facts });
  }
  const at = (cell: Cell) => hint.before.stacks.find((stack) => stack.cell === cell);
  const [lifted, below] = [at(move.from), at(move.to)];
  if (!lifted || !below) return null;
  const facts = [...taken(lifted, below, hint), ...secured(hint), ...rescued(hint)];
  return message('cappuccino-hint-move', {
    colour: colourMessage(lifted.colour),
    height: lifted.height,
    onto: message('cappuccino-colour-onto', { colour: below.colour }),
    below: below.height,
    facts: listed(facts) ?? message('cappuccino-hint-least'),
  });
}

function taken(lifted: StackView, below: StackView, { seats }: HintStep<View>): Message[] {
  if (lifted.owner === below.owner) return [];
  return [message('cappuccino-hint-takes', { count: below.height, name: nameIn(seats, below.owner) })];
}

/** Cups that are the mover's for good, and those that are another player's no longer. */
function secured({ before, after, acting, seats }: HintStep<View>): Message[] {
  const more = (seat: number) => (after.view.players[seat]?.sure ?? 0) - (before.players[seat]?.sure ?? 0);
  const own = more(acting.seat);
  const loser = seats.find(({ seat }) => seat !== acting.seat && more(seat) < 0);
  return [
    ...(own > 0 ? [message('cappuccino-hint-secures', { count: own })] : []),
    ...(loser
      ? [message('cappuccino-hint-denies', { count: -more(loser.seat), name: nameIn(seats, loser.seat) })]
      : []),
  ];
}

/** Own cups that another player could have taken at once, and cannot any more. */
function rescued({ before, after, acting: { seat } }: HintStep<View>): Message[] {
  const exposed = ({ stacks }: View) =>
    stacks
      .filter(({ owner, threats }) => owner === seat && threats.length)
      .reduce((sum, { height }) => sum + height, 0);
  const count = exposed(before) - exposed(after.view);
  return count > 0 ? [message('cappuccino-hint-rescues', { count })] : [];
}

/** The cups around a place: own ones join, those of others can be landed on. */
export function neighbourhood(cell: Cell, { stacks }: View, seat: number): Message {
  const beside = stacks.filter((stack) => neighbours(cell).includes(stack.cell));
  const own = beside.filter(({ owner }) => owner === seat).length;
  const others = beside.length - own;
  const near = message('cappuccino-hint-near', { own });
  if (!others) return near;
  return message('list-of', { first: near, rest: message('cappuccino-hint-prey', { count: others }) });
}
