/** Time left, between two messages of the server. */
import type { ClockView } from '../../generated/protocol';

/** Milliseconds left at a seat, `sinceHeard` milliseconds after the server has spoken. */
export function leftMs(clock: ClockView, seat: number, sinceHeard: number): number {
  const left = clock.left_ms[seat] ?? 0;
  return Math.max(clock.running === seat ? left - sinceHeard : left, 0);
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface SplitTime {
  days: number;
  hours: number;
  minutes: string;
  seconds: string;
}

/** Whole parts; a time that has begun counts, so that 0:00 means none. */
export function splitTime(ms: number): SplitTime {
  const whole = Math.ceil(ms / SECOND) * SECOND;
  const part = (unit: number, of: number) => Math.floor((whole % of) / unit);
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    days: Math.floor(whole / DAY),
    hours: part(HOUR, DAY),
    minutes: two(part(MINUTE, HOUR)),
    seconds: two(part(SECOND, MINUTE)),
  };
}
