import { describe, expect, test } from 'vitest';
import type { BotLevel } from '$lib/engine/types';
import { Beaten, suggestedLevel } from './beaten.svelte';

const levels: BotLevel[] = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, rating: null, first: index === 0 }));

describe('who is suggested', () => {
  test.each([
    [[], 0, 'a'],
    [[], 1, 'b'],
    [[], 2, 'c'],
    [['a'], 0, 'b'],
    [['a'], 1, 'a'],
    [['c'], 0, 'd'],
    [['c'], 2, 'b'],
    [['d'], 0, 'd'],
  ])('after %j, for bot %i', (beaten, bot, level) => {
    expect(suggestedLevel(levels, beaten, bot)).toBe(level);
  });

  test('the first opponent is the one that the engine names', () => {
    const later = levels.map((level) => ({ ...level, first: level.id === 'c' }));
    expect(suggestedLevel(later, [])).toBe('c');
  });
});

describe('who was beaten', () => {
  test('is remembered by game', () => {
    localStorage.clear();
    new Beaten(localStorage).add('g', ['a', 'b']);
    const again = new Beaten(localStorage);
    again.add('g', ['b', 'c']);
    expect(again.of('g')).toEqual(['a', 'b', 'c']);
    expect(again.of('h')).toEqual([]);
  });

  test.each(['not json', '7', '{"g":7}', '{"g":[7]}'])('%s in the storage does no harm', (text) => {
    localStorage.setItem('crema.beaten', text);
    expect(new Beaten(localStorage).of('g')).toEqual([]);
  });
});
