/** A review under way or done: it can be stopped after any turn, and a whole one is kept in this browser. */
import type { Review } from './review';
import type { ReviewAnswer, ReviewQuestion } from './review-protocol';

/** One entry: the game reviewed last is the one somebody comes back to. */
const KEY = 'crema.review';

interface Kept {
  record: string;
  review: Review;
}

export type ReviewState = 'none' | 'running' | 'stopped' | 'whole' | 'failed';

export class ReviewJob {
  readonly #record: string;
  readonly #start: () => Worker;
  readonly #storage: Storage | null;
  #worker: Worker | null = null;
  review: Review | null = $state.raw(null);
  /** How many events have been looked at. */
  progress = $state(0);
  state: ReviewState = $state('none');

  constructor(record: string, start: () => Worker, storage: Storage | null) {
    this.#record = record;
    this.#start = start;
    this.#storage = storage;
    this.#recall();
  }

  run(): void {
    this.stop();
    this.state = 'running';
    this.progress = 0;
    this.#worker = this.#start();
    this.#worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => this.#hear(data);
    this.#worker.onerror = () => this.#hear({ kind: 'failed', reason: 'the worker broke' });
    this.#worker.postMessage({ record: this.#record } satisfies ReviewQuestion);
  }

  /** Ends the work; what has been said stays. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    if (this.state === 'running') this.state = 'stopped';
  }

  #hear(answer: ReviewAnswer): void {
    if (answer.kind === 'failed') {
      this.stop();
      this.state = 'failed';
      return;
    }
    this.review = answer.review;
    this.progress = answer.progress;
    if (answer.kind === 'part') return;
    this.stop();
    this.state = 'whole';
    try {
      this.#storage?.setItem(KEY, JSON.stringify({ record: this.#record, review: answer.review } satisfies Kept));
    } catch {
      // Without room it is made anew the next time.
    }
  }

  #recall(): void {
    try {
      const kept = JSON.parse(this.#storage?.getItem(KEY) ?? 'null') as Kept | null;
      if (kept?.record !== this.#record || !Array.isArray(kept.review.plies)) return;
      this.review = kept.review;
      this.state = 'whole';
    } catch {
      // Anything may be in the storage.
    }
  }
}
