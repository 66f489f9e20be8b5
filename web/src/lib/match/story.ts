/** What a result says to one of the players: how close it was, and what decided it. */
import type { ScoreRow } from '$games/contract';
import type { SeatNumber } from '$lib/engine/types';

export interface Story {
  won: boolean;
  /** The best of the others: the winner, for somebody who lost. */
  rival: SeatNumber;
  /** Points between the two. */
  gap: number;
  /** The row with the largest difference in the winner's favour, with both values; `null` where no row tells them apart. */
  decided: { row: ScoreRow; mine: number; theirs: number } | null;
}

/** `null` where nobody else has a score. */
export function storyOf(
  scores: readonly number[],
  winners: readonly SeatNumber[],
  rows: readonly ScoreRow[],
  mine: SeatNumber,
): Story | null {
  const own = scores[mine];
  const won = winners.includes(mine);
  const rank = (seat: SeatNumber) => (scores[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  const [rival] = scores
    .map((_, seat) => seat)
    .filter((seat) => seat !== mine)
    .sort((one, other) => rank(other) - rank(one));
  if (own === undefined || rival === undefined) return null;
  const sign = won ? 1 : -1;
  const [decided] = rows
    .flatMap((row) => {
      const [here, there] = [row.values[mine] ?? null, row.values[rival] ?? null];
      return here === null || there === null ? [] : [{ row, mine: here, theirs: there }];
    })
    .filter((row) => sign * (row.mine - row.theirs) > 0)
    .sort((one, other) => sign * (other.mine - other.theirs - (one.mine - one.theirs)));
  return { won, rival, gap: Math.abs(own - (scores[rival] ?? 0)), decided: decided ?? null };
}

/** The totals after so many rows, if the rows add up to the scores; otherwise only the whole says something. */
export function countedTotals(scores: readonly number[], rows: readonly ScoreRow[], shown: number): readonly number[] {
  const sum = (seat: SeatNumber, until: number) =>
    rows.slice(0, until).reduce((total, { values }) => total + (values[seat] ?? 0), 0);
  const adds = scores.every((score, seat) => sum(seat, rows.length) === score);
  return adds && shown < rows.length ? scores.map((_, seat) => sum(seat, shown)) : scores;
}
