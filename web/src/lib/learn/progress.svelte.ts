/** How far somebody has come in the lessons, kept in this browser. */
import { openStorage } from '$lib/match/storage';

const KEY = 'crema.learn';

export interface Reached {
  /** The step to go on with. */
  step: number;
  /** Has the lesson been finished once? */
  done: boolean;
}

type Kept = Record<string, Reached>;

/** Anything may be in the storage; only what can be right gets out. */
export function readProgress(text: string | null): Kept {
  try {
    const raw = Object.entries(Object(JSON.parse(text ?? '{}')) as Record<string, Partial<Reached> | null>);
    const sound = raw.filter(([, kept]) => Number.isInteger(kept?.step) && Number(kept?.step) >= 0);
    return Object.fromEntries(
      sound.map(([key, kept]) => [key, { step: Number(kept?.step), done: kept?.done === true }]),
    );
  } catch {
    return {};
  }
}

export class Progress {
  readonly #storage: Storage | null;
  #kept: Kept = $state.raw({});

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.#kept = readProgress(storage?.getItem(KEY) ?? null);
  }

  /** Has anything been begun? */
  get begun(): boolean {
    return Object.keys(this.#kept).length > 0;
  }

  of(game: string, lesson: string): Reached {
    return this.#kept[`${game}/${lesson}`] ?? { step: 0, done: false };
  }

  /** Remembers the step to go on with. */
  reach(game: string, lesson: string, step: number): void {
    this.#put(game, lesson, { step, done: this.of(game, lesson).done });
  }

  /** The lesson has been finished; it begins anew when it is opened again. */
  finish(game: string, lesson: string): void {
    this.#put(game, lesson, { step: 0, done: true });
  }

  #put(game: string, lesson: string, reached: Reached): void {
    this.#kept = { ...this.#kept, [`${game}/${lesson}`]: reached };
    try {
      this.#storage?.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without room the progress lasts until the page is closed.
    }
  }
}

export const progress = new Progress(openStorage());
