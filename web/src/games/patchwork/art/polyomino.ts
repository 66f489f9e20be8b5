/** Outlines of pieces made of squares. */

/** A square: row from the top, column from the left. */
export type Cell = readonly [row: number, column: number];

export interface OutlineStyle {
  /** Side of a square. */
  unit: number;
  /** How far inside the true edge the line runs. */
  inset?: number;
  /** Radius of rounded corners. */
  radius?: number;
}

type Point = readonly [x: number, y: number];

const key = (x: number, y: number) => `${x},${y}`;

/** Boundary edges, each with the piece on its right hand, by starting corner. */
function edges(cells: readonly Cell[]): Map<string, Point[]> {
  const filled = new Set(cells.map(([row, column]) => key(column, row)));
  const from = new Map<string, Point[]>();
  const add = (x: number, y: number, to: Point) => from.set(key(x, y), [...(from.get(key(x, y)) ?? []), to]);
  for (const [row, column] of cells) {
    if (!filled.has(key(column, row - 1))) add(column, row, [column + 1, row]);
    if (!filled.has(key(column + 1, row))) add(column + 1, row, [column + 1, row + 1]);
    if (!filled.has(key(column, row + 1))) add(column + 1, row + 1, [column, row + 1]);
    if (!filled.has(key(column - 1, row))) add(column, row + 1, [column, row]);
  }
  return from;
}

/** Closed loops of corners; where two squares touch only at a corner the loop turns back to its own square. */
function loops(cells: readonly Cell[]): Point[][] {
  const from = edges(cells);
  const result: Point[][] = [];
  for (const start of from.keys()) {
    while (from.get(start)?.length) {
      const loop: Point[] = [];
      let [x, y] = start.split(',').map(Number) as [number, number];
      let [dx, dy] = [0, 0];
      do {
        const ends: Point[] = from.get(key(x, y)) ?? [];
        const right = ends.findIndex(([ex, ey]) => ex - x === -dy && ey - y === dx);
        const [next] = ends.splice(Math.max(right, 0), 1) as [Point];
        if (next[0] - x !== dx || next[1] - y !== dy) loop.push([x, y]);
        [dx, dy] = [next[0] - x, next[1] - y];
        [x, y] = next;
      } while (key(x, y) !== start);
      // The starting corner may lie in the middle of a straight edge.
      const [first, second] = loop as [Point, Point];
      if (Math.sign(second[0] - first[0]) === dx && Math.sign(second[1] - first[1]) === dy) loop.shift();
      result.push(loop);
    }
  }
  return result;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The outline of a piece as an SVG path. */
export function outline(cells: readonly Cell[], { unit, inset = 0, radius = 0 }: OutlineStyle): string {
  const path = (loop: Point[]): string => {
    const direction = (a: Point, b: Point): Point => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
    const corner = (index: number): Point => loop[(index + loop.length) % loop.length] as Point;
    return loop
      .map((point, index) => {
        const before = direction(corner(index - 1), point);
        const after = direction(point, corner(index + 1));
        // The inside lies to the right of both edges.
        const x = point[0] * unit + inset * (-before[1] - after[1]);
        const y = point[1] * unit + inset * (before[0] + after[0]);
        const enter = `${round(x - before[0] * radius)} ${round(y - before[1] * radius)}`;
        const leave = `${round(x + after[0] * radius)} ${round(y + after[1] * radius)}`;
        return `${index ? 'L' : 'M'}${enter}Q${round(x)} ${round(y)} ${leave}`;
      })
      .join('');
  };
  return loops(cells)
    .map((loop) => `${path(loop)}z`)
    .join('');
}

/** Reads "110/011" into squares. */
export function cellsOf(shape: string): Cell[] {
  return shape
    .split('/')
    .flatMap((line, row) => [...line].flatMap((mark, column) => (mark === '1' ? [[row, column] as const] : [])));
}

/** Width and height in squares. */
export function extent(cells: readonly Cell[]): { rows: number; columns: number } {
  return {
    rows: Math.max(...cells.map(([row]) => row)) + 1,
    columns: Math.max(...cells.map(([, column]) => column)) + 1,
  };
}
