import { describe, expect, test } from 'vitest';
import { I18n, LANGUAGES, message, shellTexts, type Language } from '$lib/i18n';
import type { Order, PlayerView, View } from './generated';
import { textsOf } from '../index';
import { refusal } from './refusal';
import { scoring } from './scoring';
import { bagWords, drink } from './words';

const ORDERS: readonly Order[] = (
  'espresso ristretto espresso-doppio americano caffe-latte latte-macchiato con-panna einspanner milk-tea cocoa ' +
  'chocolate-latte iced-americano cold-brew iced-caffe-latte iced-einspanner iced-milk-tea iced-cocoa ' +
  'iced-chocolate-latte chocolate-shake caramel-caffe-freddo caffe-mocha mochaccino caramel-macchiato ' +
  'caramel-caffe-latte green-tea black-tea iced-caffe-mocha iced-mochaccino iced-caramel-macchiato ' +
  'iced-caramel-caffe-latte caramel-frappe iced-green-tea iced-black-tea'
).split(' ') as Order[];

async function voice(language: Language): Promise<I18n> {
  const i18n = new I18n();
  await i18n.use(language);
  await i18n.add('shell', shellTexts);
  await i18n.add('coffee-rush', textsOf('coffee-rush'));
  return i18n;
}

test.each(LANGUAGES)('every drink has a name of its own in %s', async (language) => {
  const { say } = await voice(language);
  const names = ORDERS.map((order) => say(drink(order)));
  expect(new Set(names).size).toBe(33);
});

test('what is in a bag is said in one go', async () => {
  const { say } = await voice('ru');
  expect(say(bagWords({ steam: 1, coffee: 2 }))).toBe('кофе ×2, пар');
  expect(say(bagWords({}))).toBe('пусто');
});

const COUNTS = [0, 1, 2, 5, 11, 21, 22, 25, 101];
test.each<[Language, string[]]>([
  ['en', ['orders', 'order', 'orders', 'orders', 'orders', 'orders', 'orders', 'orders', 'orders']],
  ['ru', ['заказов', 'заказ', 'заказа', 'заказов', 'заказов', 'заказ', 'заказа', 'заказов', 'заказ']],
  [
    'uk',
    [
      'замовлень',
      'замовлення',
      'замовлення',
      'замовлень',
      'замовлень',
      'замовлення',
      'замовлення',
      'замовлень',
      'замовлення',
    ],
  ],
  ['pt-BR', ['pedido', 'pedido', 'pedidos', 'pedidos', 'pedidos', 'pedidos', 'pedidos', 'pedidos', 'pedidos']],
])('plural forms in %s', async (language, nouns) => {
  const { t } = await voice(language);
  const said = COUNTS.map((count) => t('coffee-rush-deck', { count }).split(/\s/));
  expect(said.map((words) => words.find((word) => nouns.includes(word)))).toEqual(nouns);
});

describe('refusals', () => {
  test.each([
    [{ reason: 'not-next', from: 'a1', to: 'c3' }, 'c3 is not next to a1'],
    [{ reason: 'step-first' }, 'make at least one step first'],
    [
      { reason: 'cup-differs', cup: 2, order: 'cold-brew', missing: { ice: 1 }, surplus: {} },
      'cup 2 is not Cold brew yet: ice missing',
    ],
    [
      { reason: 'cup-differs', cup: 2, order: 'cold-brew', missing: { ice: 1 }, surplus: { milk: 2 } },
      'cup 2 is not Cold brew: milk ×2 too much',
    ],
  ])('%j', async (facts, words) => {
    const { say } = await voice('en');
    const said = refusal(facts);
    expect(said && say(said)).toBe(words);
  });

  test('what is no event at all is left to the page', () => expect(refusal({ reason: 'syntax' })).toBeNull());
});

describe('the score', () => {
  const player = (seat: number, fulfilled: number, rush: number, penalties: number) =>
    ({ seat, fulfilled, rush, penalties, upgrades: ['diagonal'] }) as unknown as PlayerView;
  const tieOf = (players: PlayerView[], scores: number[], winners: number[]) =>
    scoring({ players } as unknown as View, { scores, winners }).tie;

  test('its parts add up', () => {
    const { rows, tie } = scoring({ players: [player(0, 7, 1, 2)] } as unknown as View, { scores: [7], winners: [0] });
    expect(rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(7);
    expect(tie).toBeUndefined();
  });

  test('says what broke a tie', () => {
    expect(tieOf([player(0, 7, 1, 2), player(1, 8, 0, 3)], [7, 7], [1])?.id).toBe('coffee-rush-score-tie-served');
    expect(tieOf([player(0, 7, 1, 2), player(1, 7, 0, 2)], [7, 7], [0])?.id).toBe('coffee-rush-score-tie-rush');
    expect(tieOf([player(0, 7, 1, 2), player(1, 7, 1, 2)], [7, 7], [0, 1])).toEqual(
      message('coffee-rush-score-tie-shared'),
    );
    expect(tieOf([player(0, 7, 1, 2), player(1, 7, 1, 3)], [7, 6], [0])).toBeUndefined();
  });
});
