/** An online game becomes a game of this browser: to look at, or to go on with at one screen. */
import { USUAL_LEVELS } from '$lib/engine/levels';
import { shelf, type SavedMatch, type SeatSetup } from '$lib/match/shelf.svelte';
import { seatName, usualNameOf } from '$lib/online/seats';
import type { TableView } from '../../generated/protocol';
import { matchId } from '../new-match';

/** At home there are hints, so a rated game goes there when it is over; and nothing does without a record. */
export function mayTakeHome(table: TableView): boolean {
  return table.record !== undefined && !(table.terms.rated && table.now.phase === 'playing');
}

/** Its seats as those of this browser's games are described. */
export function homeSeats(table: TableView): SeatSetup[] {
  return table.now.seats.map((seat, index) => ({
    name: seatName(seat),
    bot: seat.kind === 'bot' ? (USUAL_LEVELS[seat.level - 1]?.id ?? null) : null,
    // A seat that nobody has named is called as such seats at home are.
    ...(usualNameOf(seat) && { usual: index + 1 }),
  }));
}

/** The id under which it is kept; `null` while it may not be taken. */
export function takeHome(table: TableView): string | null {
  if (!mayTakeHome(table)) return null;
  const record = table.record as { events: string[] };
  const saved: SavedMatch = {
    id: matchId(),
    game: table.game,
    seats: homeSeats(table),
    options: Object(table.options) as Record<string, unknown>,
    record: JSON.stringify(record),
    confirmed: record.events.length,
    moves: record.events.length,
    over: table.now.phase === 'over' && table.now.result?.reason === 'played',
    updated: Date.now(),
  };
  shelf.put(saved);
  return saved.id;
}
