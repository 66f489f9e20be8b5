/** Movement on boards: short, skippable, and off for those who asked for stillness. */
import { settings } from '$lib/settings/settings.svelte';

/** No animation lasts longer. */
export const LONGEST = 250;

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function motionOn(): boolean {
  return settings.motion && !reducedMotion();
}

const running = new Set<Animation>();

/** Runs an animation; resolves when it is over, skipped or not wanted at all. */
export async function animate(element: Element, frames: Keyframe[], duration = 220, delay = 0): Promise<void> {
  if (!motionOn()) return;
  const animation = element.animate(frames, {
    duration: Math.min(duration, LONGEST),
    delay,
    easing: 'cubic-bezier(.3,.7,.2,1)',
    fill: 'backwards',
  });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled because its element has gone.
  } finally {
    running.delete(animation);
  }
}

const resting = new Set<() => void>();

/** A moment to look, in milliseconds. */
export function rest(duration: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      resting.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, duration);
    resting.add(wake);
  });
}

/** Ends everything that moves, at its last frame, and every rest. */
export function skipMotion(): void {
  for (const animation of running) animation.finish();
  for (const wake of [...resting]) wake();
}

/** Moves an element from where something else was (a rectangle on the screen) to its own place. */
export function flyFrom(element: Element, from: DOMRect, duration?: number): Promise<void> {
  const to = element.getBoundingClientRect();
  if (!to.width || !to.height) return Promise.resolve();
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  return animate(
    element,
    [
      { transform: start, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    duration,
  );
}

/** Something appears. */
export function appear(element: Element, delay = 0): Promise<void> {
  return animate(
    element,
    [
      { opacity: 0, transform: 'scale(.8)' },
      { opacity: 1, transform: 'none' },
    ],
    180,
    delay,
  );
}

/** A gentle "no". */
export function shake(element: Element): Promise<void> {
  const at = (x: number) => ({ transform: `translateX(${x}px)` });
  return animate(element, [at(0), at(-5), at(5), at(-3), at(0)], 240);
}
