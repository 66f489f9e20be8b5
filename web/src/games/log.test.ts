/** Log lines tell moves apart: at no position do two different moves read the same, in any language. They name players in it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { WasmModule } from '$lib/engine/wasm';
import { I18n, LANGUAGES, message, shellTexts } from '$lib/i18n';
import { cardOf, GAMES, loadGame, textsOf } from '.';
import type { GameModule, SeatInfo } from './contract';

type Match = ReturnType<WasmModule['WasmMatch']['open']>;
let engine: WasmModule & { initSync(from: { module: Uint8Array }): unknown };

beforeAll(async () => {
  engine = (await import(/* @vite-ignore */ pathToFileURL(resolve('wasm/rules.js')).href)) as typeof engine;
  engine.initSync({ module: readFileSync('wasm/rules_bg.wasm') });
});

/** Enough to meet every kind of move; the same every time. */
const SAMPLED = 40;
const CHOICES = 150;
/** A short game is dealt several times. */
const MOST_DEALS = 20n;
const MOST_PLIES = 400;
/** A usual name as it was before the language changed. */
const OF_ANOTHER_LANGUAGE = 'Spieler 1';

/** A sequence of numbers below a limit that looks random. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Not more of them than can be looked at, each once. */
function sample(events: readonly string[], below: (limit: number) => number): string[] {
  if (events.length <= CHOICES) return [...events];
  return [...new Set(Array.from({ length: CHOICES }, () => events[below(events.length)] ?? ''))];
}

const viewOf = (match: Match): unknown => JSON.parse(match.view(-1));

/** What the log would say of an event, in every language; the match stays as it was. */
function linesOf(match: Match, event: string, game: GameModule, seats: readonly SeatInfo[], voices: readonly I18n[]) {
  const [before, length, by] = [viewOf(match), match.length(), match.turn()];
  expect(match.play(event)).toBeUndefined();
  const step = { event, by, before, after: viewOf(match), seats };
  const lines = game.log(step);
  match.truncate(length);
  return voices.map((voice) => lines.map((line) => voice.say(line)).join(' / '));
}

/** Every game with the fewest and the most players, and each of its switches turned on. */
const TABLES = GAMES.flatMap(({ id, minSeats, maxSeats, options }) => {
  const switched = options.flatMap(({ kind, key }) => (kind === 'switch' ? [JSON.stringify({ [key]: true })] : []));
  const counts = [...new Set([minSeats, maxSeats])];
  return [...counts.map((count) => [id, count, '{}'] as const), ...switched.map((on) => [id, minSeats, on] as const)];
});

describe.each(TABLES)('%s for %i with %s', (id, count, options) => {
  test('no two moves read the same', { timeout: 120_000 }, async () => {
    const game = await loadGame(id);
    const card = cardOf(id);
    const seats = Array.from({ length: count }, (_, seat) => ({
      seat,
      name: OF_ANOTHER_LANGUAGE,
      usual: message('new-default-name', { number: seat + 1 }),
      bot: false,
      colours: card?.colours(seat, count) ?? (['red'] as const),
    }));
    const voices = await Promise.all(
      LANGUAGES.map(async (language) => {
        const voice = new I18n();
        await voice.use(language);
        await voice.add(id, textsOf(id));
        await voice.add('shell', shellTexts);
        return voice;
      }),
    );
    const below = numbers(11);
    let compared = 0;
    for (let deal = 0n; deal < MOST_DEALS && compared < SAMPLED; deal++) {
      const match = engine.WasmMatch.open(id, count, options, deal);
      for (let ply = 0; ply < MOST_PLIES && compared < SAMPLED; ply++) {
        const legal = match.legal();
        if (!legal.length) break;
        if (legal.length > 1 && match.turn() >= 0 && below(3) === 0) {
          const told = sample(legal, below).map((event) => linesOf(match, event, game, seats, voices));
          for (const [index, language] of LANGUAGES.entries()) {
            const texts = told.map((lines) => lines[index] ?? '');
            const twice = texts.filter((text, place) => texts.indexOf(text) !== place);
            expect(twice, `${language} after ${match.record()}`).toEqual([]);
            const foreign = texts.filter((text) => text.includes(OF_ANOTHER_LANGUAGE));
            expect(foreign, `${language}: a usual name is kept as a message`).toEqual([]);
          }
          compared += 1;
        }
        match.play(legal[below(legal.length)] ?? '');
      }
      match.free();
    }
    expect(compared).toBeGreaterThan(10);
  });
});
