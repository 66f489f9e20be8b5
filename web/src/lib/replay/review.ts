/** What the engine says about a game, turn by turn, as the review crate writes it. Values are shares of the win by seat. */
import type { SeatNumber } from '$lib/engine/types';

export const CLASSES = ['best', 'good', 'inaccurate', 'mistake', 'blunder'] as const;
export type TurnClass = (typeof CLASSES)[number];

export interface ReviewedTurn {
  /** Number of its first event, which is the ply before it. */
  event: number;
  /** Number of the first event after it. */
  turnEnd: number;
  seat: SeatNumber;
  /** There was nothing to choose. */
  forced: boolean;
  best: readonly string[];
  /** What is expected after the best turn. */
  line: readonly string[];
  valueBest: readonly number[];
  valuePlayed: readonly number[];
  /** `null` for a forced turn. */
  class: TurnClass | null;
  /** Are both values the result of perfect play? */
  proved: boolean;
  reason: { key: string; args: Readonly<Record<string, number>> } | null;
  /** What the draws after it brought each seat. */
  luck: readonly number[] | null;
}

export interface ReviewedSeat {
  /** From 0 to 100; `null` if it never had a choice. */
  accuracy: number | null;
  luck: number;
  /** What the errors of others brought. */
  gifts: number;
}

export interface Review {
  engine: string;
  nodes: number | null;
  start: readonly number[];
  plies: readonly ReviewedTurn[];
  seats: readonly ReviewedSeat[];
}

/** A share of the win that its seat gave away, never negative. */
export function regret({ valueBest, valuePlayed, seat }: ReviewedTurn): number {
  return Math.max(0, (valueBest[seat] ?? 0) - (valuePlayed[seat] ?? 0));
}

/** Was there anything better worth naming? */
export const isWorse = (turn: ReviewedTurn): boolean => turn.class !== null && turn.class !== 'best';

export const isMistake = (turn: ReviewedTurn): boolean => turn.class === 'mistake' || turn.class === 'blunder';

/** More than three nobody remembers. */
const TURNING_POINTS = 3;

/** The worst turns of each seat, mistakes at least, in the order of the game. */
export function turningPoints({ plies }: Review): readonly ReviewedTurn[] {
  const seats = new Set(plies.map(({ seat }) => seat));
  const worst = [...seats].flatMap((seat) =>
    plies
      .filter((turn) => turn.seat === seat && isMistake(turn))
      .sort((one, other) => regret(other) - regret(one))
      .slice(0, TURNING_POINTS),
  );
  return worst.sort((one, other) => one.event - other.event);
}

export interface SharePoint {
  ply: number;
  share: number;
}

/** A seat's share of the win after each turn, by ply. */
export function sharesOf({ start, plies }: Review, seat: SeatNumber): readonly SharePoint[] {
  const first = plies[0];
  if (!first) return [];
  const begin = { ply: first.event, share: start[seat] ?? 0 };
  return [begin, ...plies.map(({ turnEnd, valuePlayed }) => ({ ply: turnEnd, share: valuePlayed[seat] ?? 0 }))];
}
