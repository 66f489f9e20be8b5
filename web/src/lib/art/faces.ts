/** The faces of opponents: animals of one family of drawings, told apart by ears, markings and what they wear. */
import { disc } from './shapes';

export interface Face {
  /** The colour of the fur or feathers. */
  fur: string;
  /** Muzzle, belly of the ears, markings. */
  light: string;
  ears: keyof typeof EARS;
  marking?: keyof typeof MARKINGS;
  beak?: boolean;
  wears: keyof typeof WORN;
  /** The colour of what is worn. */
  cloth: string;
  /** The colour behind the head. */
  ground: string;
}

/** Parts are drawn in a box from -32 to 32; the head is a circle of radius 17 around (0, 3). */
interface Part {
  d: string;
  /** In the light colour, not in that of the fur or cloth. */
  light?: boolean;
  /** A line rather than a surface. */
  line?: boolean;
}

const both = (d: (side: 1 | -1) => string): string => d(1) + d(-1);

export const EARS = {
  round: [
    { d: both((side) => disc(side * 12, -11, 7)) },
    { d: both((side) => disc(side * 12, -11, 3.6)), light: true },
  ],
  large: [
    { d: both((side) => disc(side * 14, -11, 9.5)) },
    { d: both((side) => disc(side * 14, -11, 6)), light: true },
  ],
  pointed: [
    { d: both((side) => `M${side * 3}-11L${side * 15}-25L${side * 17} 0z`) },
    { d: both((side) => `M${side * 7}-12L${side * 13.5}-20L${side * 14}-6z`), light: true },
  ],
  long: [
    { d: both((side) => `M${side * 3}-9C${side * 1}-32 ${side * 13}-34 ${side * 12}-8z`) },
    { d: both((side) => `M${side * 5.5}-11C${side * 5}-27 ${side * 10}-28 ${side * 10}-10z`), light: true },
  ],
  floppy: [
    {
      d: both(
        (side) =>
          `M${side * 8}-12C${side * 24}-16 ${side * 25} 8 ${side * 17} 11C${side * 13} 6 ${side * 15}-4 ${side * 8}-12z`,
      ),
    },
  ],
  tufts: [{ d: both((side) => `M${side * 5}-12Q${side * 14}-16 ${side * 17}-24Q${side * 20}-10 ${side * 14}-4z`) }],
  spines: [
    { d: 'M-20 10L-25 2L-19-2L-23-10L-15-11L-15-20L-8-16L-4-24L0-17L5-24L8-16L15-20L15-11L23-10L19-2L25 2L20 10z' },
  ],
  curls: [
    {
      d: [
        [-14, -4],
        [-12, -12],
        [-5, -16],
        [3, -17],
        [11, -13],
        [15, -5],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 6.5))
        .join(''),
    },
  ],
  bulges: [{ d: both((side) => disc(side * 9, -11, 7.5)) }],
} satisfies Record<string, readonly Part[]>;

export const MARKINGS = {
  /** A pale muzzle. */
  muzzle: [{ d: 'M0 4C9 4 12 9 11 14Q0 23-11 14C-12 9-9 4 0 4z', light: true }],
  /** A stripe from the brow to the nose. */
  stripe: [{ d: 'M-4-13.5Q0-15 4-13.5L3 6Q12 8 10 14.5Q0 22-10 14.5Q-12 8-3 6z', light: true }],
  /** Rings around the eyes. */
  rings: [{ d: both((side) => disc(side * 7, 1, 7)), light: true }],
  /** Cheeks of another colour. */
  cheeks: [
    {
      d: both((side) => `M${side * 1.5} 19.5Q${side * 3} 8 ${side * 17} 4Q${side * 17} 16 ${side * 1.5} 19.5z`),
      light: true,
    },
  ],
} satisfies Record<string, readonly Part[]>;

export const WORN = {
  scarf: [{ d: 'M-15 19Q0 29 15 19L17 25Q0 36-17 25z' }, { d: 'M5 25L12 24L13 34L6 34z' }],
  bow: [{ d: 'M0 24L-11 18V30zM0 24L11 18V30z' }, { d: disc(0, 24, 2.6), light: true }],
  apron: [{ d: 'M-13 21H13L19 34H-19z' }, { d: 'M-6 26H6V31H-6z', light: true }],
  beret: [{ d: 'M-17-9C-20-20-4-25 6-22C17-20 20-13 15-9Q0-14-17-9z' }, { d: 'M3-22q0-4 3-4', line: true }],
  cap: [{ d: 'M-15-9Q-14-23 0-23T15-9Q0-13-15-9z' }, { d: 'M6-11Q19-12 24-6Q15-7 9-8z' }],
  glasses: [
    { d: both((side) => disc(side * 7, 1.5, 5.6)) + 'M-1.6 1Q0 0 1.6 1M-12.5 0L-17-2M12.5 0L17-2', line: true },
  ],
  flower: [
    {
      d: [0, 1, 2, 3, 4]
        .map((petal) =>
          disc(Math.round(-11 + 4 * Math.cos(petal * 1.2566)), Math.round(-13 + 4 * Math.sin(petal * 1.2566)), 3),
        )
        .join(''),
    },
    { d: disc(-11, -13, 2.4), light: true },
  ],
  phones: [
    { d: 'M-18 3Q-19-18 0-18T18 3', line: true },
    { d: both((side) => `M${side * 15}-2h${side * 5}v10h${side * -5}z`) },
  ],
  crown: [{ d: 'M-12-12L-14-24L-6-18L0-27L6-18L14-24L12-12Q0-15-12-12z' }, { d: disc(0, -18, 2), light: true }],
} satisfies Record<string, readonly Part[]>;
