/** How long people look at what others do. */
import { read, type MoveKind } from './board/moves';

/** Parts of a whole pause: a drink served deserves one, a token poured is seen at a glance. */
const PARTS: Record<MoveKind, number> = {
  meeple: 1,
  fill: 1,
  upgrade: 1,
  empty: 0.3,
  step: 0.42,
  pour: 0.18,
  serve: 0.7,
  done: 0.2,
  draw: 0.4,
};

export const pace = (event: string): number => PARTS[read(event).kind];
