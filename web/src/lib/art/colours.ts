/** The four player colours. Each has a motif and a meeple of its own, so that colour is never alone. */
import { disc, heart, star } from './shapes';

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Motifs in a box from -12 to 12: heart, moon, clover, sun. */
export const MOTIFS: Record<Colour, string> = {
  red: heart(0, 0.5, 17),
  blue: 'M3.6-10A10.4 10.4 0 1 0 10 3.6 8.4 8.4 0 0 1 3.6-10z',
  green: `${disc(0, -5, 4.9)}${disc(-5.2, 3, 4.9)}${disc(5.2, 3, 4.9)}M-1.2 2h2.4q.2 5 2.2 9h-6.8q2-4 2.2-9z`,
  yellow: `${disc(0, 0, 5.2)}${Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI;
    const at = (radius: number, turn: number) =>
      `${(radius * Math.cos(angle + turn)).toFixed(2)} ${(radius * Math.sin(angle + turn)).toFixed(2)}`;
    return `M${at(7, -0.25)}L${at(11.2, 0)}L${at(7, 0.25)}z`;
  }).join('')}`,
};

/** A five-pointed star in the same box, for special things that belong to nobody. */
export const STAR = star(0, 0.6, 5, 11, 4.8);
