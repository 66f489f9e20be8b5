/** The ingredient board (CR-01), as pictures of the rules draw it. */
import type { Ingredient } from '../../art/ingredients';

export const BOARD: readonly (readonly Ingredient[])[] = [
  ['ice', 'caramel', 'steam', 'coffee'],
  ['coffee', 'milk', 'ice', 'water'],
  ['tea', 'steam', 'milk', 'coffee'],
  ['milk', 'ice', 'chocolate', 'steam'],
];

export const isCorner = (row: number, column: number): boolean => row % 3 === 0 && column % 3 === 0;
