import { readdirSync } from 'node:fs';

/** The ids of the games that the page has: one folder each, in alphabetical order. */
export const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
