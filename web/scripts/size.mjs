/**
 * Weighs the build: `npm run size` after `npm run build`. Fails when a budget is broken.
 *
 * First load: everything the page itself asks for before anyone has chosen a game, in the heaviest language (scripts,
 * styles, fonts; without the engine). Each game: what its folder adds. The engine: the rules, which every table needs, and
 * the module with the bots, which is loaded when one of them is asked.
 */
import { readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { walk } from './walk.mjs';

const DIST = 'dist';
const BUDGET = { first: 150, game: 120, rules: 300, bots: 2048 };
const kilobytes = (path) =>
  (/\.woff2$/.test(path) ? statSync(path).size : gzipSync(readFileSync(path), { level: 9 }).length) / 1024;

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** A chunk with all it imports at once, styles and fonts included. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) seen.add(file);
  for (const imported of chunk.imports ?? []) closure(imported, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = closure(entry);
const languages = Object.keys(manifest).filter((key) => /^src\/messages\/[\w-]+\.ts$/.test(key));
const sum = (files) => [...files].reduce((total, file) => total + kilobytes(join(DIST, file)), 0);
const heaviest = Math.max(0, ...languages.map((key) => sum([...closure(key)].filter((file) => !first.has(file)))));

const rows = [['first load', sum(first) + heaviest, BUDGET.first]];
const table = Object.keys(manifest).find((key) => key.endsWith('TablePage.svelte'));
const shared = new Set([...first, ...(table ? closure(table) : [])]);
if (table) rows.push(['table page', sum([...shared].filter((file) => !first.has(file))), BUDGET.game]);
for (const key of Object.keys(manifest).filter((name) => /^src\/games\/[^/]+\/index\.ts$/.test(name))) {
  const game = key.split('/')[2];
  const texts = Object.keys(manifest).filter((name) => name.startsWith(`src/games/${game}/messages/`));
  const own = [...closure(key)].filter((file) => !shared.has(file));
  const words = Math.max(0, ...texts.map((name) => sum(closure(name))));
  rows.push([`game ${game}`, sum(own) + words, BUDGET.game]);
}
const modules = walk(DIST).filter((path) => path.endsWith('.wasm'));
for (const name of ['rules', 'bots']) {
  const built = modules.filter((path) => basename(path).startsWith(name));
  rows.push([`engine ${name}`, sum(built.map((path) => relative(DIST, path))), BUDGET[name]]);
}

let broken = false;
for (const [name, size, budget] of rows) {
  const over = size > budget;
  broken ||= over;
  console.log(`${name.padEnd(32)} ${size.toFixed(1).padStart(7)} KB gzip of ${budget}${over ? '  TOO HEAVY' : ''}`);
}
process.exit(broken ? 1 : 0);
