/** No refusal leaks English: every code, reason and engine refusal that can reach a player has words in every language. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bareRefusals, rangedTerms, reasonsOfCrate, unfairReasons } from './crate-sources';
import { GAMES, loadGame, textsOf } from './index';
import { explain } from '../app/table/refusal';
import { i18n, I18n, LANGUAGES, shellTexts, type Language } from '$lib/i18n';
import { Refused, type RefusedCode } from '$lib/online/api';
import type { Reason } from '../generated/protocol';
import { onlineTexts } from '../app/online/pages';
import { problemWords, unfairWords } from '../app/online/words';

const PROTOCOL = readFileSync('src/generated/protocol/index.ts', 'utf8');
/** The words of a union of strings among the generated types. */
const union = (name: string): string[] => {
  const body = new RegExp(`export type ${name} =([^;]*);`).exec(PROTOCOL)?.[1] ?? '';
  return [...body.matchAll(/"([a-z-]+)"/g)].map(([, word = '']) => word);
};
const CODES = [...union('Code'), 'unreachable', 'no-server'] as RefusedCode[];
const REASONS = union('Reason') as Reason[];

/** Codes that leave open what was wrong. */
const OPEN_CODES = ['Forbidden', 'NotFound', 'WrongPhase', 'Taken', 'Invalid'];
/** The facts of reasons that have any. */
const REASON_FACTS: Partial<Record<Reason, Record<string, string | number>>> = {
  'terms-range': { what: 'days', value: 99, least: 1, most: 14 },
  'long-label': { most: 64 },
  'enough-tables': { most: 60 },
};
/** What the page itself finds before it asks the engine. */
const UNFAIR = [...unfairReasons(), 'other-promise'];
const UNFAIR_FACTS = { scheme: 9, actual: 'ab12', found: 3, seats: 2, event: 6, played: 'draw 1', drawn: 'draw 2' };

/** By game, facts of every kind; a refusal takes those it knows. */
const FACTS = import.meta.glob<Record<string, unknown>>('./*/refusal-facts.json', { eager: true, import: 'default' });
const factsOf = (game: string, reason: string) => ({ ...FACTS[`./${game}/refusal-facts.json`], reason });

/** The page's one voice, in a language. */
async function speak(language: Language): Promise<void> {
  await i18n.use(language);
  await i18n.add('shell', shellTexts);
  await i18n.add('online', onlineTexts);
  for (const { id } of GAMES) await i18n.add(id, textsOf(id));
  expect(i18n.language).toBe(language);
}

const LATIN = /^[\x20-\x7e]*$/;
/** Not English by accident: another alphabet, or at least another sentence. */
function isOfLanguage(text: string, language: Language, english: string) {
  expect(text.trim(), english).not.toBe('');
  expect(text).not.toContain('RAW-TEXT');
  // A variable without a value is shown by its name.
  expect(text).not.toContain('{$');
  if (language === 'ru' || language === 'uk') expect(text).not.toMatch(LATIN);
  if (language === 'pt-BR') expect(text).not.toBe(english);
}

async function inEnglish(say: () => string): Promise<string> {
  await speak('en');
  return say();
}

test('the lists are not empty', () => {
  expect(CODES.length).toBeGreaterThan(15);
  expect(REASONS.length).toBeGreaterThan(40);
  for (const { id } of GAMES) expect(reasonsOfCrate(id), id).not.toEqual([]);
  expect(UNFAIR.length).toBeGreaterThan(7);
  expect(rangedTerms().length).toBeGreaterThan(3);
});

test('the server gives a reason wherever the code leaves open what was wrong', () => {
  const bare = bareRefusals();
  expect(bare.length).toBeGreaterThan(5);
  expect(bare.filter(({ code }) => OPEN_CODES.includes(code))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(CODES)('the code %s has words', async (code) => {
    const say = () => problemWords(new Refused(code, 'RAW-TEXT'));
    const english = await inEnglish(say);
    await speak(language);
    isOfLanguage(say(), language, english);
  });

  test.each(REASONS)('the reason %s has words of its own', async (reason) => {
    const facts = REASON_FACTS[reason];
    const say = () => problemWords(new Refused('invalid', 'RAW-TEXT', { reason, ...(facts && { facts }) }));
    const english = await inEnglish(say);
    await speak(language);
    isOfLanguage(say(), language, english);
    expect(say()).not.toBe(problemWords(new Refused('invalid', 'RAW-TEXT')));
  });

  test('every term out of range has words of its own, with its limits', async () => {
    await speak(language);
    const words = rangedTerms().map((what) => {
      const facts = { what, value: 9999, least: 12, most: 780 };
      return problemWords(new Refused('invalid', 'RAW-TEXT', { reason: 'terms-range', facts }));
    });
    expect(new Set(words).size).toBe(rangedTerms().length);
    // In seconds, or in minutes.
    for (const text of words) expect(text).toMatch(/780|13/);
  });

  test.each(UNFAIR)('a shuffle found unfair for %s has words', async (reason) => {
    const say = () => unfairWords({ reason, ...UNFAIR_FACTS });
    const english = await inEnglish(say);
    await speak(language);
    isOfLanguage(say(), language, english);
    expect(say()).not.toBe(unfairWords({ reason: 'unheard-of' }));
  });

  test.each([
    new Error('RAW-TEXT'),
    'RAW-TEXT',
    new DOMException('RAW-TEXT', 'InvalidStateError'),
    new DOMException('RAW-TEXT', 'UnknownError'),
  ])('the error %s is not shown as it is', async (error) => {
    const english = await inEnglish(() => problemWords(error));
    await speak(language);
    isOfLanguage(problemWords(error), language, english);
  });

  test.each(GAMES.map(({ id }) => id))('every refusal of %s has words', async (game) => {
    const module = await loadGame(game);
    const reasons = [...reasonsOfCrate(game), 'syntax', 'out-of-turn', 'not-now'];
    const say = (reason: string) => explain(module, { message: 'RAW-TEXT', facts: factsOf(game, reason) });
    const english = await (async () => {
      await speak('en');
      return reasons.map(say);
    })();
    await speak(language);
    for (const [index, reason] of reasons.entries()) isOfLanguage(say(reason), language, english[index] ?? '');
    for (const reason of reasonsOfCrate(game)) expect(module.refusal(factsOf(game, reason)), reason).not.toBeNull();
  });
});

test('a voice of its own says the same', async () => {
  const voice = new I18n();
  await voice.use('uk');
  await voice.add('online', onlineTexts);
  for (const code of CODES) expect(voice.has(`online-refused-${code}`), code).toBe(true);
  for (const reason of REASONS) expect(voice.has(`online-refused-${reason}`), reason).toBe(true);
});
