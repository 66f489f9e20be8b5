import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings/settings.svelte';
import { animate, LONGEST, rest, skipMotion } from './motion';

afterEach(() => {
  settings.motion = true;
});

function moving() {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const start = vi.fn<Element['animate']>(() => ({ finished, finish }) as unknown as Animation);
  return { element: { animate: start } as unknown as Element, start };
}

test('no animation is longer than the longest, and all can be skipped', async () => {
  const { element, start } = moving();
  const running = animate(element, [], 9999);
  expect(start.mock.calls[0]?.[1]).toMatchObject({ duration: LONGEST });
  skipMotion();
  await running;
});

test('nothing moves for those who want stillness', async () => {
  settings.motion = false;
  const { element, start } = moving();
  await animate(element, []);
  expect(start).not.toHaveBeenCalled();
});

test('a rest can be cut short', async () => {
  const resting = rest(1_000_000);
  skipMotion();
  await resting;
});
