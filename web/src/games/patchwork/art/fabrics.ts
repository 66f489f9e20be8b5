/**
 * The prints of the 33 patches, as data: every patch its own print, so that none is told by colour alone.
 *
 * A print is one tile of a repeating pattern; lengths are in drawing units, of which a quilt square has 24.
 */
import { box, disc, heart, leaf, petals, star } from '$lib/art/shapes';

/** Dye families; each has a ground, a print and a light tone in styles/fabrics.css. */
export type Dye = 'rose' | 'brick' | 'honeycloth' | 'sagecloth' | 'teal' | 'denim' | 'plum' | 'mocha';
type Tone = 'print' | 'light';

interface Layer {
  d: string;
  tone: Tone;
  /** A line of this width; filled when missing. */
  line?: number;
  opacity?: number;
}

export interface Print {
  width: number;
  height: number;
  /** The tone under everything; the dye's ground when missing. */
  ground?: Tone;
  layers: Layer[];
}

const print = (width: number, height: number, ...layers: Layer[]): Print => ({ width, height, layers });
const onLight = (made: Print): Print => ({ ...made, ground: 'light' });
const fill = (tone: Tone, d: string, opacity = 1): Layer => ({ d, tone, opacity });
const line = (tone: Tone, width: number, d: string, opacity = 1): Layer => ({ d, tone, line: width, opacity });

