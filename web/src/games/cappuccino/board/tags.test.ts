import { expect, test } from 'vitest';
import type { IslandView, Status } from '../generated';
import { centre } from './hex';
import { tagsOf } from './tags';

const island = (status: Status, ...cells: string[]): IslandView => ({ status, cells, cups: cells.length });
const word = (status: Status) => status;
const signs = (tags: ReturnType<typeof tagsOf>) => tags.map(({ status, word: said }) => `${status}:${said}`);

test('words stand where nothing is in their way', () => {
  const apart = [island('decided', '0,0'), island('contested', '-6,5')];
  expect(signs(tagsOf(apart, word))).toEqual(['contested:contested', 'decided:decided']);
});

test('of two that would collide, the open one stays', () => {
  const near = [island('decided', '0,0'), island('contested', '-1,0')];
  expect(signs(tagsOf(near, word))).toEqual(['contested:contested']);
});

test('where there is no room for the word, the sign stands alone', () => {
  const taken = [{ x: -28, y: -46, width: 5, height: 6 }];
  expect(signs(tagsOf([island('decided', '0,0')], word, taken))).toEqual(['decided:']);
});

test('a tag gives way to what a landing says', () => {
  const { x, y } = centre('0,0');
  const landing = { x: x - 14, y: y - 34, width: 28, height: 20 };
  expect(tagsOf([island('contested', '0,0')], word, [landing])).toEqual([]);
});
