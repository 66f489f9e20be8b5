/** What the page and the bots' worker say to each other. */
import type { BotLevel, BotRequest } from './types';

export type BotQuestion = { id: number } & ({ kind: 'levels'; game: string } | { kind: 'choose'; request: BotRequest });

export type BotAnswer = { id: number } & (
  { kind: 'levels'; levels: BotLevel[] } | { kind: 'chosen'; events: string[] } | { kind: 'failed'; reason: string }
);
