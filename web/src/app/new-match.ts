/** A new match on the shelf. */
import type { Engine, EngineMatch } from '$lib/engine/types';
import { cryptoBelow, cryptoSeed, type RandomBelow } from '$lib/match/random';
import { shelf, type SavedMatch, type SeatSetup } from '$lib/match/shelf.svelte';

export interface TablePlan {
  game: string;
  /** Around the table; turn order begins with the starter. */
  seats: readonly SeatSetup[];
  options: Record<string, unknown>;
  /** Index into `seats`, or drawn by lot. */
  starter: number | 'random';
}

/** Turns the table so that the starter sits at seat 0. */
export function seatOrder(plan: TablePlan, below: RandomBelow): SeatSetup[] {
  const first = plan.starter === 'random' ? below(plan.seats.length) : plan.starter;
  return plan.seats.map((_, index) => {
    const place = (first + index) % plan.seats.length;
    const seat = plan.seats[place] as SeatSetup;
    return { ...seat, place: seat.place ?? place };
  });
}

export function matchId(): string {
  return cryptoSeed().toString(36);
}

/** Which deal, and under which name it is kept. */
export interface Deal {
  id: string;
  seed: bigint;
}

/** Keeps a match that has not begun. */
function keep(
  id: string,
  match: EngineMatch,
  plan: TablePlan,
  seats: SeatSetup[],
  luck: readonly string[],
): SavedMatch {
  const saved: SavedMatch = {
    id,
    game: plan.game,
    seats,
    options: plan.options,
    record: match.record(),
    confirmed: 0,
    luck,
    moves: 0,
    over: false,
    updated: Date.now(),
  };
  match.free();
  shelf.put(saved);
  return saved;
}

/** Deals and keeps a match; throws what the engine throws. */
export function createMatch(engine: Engine, plan: TablePlan, deal: Partial<Deal> = {}): SavedMatch {
  const { id = matchId(), seed = cryptoSeed() } = deal;
  const seats = seatOrder(plan, cryptoBelow);
  const { game, options } = plan;
  return keep(id, engine.open({ game, seats: seats.length, options, seed }), plan, seats, []);
}

/** The same deal and the same luck once more, as it was or with everybody one seat on. */
export function dealAgain(engine: Engine, saved: SavedMatch, swapped: boolean): SavedMatch {
  const match = engine.fromRecord(saved.record);
  const luck = match.events().flatMap(({ event, by }) => (by === null ? [event] : []));
  match.truncate(0);
  const plan = { game: saved.game, seats: saved.seats, options: saved.options, starter: swapped ? 1 : 0 };
  return keep(matchId(), match, plan, seatOrder(plan, cryptoBelow), luck);
}
