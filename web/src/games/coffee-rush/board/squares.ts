/** The squares of the ingredient board in the picture, a hundred units each. */
import type { Ingredient } from '../art/ingredients';
import type { Square, View } from '../generated';

export const SIDE = 4;
export const UNIT = 100;

export function placeOf(square: Square): { row: number; column: number } {
  return { row: Number(square[1]) - 1, column: square.charCodeAt(0) - 'a'.charCodeAt(0) };
}

export function middleOf(square: Square): { x: number; y: number } {
  const { row, column } = placeOf(square);
  return { x: column * UNIT + UNIT / 2, y: row * UNIT + UNIT / 2 };
}

/** The square so many rows and columns away; `null` off the board. */
export function neighbour(square: Square, rows: number, columns: number): Square | null {
  const { row, column } = placeOf(square);
  const [r, c] = [row + rows, column + columns];
  const inside = r >= 0 && c >= 0 && r < SIDE && c < SIDE;
  return inside ? (`${'abcd'[c]}${r + 1}` as Square) : null;
}

/** The square under a point of the picture, given in parts of its width and height; only well inside a square. */
export function squareAt(x: number, y: number): Square | null {
  const inside = (part: number) => part > 0.14 && part < 0.86;
  const [column, row] = [Math.floor(x * SIDE), Math.floor(y * SIDE)];
  if (!inside(x * SIDE - column) || !inside(y * SIDE - row)) return null;
  return row >= 0 && column >= 0 && row < SIDE && column < SIDE ? (`${'abcd'[column]}${row + 1}` as Square) : null;
}

/** What lies under the baristas of a seat, in the order in which they were placed. */
export function firstIngredients({ board, players }: View, seat: number): Ingredient[] {
  const squares = players[seat]?.meeples ?? [];
  return squares.flatMap((square) => board.find((candidate) => candidate.square === square)?.ingredient ?? []);
}
