/** The players' glossary: which words each language uses for the things of a game, and which it does not. */
import { readFileSync } from 'node:fs';

const NAMES = { en: 'English', ru: 'Русский', uk: 'Українська', 'pt-BR': 'Português (Brasil)' };
const TITLES = {
  'coffee-rush': 'Coffee Rush',
  patchwork: 'Patchwork',
  cappuccino: 'Cappuccino',
  shell: 'Around the boards',
};

export const glossary = JSON.parse(readFileSync('src/messages/glossary.json', 'utf8'));

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

/** docs/glossary-players.md. */
export function page() {
  const cell = ({ use, box, never = [] }) =>
    `${use}${box ? ' ◆' : ''}${never.length ? `<br>~~${never.map((word) => word.replace(/\\\\b|\\b|\(\?[!<=][^)]*\)/g, '').replaceAll('|', '/')).join(', ')}~~` : ''}`;
  const table = (scope) =>
    [
      `## ${TITLES[scope]}`,
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

Written by \`npm run messages\` from \`web/src/messages/glossary.json\`; the same command fails when a message or a rules page uses a
word that is struck out, or none uses the word that is listed.

${Object.keys(TITLES).map(table).join('\n')}`;
}
