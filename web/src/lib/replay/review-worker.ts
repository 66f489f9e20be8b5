/** The worker in which games are reviewed. It tells what it has after every turn, so that the first opinion is there at once. */
import { wasmLoader, type Instantiable } from '$lib/engine/load-wasm';
import type { Review } from './review';
import type { ReviewAnswer, ReviewQuestion } from './review-protocol';

/** What it needs of the module; see crates/wasm. */
interface ReviewModule extends Instantiable {
  Reviewer: new (record: string) => {
    next(): string | undefined;
    progress(): number;
    summary(): string;
  };
}

const load = wasmLoader(
  import.meta.glob<ReviewModule>('/wasm/bots.js'),
  import.meta.glob<string>('/wasm/bots_bg.wasm', { query: '?url', import: 'default' }),
);

const tell = (answer: ReviewAnswer) => postMessage(answer);

async function review({ record }: ReviewQuestion): Promise<void> {
  try {
    const { Reviewer } = await load();
    const reviewer = new Reviewer(record);
    const part = () => ({ review: JSON.parse(reviewer.summary()) as Review, progress: reviewer.progress() });
    while (reviewer.next() !== undefined) tell({ kind: 'part', ...part() });
    tell({ kind: 'whole', ...part() });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => void review(data));
