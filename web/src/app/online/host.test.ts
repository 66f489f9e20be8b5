import { expect, test } from 'vitest';
import { choicesOf } from './host';

test('a game that goes on online keeps its bots, and a seat for the person who takes it there', () => {
  const seats = (...bots: (string | null)[]) => bots.map((bot) => ({ name: 'Somebody', bot }));
  expect(choicesOf(seats(null, null))).toEqual(['me', 'open']);
  expect(choicesOf(seats(null, 'trainee', null))).toEqual(['me', 2, 'open']);
  expect(choicesOf(seats('first-day', null))).toEqual([1, 'me']);
  expect(choicesOf(seats('first-day', 'regular'))).toEqual(['me', 3]);
  expect(choicesOf(seats(null, 'a level of another time'))).toEqual(['me', 'open']);
});
