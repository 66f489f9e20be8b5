/** Where cells lie in the picture, and the outlines of groups of cells. Knows places, not rules. */
import { HEX_RADIUS } from '../art/HexStack.svelte';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height of a cell; its pointed ends are above and below. */
export const CELL = { width: HEX_RADIUS * Math.sqrt(3), height: HEX_RADIUS * 2 };
/** From one row to the next. */
const ROW = HEX_RADIUS * 1.5;
/** Room for tall stacks and tags above the first row, and for shadows all around. */
const MARGIN = { top: 26, side: 8, bottom: 12 };

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Reads `q,r`. */
export function axial(cell: string): Axial {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return { q, r };
}

export function centre(cell: string): Point {
  const { q, r } = axial(cell);
  return { x: CELL.width * (q + r / 2), y: ROW * r };
}

/** The picture that holds all these cells, never smaller than a little table. */
export function boxOf(cells: Iterable<string>): Box {
  const least = { x: CELL.width * 1.5, y: ROW * 2 };
  const spots = [...cells].map(centre);
  const span = (values: number[], half: number) => [Math.min(-half, ...values), Math.max(half, ...values)] as const;
  const [left, right] = span(
    spots.map(({ x }) => x),
    least.x,
  );
  const [top, bottom] = span(
    spots.map(({ y }) => y),
    least.y,
  );
  const x = left - CELL.width / 2 - MARGIN.side;
  const y = top - HEX_RADIUS - MARGIN.top;
  return {
    x,
    y,
    width: right + CELL.width / 2 + MARGIN.side - x,
    height: bottom + HEX_RADIUS + MARGIN.bottom - y,
  };
}

/** The neighbour across each edge, in the order of the edges: clockwise from the upper right one. */
const ACROSS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

export function neighbours(cell: string): string[] {
  const { q, r } = axial(cell);
  return ACROSS.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** Corner `index` of a cell, clockwise from the top. */
function corner(cell: string, index: number): Point {
  const { x, y } = centre(cell);
  const angle = (index / 6) * 2 * Math.PI - Math.PI / 2;
  return { x: x + HEX_RADIUS * Math.cos(angle), y: y + HEX_RADIUS * Math.sin(angle) };
}

const keyOf = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** The borders of a group of cells, clockwise around it; a hole has one of its own. Three cells meet at a corner, so each
 * corner is left along one edge only. */
export function borders(cells: readonly string[]): Point[][] {
  const inside = new Set(cells);
  const next = new Map<string, { from: Point; to: Point }>();
  for (const cell of cells) {
    for (const [edge, other] of neighbours(cell).entries()) {
      if (inside.has(other)) continue;
      const from = corner(cell, edge);
      next.set(keyOf(from), { from, to: corner(cell, edge + 1) });
    }
  }
  const loops: Point[][] = [];
  for (const [start] of next) {
    const loop: Point[] = [];
    for (let key = start, edge = next.get(key); edge; edge = next.get(key)) {
      next.delete(key);
      loop.push(edge.from);
      key = keyOf(edge.to);
    }
    if (loop.length) loops.push(loop);
  }
  return loops;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Moves the corners of a clockwise loop outwards, so that every edge is `distance` farther out. */
function swell(loop: readonly Point[], distance: number): Point[] {
  const normal = (a: Point, b: Point) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
  };
  return loop.map((at, index) => {
    const before = loop.at(index - 1) as Point;
    const after = loop[(index + 1) % loop.length] as Point;
    const [m, n] = [normal(before, at), normal(at, after)];
    const scale = distance / (1 + m.x * n.x + m.y * n.y);
    return { x: at.x + (m.x + n.x) * scale, y: at.y + (m.y + n.y) * scale };
  });
}

/** A closed path with round corners. */
function rounded(loop: readonly Point[], radius: number): string {
  const towards = (a: Point, b: Point) => {
    const part = radius / Math.hypot(b.x - a.x, b.y - a.y);
    return `${round(a.x + (b.x - a.x) * part)} ${round(a.y + (b.y - a.y) * part)}`;
  };
  const parts = loop.map((at, index) => {
    const before = loop.at(index - 1) as Point;
    const after = loop[(index + 1) % loop.length] as Point;
    return `${index ? 'L' : 'M'}${towards(at, before)}Q${round(at.x)} ${round(at.y)} ${towards(at, after)}`;
  });
  return `${parts.join('')}z`;
}

/** The outline of a group of cells, a little outside of it. */
export function outline(cells: readonly string[], distance = 2.5, radius = 8): string {
  return borders(cells)
    .map((loop) => rounded(swell(loop, distance), radius))
    .join('');
}

/** The cell of a group whose upper left corner is best seen: topmost, then leftmost. */
export function crown(cells: readonly string[]): Point {
  const spots = cells.map(centre).sort((a, b) => a.y - b.y || a.x - b.x);
  return spots[0] ?? { x: 0, y: 0 };
}

/** A line between the middles of two cells that leaves room for the pieces on them. */
export function between(from: string, to: string, gap = 15): { from: Point; to: Point } {
  const [a, b] = [centre(from), centre(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [((b.x - a.x) / length) * gap, ((b.y - a.y) / length) * gap];
  return { from: { x: a.x + dx, y: a.y + dy }, to: { x: b.x - dx, y: b.y - dy } };
}
