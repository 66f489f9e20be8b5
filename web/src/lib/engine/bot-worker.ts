/** The worker in which bots think. It loads its own engine, and nothing before the first question. */
import type { BotAnswer, BotQuestion } from './bot-protocol';
import { loadWasm } from './wasm';

async function answer(question: BotQuestion): Promise<BotAnswer> {
  const { id } = question;
  try {
    const engine = await loadWasm();
    if (question.kind === 'levels') {
      return { id, kind: 'levels', levels: JSON.parse(engine.botLevels(question.game)) };
    }
    const { record, level, seed } = question.request;
    return { id, kind: 'chosen', events: JSON.parse(engine.botChoose(record, level, seed)) };
  } catch (error) {
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => postMessage(await answer(data)));
