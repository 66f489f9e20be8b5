import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '$lib/engine/types';
import { BUTTONS_ON } from './board/cloth';
import { boardKey } from './board/keys';
import { sewnBy, sewnOn } from './board/moves';
import { refusal } from './refusal';
import { ringOf } from './board/ring';
import { ALL_CELLS, cellOf, squareOf } from './board/squares';

test('squares have the names of the notation', () => {
  expect(squareOf([0, 0])).toBe('a1');
  expect(squareOf([8, 8])).toBe('i9');
  expect(ALL_CELLS.map(squareOf).map(cellOf)).toEqual(ALL_CELLS);
});

test('a quilt is read from the events of its owner', () => {
  const events = [
    { event: 'buy 0 a1a2', by: 0 },
    { event: 'advance', by: 1 },
    { event: 'leather i9', by: 0 },
    { event: 'buy 3 a1b1c1', by: 1 },
  ];
  expect(sewnOn(events, 0)).toEqual([
    { patch: 0, cells: [cellOf('a1'), cellOf('a2')], number: 0 },
    { patch: null, cells: [cellOf('i9')], number: 2 },
  ]);
  expect(sewnBy('advance')).toBeNull();
});

test('the buttons on the cloth are those of the rules', () => {
  const [, ...rows] = readFileSync('../crates/game-patchwork/data/patches.csv', 'utf8').trim().split('\n');
  expect(rows.map((row) => Number(row.split(',')[4]))).toEqual(BUTTONS_ON);
});

describe('keys', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  test.each([
    ['Digit2', {}, false, 'second'],
    ['KeyA', {}, false, 'advance'],
    ['KeyR', {}, true, 'rotate'],
    ['KeyR', { shiftKey: true }, true, 'unrotate'],
    ['ArrowLeft', {}, true, 'left'],
    ['KeyR', {}, false, null],
    ['ArrowLeft', {}, false, null],
    ['KeyR', { ctrlKey: true }, true, null],
    ['KeyV', { metaKey: true }, true, null],
  ] as const)('%s %j, holding: %s', (code, modifiers, holding, command) => {
    expect(boardKey({ ...none, code, ...modifiers }, holding)).toBe(command);
  });
});

describe('the ring', () => {
  test.each([
    [31, 430, 560],
    [31, 400, 440],
    [12, 430, 560],
    [1, 430, 560],
  ])('%i in %i × %i stand inside and apart', (count, width, height) => {
    const { size, spots } = ringOf(count, width, height);
    expect(spots).toHaveLength(count);
    for (const [index, { x, y }] of spots.entries()) {
      expect(x).toBeGreaterThanOrEqual(size / 2);
      expect(x).toBeLessThanOrEqual(width - size / 2);
      expect(y).toBeGreaterThanOrEqual(size / 2);
      expect(y).toBeLessThanOrEqual(height - size / 2);
      for (const other of spots.slice(index + 1)) {
        expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(size - 1e-6);
      }
    }
  });
});

test.each([
  [{ reason: 'game-over' }, 'patchwork-refusal-game-over'],
  [{ reason: 'leather-first' }, 'patchwork-refusal-leather-first'],
  [{ reason: 'no-leather' }, 'patchwork-refusal-no-leather'],
  [{ reason: 'not-offered', patch: 3, offered: [1] }, 'patchwork-refusal-not-offered'],
  [{ reason: 'too-few-buttons', patch: 3, price: 7, have: 5, missing: 2 }, 'patchwork-refusal-too-few-buttons'],
  [{ reason: 'covered', cells: ['a1'] }, 'patchwork-refusal-covered'],
  [{ reason: 'syntax' }, undefined],
])('%j is put into words', (facts: Refusal['facts'], id) => {
  expect(refusal(facts)?.id).toBe(id);
});
