/** The engine's event text, read and written. */
import type { Ingredient } from '../art/ingredients';
import type { CupNumber, Order, Seat, SlotNumber, Square, Upgrade } from '../generated';

export type Move =
  | { kind: 'meeple'; square: Square }
  | { kind: 'fill'; cups: readonly [CupNumber, CupNumber] }
  | { kind: 'upgrade'; upgrade: Upgrade }
  | { kind: 'empty'; cup: CupNumber }
  | { kind: 'step'; from: Square; to: Square }
  | { kind: 'pour'; ingredient: Ingredient; cup: CupNumber }
  | { kind: 'serve'; cup: CupNumber; order: Order; slot: SlotNumber }
  | { kind: 'done' }
  | { kind: 'draw'; seat: Seat; order: Order };

export type MoveKind = Move['kind'];

export const DONE = 'done';

export function write(move: Move): string {
  switch (move.kind) {
    case 'meeple':
      return `meeple ${move.square}`;
    case 'fill':
      return `fill ${move.cups.join(' ')}`;
    case 'upgrade':
      return `upgrade ${move.upgrade}`;
    case 'empty':
      return `empty ${move.cup}`;
    case 'step':
      return `step ${move.from} ${move.to}`;
    case 'pour':
      return `pour ${move.ingredient} ${move.cup}`;
    case 'serve':
      return `serve ${move.cup} ${move.order} ${move.slot}`;
    case 'done':
      return DONE;
    case 'draw':
      return `draw ${move.seat} ${move.order}`;
  }
}

/** Events come from the engine, so their words are the engine's words. */
export function read(event: string): Move {
  const [verb = '', first = '', second = '', third = ''] = event.split(' ');
  switch (verb as MoveKind) {
    case 'meeple':
      return { kind: 'meeple', square: first as Square };
    case 'fill':
      return { kind: 'fill', cups: [Number(first), Number(second)] };
    case 'upgrade':
      return { kind: 'upgrade', upgrade: first as Upgrade };
    case 'empty':
      return { kind: 'empty', cup: Number(first) };
    case 'step':
      return { kind: 'step', from: first as Square, to: second as Square };
    case 'pour':
      return { kind: 'pour', ingredient: first as Ingredient, cup: Number(second) };
    case 'serve':
      return { kind: 'serve', cup: Number(first), order: second as Order, slot: Number(third) };
    case 'done':
      return { kind: 'done' };
    case 'draw':
      return { kind: 'draw', seat: Number(first), order: second as Order };
  }
}

/** The moves of one kind among events, with their places. */
export function movesOf<K extends MoveKind>(
  events: readonly string[],
  kind: K,
): (Extract<Move, { kind: K }> & { index: number })[] {
  return events.flatMap((event, index) => {
    const move = read(event);
    return move.kind === kind ? [{ ...(move as Extract<Move, { kind: K }>), index }] : [];
  });
}
