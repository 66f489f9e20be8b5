/**
 * The games kept in this browser.
 *
 * localStorage, because it writes at once: a game survives the tab being closed in the same moment. A record is a few
 * kilobytes, so there is room for hundreds.
 */
export interface SeatSetup {
  name: string;
  /** The number in a usual name ("Player 1"), which follows the language; absent for a name that somebody typed. */
  usual?: number | undefined;
  /** A bot's level; `null` for a person. */
  bot: string | null;
}

export interface SavedMatch {
  id: string;
  game: string;
  seats: SeatSetup[];
  options: Record<string, unknown>;
  /** The match so far, plan included. */
  record: string;
  /** How many events are beyond taking back. */
  confirmed: number;
  moves: number;
  over: boolean;
  /** Milliseconds since 1970. */
  updated: number;
}

const PREFIX = 'crema.match.';

/** Anything may be in the storage; what is not a match of ours is left alone. */
function read(text: string | null): SavedMatch | null {
  try {
    const saved = JSON.parse(text ?? 'null') as SavedMatch | null;
    const whole = typeof saved?.id === 'string' && typeof saved.record === 'string' && Array.isArray(saved.seats);
    return whole ? saved : null;
  } catch {
    return null;
  }
}

export class Shelf {
  #storage: Storage | null;
  /** Newest first. */
  list: readonly SavedMatch[] = $state.raw([]);

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.refresh();
  }

  /** Reads everything again; another tab may have played. */
  refresh(): void {
    const keys = this.#storage ? Object.keys(this.#storage).filter((key) => key.startsWith(PREFIX)) : [];
    const found = keys.flatMap((key) => read(this.#storage?.getItem(key) ?? null) ?? []);
    this.list = found.sort((a, b) => b.updated - a.updated);
  }

  get(id: string): SavedMatch | null {
    return this.list.find((saved) => saved.id === id) ?? null;
  }

  /** Keeps a match; says whether there was room. It stays on the list either way until the page is closed. */
  put(match: SavedMatch): boolean {
    this.list = [match, ...this.list.filter((saved) => saved.id !== match.id)];
    try {
      this.#storage?.setItem(PREFIX + match.id, JSON.stringify(match));
      return this.#storage !== null;
    } catch {
      return false;
    }
  }

  remove(id: string): void {
    this.list = this.list.filter((saved) => saved.id !== id);
    this.#storage?.removeItem(PREFIX + id);
  }
}

/** `null` where the browser forbids it. */
export function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const shelf = new Shelf(openStorage());
if (typeof addEventListener === 'function') addEventListener('storage', () => shelf.refresh());
