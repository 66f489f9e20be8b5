/** Branches that were tried out, kept in this browser beside the games they leave. */
import { openStorage } from '$lib/match/storage';

export interface Branch {
  id: string;
  /** The record of the whole game that it leaves: the same game by another way has the same branches. */
  record: string;
  /** What somebody called it; absent while it has its usual name. */
  name?: string | undefined;
  /** The number in its usual name. */
  number: number;
  /** The ply at which it leaves the game. */
  from: number;
  /** What was played from there. */
  events: readonly string[];
}

const PREFIX = 'crema.branch.';

/** Anything may be in the storage; what is not a branch of ours is left alone. */
function read(text: string | null): Branch | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Branch | null;
    const whole = typeof kept?.id === 'string' && typeof kept.record === 'string' && Array.isArray(kept.events);
    return whole && Number.isInteger(kept.from) ? kept : null;
  } catch {
    return null;
  }
}

export class Branches {
  readonly #storage: Storage | null;
  list: readonly Branch[] = $state.raw([]);

  constructor(storage: Storage | null) {
    this.#storage = storage;
    const keys = storage ? Object.keys(storage).filter((key) => key.startsWith(PREFIX)) : [];
    const found = keys.flatMap((key) => read(storage?.getItem(key) ?? null) ?? []);
    this.list = found.sort((one, other) => one.number - other.number);
  }

  of(record: string): readonly Branch[] {
    return this.list.filter((branch) => branch.record === record);
  }

  /** Keeps a new branch, or a known one as it is now. Says whether there was room in the storage. */
  put(branch: Branch): boolean {
    const known = this.list.some(({ id }) => id === branch.id);
    this.list = known ? this.list.map((one) => (one.id === branch.id ? branch : one)) : [...this.list, branch];
    try {
      this.#storage?.setItem(PREFIX + branch.id, JSON.stringify(branch));
      return this.#storage !== null;
    } catch {
      return false;
    }
  }

  remove(id: string): void {
    this.list = this.list.filter((branch) => branch.id !== id);
    this.#storage?.removeItem(PREFIX + id);
  }
}

/** Keeps what is tried out as it grows: one branch for as long as nobody goes back to the game. */
export class BranchKeeper {
  readonly #branches: Branches;
  readonly #record: string;
  readonly #newId: () => string;
  /** The branch that is being tried out. */
  current: string | null = $state(null);

  constructor(branches: Branches, record: string, newId: () => string) {
    this.#branches = branches;
    this.#record = record;
    this.#newId = newId;
  }

  get list(): readonly Branch[] {
    return this.#branches.of(this.#record);
  }

  /** The line has changed. Says whether there was room for it. */
  keep(from: number, events: readonly string[]): boolean {
    if (!events.length) return true;
    const known = this.list.find(({ id }) => id === this.current);
    const number = known?.number ?? 1 + Math.max(0, ...this.list.map((branch) => branch.number));
    this.current = known?.id ?? this.#newId();
    return this.#branches.put({
      id: this.current,
      record: this.#record,
      name: known?.name,
      number,
      from,
      events,
    });
  }

  rename(id: string, name: string): void {
    const branch = this.list.find((one) => one.id === id);
    if (branch) this.#branches.put({ ...branch, name: name.trim() || undefined });
  }

  remove(id: string): void {
    this.#branches.remove(id);
    if (this.current === id) this.current = null;
  }
}

export const branches = new Branches(openStorage());
