import { beforeEach, expect, test } from 'vitest';
import { Shelf, type SavedMatch } from './shelf.svelte';

const saved = (id: string, updated: number): SavedMatch => ({
  id,
  game: 'chess',
  seats: [{ name: 'Ada', bot: null }],
  options: {},
  record: '{}',
  confirmed: 0,
  moves: 0,
  over: false,
  updated,
});

beforeEach(() => localStorage.clear());

test('matches survive, newest first', () => {
  const shelf = new Shelf(localStorage);
  shelf.put(saved('a', 1));
  shelf.put(saved('b', 3));
  shelf.put(saved('c', 2));
  expect(new Shelf(localStorage).list.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('a match is replaced, and goes when removed', () => {
  const shelf = new Shelf(localStorage);
  shelf.put(saved('a', 1));
  shelf.put({ ...saved('a', 2), moves: 7 });
  expect(new Shelf(localStorage).get('a')?.moves).toBe(7);
  shelf.remove('a');
  expect(new Shelf(localStorage).list).toEqual([]);
});

test.each(['not json', 'null', '{"id":1}', '[]'])('strange contents are left alone: %s', (text) => {
  localStorage.setItem('crema.match.x', text);
  expect(new Shelf(localStorage).list).toEqual([]);
});

test('without room the match stays until the page is closed', () => {
  const full = {
    setItem: () => {
      throw new Error('quota');
    },
  } as unknown as Storage;
  const shelf = new Shelf(full);
  expect(shelf.put(saved('a', 1))).toBe(false);
  expect(shelf.get('a')?.id).toBe('a');
});
