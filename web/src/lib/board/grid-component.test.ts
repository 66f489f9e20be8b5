import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { allDrawn } from '../ui/turns';
import Grid, { type GridCell } from './Grid.svelte';

const cells: GridCell[] = [0, 1].flatMap((row) =>
  [0, 1].map((column) => ({
    id: `${row}${column}`,
    row,
    column,
    x: column,
    y: row,
    width: 1,
    height: 1,
    name: `place ${row} ${column}`,
    target: row === 1,
  })),
);
let grid: ReturnType<typeof mount> | null = null;

async function show(onchoose: (id: string) => void = () => undefined): Promise<HTMLElement[]> {
  const art = createRawSnippet(() => ({ render: () => '<g></g>' }));
  const box = { x: 0, y: 0, width: 2, height: 2 };
  grid = mount(Grid, { target: document.body, props: { label: 'board', box, cells, onchoose, art } });
  await allDrawn();
  flushSync();
  return [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
}

afterEach(async () => {
  if (grid) await unmount(grid);
});

const press = (element: HTMLElement | undefined, init: KeyboardEventInit) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

test('one tab stop, on the first target', async () => {
  const shown = await show();
  expect(shown.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1]);
  expect(document.querySelectorAll('[role=row]')).toHaveLength(2);
});

test('arrows move the focus and the tab stop', async () => {
  const shown = await show();
  shown[2]?.focus();
  press(shown[2], { code: 'ArrowUp', key: 'ArrowUp' });
  flushSync();
  expect(document.activeElement).toBe(shown[0]);
  expect(shown.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
});

test('Enter, space and a click choose', async () => {
  const chosen: string[] = [];
  const shown = await show((id) => chosen.push(id));
  press(shown[3], { key: 'Enter' });
  press(shown[2], { key: ' ' });
  shown[1]?.click();
  expect(chosen).toEqual(['11', '10', '01']);
});
