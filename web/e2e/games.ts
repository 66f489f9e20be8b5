/** The games of the page, for tests that need one and do not care which. */
import { readFileSync } from 'node:fs';
import { GAMES } from '../scripts/games.mjs';

export { GAMES };

/** Two different games. */
export const [ONE_GAME, OTHER_GAME] = [GAMES.at(0) ?? '', GAMES.at(-1) ?? ''];

/** A match as records keep it. */
export interface GameRecord {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  setup: unknown;
  events: string[];
}

/** One that has been played to its end. */
export interface FinishedRecord extends GameRecord {
  result: { scores: number[]; winners: number[] };
}

function read(game: string, file: string): string {
  return readFileSync(new URL(`../src/games/${game}/${file}`, import.meta.url), 'utf8');
}

/** What people call it, in English. */
export function nameOf(game: string): string {
  const [, name] = new RegExp(`^${game}-name = (.+)$`, 'm').exec(read(game, 'messages/card.en.ftl')) ?? [];
  if (!name) throw new Error(`${game} has no message ${game}-name`);
  return name;
}

/** A whole game from the game's folder: for two, unless another file is named. */
export function recordOf(game: string, file = 'record.json'): FinishedRecord {
  return JSON.parse(read(game, `e2e/${file}`)) as FinishedRecord;
}
