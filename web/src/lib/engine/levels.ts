/** Levels of bots as the page names them before the engine has been asked; the engine's own list has the last word. */
import type { BotLevel } from './types';

export const USUAL_LEVELS: readonly BotLevel[] = [
  'first-day',
  'trainee',
  'regular',
  'barista',
  'roaster',
  'head-barista',
  'champion',
  'maestro',
].map((id, index) => ({ id, rating: null, first: index === 0 }));

/** The bot that gives hints: never distracted, and quick enough to be asked in passing. */
export const HINT_LEVEL = 'champion';
