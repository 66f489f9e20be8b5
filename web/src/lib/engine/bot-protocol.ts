/** What the page and the bots' worker say to each other. */
import type { Advice, BotRequest } from './types';

/** What may be asked, and what is answered. */
export interface BotAnswers {
  /** Events to play. */
  choose: string[];
  /** The best first. */
  advise: Advice[];
}

export interface BotQuestion {
  id: number;
  asks: keyof BotAnswers;
  request: BotRequest;
}

export type BotAnswer = { id: number } & (
  { kind: 'answered'; answer: BotAnswers[keyof BotAnswers] } | { kind: 'failed'; reason: string }
);
