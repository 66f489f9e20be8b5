/**
 * The engine's event text, and the cups inside the stacks. A view tells only the top cup and the height: the order below
 * follows from the start and the events.
 */
import type { Colour } from '$lib/art/colours';
import type { PlayedEvent } from '$lib/engine/types';
import type { Cell, View } from '../generated';

export type Move = { kind: 'move'; from: Cell; to: Cell } | { kind: 'place'; cell: Cell; colour: Colour };

export const moveEvent = (from: Cell, to: Cell) => `move ${from} ${to}`;
export const placeEvent = (cell: Cell, colour: Colour) => `place ${cell} ${colour}`;

export function readEvent(event: string): Move {
  const [verb, first = '', second = ''] = event.split(' ');
  return verb === 'place'
    ? { kind: 'place', cell: first, colour: second as Colour }
    : { kind: 'move', from: first, to: second };
}

/** Every stack, its cups from the bottom to the top. */
export type Stacks = ReadonlyMap<Cell, readonly Colour[]>;

export function stacksAfter(start: View, events: readonly Pick<PlayedEvent, 'event'>[]): Stacks {
  const stacks = new Map<Cell, readonly Colour[]>(start.stacks.map(({ cell, colour }) => [cell, [colour]]));
  for (const { event } of events) {
    const move = readEvent(event);
    if (move.kind === 'place') stacks.set(move.cell, [move.colour]);
    else {
      stacks.set(move.to, [...(stacks.get(move.to) ?? []), ...(stacks.get(move.from) ?? [])]);
      stacks.delete(move.from);
    }
  }
  return stacks;
}

/** Every cell on which a cup has ever stood. */
export function cellsEver(start: View, events: readonly Pick<PlayedEvent, 'event'>[]): Cell[] {
  const placed = events.flatMap(({ event }) => {
    const move = readEvent(event);
    return move.kind === 'place' ? [move.cell] : [];
  });
  return [...start.stacks.map(({ cell }) => cell), ...placed];
}
