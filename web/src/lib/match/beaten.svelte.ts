/** Which opponents have lost to somebody in this browser. A game that is deleted stays won. */
import type { BotLevel } from '$lib/engine/types';
import { openStorage } from './storage';

const KEY = 'crema.beaten';

/** Anything may be in the storage; only lists of levels get out. */
function read(text: string | null): Record<string, readonly string[]> {
  try {
    const raw = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(raw).flatMap(([game, levels]) =>
        Array.isArray(levels) ? [[game, levels.filter((level) => typeof level === 'string')]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export class Beaten {
  readonly #storage: Storage | null;
  #levels: Record<string, readonly string[]> = $state.raw({});

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.#levels = read(storage?.getItem(KEY) ?? null);
  }

  /** The levels that have been beaten in a game. */
  of(game: string): readonly string[] {
    return this.#levels[game] ?? [];
  }

  add(game: string, levels: readonly string[]): void {
    const known = this.of(game);
    const added = levels.filter((level, index) => !known.includes(level) && levels.indexOf(level) === index);
    if (!added.length) return;
    this.#levels = { ...this.#levels, [game]: [...known, ...added] };
    try {
      this.#storage?.setItem(KEY, JSON.stringify(this.#levels));
    } catch {
      // Without room it is remembered until the page is closed.
    }
  }
}

/**
 * The level to suggest: the one after the strongest beaten, at first the one that a beginner beats. Each further bot of the
 * table is one step weaker, or where there is none, one step stronger: no two have the same face.
 */
export function suggestedLevel(levels: readonly BotLevel[], beaten: readonly string[], bot = 0): string | null {
  const strongest = levels.findLastIndex(({ id }) => beaten.includes(id));
  const start =
    strongest < 0
      ? Math.max(
          levels.findIndex(({ first }) => first),
          0,
        )
      : Math.min(strongest + 1, levels.length - 1);
  const place = start >= bot ? start - bot : bot;
  return levels[place]?.id ?? null;
}

export const beaten = new Beaten(openStorage());
