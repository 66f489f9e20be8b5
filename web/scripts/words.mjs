/** What messages and rules say, held against the glossary and the typography of their language. */
import { readFileSync } from 'node:fs';
import { forbidden, unused } from './glossary.mjs';
import { problemsOf } from './typography.mjs';
import { walk } from './walk.mjs';

/** Every text for players: its file, language and scope. */
export const texts = walk('src').flatMap((path) => {
  const language = /(?:^|[\\/.])(en|ru|uk|pt-BR)\.(?:ftl|md)$/.exec(path)?.[1];
  const scope = /games[\\/]([^\\/]+)/.exec(path)?.[1] ?? 'shell';
  return language ? [{ path, language, scope, text: readFileSync(path, 'utf8') }] : [];
});

/** The messages of a file with comments left out, or the paragraphs of a page. */
function parts({ path, text }) {
  const lines = path.endsWith('.ftl') ? text.replace(/^#.*$/gm, '') : text;
  return path.endsWith('.ftl') ? lines.split(/\n(?=[a-z][a-z0-9-]* =)/) : lines.split(/\n\s*\n/);
}

/** The words alone: no key, no names of variables or variants, no anchors and pictures. */
const words = (part) =>
  part
    .trim()
    .replace(/^[a-z][a-z0-9-]* =/, '')
    .replace(/\{ "[^"]*" \}/g, '')
    .replace(/\[[a-z0-9-]+\]/g, '')
    .replace(/:[a-z0-9-]+:/g, '•');

export function wordProblems() {
  const problems = texts.flatMap((file) =>
    parts(file).flatMap((part) => {
      const said = words(part);
      const where = /^[a-z][a-z0-9-]*(?= =)/.exec(part.trim())?.[0] ?? part.trim().slice(0, 30);
      return [...problemsOf(said, file.language), ...forbidden(said, file.scope, file.language)].map(
        (problem) => `${file.path}: ${where}: ${problem}`,
      );
    }),
  );
  const scopes = new Set(texts.map(({ scope }) => scope));
  for (const language of ['en', 'ru', 'uk', 'pt-BR']) {
    for (const scope of scopes) {
      const all = texts.filter((file) => file.language === language && file.scope === scope);
      const missing = unused(all.map(({ text }) => text).join('\n'), scope, language);
      problems.push(...missing.map((term) => `${language}: no text of ${scope} uses the glossary’s word for ${term}`));
    }
  }
  return problems;
}
