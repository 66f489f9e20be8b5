/** What finished games of this browser say about the one person who played them. Games of several people are nobody's own. */
import type { SavedMatch } from '$lib/match/shelf.svelte';

export interface Result {
  id: string;
  game: string;
  /** Milliseconds since 1970. */
  when: number;
  seat: number;
  seats: number;
  /** Levels of the bots, in the order of seats. */
  opponents: readonly string[];
  options: Readonly<Record<string, unknown>>;
  score: number;
  /** The best score among the others. */
  against: number;
  outcome: 'won' | 'shared' | 'lost';
}

interface Ended {
  scores: readonly number[];
  winners: readonly number[];
}

function endOf(record: string): Ended | null {
  try {
    const { result } = JSON.parse(record) as { result?: Partial<Ended> };
    const whole = Array.isArray(result?.scores) && Array.isArray(result.winners);
    return whole ? (result as Ended) : null;
  } catch {
    return null;
  }
}

function resultOf(saved: SavedMatch): Result | null {
  const people = saved.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const [seat] = people;
  const end = saved.over && people.length === 1 && saved.seats.length > 1 ? endOf(saved.record) : null;
  if (!end || seat === undefined) return null;
  const won = end.winners.includes(seat);
  return {
    id: saved.id,
    game: saved.game,
    when: saved.updated,
    seat,
    seats: saved.seats.length,
    opponents: saved.seats.flatMap(({ bot }) => bot ?? []),
    options: saved.options,
    score: end.scores[seat] ?? 0,
    against: Math.max(...end.scores.filter((_, other) => other !== seat)),
    outcome: !won ? 'lost' : end.winners.length > 1 ? 'shared' : 'won',
  };
}

/** The oldest first. */
export function resultsOf(matches: readonly SavedMatch[]): Result[] {
  return matches.flatMap((saved) => resultOf(saved) ?? []).sort((a, b) => a.when - b.when);
}

export interface Tally {
  key: string;
  played: number;
  won: number;
  /** Of a shared win every winner has its part; here it counts as half. */
  shared: number;
  best: number;
  mean: number;
}

/** Results counted by whatever `keys` says of them; the most played first. */
export function tally(results: readonly Result[], keys: (result: Result) => readonly string[]): Tally[] {
  const all = new Set(results.flatMap(keys));
  const counted = [...all].map((key) => {
    const own = results.filter((result) => keys(result).includes(key));
    const scores = own.map(({ score }) => score);
    return {
      key,
      played: own.length,
      won: own.filter(({ outcome }) => outcome === 'won').length,
      shared: own.filter(({ outcome }) => outcome === 'shared').length,
      best: Math.max(...scores),
      mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    };
  });
  return counted.sort((a, b) => b.played - a.played || (a.key < b.key ? -1 : 1));
}

/** Share of the games won, from 0 to 1; a shared win is half a win. */
export const shareOf = ({ played, won, shared }: Tally): number => (won + shared / 2) / played;

const COLUMNS = ['date', 'game', 'seat', 'seats', 'opponents', 'options', 'score', 'against', 'outcome'] as const;

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table that spreadsheets open: seats count from 1, dates are ISO 8601 in UTC. */
export function csvOf(results: readonly Result[]): string {
  const rows = results.map(({ when, game, seat, seats, opponents, options, score, against, outcome }) => [
    new Date(when).toISOString(),
    game,
    String(seat + 1),
    String(seats),
    opponents.join(' '),
    JSON.stringify(options),
    String(score),
    String(against),
    outcome,
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('');
}

export const jsonOf = (results: readonly Result[]): string => `${JSON.stringify(results, null, 2)}\n`;
