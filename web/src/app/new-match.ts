/** A new match on the shelf. */
import type { Engine } from '$lib/engine/types';
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
  return plan.seats.map((_, index) => plan.seats[(first + index) % plan.seats.length] as SeatSetup);
}

export function matchId(): string {
  return cryptoSeed().toString(36);
}

/** Which deal, and under which name it is kept. */
export interface Deal {
  id: string;
  seed: bigint;
}

const anyDeal = (): Deal => ({ id: matchId(), seed: cryptoSeed() });

/** Deals and keeps a match; throws what the engine throws. */
export function createMatch(engine: Engine, plan: TablePlan, deal: Partial<Deal> = {}): SavedMatch {
  const { id, seed } = { ...anyDeal(), ...deal };
  const seats = seatOrder(plan, cryptoBelow);
  const match = engine.open({ game: plan.game, seats: seats.length, options: plan.options, seed });
  const saved: SavedMatch = {
    id,
    game: plan.game,
    seats,
    options: plan.options,
    record: match.record(),
    confirmed: 0,
    moves: 0,
    over: false,
    updated: Date.now(),
  };
  match.free();
  shelf.put(saved);
  return saved;
}
