/** Places on a ring: along a rectangle's edge, clockwise from the top left corner. */
export interface Ring {
  /** Side of the square each thing may fill. */
  size: number;
  /** Their middles. */
  spots: { x: number; y: number }[];
}

/** Between these sizes, and at most an eighth of the shorter side. */
const [SMALLEST, USUAL, LARGEST] = [30, 60, 84];

/** How many things of a size stand along the two kinds of edges, each corner counted once. */
const along = (width: number, height: number, size: number) =>
  [Math.floor((width - size) / size), Math.floor((height - size) / size)] as const;

/** Room for `count` things inside a box, as large as they can be. They stand close, so that few are still read as a row. */
export function ringOf(count: number, width: number, height: number): Ring {
  let size = Math.round(Math.min(Math.max(Math.min(width, height) / 8, USUAL), LARGEST));
  const slots = () => along(width, height, size).reduce((sum, edge) => sum + 2 * Math.max(edge, 0), 0);
  while (size > SMALLEST && slots() < count) size -= 1;
  const [columns, rows] = along(width, height, size).map((edge) => Math.max(edge, 1)) as [number, number];
  const [across, down] = [(width - size) / columns, (height - size) / rows];
  const half = size / 2;
  const spot = (slot: number) => {
    if (slot < columns) return { x: half + slot * across, y: half };
    if (slot < columns + rows) return { x: width - half, y: half + (slot - columns) * down };
    if (slot < 2 * columns + rows) return { x: width - half - (slot - columns - rows) * across, y: height - half };
    return { x: half, y: height - half - (slot - 2 * columns - rows) * down };
  };
  return { size, spots: Array.from({ length: count }, (_, slot) => spot(slot)) };
}
