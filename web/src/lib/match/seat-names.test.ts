/** Names that nobody chose are said in the language in force, at home and online, also inside lines that are kept. */
import { beforeAll, describe, expect, test } from 'vitest';
import { nameIn, type SeatInfo } from '$games/contract';
import { i18n, LANGUAGES, message, say, shellTexts, type Language, type Message } from '$lib/i18n';
import * as online from '$lib/online/seats';
import type { SeatView } from '../../generated/protocol';
import { onlineTexts } from '../../app/online/pages';
import { GAMES } from '$games/index';
import { seatNames, usualNames } from './seat-names';

const AT_HOME = [
  { name: 'Ada', bot: null },
  { name: 'Spieler 2', bot: null, usual: 2 },
  { name: 'Computer 3', bot: 'barista', usual: 3 },
];
const ONLINE = [
  { kind: 'person', person: 'p', name: 'Ada', bot: null, out: false },
  { kind: 'person', person: 'q', name: '', bot: null, out: false },
  { kind: 'bot', level: 4 },
  { kind: 'open' },
] as SeatView[];
const NAMES: Record<Language, string[]> = {
  en: ['Ada', 'Player 2', 'Bot 3', 'Ada', 'Somebody', 'Bot, barista', 'free seat'],
  ru: ['Ada', 'Игрок 2', 'Бот 3', 'Ada', 'Кто-то', 'Бот, бариста', 'свободное место'],
  uk: ['Ada', 'Гравець 2', 'Бот 3', 'Ada', 'Хтось', 'Бот, бариста', 'вільне місце'],
  'pt-BR': ['Ada', 'Jogador 2', 'Robô 3', 'Ada', 'Alguém', 'Robô, barista', 'lugar livre'],
};

/** Seats as tables make them. */
const seatInfos = () =>
  [
    ...usualNames('', AT_HOME).map((usual, seat) => [() => seatNames('', AT_HOME)[seat] ?? '', usual] as const),
    ...ONLINE.map((view) => [() => online.seatName(view), online.usualNameOf(view)] as const),
  ].map(([name, usual], seat): SeatInfo => ({
    seat,
    get name() {
      return name();
    },
    usual,
    bot: false,
    colours: ['red'],
  }));

let seats: readonly SeatInfo[] = [];
/** Kept before the language changes. */
let lines: readonly Message[] = [];

beforeAll(async () => {
  await i18n.add('shell', shellTexts);
  await i18n.add('online', onlineTexts);
  seats = seatInfos();
  lines = seats.map(({ seat }) => message('online-log-resigned', { name: nameIn(seats, seat) }));
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('seats and kept lines have the names of the language', async () => {
    await i18n.use(language);
    expect(seats.map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual(NAMES[language]);
    for (const [seat, line] of lines.entries()) {
      expect(say(line).replaceAll('\u00a0', ' ')).toContain(NAMES[language][seat]);
    }
  });
});

test('a seat that is not there has no name', () => {
  expect(nameIn(seats, seats.length)).toBe('');
});

describe.each(GAMES)('the opponents of $id', ({ id, characters = [] }) => {
  const seats = characters.map(({ level }, index) => ({ name: '', bot: level, usual: index + 1 }));

  test.each(LANGUAGES)('have names of their own in %s', async (language) => {
    await i18n.use(language);
    expect(new Set(seatNames(id, seats)).size).toBe(8);
  });

  test('who sits there twice has a number', async () => {
    await i18n.use('en');
    const [first] = seats;
    if (!first) throw new Error('there are opponents');
    const [once, twice, typed] = seatNames(id, [
      first,
      { ...first, usual: 2 },
      { ...first, name: 'Ada', usual: undefined },
    ]);
    expect(twice?.replaceAll('\u00a0', ' ')).toBe(`${once} 2`);
    expect(typed).toBe('Ada');
  });

  test('have a face each', () => {
    expect(new Set(characters.map(({ face }) => JSON.stringify(face))).size).toBe(8);
  });
});
