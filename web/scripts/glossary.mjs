/** The players' glossary: which words each language uses for the things of a game, and which it does not. */
import { readFileSync } from 'node:fs';
import { walk } from './walk.mjs';

const NAMES = { en: 'English', ru: 'Русский', uk: 'Українська', 'pt-BR': 'Português (Brasil)' };
const load = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** All terms with their scope: a game's id, or `shell` for the page around the boards. */
export const glossary = walk('src')
  .filter((path) => /messages[\\/]glossary\.json$/.test(path))
  .flatMap((path) =>
    load(path).map((entry) => ({ scope: /games[\\/]([^\\/]+)/.exec(path)?.[1] ?? 'shell', ...entry })),
  );

/** Words of a text that the glossary forbids within a scope: a game's id, or `shell` for the page around the boards. */
export function forbidden(text, scope, language) {
  const said = text.replaceAll('\u00a0', ' ');
  return glossary
    .filter((entry) => entry.scope === scope)
    .flatMap(({ term, [language]: { use, never = [] } }) =>
      never.flatMap((pattern) => {
        const hit = new RegExp(pattern, 'iu').exec(said);
        return hit ? [`“${hit[0]}” for ${term}: say “${use}”`] : [];
      }),
    );
}

/** Terms that none of a scope's texts uses: the glossary would be of a page that is no more. */
export function unused(text, scope, language) {
  const said = text.toLowerCase().replaceAll('\u00a0', ' ');
  return glossary
    .filter((entry) => entry.scope === scope && !said.includes(entry[language].use.toLowerCase()))
    .map(({ term }) => term);
}

const titleOf = (scope) =>
  glossary.find((entry) => entry.scope === scope && entry.term === 'title')?.en.use ?? 'Around the boards';

/** docs/glossary-players.md. */
export function page() {
  const cell = ({ use, box, never = [] }) =>
    `${use}${box ? ' ◆' : ''}${never.length ? `<br>~~${never.map((word) => word.replace(/\\\\b|\\b|\(\?[!<=][^)]*\)/g, '').replaceAll('|', '/')).join(', ')}~~` : ''}`;
  const table = (scope) =>
    [
      `## ${titleOf(scope)}`,
      '',
      `| term | ${Object.values(NAMES).join(' | ')} |`,
      '|---|---|---|---|---|',
      ...glossary
        .filter((entry) => entry.scope === scope)
        .map(
          (entry) =>
            `| ${entry.term} | ${Object.keys(NAMES)
              .map((language) => cell(entry[language]))
              .join(' | ')} |`,
        ),
      '',
    ].join('\n');
  return `# The players’ glossary

What things are called at our tables, in four languages: on the boards, in the log, the rules, refusals and notifications. ◆ marks a
word of the box in that language; the others are what players say, or our own. Struck out are words that the check refuses (beginnings
of words, as patterns). A stem stands for all its forms.

Written by \`npm run messages\` from the files \`glossary.json\` beside the messages; the same command fails when a message or a rules page uses a
word that is struck out, or none uses the word that is listed.

${[...new Set(glossary.map(({ scope }) => scope))].map(table).join('\n')}`;
}
