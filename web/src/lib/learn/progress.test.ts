import { beforeEach, expect, test } from 'vitest';
import { Progress, readProgress } from './progress.svelte';

beforeEach(() => localStorage.clear());

test('a lesson is gone on with where it was left, also by the next page', () => {
  const progress = new Progress(localStorage);
  expect([progress.begun, progress.of('game', 'basics')]).toEqual([false, { step: 0, done: false }]);
  progress.reach('game', 'basics', 3);
  const next = new Progress(localStorage);
  expect([next.begun, next.of('game', 'basics')]).toEqual([true, { step: 3, done: false }]);
  expect(next.of('other', 'basics').step).toBe(0);
});

test('a finished lesson stays finished while it is played again', () => {
  const progress = new Progress(localStorage);
  progress.finish('game', 'basics');
  progress.reach('game', 'basics', 2);
  expect(new Progress(localStorage).of('game', 'basics')).toEqual({ step: 2, done: true });
});

test.each([null, '', '[', '7', '{"a":null,"b":{"step":-1},"c":{"step":"x"}}'])('%j is no progress', (text) => {
  expect(readProgress(text)).toEqual({});
});

test('without storage progress lasts as long as the page', () => {
  const progress = new Progress(null);
  progress.reach('game', 'basics', 1);
  expect(progress.of('game', 'basics').step).toBe(1);
});
