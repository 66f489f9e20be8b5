/**
 * Plies: how many events have been played. The one number space of a replay: addresses, slider, log, graph and branches all
 * count so. Ply 0 is the position before the first event, and what event number 0 brought about is seen at ply 1.
 */
import type { PlayedEvent } from '$lib/engine/types';

export const plyAfter = (event: number): number => event + 1;

/** The plies at which somebody's turn is over, in order: where chance has nothing to add and another seat is next, and the end. */
export function turnEnds(events: readonly PlayedEvent[]): readonly number[] {
  const ends: number[] = [];
  let seat: number | null = null;
  events.forEach(({ by }, event) => {
    if (by === null || by === seat) return;
    if (event > 0) ends.push(event);
    seat = by;
  });
  if (events.length) ends.push(events.length);
  return ends;
}

/** The end of the turn before a ply. */
export function turnBack(ends: readonly number[], ply: number): number {
  return ends.findLast((end) => end < ply) ?? 0;
}

/** The end of the turn that comes after a ply. */
export function turnOn(ends: readonly number[], ply: number): number {
  return ends.find((end) => end > ply) ?? ends.at(-1) ?? 0;
}

/** The ply at which a line leaves another: as far as they are the same. */
export function parting(main: readonly PlayedEvent[], line: readonly PlayedEvent[]): number {
  const differs = line.findIndex(({ event }, index) => main[index]?.event !== event);
  return differs < 0 ? line.length : differs;
}
