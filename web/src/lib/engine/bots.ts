/**
 * Bots behind a worker. A search cannot be interrupted from outside, so an aborted question ends the worker; the next one
 * starts a new worker.
 */
import type { BotAnswer, BotAnswers, BotQuestion } from './bot-protocol';
import type { BotRequest, Bots } from './types';

interface Waiting {
  resolve: (answer: never) => void;
  reject: (reason: Error) => void;
}

export class WorkerBots implements Bots {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  choose = (request: BotRequest, signal?: AbortSignal) => this.#ask('choose', request, signal);
  advise = (request: BotRequest, signal?: AbortSignal) => this.#ask('advise', request, signal);

  #ask<Asks extends keyof BotAnswers>(
    asks: Asks,
    request: BotRequest,
    signal?: AbortSignal,
  ): Promise<BotAnswers[Asks]> {
    const id = this.#next++;
    return new Promise<BotAnswers[Asks]>((resolve, reject) => {
      if (signal?.aborted) return reject(new Error('nobody waits for the bot any more'));
      this.#waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => this.#waiting.has(id) && this.#end('nobody waits for the bot any more'), {
        once: true,
      });
      this.#worker ??= this.#hire();
      this.#worker.postMessage({ id, asks, request } satisfies BotQuestion);
    });
  }

  #hire(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.kind === 'failed') waiting?.reject(new Error(data.reason));
      else waiting?.resolve(data.answer as never);
    };
    worker.onerror = ({ message }) => this.#end(message);
    return worker;
  }

  #end(reason: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

export const bots = new WorkerBots(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
