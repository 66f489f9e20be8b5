/** How the three kinds of island look: each has a sign of its own, so that colour is never alone. */
import type { Status } from '../generated';

export const STATUSES: readonly Status[] = ['contested', 'decided', 'dead'];

/** In a box from -6 to 6. Two arrows that meet; a tick; a full stop. */
export const SIGNS: Record<Status, string> = {
  contested: 'M-5.5 0h4M-3.6-2.4L-1.2 0l-2.4 2.4M5.5 0h-4M3.6-2.4L1.2 0l2.4 2.4',
  decided: 'M-4 .3L-1.2 3 4.2-3',
  dead: 'M-2.4-2.4h4.8v4.8h-4.8z',
};

/** A shield and a tick, in the same box: nobody can ever take it. */
export const SHIELD = 'M0-7.5L6.5-5v4.5C6.5 4 3.5 6.8 0 8.5-3.5 6.8-6.5 4-6.5-.5V-5z';
/** A triangle: somebody could take it now. */
export const WARNING = 'M0-8.5Q1-8.5 1.6-7.4L8.4 4.6Q9.2 6.6 7 6.6H-7Q-9.2 6.6-8.4 4.6L-1.6-7.4Q-1-8.5 0-8.5z';
