/**
 * Which figure is which. The engine keeps two figures of one owner as a set; to see one walk and not two change places,
 * each keeps its identity here for as long as it is clear who moved.
 */
import type { PlayerView, Seat, Square } from '../generated';

export interface Barista {
  id: string;
  seat: Seat;
  square: Square;
}

function followOne(known: readonly Barista[], seat: Seat, squares: readonly Square[]): Barista[] {
  const free = [...known];
  const taken = squares.map((square) => {
    const index = free.findIndex((barista) => barista.square === square);
    return index < 0 ? null : (free.splice(index, 1)[0] ?? null);
  });
  const used = new Set(known.map(({ id }) => id));
  return squares.map((square, index) => {
    const id = taken[index]?.id ?? free.shift()?.id ?? [0, 1].map((n) => `${seat}.${n}`).find((id) => !used.has(id));
    used.add(id ?? '');
    return { id: id ?? `${seat}.${index}`, seat, square };
  });
}

/** The figures of a view, as the same figures as before. */
export function follow(known: readonly Barista[], players: readonly PlayerView[]): Barista[] {
  return players.flatMap(({ seat, meeples }) =>
    followOne(
      known.filter((barista) => barista.seat === seat),
      seat,
      meeples,
    ),
  );
}
