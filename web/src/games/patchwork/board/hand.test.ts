import { beforeEach, expect, test, vi } from 'vitest';
import type { Refusal } from '$lib/engine/types';
import type { View } from '../generated';
import type { TableActions } from '../../contract';
import { Hand } from './hand.svelte';

const COVERED: Refusal = { message: 'covered', facts: { reason: 'covered', cells: ['e5'] } };
const view = { circle: [{ patch: 0, shape: '11' }] } as View;
const legal = ['advance', 'buy 0 a1b1', 'buy 0 h9i9'];
let hint: readonly string[] | null;
let table: TableActions<View>;
let hand: Hand;

beforeEach(() => {
  hint = null;
  table = {
    play: vi.fn((event: string) => (legal.includes(event) ? null : COVERED)),
    check: vi.fn((event: string) => (legal.includes(event) ? null : COVERED)),
    preview: vi.fn(() => null),
    explain: ({ message }: Refusal) => message,
  } as Partial<TableActions<View>> as TableActions<View>;
  hand = new Hand(() => ({ view, legal, hint, table }));
});

test('what is picked up fits, and nothing has been played', () => {
  hand.pick(0, [0, 0]);
  expect(hand.ghost?.at).toEqual([0, 0]);
  expect(hand.verdict).toEqual({ fits: true, after: null });
  expect(table.play).not.toHaveBeenCalled();
});

test('the hint is where it is picked up', () => {
  hint = ['buy 0 h9i9'];
  hand.pick(0, [0, 0]);
  expect(hand.ghost?.at).toEqual([8, 7]);
});

test('a clash carries the engine’s reason and the squares in the way', () => {
  hand.pick(0, [0, 0]);
  hand.hover([4.5, 4.5]);
  expect(hand.verdict).toEqual({ fits: false, why: 'covered', covered: ['e5'] });
  expect(hand.place()).toBe(false);
  expect(hand.ghost).not.toBeNull();
});

test('placing plays the event and empties the hand', () => {
  hand.pick(0, [0, 0]);
  expect(hand.place()).toBe(true);
  expect(table.play).toHaveBeenCalledWith('buy 0 a1b1');
  expect(hand.ghost).toBeNull();
  expect(hand.verdict).toBeNull();
});

test('every way says how often it fits', () => {
  hand.pick(0);
  expect(hand.ways().map(({ count }) => count)).toEqual([2, 0]);
});

test('a patch that has gone cannot be picked up', () => {
  hand.pick(7);
  expect(hand.ghost).toBeNull();
  expect(hand.next()).toBe(false);
});
