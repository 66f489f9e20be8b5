/** What happened, line by line. */
import { message, type Message } from '$lib/i18n';
import { nameIn, type LogStep } from '../contract';
import type { View } from './generated';
import { entriesOf, beyond } from './board/bags';
import { TOO_MANY_PENALTIES } from './board/limits';
import { read } from './board/moves';
import { firstIngredients } from './board/squares';
import { amount, drink, ingredient, upgradeName } from './words';

/** What a step took: the hand tells. */
function stepped({ before, after }: LogStep<View>, name: string | Message, from: string, square: string): Message {
  const [taken] = entriesOf(beyond(after.turn?.hand ?? {}, before.turn?.hand ?? {}));
  return taken
    ? message('coffee-rush-log-step', { name, from, square, what: amount(taken.kind, taken.count) })
    : message('coffee-rush-log-step-nothing', { name, from, square });
}

function acted(step: LogStep<View>, name: string | Message): Message[] {
  const move = read(step.event);
  switch (move.kind) {
    case 'meeple':
      return [message('coffee-rush-log-meeple', { name, square: move.square })];
    case 'fill':
      return firstIngredients(step.before, step.by ?? 0).map((kind, which) =>
        message('coffee-rush-log-pour', { name, what: ingredient(kind), cup: move.cups[which] ?? 0 }),
      );
    case 'upgrade':
      return [message('coffee-rush-log-upgrade', { name, upgrade: upgradeName(move.upgrade) })];
    case 'empty':
      return [message('coffee-rush-log-empty', { name, cup: move.cup })];
    case 'step':
      return [stepped(step, name, move.from, move.to)];
    case 'pour':
      return [message('coffee-rush-log-pour', { name, what: ingredient(move.ingredient), cup: move.cup })];
    case 'serve': {
      const paid = (step.after.players[step.by ?? 0]?.rush ?? 0) > (step.before.players[step.by ?? 0]?.rush ?? 0);
      const id = paid ? 'coffee-rush-log-serve-special' : 'coffee-rush-log-serve';
      return [message(id, { name, drink: drink(move.order), cup: move.cup, slot: move.slot })];
    }
    case 'draw': {
      const drawer = nameIn(step.seats, move.seat);
      return [message('coffee-rush-log-draw', { name: drawer, drink: drink(move.order) })];
    }
    case 'done':
      return [];
  }
}

/** Time passes at the end of a turn: with `done`, or with the last order drawn after it. */
function late({ before, after, seats }: LogStep<View>): Message[] {
  return after.players.flatMap(({ seat, penalties }) => {
    const count = penalties - (before.players[seat]?.penalties ?? 0);
    const name = nameIn(seats, seat);
    return count ? [message('coffee-rush-log-late', { name, count, total: penalties, most: TOO_MANY_PENALTIES })] : [];
  });
}

function closing({ before, after }: LogStep<View>): Message[] {
  return after.closed && !before.closed ? [message('coffee-rush-closed', { why: after.closed })] : [];
}

export function log(step: LogStep<View>): readonly Message[] {
  const lines = acted(step, nameIn(step.seats, step.by ?? 0));
  const { kind } = read(step.event);
  return kind === 'done' || kind === 'draw' ? [...lines, ...late(step), ...closing(step)] : lines;
}
