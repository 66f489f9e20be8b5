/** Squares of a quilt by name: columns a to i, rows 1 to 9 from the top. */
import type { Cell } from '../art/polyomino';

/** Squares along an edge of a quilt. */
export const SIDE = 9;

const COLUMNS = 'abcdefghi';

export function squareOf([row, column]: Cell): string {
  return `${COLUMNS[column] ?? '?'}${row + 1}`;
}

export function cellOf(square: string): Cell {
  return [Number(square[1]) - 1, COLUMNS.indexOf(square[0] ?? '')];
}

export const ALL_CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, index) => [
  Math.floor(index / SIDE),
  index % SIDE,
]);

/** By row, then column: the order of the engine. */
export function inOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
