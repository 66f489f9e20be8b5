import { describe, expect, test } from 'vitest';
import type { ScoreRow } from '$games/contract';
import { message } from '$lib/i18n';
import { countedTotals, storyOf } from './story';

const row = (...values: (number | null)[]): ScoreRow => ({ label: message('score-total'), values });

describe('the story of a result', () => {
  test.each([
    // scores, winners, rows, mine; won, rival, gap, the values that decided it
    [[10, 14], [1], [row(6, 5), row(4, 9)], 0, [false, 1, 4, [4, 9]]],
    [[10, 14], [1], [row(6, 5), row(4, 9)], 1, [true, 0, 4, [9, 4]]],
    [[7, 7, 3], [1], [row(7, 7, 3)], 0, [false, 1, 0, null]],
    [[5, 9, 12, 9], [2], [row(null, 9, 12, 9), row(5, 0, 0, 0)], 0, [false, 2, 7, null]],
  ] as const)('%j', (scores, winners, rows, mine, [won, rival, gap, values]) => {
    const story = storyOf(scores, winners, rows, mine);
    expect(story).toMatchObject({ won, rival, gap });
    expect(story?.decided && [story.decided.mine, story.decided.theirs]).toEqual(values);
  });

  test('nobody to compare with', () => {
    expect(storyOf([3], [0], [], 0)).toBeNull();
    expect(storyOf([], [], [], 0)).toBeNull();
  });
});

describe('the count', () => {
  const rows = [row(5, 3), row(2, 0), row(-1, -2)];
  test.each([
    [0, [0, 0]],
    [1, [5, 3]],
    [2, [7, 3]],
    [3, [6, 1]],
  ])('after %i rows', (shown, totals) => {
    expect(countedTotals([6, 1], rows, shown)).toEqual(totals);
  });

  test('rows that do not add up are not added up', () => {
    expect(countedTotals([9, 9], rows, 1)).toEqual([9, 9]);
  });
});