const PRINTS = {
  gingham: onLight(print(12, 12, fill('print', box(0, 0, 6, 12), 0.45), fill('print', box(0, 0, 12, 6), 0.45))),
  dots: print(12, 12, fill('light', disc(3, 3, 1.9) + disc(9, 9, 1.9))),
  stripes: print(8, 8, fill('light', box(0, 0, 3, 8)), fill('print', box(4.7, 0, 1.2, 8))),
  diagonal: print(8, 8, line('light', 1.6, 'M-2 2l4-4M-2 10L10-2M6 10l4-4'), line('print', 0.7, 'M-2 6L6-2M2 10L10 2')),
  houndstooth: onLight(print(12, 12, fill('print', 'M0 0h6l6 6v6L9 9v3H6V9L3 6H0zM9 0h3v3zM0 9l3 3H0z'))),
  herringbone: print(
    12,
    12,
    line('light', 1.7, 'M.9 5.1L5.1.9M.9 11.1l4.2-4.2M6.9-2.1l4.2 4.2M6.9 3.9l4.2 4.2M6.9 9.9l4.2 4.2'),
  ),
  chevron: print(12, 10, line('light', 2.4, 'M-1 6.2L6 1l7 5.2'), line('print', 1, 'M-1 10.2L6 5l7 5.2')),
  ditsy: print(
    24,
    24,
    fill('print', leaf(10, 8, 5, -2, 2) + leaf(20, 20, 3, 3, 1.6) + leaf(4, 20, -3, -3, 1.6)),
    fill('light', petals(6, 6, 5, 2.6, 1.7) + petals(17.5, 17.5, 5, 2.6, 1.7)),
    fill('print', disc(6, 6, 1.5) + disc(17.5, 17.5, 1.5)),
  ),
  foliage: print(
    16,
    20,
    line('print', 0.9, 'M8 20V0'),
    fill('light', leaf(8, 9, 6, -6, 2.6) + leaf(8, 9, -6, -6, 2.6)),
    fill('print', leaf(8, 19, 6, -6, 2.6) + leaf(8, 19, -6, -6, 2.6), 0.75),
  ),
  hearts: print(14, 14, fill('light', heart(4, 4, 5)), fill('print', heart(11, 11, 5))),
  stars: print(18, 18, fill('light', star(5, 5, 5, 3.6, 1.5)), fill('print', star(14, 13.5, 5, 3, 1.3))),
  tartan: print(
    24,
    24,
    fill('print', box(2, 0, 8, 24) + box(0, 2, 24, 8), 0.3),
    line('light', 1.2, 'M18 0V24M0 18H24M15.5 0V24M0 15.5H24'),
    line('print', 0.8, 'M6 0V24M0 6H24'),
  ),
  argyle: print(16, 24, fill('print', 'M8 0l8 12-8 12L0 12z', 0.55), line('light', 0.8, 'M0 0l16 24M16 0L0 24')),
  plus: print(12, 12, line('light', 1.8, 'M3 .6V5.4M.6 3H5.4M9 6.6V11.4M6.6 9H11.4')),
  rings: print(14, 14, line('light', 1.5, disc(4, 4, 2.8)), line('print', 1.2, disc(11, 11, 2.4))),
  scallops: onLight(
    print(
      16,
      16,
      line('print', 1.1, 'M0 8a8 8 0 0 0 16 0M-8 0a8 8 0 0 0 16 0a8 8 0 0 0 16 0M-8 16a8 8 0 0 0 16 0a8 8 0 0 0 16 0'),
      line(
        'print',
        0.9,
        'M4 8a4 4 0 0 0 8 0M-4 0a4 4 0 0 0 8 0M12 0a4 4 0 0 0 8 0M-4 16a4 4 0 0 0 8 0M12 16a4 4 0 0 0 8 0',
        0.7,
      ),
    ),
  ),
  waves: print(
    16,
    8,
    line('light', 1.7, 'M-4 4q4-4.6 8 0t8 0t8 0'),
    line('print', 0.8, 'M-4 7q4-4.6 8 0t8 0t8 0', 0.8),
  ),
  cherries: print(
    20,
    20,
    line('print', 0.9, 'M7 2q-3 3-3.4 6M7 2q2.6 3 3 6M17 12q-3 2.6-3.2 4M17 12q1.4 2 1.6 3.6'),
    fill('light', disc(3.6, 9, 2.1) + disc(10, 9, 2.1) + disc(13.6, 17, 2) + disc(18, 17, 2)),
    fill('print', leaf(7, 2, 4.6, -0.4, 1.8) + leaf(17, 12, -4, -1, 1.6)),
  ),
  triangles: print(14, 12, fill('light', 'M0 12L7 0l7 12z'), fill('print', 'M4.5 12L7 7.6 9.5 12z')),
  windowpane: print(
    12,
    12,
    line('light', 1, 'M6 0V12M0 6H12'),
    fill('print', disc(0, 0, 1.5) + disc(12, 0, 1.5) + disc(0, 12, 1.5) + disc(12, 12, 1.5)),
  ),
  drops: print(14, 16, fill('light', 'M4 1q3.4 4.4 0 6.4Q.6 5.4 4 1zM11 9q3.4 4.4 0 6.4Q7.6 13.4 11 9z')),
  crosses: print(9, 9, line('light', 1.3, 'M2 2l5 5M7 2L2 7')),
  beans: print(
    20,
    18,
    fill('light', 'M3 7q-1.6-4.6 3-5.6t4.6 3T6 10 3 7zM12 15q-1-4.8 3.4-5.4t4 3.2-4.2 5-3.2-2.8z'),
    line('print', 0.9, 'M4 8.6q4.4-1.8 5-5.8M13 16.6q4.2-2 4.6-5.8'),
  ),
  moons: print(18, 18, fill('light', 'M7 2a4 4 0 1 0 1 7A5 5 0 0 1 7 2z'), fill('print', star(14, 13, 4, 2.6, 0.9))),
  basket: print(
    16,
    16,
    line('light', 1.3, 'M1.5 2H7M1.5 4.4H7M1.5 6.6H7M9.5 10H15M9.5 12.4H15M9.5 14.6H15'),
    line('print', 1.3, 'M10 1.5V7M12.4 1.5V7M14.6 1.5V7M2 9.5V15M4.4 9.5V15M6.6 9.5V15'),
  ),
  confetti: print(
    22,
    22,
    line('light', 1.5, 'M3 4l3-1.6M14 3l1 3M9 11l3 1M19 12l-1 3M4 17l2 2.4'),
    line('print', 1.5, 'M9 6l-2 2M19 6l2 1.6M3 11l1.4 2M13 17l3-1M10 20l-1-2.4'),
  ),
  diamonds: print(10, 12, fill('light', 'M5 1l3.6 5L5 11 1.4 6z')),
  honeycomb: onLight(
    print(12, 20.8, line('print', 1.2, 'M0 3.5L6 0l6 3.5v6.9l-6 3.5-6-3.5zM6 13.9v6.9M0 24.3l6-3.5 6 3.5')),
  ),
  tulips: print(
    16,
    18,
    line('print', 1, 'M5 8v6M13 16v4M13-2v3'),
    fill(
      'light',
      'M2.4 2l1.6 1.8L5 1.4l1 2.4L7.6 2v4a2.6 2.6 0 0 1-5.2 0zM10.4 10l1.6 1.8 1-2.4 1 2.4 1.6-1.8v4a2.6 2.6 0 0 1-5.2 0z',
    ),
    fill('print', leaf(5, 14, 3.4, -3.6, 1.2) + leaf(5, 14, -3.4, -3.6, 1.2)),
  ),
  citrus: print(
    18,
    18,
    fill('light', 'M1 5a4.6 4.6 0 0 0 9.2 0zM9 13.6a4.2 4.2 0 0 1 8.4 0z'),
    line('print', 0.8, 'M5.6 5v4.2M5.6 5l-3 3M5.6 5l3 3M13.2 13.6V9.8M13.2 13.6l-2.7-2.7M13.2 13.6l2.7-2.7'),
  ),
  frames: print(14, 14, line('light', 1.3, box(1.5, 1.5, 11, 11)), line('print', 1.1, box(4.5, 4.5, 5, 5))),
  ricrac: print(
    14,
    12,
    line('light', 2.2, 'M-1 4q2.2-4 4.5 0t4.5 0 4.5 0 4.5 0'),
    fill('print', disc(3.5, 9.6, 1.1) + disc(10.5, 9.6, 1.1)),
  ),
  snowdrops: print(
    20,
    20,
    line('light', 1.1, 'M5 1V9M1.5 3l7 4M8.5 3l-7 4M15 11v8M11.5 13l7 4M18.5 13l-7 4'),
    fill('print', disc(15, 4.6, 1.3) + disc(5, 14.6, 1.3)),
  ),
} satisfies Record<string, Print>;

