/** A finger that strokes to the side, as one turns pages. */
import type { Attachment } from 'svelte/attachments';

/** Pixels from which on a stroke is meant. */
const FAR_ENOUGH = 48;

export type Direction = 'back' | 'on';

/** Which way somebody turns the page; `null` for a tap, a short stroke, or one that rather goes up or down. */
export function directionOf(x: number, y: number): Direction | null {
  if (Math.abs(x) < FAR_ENOUGH || Math.abs(x) < 2 * Math.abs(y)) return null;
  return x < 0 ? 'on' : 'back';
}

/** Mice are left alone: they have buttons, and drag what lies on the board. */
export function swipe(turn: (direction: Direction) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { id: number; x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
      // A second finger makes it something else: a pinch.
      from = event.pointerType === 'mouse' || from ? null : { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent) => {
      const direction =
        from?.id === event.pointerId ? directionOf(event.clientX - from.x, event.clientY - from.y) : null;
      from = null;
      if (direction) turn(direction);
    };
    const cancel = () => (from = null);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  };
}
