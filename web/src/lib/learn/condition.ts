/** What a lesson asks for, as data: conditions on the events of a turn and on the position that they lead to. */
import type { Outcome, SeatNumber } from '$lib/engine/types';

export type Condition =
  /** So many of the events, one unless it says otherwise, read like this; `*` stands for any word. */
  | { played: string; times?: number }
  /** What the view has at this path (`players.0.buttons`, `islands.length`) compares so. */
  | { view: string; is: unknown }
  | { view: string; least: number }
  /** The game is over, and this seat has won, alone. */
  | { won: SeatNumber }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition };

/** What was planned, and what it would lead to. */
export interface Attempt {
  events: readonly string[];
  view: unknown;
  outcome: Outcome | null;
}

export function matches(pattern: string, event: string): boolean {
  const [wanted, words] = [pattern.split(' '), event.split(' ')];
  return wanted.length === words.length && wanted.every((word, at) => word === '*' || word === words[at]);
}

/** `undefined` where the view has nothing under this path. */
export function valueAt(view: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value === null || value === undefined ? undefined : (value as Record<string, unknown>)[key]),
      view,
    );
}

export function holds(condition: Condition, attempt: Attempt): boolean {
  if ('played' in condition) {
    const { played, times = 1 } = condition;
    return attempt.events.filter((event) => matches(played, event)).length >= times;
  }
  if ('is' in condition) return valueAt(attempt.view, condition.view) === condition.is;
  if ('least' in condition) return Number(valueAt(attempt.view, condition.view) ?? 0) >= condition.least;
  if ('won' in condition) return attempt.outcome?.winners.join() === String(condition.won);
  if ('all' in condition) return condition.all.every((part) => holds(part, attempt));
  if ('any' in condition) return condition.any.some((part) => holds(part, attempt));
  return !holds(condition.not, attempt);
}