export type PrintName = keyof typeof PRINTS;

export interface Fabric {
  dye: Dye;
  print: Print;
  name: PrintName;
}

/** Dye and print by patch id. */
const CHOSEN: readonly (readonly [Dye, PrintName])[] = [
  ['honeycloth', 'dots'],
  ['denim', 'stripes'],
  ['rose', 'hearts'],
  ['sagecloth', 'diagonal'],
  ['brick', 'gingham'],
  ['teal', 'waves'],
  ['plum', 'stars'],
  ['mocha', 'beans'],
  ['honeycloth', 'honeycomb'],
  ['denim', 'houndstooth'],
  ['rose', 'stripes'],
  ['sagecloth', 'foliage'],
  ['brick', 'cherries'],
  ['teal', 'scallops'],
  ['plum', 'crosses'],
  ['mocha', 'basket'],
  ['honeycloth', 'citrus'],
  ['denim', 'tartan'],
  ['rose', 'ditsy'],
  ['sagecloth', 'herringbone'],
  ['brick', 'argyle'],
  ['teal', 'drops'],
  ['plum', 'moons'],
  ['mocha', 'windowpane'],
  ['honeycloth', 'confetti'],
  ['denim', 'snowdrops'],
  ['rose', 'ricrac'],
  ['sagecloth', 'plus'],
  ['brick', 'chevron'],
  ['teal', 'rings'],
  ['plum', 'tulips'],
  ['mocha', 'triangles'],
  ['denim', 'diamonds'],
];

export const FABRICS: readonly Fabric[] = CHOSEN.map(([dye, name]) => ({ dye, name, print: PRINTS[name] }));

/** The pattern of a patch as SVG text. */
export function patternOf(id: number): string {
  const fabric = FABRICS[id];
  if (!fabric) return '';
  const { dye, print } = fabric;
  const drawn = print.layers.map(({ d, tone, line, opacity = 1 }) => {
    const colour = `var(--${dye}-${tone})`;
    const paint = line
      ? `fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round"`
      : `fill="${colour}"`;
    return `<path d="${d}" ${paint} opacity="${opacity}"/>`;
  });
  const { width, height, ground } = print;
  const cloth = `<path d="${box(0, 0, width, height)}" fill="var(--${dye}${ground ? `-${ground}` : ''})"/>`;
  const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
  return `<pattern id="fabric-${id}" ${size}>${cloth}${drawn.join('')}</pattern>`;
}
