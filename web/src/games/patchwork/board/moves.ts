/** The engine's event text, read and written. */
import type { Cell } from '../art/polyomino';
import type { PlayedEvent, SeatNumber } from '$lib/engine/types';
import { cellOf, inOrder, squareOf } from './squares';

export const ADVANCE = 'advance';
/** Followed by the square. */
export const LEATHER = 'leather ';

export interface Sewn {
  /** Patch id; `null` for leather. */
  patch: number | null;
  cells: readonly Cell[];
}

export function buyEvent(patch: number, cells: readonly Cell[]): string {
  return `buy ${patch} ${inOrder(cells).map(squareOf).join('')}`;
}

/** The cloth or leather that an event lays on a quilt; `null` when it lays nothing. */
export function sewnBy(event: string): Sewn | null {
  const [verb, first = '', squares = ''] = event.split(' ');
  if (verb === 'leather') return { patch: null, cells: [cellOf(first)] };
  if (verb !== 'buy') return null;
  return { patch: Number(first), cells: (squares.match(/../g) ?? []).map(cellOf) };
}

export interface SewnEvent extends Sewn {
  /** Number of its event. */
  number: number;
}

/** Everything on the quilt of a seat, oldest first. */
export function sewnOn(events: readonly PlayedEvent[], seat: SeatNumber): SewnEvent[] {
  return events.flatMap(({ event, by }, number) => {
    const sewn = by === seat ? sewnBy(event) : null;
    return sewn ? [{ ...sewn, number }] : [];
  });
}
