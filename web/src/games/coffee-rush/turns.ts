/** Turns among the events: who walked where, what was served, and who got orders for it. */
import { message, type Message } from '$lib/i18n';
import type { PlayedEvent, SeatNumber } from '$lib/engine/types';
import { nameIn, type SeatInfo } from '../contract';
import type { Order, Seat } from './generated';
import { read } from './board/moves';
import type { Leg } from './board/walks';
import { drinkList } from './words';

export interface PlayedTurn {
  seat: SeatNumber;
  /** Its first event and the last that followed from it, by their numbers. */
  first: number;
  last: number;
  path: readonly Leg[];
  served: readonly Order[];
  /** Who has drawn an order for it, once for each order. */
  draws: readonly Seat[];
  done: boolean;
}

/** All turns so far, the one under way included. The set-up is none. */
export function turnsIn(events: readonly PlayedEvent[]): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  events.forEach(({ event, by }, number) => {
    const move = read(event);
    if (move.kind === 'meeple' || move.kind === 'fill') return;
    let turn = turns.at(-1);
    if (by !== null && (!turn || turn.done)) {
      turn = { seat: by, first: number, last: number, path: [], served: [], draws: [], done: false };
      turns.push(turn);
    }
    if (!turn) return;
    turns[turns.length - 1] = {
      ...turn,
      last: number,
      path: move.kind === 'step' ? [...turn.path, { from: move.from, to: move.to }] : turn.path,
      served: move.kind === 'serve' ? [...turn.served, move.order] : turn.served,
      draws: move.kind === 'draw' ? [...turn.draws, move.seat] : turn.draws,
      done: turn.done || move.kind === 'done',
    };
  });
  return turns;
}

/** What the others have done since a seat's own last turn; all of it while none of them has played. */
export function turnsSince(events: readonly PlayedEvent[], seat: SeatNumber): readonly PlayedTurn[] {
  const turns = turnsIn(events);
  const own = turns.findLastIndex((turn) => turn.seat === seat && turn.done);
  return turns.slice(own + 1).filter((turn) => turn.seat !== seat);
}

/** A turn in one line. */
export function turnLine({ seat, path, served }: PlayedTurn, seats: readonly SeatInfo[]): Message {
  const name = nameIn(seats, seat);
  const square = path.at(-1)?.to ?? '';
  return served.length
    ? message('coffee-rush-turn-served', { name, square, drinks: drinkList(served) })
    : message('coffee-rush-turn-walked', { name, square });
}

/** Finished turns as groups of the log. */
export function logTurns(events: readonly PlayedEvent[], seats: readonly SeatInfo[]) {
  return turnsIn(events)
    .filter(({ done }) => done)
    .map((turn) => ({ first: turn.first, last: turn.last, by: turn.seat, text: turnLine(turn, seats) }));
}
