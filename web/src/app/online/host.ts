/** What the form for a new table makes of its fields. */
import { USUAL_LEVELS } from '$lib/engine/levels';
import type { SeatSetup } from '$lib/match/shelf.svelte';
import type { Access, JsonValue, TalkTerms, Terms } from '../../generated/protocol';

/** Who is to sit on a seat: `me`, `open`, or the number of a bot's level. */
export type Choice = 'me' | 'open' | number;

/** As those at the screen sat: bots stay, the first person is oneself, and the others come by the link. */
export function choicesOf(seats: readonly SeatSetup[]): Choice[] {
  const me = seats.findIndex(({ bot }) => bot === null);
  return seats.map(({ bot }, seat) => {
    const level = USUAL_LEVELS.findIndex(({ id }) => id === bot) + 1;
    return seat === Math.max(me, 0) ? 'me' : level || 'open';
  });
}

export interface TermsDraft {
  clock: Terms['clock']['kind'];
  minutes: number;
  increment: number;
  days: number;
  access: Access;
  private: boolean;
  rated: boolean;
  talk: TalkTerms;
  leavers: Terms['leavers']['kind'];
}

export const USUAL_TERMS: TermsDraft = {
  clock: 'none',
  minutes: 15,
  increment: 10,
  days: 2,
  access: 'link',
  private: false,
  rated: false,
  talk: 'phrases',
  leavers: 'wait',
};

/** How long somebody may be away before a bot plays for them, or before they have given up. */
const GRACE_S = 180;

function clockOf({ clock, minutes, increment, days }: TermsDraft): Terms['clock'] {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'real-time':
      return { kind: 'real-time', base_s: minutes * 60, increment_s: increment };
    case 'days':
      return { kind: 'days', days };
  }
}

/** Terms that the server takes: only accounts play rated, with a clock, and no bot plays for a person then. */
export function termsOf(draft: TermsDraft, mayBeRated: boolean): Terms {
  const rated = draft.rated && mayBeRated && draft.clock !== 'none';
  const leavers = rated && draft.leavers === 'bot' ? 'wait' : draft.leavers;
  return {
    clock: clockOf(draft),
    access: draft.access,
    private: draft.private,
    rated,
    talk: draft.talk,
    leavers: leavers === 'wait' ? { kind: 'wait' } : { kind: leavers, grace_s: GRACE_S },
  };
}

/** The same round table, beginning at another seat. */
export function seatedAround<T>(seats: readonly T[], first: number): T[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** A game record without the events that are not final yet. */
export function recordUpTo(record: string, confirmed: number): JsonValue {
  const whole = JSON.parse(record) as { events: string[]; [field: string]: JsonValue };
  return { ...whole, events: whole.events.slice(0, confirmed) };
}
