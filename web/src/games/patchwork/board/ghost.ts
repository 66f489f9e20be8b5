/**
 * The patch in hand: how it is turned and where on the quilt it hovers. Geometry only; whether it may lie there is looked up
 * among the legal events.
 */
import { extent, type Cell } from '../art/polyomino';
import { buyEvent, sewnBy } from './moves';
import { inOrder, SIDE } from './squares';

export interface Ghost {
  patch: number;
  /** Its squares from the top left corner of the rectangle around it. */
  shape: readonly Cell[];
  /** Where that corner lies; the patch never leaves the quilt. */
  at: Cell;
}

/** A place of a patch that the engine allows. */
export interface Fit extends Ghost {
  event: string;
}

export const shapeKey = (shape: readonly Cell[]): string => shape.map(([row, column]) => `${row}${column}`).join(' ');

const samePlace = (a: Cell, b: Cell) => a[0] === b[0] && a[1] === b[1];

function toCorner(cells: readonly Cell[]): { shape: Cell[]; at: Cell } {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return { shape: inOrder(cells.map(([row, column]) => [row - top, column - left])), at: [top, left] };
}

/** A patch that lies on these squares, in hand again. */
export function ghostOn(patch: number, cells: readonly Cell[]): Ghost {
  return { patch, ...toCorner(cells) };
}

/** Every place of a patch among the legal events, in the engine's order. */
export function fitsOf(legal: readonly string[], patch: number): Fit[] {
  const prefix = `buy ${patch} `;
  return legal
    .filter((event) => event.startsWith(prefix))
    .map((event) => ({ event, ...ghostOn(patch, sewnBy(event)?.cells ?? []) }));
}

export function cellsOfGhost({ shape, at }: Pick<Ghost, 'shape' | 'at'>): Cell[] {
  return shape.map(([row, column]) => [row + at[0], column + at[1]]);
}

export function eventOf(ghost: Ghost): string {
  return buyEvent(ghost.patch, cellsOfGhost(ghost));
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

function within(ghost: Ghost): Ghost {
  const { rows, columns } = extent(ghost.shape);
  return { ...ghost, at: [clamp(ghost.at[0], SIDE - rows), clamp(ghost.at[1], SIDE - columns)] };
}

/** The middle of the rectangle around it, in squares from the top left corner of the quilt. */
export function middleOf({ shape, at }: Pick<Ghost, 'shape' | 'at'>): readonly [row: number, column: number] {
  const { rows, columns } = extent(shape);
  return [at[0] + rows / 2, at[1] + columns / 2];
}

/** Puts its middle as near to a point as the quilt allows. */
export function movedTo(ghost: Ghost, [row, column]: readonly [number, number]): Ghost {
  const { rows, columns } = extent(ghost.shape);
  return within({ ...ghost, at: [Math.round(row - rows / 2), Math.round(column - columns / 2)] });
}

export function nudged(ghost: Ghost, rows: number, columns: number): Ghost {
  return within({ ...ghost, at: [ghost.at[0] + rows, ghost.at[1] + columns] });
}

/** Around its middle; cutting off halves towards zero makes turns come back to where they began. */
function reshaped(ghost: Ghost, shape: readonly Cell[]): Ghost {
  const [before, after] = [extent(ghost.shape), extent(shape)];
  const row = ghost.at[0] + Math.trunc((before.rows - after.rows) / 2);
  const column = ghost.at[1] + Math.trunc((before.columns - after.columns) / 2);
  return within({ ...ghost, shape: inOrder(shape), at: [row, column] });
}

/** A quarter turn, to the right unless told otherwise. */
export function turned(ghost: Ghost, left = false): Ghost {
  const { rows, columns } = extent(ghost.shape);
  const turn = ([row, column]: Cell): Cell => (left ? [columns - 1 - column, row] : [column, rows - 1 - row]);
  return reshaped(ghost, ghost.shape.map(turn));
}

/** Left and right exchanged. */
export function flipped(ghost: Ghost): Ghost {
  const { columns } = extent(ghost.shape);
  return reshaped(
    ghost,
    ghost.shape.map(([row, column]) => [row, columns - 1 - column]),
  );
}

/** Every way the patch can lie, each once: turned by quarters, then mirrored and turned. */
export function waysOf(ghost: Ghost): Ghost[] {
  const turns = (start: Ghost) => [start, turned(start), turned(turned(start)), turned(start, true)];
  const ways = new Map<string, Ghost>();
  for (const way of [...turns(ghost), ...turns(flipped(ghost))]) {
    if (!ways.has(shapeKey(way.shape))) ways.set(shapeKey(way.shape), way);
  }
  return [...ways.values()];
}

const sameWay = (fits: readonly Fit[], shape: readonly Cell[]) =>
  fits.filter((fit) => shapeKey(fit.shape) === shapeKey(shape));

function nearest(fits: readonly Fit[], [row, column]: readonly [number, number]): Fit | undefined {
  const far = (fit: Fit) => {
    const [r, c] = middleOf(fit);
    return (r - row) ** 2 + (c - column) ** 2;
  };
  return fits.reduce<Fit | undefined>((best, fit) => (best && far(best) <= far(fit) ? best : fit), undefined);
}

/** A hovering patch is drawn to a legal place one step away; farther off it stays where it is and clashes. */
export function snapped(ghost: Ghost, fits: readonly Fit[]): Ghost {
  const close = sameWay(fits, ghost.shape).filter(
    ({ at }) => Math.abs(at[0] - ghost.at[0]) <= 1 && Math.abs(at[1] - ghost.at[1]) <= 1,
  );
  return close.find(({ at }) => samePlace(at, ghost.at)) ?? nearest(close, middleOf(ghost)) ?? ghost;
}

/** Takes a patch in hand: as printed if it fits so, near the given point. */
export function pickUp(
  patch: number,
  printed: readonly Cell[],
  fits: readonly Fit[],
  point: readonly [number, number],
): Ghost {
  const asPrinted = movedTo({ patch, shape: inOrder(printed), at: [0, 0] }, point);
  const way = waysOf(asPrinted).find(({ shape }) => sameWay(fits, shape).length > 0);
  return (way && nearest(sameWay(fits, way.shape), point)) ?? asPrinted;
}

/** The next place that fits, in reading order; after the last of this way comes the first of another way. */
export function nextFit(ghost: Ghost, fits: readonly Fit[], backwards = false): Ghost | null {
  const compare = (a: Ghost, b: Ghost) =>
    shapeKey(a.shape).localeCompare(shapeKey(b.shape)) || a.at[0] - b.at[0] || a.at[1] - b.at[1];
  const order = [...fits].sort((a, b) => (backwards ? compare(b, a) : compare(a, b)));
  const beyond = order.find((fit) => (backwards ? compare(fit, ghost) < 0 : compare(fit, ghost) > 0));
  return beyond ?? order[0] ?? null;
}

/** The square of the patch nearest to its middle: where the keyboard's focus stays. */
export function handOf(ghost: Ghost): Cell {
  const [row, column] = middleOf(ghost);
  const far = ([r, c]: Cell) => (r + 0.5 - row) ** 2 + (c + 0.5 - column) ** 2;
  const [first, ...rest] = cellsOfGhost(ghost) as [Cell, ...Cell[]];
  return rest.reduce((best, cell) => (far(cell) < far(best) ? cell : best), first);
}
