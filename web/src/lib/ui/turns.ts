/**
 * Turns: pieces of drawing that wait for one another, first come, first served. As many as are quickly done share a frame, so
 * that a large table opens piece by piece and the page answers in between.
 */
import { tick } from 'svelte';

/** After so many milliseconds the rest waits for the next frame. */
const SLICE = 4;
/** A window that nobody sees has no frames. */
const LONGEST_WAIT = 100;

const waiting: (() => void)[] = [];
let working = false;

function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame itself comes first.
      setTimeout(resolve);
    });
  });
}

async function work(): Promise<void> {
  working = true;
  while (waiting.length) {
    await afterFrame();
    const end = performance.now() + SLICE;
    do {
      waiting.shift()?.();
      await tick();
    } while (waiting.length && performance.now() < end);
  }
  working = false;
}

/** Resolves when it is the caller's turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!working) void work();
  });
}

/** Resolves when nothing waits for its turn any more, whatever comes up until then included. */
export async function allDrawn(): Promise<void> {
  while (waiting.length) await turn();
}
