/**
 * Dragging with mouse, pen or finger. Always a second way: whatever can be dragged can also be clicked, and a press that
 * does not move is left to the click.
 */
import type { Attachment } from 'svelte/attachments';

export interface DragEvents {
  /** May refuse by returning `false`. */
  onstart: () => boolean;
  /** Over a place of a board (its id), or over none. */
  onmove: (point: { x: number; y: number }, over: string | null) => void;
  ondrop: (over: string | null) => void;
  /** The drag came to nothing: Escape, a second finger, the system. */
  oncancel: () => void;
}

/** How far a press may wander and still be a click, in pixels. */
const SLACK = 6;

/** The place under a point: the nearest element with `data-cell`. */
export function cellAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]');
  return found?.dataset.cell ?? null;
}

export function draggable(events: DragEvents): Attachment<HTMLElement> {
  return (element) => {
    let press: { id: number; x: number; y: number } | null = null;
    let dragging = false;

    const finish = (end: () => void) => {
      if (press) element.releasePointerCapture?.(press.id);
      press = null;
      if (dragging) {
        dragging = false;
        // The click that follows a drop is not a choice.
        element.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
        end();
      }
    };
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      press = { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (press?.id !== event.pointerId) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
        if (!events.onstart()) {
          press = null;
          return;
        }
        dragging = true;
        element.setPointerCapture?.(event.pointerId);
      }
      events.onmove({ x: event.clientX, y: event.clientY }, cellAt(event.clientX, event.clientY));
    };
    const up = (event: PointerEvent) => {
      if (press?.id === event.pointerId) finish(() => events.ondrop(cellAt(event.clientX, event.clientY)));
    };
    const cancel = () => finish(events.oncancel);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };

    const style = element.style.touchAction;
    element.style.touchAction = 'none';
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    addEventListener('keydown', key);
    return () => {
      element.style.touchAction = style;
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key);
    };
  };
}
