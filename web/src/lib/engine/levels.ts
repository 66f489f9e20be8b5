/** Levels of bots as the page names them before the engine has been asked; the engine's own list has the last word. */
import type { BotLevel } from './types';

export const USUAL_LEVELS: readonly BotLevel[] = [
  { id: 'first-day' },
  { id: 'trainee' },
  { id: 'regular' },
  { id: 'barista' },
  { id: 'roaster' },
  { id: 'head-barista' },
  { id: 'champion' },
  { id: 'maestro' },
];

/** Who sits down when nobody chose. */
export const DEFAULT_LEVEL = 'barista';

/** Who gives hints: good, and quick enough to be asked in passing. */
export const HINT_LEVEL = 'roaster';
