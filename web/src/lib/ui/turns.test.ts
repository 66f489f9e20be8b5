import { expect, test, vi } from 'vitest';
import { allDrawn, turn } from './turns';

/** Asks for three turns, each of which takes so many milliseconds; returns who had one after each frame. */
async function framesOf(milliseconds: number): Promise<string[]> {
  let frame: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => (frame = next));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let done = '';
  for (const name of ['a', 'b', 'c']) {
    void turn().then(() => {
      done += name;
      now += milliseconds;
    });
  }
  const seen: string[] = [];
  for (let count = 0; done.length < 3 && count < 5; count += 1) {
    frame(0);
    await vi.advanceTimersByTimeAsync(0);
    seen.push(done);
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return seen;
}

test.each([
  ['short ones share a frame', 1, ['abc']],
  ['long ones have a frame each, in order', 10, ['a', 'ab', 'abc']],
])('%s', async (_, milliseconds, frames) => {
  expect(await framesOf(milliseconds)).toEqual(frames);
});

test('all is drawn when what came up meanwhile is drawn too', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  let drawn = '';
  void turn().then(() => {
    drawn += 'outer ';
    void turn().then(() => (drawn += 'inner'));
  });
  await allDrawn();
  expect(drawn).toBe('outer inner');
  vi.unstubAllGlobals();
});

test('where nobody looks there are no frames, and turns come all the same', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await expect(turn()).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
