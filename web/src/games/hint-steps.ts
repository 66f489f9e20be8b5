/** Hints for tests: two seats, and views of which only what a line reads is there. */
import type { HintStep, SeatInfo } from './contract';

const SEATS = ['Anna', 'Boris'].map((name, seat): SeatInfo => ({
  seat,
  name,
  bot: false,
  colours: [seat ? 'blue' : 'red'],
}));

export function hintStep<View>(events: readonly string[], before: unknown, after: unknown = before): HintStep<View> {
  return {
    events,
    before: before as View,
    after: { view: after as View, turn: { kind: 'seat', seat: 1 }, legal: [], outcome: null },
    acting: SEATS[0] as SeatInfo,
    seats: SEATS,
  };
}
