/**
 * Every lesson of every game is played through by the real rules: its right actions pass, its wrong ones get the reason that
 * they are there for, and no step is a dead end. Goals are short in every language.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES, hasCourse, lessonTextsOf, loadCourse, loadGame } from '$games/index';
import type { GameModule } from '$games/contract';
import type { EngineMatch, Refusal } from '$lib/engine/types';
import type { WasmModule } from '$lib/engine/wasm';
import { matchOf } from '$lib/engine/wasm';
import { FakeBots } from '$lib/match/fake-engine';
import { I18n, LANGUAGES, shellTexts, type PlainMessageId } from '$lib/i18n';
import { lessonsOf, type Course, type Step } from './lesson';
import { LessonController } from './lesson-controller.svelte';

const MOST_WORDS = 25;

let wasm: WasmModule & { initSync(from: { module: Uint8Array }): unknown };

beforeAll(async () => {
  wasm = (await import(/* @vite-ignore */ pathToFileURL(resolve('wasm/rules.js')).href)) as typeof wasm;
  wasm.initSync({ module: readFileSync('wasm/rules_bg.wasm') });
});

function open(game: GameModule, course: Course, step: Step): { match: EngineMatch; controller: LessonController } {
  const match = matchOf(wasm.WasmMatch.fromRecord(course.positions[step.id] ?? ''));
  const turn = match.turn();
  if (turn.kind !== 'seat') throw new Error(`${step.id} begins where nobody is to move`);
  const controller = new LessonController({
    match,
    game,
    step,
    learner: turn.seat,
    seats: Array.from({ length: match.seats }, (_, seat) => ({
      seat,
      name: `Player ${seat + 1}`,
      bot: false,
      colours: ['red'] as const,
    })),
    bots: new FakeBots(),
    hintLevel: '',
    seed: () => 0n,
    pause: () => Promise.resolve(),
  });
  return { match, controller };
}

const played = (refusal: Refusal | null) => expect(refusal?.message).toBeUndefined();

describe.each(GAMES.map(({ id }) => id).filter(hasCourse))('%s', (id) => {
  let course: Course;
  let game: GameModule;
  beforeAll(async () => {
    [course, game] = await Promise.all([loadCourse(id), loadGame(id)]);
  });

  const steps = () => lessonsOf(course).flatMap((lesson) => lesson.steps);

  test('the first course has six to twelve steps, the second five lessons that end in a position to win', () => {
    expect(course.basics.steps.length).toBeGreaterThanOrEqual(6);
    expect(course.basics.steps.length).toBeLessThanOrEqual(12);
    expect(course.strategy).toHaveLength(5);
    for (const { steps: parts } of course.strategy) expect(parts.at(-1)?.say).toBe('learn-win');
  });

  test('every position belongs to one step', () => {
    const named = steps().map((step) => step.id);
    expect([...named].sort()).toEqual(Object.keys(course.positions).sort());
  });

  test('the right actions pass, and the others answer', async () => {
    for (const step of steps()) {
      const { match, controller } = open(game, course, step);
      const before = match.length();
      played(controller.play(...step.model));
      if (!controller.verdict) await controller.confirm();
      expect(controller.verdict, step.id).toEqual({ right: true, say: step.right });
      const answers = match.events().slice(-(step.replies?.length ?? 0) || match.length());
      expect(answers.map(({ event }) => event)).toEqual(step.replies ?? []);
      expect(match.length()).toBeGreaterThan(before);
      if (step.say === 'learn-win') expect(match.outcome()?.winners, step.id).toEqual([match.events()[before]?.by]);
      controller.stop();
    }
  });

  test('the wrong ones get their reason, and can be taken back', async () => {
    for (const step of steps()) {
      for (const { say, example } of step.wrong) {
        const { match, controller } = open(game, course, step);
        const before = match.length();
        played(controller.play(...example));
        await controller.confirm();
        expect(controller.verdict, `${step.id}: ${example.join(', ')}`).toEqual({ right: false, say });
        controller.undoTo(0);
        expect([controller.verdict, match.length()]).toEqual([null, before]);
        controller.stop();
      }
      expect(step.wrong.at(-1)?.when, `${step.id} answers everything`).toBeUndefined();
    }
  });

  test('a learner who asks is shown the solution, and then it is played', async () => {
    for (const step of steps()) {
      const { controller } = open(game, course, step);
      const [wrong] = step.wrong;
      played(controller.play(...(wrong?.example ?? [])));
      controller.showMe();
      expect([controller.now.plan, controller.now.hint?.events]).toEqual([[], step.model]);
      controller.showMe();
      if (!controller.verdict) await controller.confirm();
      expect(controller.verdict?.right, step.id).toBe(true);
      controller.stop();
    }
  });

  test.each(LANGUAGES)('every step says what it wants in few words: %s', async (language) => {
    const voice = new I18n();
    await voice.use(language);
    await voice.add('shell', shellTexts);
    await voice.add('lessons', lessonTextsOf(id));
    await voice.add('learn', async () => [readFileSync(`src/messages/learn.${language}.ftl`, 'utf8')]);
    const words = (key: PlainMessageId) =>
      voice
        .t(key)
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word));
    for (const { say, right, wrong } of steps()) {
      expect(words(say).length, voice.t(say)).toBeLessThanOrEqual(MOST_WORDS);
      for (const key of [say, right, ...wrong.map((one) => one.say)]) expect(words(key).length, key).toBeGreaterThan(1);
    }
  });
});
