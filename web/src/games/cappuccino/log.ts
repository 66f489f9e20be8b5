/** What happened, line by line. */
import { message, type Message } from '$lib/i18n';
import { nameIn, type LogStep } from '../contract';
import { readEvent } from './board/cups';
import { cellText, colourMessage, cupColour } from './words';
import type { View } from './generated';

export function log(step: LogStep<View>): readonly Message[] {
  const name = nameIn(step.seats, step.by ?? 0);
  const move = readEvent(step.event);
  if (move.kind === 'place') {
    return [message('cappuccino-log-place', { name, colour: cupColour(move.colour), cell: cellText(move.cell) })];
  }
  const { before, after, seats } = step;
  const at = (cell: string) => before.stacks.find((stack) => stack.cell === cell);
  const [lifted, below] = [at(move.from), at(move.to)];
  if (!lifted || !below) return [];
  const facts = {
    name,
    colour: colourMessage(lifted.colour),
    height: lifted.height,
    onto: message('cappuccino-colour-onto', { colour: below.colour }),
    below: below.height,
    total: lifted.height + below.height,
    from: cellText(move.from),
    to: cellText(move.to),
  };
  const captured = below.owner !== lifted.owner;
  return [
    captured
      ? message('cappuccino-log-capture', { ...facts, owner: nameIn(seats, below.owner) })
      : message('cappuccino-log-move', facts),
    ...consequences(
      before,
      after,
      seats.map(({ seat }) => nameIn(seats, seat)),
    ),
  ];
}

function consequences(before: View, after: View, names: readonly (string | Message)[]): Message[] {
  const apart = after.islands.length > before.islands.length;
  const out = names.filter((_, seat) => after.players[seat]?.out && !before.players[seat]?.out);
  return [
    ...(apart ? [message('cappuccino-log-islands', { count: after.islands.length })] : []),
    // At the end nobody can move: that goes without saying.
    ...(after.phase === 'over' ? [] : out.map((name) => message('cappuccino-log-out', { name }))),
  ];
}
