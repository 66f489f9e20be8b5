/**
 * What the engine thinks of the shown position: at first in passing, then with more thought, and how it would go on from
 * there. A new position ends the thought about the old one.
 */
import type { Bots, Turn } from '$lib/engine/types';

/** First a quick opinion, then a thorough one. */
const LEVELS = ['roaster', 'maestro'];
/** How many turns it looks on. */
const TURNS = 3;
/** The same position gets the same answer. */
const SEED = 0n;
/** Milliseconds that somebody has to stay at a position before the engine is asked: stepping through a game asks nothing. */
export const PATIENCE = 250;

export interface Advice {
  /** The turn it would play. */
  best: readonly string[];
  /** The turns that it expects after that, up to the next that chance decides. */
  line: readonly string[];
  /** Has it thought as long as it may? */
  thorough: boolean;
}

export interface Asked {
  /** The game up to the position. */
  record: string;
  /** Whose turn it is when these events have been played, too. */
  turnAfter: (events: readonly string[]) => Turn;
}

function extended(record: string, events: readonly string[]): string {
  const game = JSON.parse(record) as { events: string[] };
  return JSON.stringify({ ...game, events: [...game.events, ...events], result: undefined });
}

export class Opinion {
  readonly #bots: Bots;
  #asking = new AbortController();
  advice: Advice | null = $state.raw(null);
  /** The engine did not answer. */
  failed = $state(false);

  constructor(bots: Bots) {
    this.#bots = bots;
  }

  /** Nobody wants to know any more. */
  stop(): void {
    this.#asking.abort();
    this.advice = null;
    this.failed = false;
  }

  /** Thinks about a position, until the next one. */
  async ask(asked: Asked): Promise<void> {
    this.stop();
    const { signal } = (this.#asking = new AbortController());
    if (asked.turnAfter([]).kind !== 'seat') return;
    try {
      for (const level of LEVELS) {
        if (signal.aborted) return;
        await this.#think(asked, level, signal);
      }
    } catch {
      if (!signal.aborted) this.failed = true;
    }
  }

  async #think({ record, turnAfter }: Asked, level: string, signal: AbortSignal): Promise<void> {
    const choose = (events: readonly string[]) =>
      this.#bots.choose({ record: extended(record, events), level, seed: SEED }, signal);
    const thorough = level === LEVELS.at(-1);
    const best = await choose([]);
    const line: string[] = [];
    for (let turn = 0; !signal.aborted; turn += 1) {
      this.advice = { best, line: [...line], thorough };
      const played = [...best, ...line];
      if (turn === TURNS || turnAfter(played).kind !== 'seat') return;
      line.push(...(await choose(played)));
    }
  }
}
