/** What the page and the bots' worker say to each other. */
import type { BotRequest } from './types';

export interface BotQuestion {
  id: number;
  request: BotRequest;
}

export type BotAnswer = { id: number } & ({ kind: 'chosen'; events: string[] } | { kind: 'failed'; reason: string });
