/**
 * Checks all messages and writes their types to src/generated/messages.ts; with `--check` only compares.
 *
 * Fails when a language misses a key, has one too many, leaves a variable out, uses an unknown one, misses a plural form,
 * or when no source file uses a key; and, see words.mjs, when a text breaks the glossary or the habits of its language.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FluentParser, Visitor } from '@fluent/syntax';
import { page } from './glossary.mjs';
import { mended } from './typography.mjs';
import { walk } from './walk.mjs';
import { texts, wordProblems } from './words.mjs';

const LANGUAGES = ['en', 'ru', 'uk', 'pt-BR'];
const SOURCE = 'src';
const TYPES = 'src/generated/messages.ts';
const problems = [];

/** Variables of a message, which of them are counted, and the plural forms of each selection. */
class Variables extends Visitor {
  all = new Map();
  selections = [];

  visitVariableReference(node) {
    if (!this.all.has(node.id.name)) this.all.set(node.id.name, 'text');
  }

  visitSelectExpression(node) {
    const keys = node.variants.map(({ key }) => key.name ?? key.value);
    const counted = keys.some((key) => ['zero', 'one', 'two', 'few', 'many'].includes(key));
    const variable = node.selector.id?.name ?? node.selector.arguments?.positional[0]?.id?.name;
    if (variable && counted) {
      this.all.set(variable, 'number');
      this.selections.push(keys);
    }
    this.genericVisit(node);
  }

  visitFunctionReference(node) {
    const variable = node.arguments.positional[0]?.id?.name;
    if (node.id.name === 'NUMBER' && variable) this.all.set(variable, 'number');
    this.genericVisit(node);
  }
}

/** The plural forms that whole numbers need in a language. */
function pluralForms(language) {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
}

/** Reads one file into a map from key to its variables. */
function read(path, language) {
  const messages = new Map();
  const needed = pluralForms(language);
  for (const entry of new FluentParser().parse(readFileSync(path, 'utf8')).body) {
    if (entry.type === 'Junk') problems.push(`${path}: cannot be parsed: ${entry.content.trim().split('\n')[0]}`);
    if (entry.type !== 'Message') continue;
    const key = entry.id.name;
    if (messages.has(key)) problems.push(`${path}: ${key} is defined twice`);
    if (entry.attributes.length) problems.push(`${path}: ${key} has attributes; give each text a key of its own`);
    const variables = new Variables();
    variables.visit(entry);
    for (const forms of variables.selections) {
      const missing = [...needed].filter((form) => !forms.includes(form));
      if (missing.length) problems.push(`${path}: ${key} misses the plural form ${missing.join(', ')}`);
    }
    messages.set(key, variables.all);
  }
  return messages;
}

/** Compares a translation with the English file. */
function compare(path, english, translated) {
  for (const key of english.keys()) if (!translated.has(key)) problems.push(`${path}: ${key} is missing`);
  for (const [key, variables] of translated) {
    const wanted = english.get(key);
    if (!wanted) {
      problems.push(`${path}: ${key} does not exist in English`);
      continue;
    }
    for (const name of wanted.keys()) if (!variables.has(name)) problems.push(`${path}: ${key} leaves out $${name}`);
    for (const [name, kind] of variables) {
      if (!wanted.has(name)) problems.push(`${path}: ${key} uses the unknown $${name}`);
      else if (kind === 'number') wanted.set(name, 'number');
    }
  }
}

/** Keys of a game carry its name, so that no two folders clash. */
function checkPrefix(path, keys) {
  const game = /games[\\/]([^\\/]+)/.exec(path)?.[1];
  for (const key of keys)
    if (game && !key.startsWith(`${game}-`)) problems.push(`${path}: ${key} must begin with ${game}-`);
}

/** A key is used when a source file names it, or builds it from a prefix: `level-${…}`. */
function checkUse(keys) {
  const files = walk(SOURCE).filter((file) => /\.(ts|svelte)$/.test(file) && !file.includes('generated'));
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const prefixes = [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, prefix]) => prefix);
  for (const key of keys) {
    const named = text.includes(`'${key}'`) || text.includes(`"${key}"`) || text.includes(`\`${key}\``);
    if (!named && !prefixes.some((prefix) => key.startsWith(prefix))) problems.push(`${key} is used nowhere`);
  }
}

function types(messages) {
  const lines = [...messages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, variables]) => {
      const fields = [...variables].map(
        ([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`,
      );
      return `  '${key}': ${fields.length ? `{ ${fields.join('; ')} }` : 'null'};`;
    });
  return `// Written by \`npm run messages\` from the English messages. Do not edit.\n\n/** The variables of every message. */\nexport interface Messages {\n${lines.join('\n')}\n}\n`;
}

const all = new Map();
for (const english of walk(SOURCE).filter((file) => /(^|[\\/.])en\.ftl$/.test(file))) {
  const source = read(english, 'en');
  checkPrefix(english, source.keys());
  for (const language of LANGUAGES.slice(1)) {
    const path = english.replace(/en\.ftl$/, `${language}.ftl`);
    if (existsSync(path)) compare(path, source, read(path, language));
    else problems.push(`${path} does not exist`);
  }
  for (const [key, variables] of source) {
    if (all.has(key)) problems.push(`${english}: ${key} is defined in another file too`);
    all.set(key, variables);
  }
}
checkUse(all.keys());

/** Writes a file, or with `--check` only compares. */
function put(path, written) {
  const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (current === written) return;
  if (process.argv.includes('--check')) problems.push(`${path} is out of date: run npm run messages`);
  else writeFileSync(path, written);
}

put(TYPES, types(all));
put('../docs/glossary-players.md', page());
for (const { path, language, text } of texts) put(path, mended(text, language));
problems.push(...wordProblems());
for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`${all.size} messages in ${LANGUAGES.length} languages`);
