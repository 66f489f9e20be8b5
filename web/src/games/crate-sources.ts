/** For tests: what the crate of a game says about itself, read from its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The clauses of a game's RULES.md. */
export const clausesOfCrate = (game: string): string[] =>
  [...readFileSync(`../crates/game-${game}/RULES.md`, 'utf8').matchAll(/^- \*\*([A-Z]{2}-\d\d)\*\*/gm)].map(
    ([, id = '']) => id,
  );

const ENUM = /pub enum Illegal \{\n(.*?)\n\}/s;

/** What the engine of a game can refuse: the variants of its `Illegal`, as the facts spell them. */
export function reasonsOfCrate(game: string): string[] {
  const folder = `../crates/game-${game}/src`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.rs'));
  const body = files.flatMap((path) => ENUM.exec(readFileSync(join(folder, path), 'utf8'))?.[1] ?? []).join('\n');
  return [...body.matchAll(/^ {4}([A-Z]\w+)(?: \{|,)/gm)].map(([, name = '']) =>
    name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase(),
  );
}
