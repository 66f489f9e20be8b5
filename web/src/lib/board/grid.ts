/** How the keyboard moves over a board. Knows places, not rules. */

/**
 * A place on a board. Square boards: row and column. Hexagonal boards: axial coordinates, `column` = q and `row` = r,
 * pointy tops, q to the right, r down-right.
 */
export interface Place {
  id: string;
  row: number;
  column: number;
}

export type Layout = 'square' | 'hex';

type Step = readonly [rows: number, columns: number];

const ARROWS: Record<string, Step> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The six neighbours lie around the S key as they do around a hexagon; key codes, so that the keyboard's language is moot. */
const HEX_KEYS: Record<string, Step> = {
  KeyW: [-1, 0],
  KeyE: [-1, 1],
  KeyA: [0, -1],
  KeyD: [0, 1],
  KeyZ: [1, -1],
  KeyX: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Position on the screen in units of a cell's width. */
function spot({ row, column }: Place, layout: Layout): readonly [x: number, y: number] {
  return layout === 'hex' ? [column + row / 2, row * 0.866] : [column, row];
}

/** The next place along a line of steps; gaps are jumped over. */
function along(places: readonly Place[], from: Place, [rows, columns]: Step): Place | undefined {
  return places
    .filter((place) => {
      const [dr, dc] = [place.row - from.row, place.column - from.column];
      return rows ? Math.sign(dr) === rows && dc * rows === columns * dr : dr === 0 && Math.sign(dc) === columns;
    })
    .sort((a, b) => distance(a, from) - distance(b, from))[0];
}

function distance(a: Place, b: Place): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

/** The nearest place of the next rows up or down, by what is seen. */
function vertically(places: readonly Place[], from: Place, direction: number, layout: Layout): Place | undefined {
  const [x, y] = spot(from, layout);
  return places
    .filter((place) => Math.sign(place.row - from.row) === direction)
    .map((place) => {
      const [px, py] = spot(place, layout);
      // In a comb straight up is a tie; leaning right on odd rows makes up-and-down come back to where it began.
      const lean = from.row % 2 ? 0.01 : -0.01;
      return { place, far: Math.abs(py - y) * 2 + Math.abs(px - x - lean) };
    })
    .sort((a, b) => a.far - b.far)[0]?.place;
}

function edge(places: readonly Place[], from: Place, last: boolean, whole: boolean): Place | undefined {
  const line = whole ? [...places] : places.filter(({ row }) => row === from.row);
  line.sort((a, b) => a.row - b.row || a.column - b.column);
  return last ? line.at(-1) : line[0];
}

/** Where a key leads from a place; `null` when it is not a key of the board. */
export function moveFocus(
  places: readonly Place[],
  from: Place,
  key: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  layout: Layout,
): Place | null {
  if (key.altKey || key.metaKey) return null;
  if (key.code === 'Home' || key.code === 'End') return edge(places, from, key.code === 'End', key.ctrlKey) ?? null;
  if (key.ctrlKey) return null;
  const vertical = layout === 'hex' && { ArrowUp: -1, ArrowDown: 1 }[key.code];
  if (vertical) return vertically(places, from, vertical, layout) ?? from;
  const step = (layout === 'hex' ? HEX_KEYS : ARROWS)[key.code];
  return step ? (along(places, from, step) ?? from) : null;
}

/** The next (or previous) of the wanted places in reading order, beginning again at the end. */
export function nextOf(
  places: readonly Place[],
  from: Place,
  wanted: (place: Place) => boolean,
  backwards = false,
): Place | null {
  const order = [...places].sort((a, b) => a.row - b.row || a.column - b.column);
  if (backwards) order.reverse();
  const start = order.findIndex(({ id }) => id === from.id) + 1;
  return [...order.slice(start), ...order.slice(0, start)].find(wanted) ?? null;
}
