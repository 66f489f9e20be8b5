import { beforeEach, expect, test } from 'vitest';
import { cellsOf } from '../art/polyomino';
import { movedTo, type Ghost } from './ghost';
import { QuiltPointer } from './pointer';

let ghost: Ghost | null;
let turns: string[];
let pointer: QuiltPointer;

/** One square of the quilt is ten pixels. */
const at = (row: number, column: number, more: object = {}) =>
  ({ clientX: column * 10, clientY: row * 10, pointerId: 1, pointerType: 'touch', ...more }) as PointerEvent;
const wheel = (deltaY: number, more: object = {}) =>
  ({ deltaY, deltaX: 0, deltaMode: 0, shiftKey: false, preventDefault: () => undefined, ...more }) as WheelEvent;

beforeEach(() => {
  ghost = { patch: 1, shape: cellsOf('11'), at: [4, 4] };
  turns = [];
  pointer = new QuiltPointer({
    pointAt: (x, y) => [y / 10, x / 10],
    ghost: () => ghost,
    hover: (point) => (ghost = ghost && movedTo(ghost, point)),
    turn: () => turns.push('turn'),
    flip: () => turns.push('flip'),
  });
});

test('a mouse carries the patch, and its click places it', () => {
  pointer.move(at(2.5, 7, { pointerType: 'mouse' }));
  expect(ghost?.at).toEqual([2, 6]);
  pointer.down(at(2.5, 7, { pointerType: 'mouse' }));
  pointer.up(at(2.5, 7, { pointerType: 'mouse' }));
  expect(pointer.places([2, 7])).toBe(true);
});

test('a tap beside the patch calls it, a tap on it places it', () => {
  pointer.down(at(0.5, 1));
  pointer.up(at(0.5, 1));
  expect(ghost?.at).toEqual([0, 0]);
  expect(pointer.places([0, 0])).toBe(false);
  pointer.down(at(0.5, 0.5));
  pointer.up(at(0.5, 0.5));
  expect(pointer.places([0, 0])).toBe(true);
});

test('a finger drags the patch from where it was grabbed, and does not place it', () => {
  pointer.down(at(4.5, 5.9));
  pointer.move(at(6.5, 5.9));
  expect(ghost?.at).toEqual([6, 4]);
  pointer.up(at(6.5, 5.9));
  expect(pointer.places([6, 5])).toBe(false);
});

test('a second finger turns it', () => {
  pointer.down(at(4.5, 4.5));
  pointer.down(at(1, 1, { pointerId: 2 }));
  expect(turns).toEqual(['turn']);
  pointer.up(at(4.5, 4.5));
  expect(pointer.places([4, 4])).toBe(false);
});

test('the wheel turns by steps, with Shift it flips', () => {
  for (let count = 0; count < 5; count++) pointer.wheel(wheel(30));
  expect(turns).toEqual(['turn', 'turn']);
  pointer.wheel(wheel(-100, { shiftKey: true }));
  expect(turns.at(-1)).toBe('flip');
});

test('without a pointer, a square of the patch places it and any other calls it', () => {
  expect(pointer.places([4, 5])).toBe(true);
  expect(pointer.places([0, 0])).toBe(false);
  expect(ghost?.at).toEqual([0, 0]);
});
