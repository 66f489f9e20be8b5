/** The worker in which bots think. It loads an engine of its own, built for speed, and nothing before the first question. */
import type { BotAnswer, BotQuestion } from './bot-protocol';
import { wasmLoader, type Instantiable } from './load-wasm';

/** What it needs of the module; see crates/wasm. */
interface BotModule extends Instantiable {
  botChoose(record: string, level: string, seed: bigint): string;
  botAdvise(record: string, level: string, seed: bigint): string;
}

const load = wasmLoader(
  import.meta.glob<BotModule>('/wasm/bots.js'),
  import.meta.glob<string>('/wasm/bots_bg.wasm', { query: '?url', import: 'default' }),
);

async function answer({ id, asks, request: { record, level, seed } }: BotQuestion): Promise<BotAnswer> {
  try {
    const engine = await load();
    const asked = asks === 'advise' ? engine.botAdvise : engine.botChoose;
    return { id, kind: 'answered', answer: JSON.parse(asked(record, level, seed)) };
  } catch (error) {
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => postMessage(await answer(data)));
