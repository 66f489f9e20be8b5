/** For tests: what the crate of a game says about itself, read from its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of a crate, by path. */
export function sourcesOfCrate(crate: string): Map<string, string> {
  const folder = `../crates/${crate}/src`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.rs'));
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** The clauses of a game's RULES.md. */
export const clausesOfCrate = (game: string): string[] =>
  [...readFileSync(`../crates/game-${game}/RULES.md`, 'utf8').matchAll(/^- \*\*([A-Z]{2}-\d\d)\*\*/gm)].map(
    ([, id = '']) => id,
  );

const ENUM = /pub enum Illegal \{\n(.*?)\n\}/s;

/** What the engine of a game can refuse: the variants of its `Illegal`, as the facts spell them. */
export function reasonsOfCrate(game: string): string[] {
  const sources = [...sourcesOfCrate(`game-${game}`).values()];
  const body = sources.flatMap((source) => ENUM.exec(source)?.[1] ?? []).join('\n');
  return [...body.matchAll(/^ {4}([A-Z]\w+)(?: \{|,)/gm)].map(([, name = '']) =>
    name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase(),
  );
}

/** Where the server refuses without a reason: the file and the code. What follows a file's tests is left out. */
export function bareRefusals(): { path: string; code: string }[] {
  const bare = /(?:Failure|Refusal)::new\(\s*(?:protocol::)?Code::(\w+)/g;
  return [...sourcesOfCrate('server')].flatMap(([path, source]) => {
    const [code = ''] = source.split('#[cfg(test)]');
    return [...code.matchAll(bare)].map(([, name = '']) => ({ path, code: name }));
  });
}

/** The reasons for which the check of a shuffle finds it unfair. */
export function unfairReasons(): string[] {
  const sources = [...sourcesOfCrate('fairness').values(), ...sourcesOfCrate('wasm').values()];
  return sources.flatMap((source) => [...source.matchAll(/"reason": "([a-z-]+)"/g)].map(([, name = '']) => name));
}

/** The numbers among a table's terms that can be out of range. */
export function rangedTerms(): string[] {
  const source = sourcesOfCrate('server').get('table/terms.rs') ?? '';
  return [...new Set([...source.matchAll(/within\("(\w+)"/g)].map(([, name = '']) => name))];
}
