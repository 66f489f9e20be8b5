import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draggable } from './drag';

let log: string[] = [];
let element: HTMLElement;
let detach: ReturnType<ReturnType<typeof draggable>>;

beforeEach(() => {
  log = [];
  document.body.innerHTML = '<button></button><div data-cell="e5"><span></span></div>';
  element = document.querySelector('button') as HTMLElement;
  const under = document.querySelector('span');
  document.elementFromPoint = (x) => (x > 100 ? under : null);
  element.addEventListener('click', () => log.push('click'));
  detach = draggable({
    onstart: () => {
      log.push('start');
      return true;
    },
    onmove: (_point, over) => log.push(`over ${over}`),
    ondrop: (over) => log.push(`drop ${over}`),
    oncancel: () => log.push('cancel'),
  })(element);
});

afterEach(() => detach?.());

function pointer(type: string, clientX: number) {
  element.dispatchEvent(new PointerEvent(type, { clientX, isPrimary: true, pointerId: 1, button: 0, bubbles: true }));
}

test('a drag ends on the place under the pointer, and its click is not a choice', () => {
  pointer('pointerdown', 0);
  pointer('pointermove', 50);
  pointer('pointermove', 150);
  pointer('pointerup', 150);
  element.click();
  expect(log).toEqual(['start', 'over null', 'over e5', 'drop e5']);
});

test('a press that hardly moves is a click', () => {
  pointer('pointerdown', 0);
  pointer('pointermove', 3);
  pointer('pointerup', 3);
  element.click();
  expect(log).toEqual(['click']);
});

test('Escape puts it back', async () => {
  vi.useFakeTimers();
  pointer('pointerdown', 0);
  pointer('pointermove', 50);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  pointer('pointerup', 150);
  vi.runAllTimers();
  vi.useRealTimers();
  element.click();
  expect(log).toEqual(['start', 'over null', 'cancel', 'click']);
});
