import { describe, expect, test } from 'vitest';
import { guessLanguage, I18n, LANGUAGES, message, shellTexts, type Language } from '.';

async function voice(language: Language): Promise<I18n> {
  const i18n = new I18n();
  await i18n.use(language);
  await i18n.add('shell', shellTexts);
  return i18n;
}

describe('plural forms', () => {
  const COUNTS = [0, 1, 2, 5, 11, 21, 22, 25, 101];
  const NOUNS: Record<Language, string[]> = {
    en: ['moves', 'move', 'moves', 'moves', 'moves', 'moves', 'moves', 'moves', 'moves'],
    ru: ['ходов', 'ход', 'хода', 'ходов', 'ходов', 'ход', 'хода', 'ходов', 'ход'],
    uk: ['ходів', 'хід', 'ходи', 'ходів', 'ходів', 'хід', 'ходи', 'ходів', 'хід'],
    'pt-BR': ['jogada', 'jogada', 'jogadas', 'jogadas', 'jogadas', 'jogadas', 'jogadas', 'jogadas', 'jogadas'],
  };
  test.each(LANGUAGES)('%s', async (language) => {
    const { t } = await voice(language);
    // Where a line must not break is another matter.
    const said = COUNTS.map((count) => t('games-moves', { count }).replace('\u00a0', ' '));
    expect(said).toEqual(COUNTS.map((count, index) => `${count} ${NOUNS[language][index]}`));
  });
});

test('a change of language changes what is said, and games follow', async () => {
  const i18n = await voice('en');
  expect(i18n.t('nav-home')).toBe('Home');
  const asked: Language[] = [];
  await i18n.add('part', async (language) => {
    asked.push(language);
    return [];
  });
  await i18n.use('uk');
  expect(i18n.t('nav-home')).toBe('Головна');
  expect(asked).toEqual(['en', 'uk']);
});

test.each(LANGUAGES)('%s has a real minus', async (language) => {
  const { number } = await voice(language);
  expect([-157, 0, 12].map(number)).toEqual(['−157', '0', '12']);
});

test('the last wish for a language wins', async () => {
  const i18n = await voice('en');
  await Promise.all([i18n.use('ru'), i18n.use('pt-BR')]);
  expect(i18n.language).toBe('pt-BR');
});

test('parts that are added at the same time are all heard, whichever arrives last', async () => {
  const i18n = await voice('en');
  let arrive: (texts: string[]) => void = () => undefined;
  let asked = 0;
  // The first to ask waits longest.
  const slowly = () => (asked++ ? Promise.resolve(['']) : new Promise<string[]>((done) => (arrive = done)));
  const first = i18n.add('slow', slowly);
  await i18n.add('quick', async () => ['quick-only = here']);
  arrive(['']);
  await first;
  expect(i18n.has('quick-only')).toBe(true);
});

test('a message may stand inside another', async () => {
  const { say } = await voice('ru');
  expect(say(message('new-bot', { level: message('level-barista') }))).toBe('Бот: бариста');
  expect(say(message('new-bot-rated', { level: message('level-barista'), rating: 1687 }))).toBe('Бот: бариста · 1687');
});

test.each([
  [['de-DE', 'ru-RU', 'en'], 'ru'],
  [['pt-PT'], 'pt-BR'],
  [['uk'], 'uk'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
])('from %j the page guesses %s', (preferred, language) => {
  expect(guessLanguage(preferred)).toBe(language);
});
