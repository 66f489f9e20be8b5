/** Outside its own folder nobody knows a game: a new one is a new folder, and nothing else changes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../scripts/games.mjs';
import { walk } from '../../scripts/walk.mjs';

/** Folders that serve every game. */
const COMMON = ['src/app', 'src/lib', 'src/gallery', 'src/messages', 'src/styles', 'scripts', 'build', 'e2e'];
const OWN_FILES = ['src/main.ts', 'src/games/contract.ts', 'src/games/index.ts', 'playwright.config.ts'];

const capitalised = (word: string) => word.replace(/^./, (first) => first.toUpperCase());

/** A word of a game's id in any spelling: `coffee-cup`, `CoffeeCup`, `COFFEE`, but not inside a longer word. */
function spellings(word: string): RegExp {
  return new RegExp(`(?<![A-Za-z])${word}(?![a-z])|${capitalised(word)}(?![a-z])|\\b${word.toUpperCase()}\\b`);
}

/** Every part of every id: `tic-tac-toe` is known by each of its words. */
const WORDS = GAMES.flatMap((id) => id.split('-')).map((word) => ({ word, pattern: spellings(word) }));

function naming(text: string): string[] {
  return WORDS.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word);
}

function commonFiles(): string[] {
  const files = COMMON.flatMap((folder) => walk(folder)).filter((file) => !file.startsWith('e2e/artifacts'));
  return [...files, ...OWN_FILES];
}

test('no common file names a game', () => {
  const found = commonFiles().flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, at) => naming(line).map((word) => `${file}:${at + 1} says ${word}: ${line.trim()}`));
  });
  expect(found).toEqual([]);
});

test('no common file reaches into the folder of a game', () => {
  const reaching = new RegExp(`games/(${GAMES.join('|')})/`);
  expect(commonFiles().filter((file) => reaching.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a name is found in every spelling, and not inside other words', () => {
  const [id = ''] = GAMES;
  const [word = ''] = id.split('-');
  const named = [`'${id}'`, `${id}-name`, `game_${word}`, `${capitalised(word)}Board`, word.toUpperCase()];
  for (const text of named) expect(naming(text), text).toContain(word);
  for (const text of [`${word}s`, `re${word}`]) expect(naming(text), text).toEqual([]);
});
