/**
 * The life of the connection to the server, as a pure state machine: what happens comes in with the time, what is to be done
 * goes out. Sockets and timers are the driver's (`wire.svelte.ts`), so every path can be tested without either.
 */
import { DEAD_AFTER_MS, PING_EVERY_MS } from '../../generated/protocol';

/** Why the connection is not there. */
export type Why = 'lost' | 'restarting' | 'offline';

export type Link =
  /** Nobody needs it. */
  | { kind: 'resting' }
  /** A socket is being opened, or has been greeted and has not answered yet. `failures` counts those that never did. */
  | { kind: 'opening'; failures: number; since: number; why: Why | null }
  | { kind: 'open'; heard: number; said: number }
  | { kind: 'pausing'; failures: number; until: number; why: Why }
  /** The server speaks another version: only a reload helps. */
  | { kind: 'foreign' };

export type Input =
  | { kind: 'wanted' }
  | { kind: 'unwanted' }
  /** The socket is open. */
  | { kind: 'opened' }
  /** The server has answered the greeting. */
  | { kind: 'welcomed' }
  | { kind: 'heard' }
  | { kind: 'said' }
  | { kind: 'restarting' }
  | { kind: 'closed'; code: number }
  | { kind: 'tick' }
  /** The browser has found a network, or the person asks to try at once. */
  | { kind: 'hurry' }
  /** The browser has no network. */
  | { kind: 'offline' };

/** What the driver does next. */
export type Effect = 'open' | 'greet' | 'ping' | 'close';

export interface Step {
  link: Link;
  effects: readonly Effect[];
}

/** Closing codes with a meaning of their own; see docs/protocol.md. */
const RESTARTED = 1012;
const SIGNED_OUT = 4401;
const TOO_SLOW = 4413;
const FOREIGN = 4426;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Backoff with jitter: the pause grows with every failure and is drawn at random from its upper half, so that not everyone comes back at once. */
export function pauseMs(failures: number, random: number): number {
  const whole = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  return Math.round(whole * (0.5 + random / 2));
}

const stay = (link: Link): Step => ({ link, effects: [] });

function pause(failures: number, why: Why, now: number, random: number, effects: readonly Effect[] = []): Step {
  return { link: { kind: 'pausing', failures, until: now + pauseMs(failures, random), why }, effects };
}

function open(failures: number, why: Why | null, now: number): Step {
  return { link: { kind: 'opening', failures, since: now, why }, effects: ['open'] };
}

function closed(link: Link, code: number, now: number, random: number): Step {
  if (link.kind === 'resting' || link.kind === 'foreign' || link.kind === 'pausing') return stay(link);
  if (code === FOREIGN) return stay({ kind: 'foreign' });
  if (link.kind === 'opening') return pause(link.failures + 1, link.why ?? 'lost', now, random);
  if (code === SIGNED_OUT || code === TOO_SLOW) return open(0, null, now);
  return pause(0, code === RESTARTED ? 'restarting' : 'lost', now, random);
}

function tick(link: Link, now: number, random: number): Step {
  switch (link.kind) {
    case 'opening':
      if (now < link.since + DEAD_AFTER_MS) return stay(link);
      return pause(link.failures + 1, link.why ?? 'lost', now, random, ['close']);
    case 'open':
      if (now >= link.heard + DEAD_AFTER_MS) return pause(0, 'lost', now, random, ['close']);
      if (now >= link.said + PING_EVERY_MS) return { link: { ...link, said: now }, effects: ['ping'] };
      return stay(link);
    case 'pausing':
      return now < link.until ? stay(link) : open(link.failures, link.why, now);
    default:
      return stay(link);
  }
}

export function step(link: Link, input: Input, now: number, random: number): Step {
  switch (input.kind) {
    case 'wanted':
      return link.kind === 'resting' ? open(0, null, now) : stay(link);
    case 'unwanted':
      if (link.kind === 'foreign') return stay(link);
      return { link: { kind: 'resting' }, effects: link.kind === 'resting' ? [] : ['close'] };
    case 'opened':
      return link.kind === 'opening' ? { link, effects: ['greet'] } : stay(link);
    case 'welcomed':
      return stay(link.kind === 'opening' ? { kind: 'open', heard: now, said: now } : link);
    case 'heard':
      return stay(link.kind === 'open' ? { ...link, heard: now } : link);
    case 'said':
      return stay(link.kind === 'open' ? { ...link, said: now } : link);
    case 'restarting':
      return link.kind === 'open' ? pause(0, 'restarting', now, random, ['close']) : stay(link);
    case 'closed':
      return closed(link, input.code, now, random);
    case 'tick':
      return tick(link, now, random);
    case 'hurry':
      return link.kind === 'pausing' ? open(link.failures, link.why, now) : stay(link);
    case 'offline':
      if (link.kind !== 'open' && link.kind !== 'opening') return stay(link);
      return pause(0, 'offline', now, random, ['close']);
  }
}

/** When the next `tick` is due. */
export function deadline(link: Link): number | null {
  switch (link.kind) {
    case 'opening':
      return link.since + DEAD_AFTER_MS;
    case 'open':
      return Math.min(link.heard + DEAD_AFTER_MS, link.said + PING_EVERY_MS);
    case 'pausing':
      return link.until;
    default:
      return null;
  }
}

/** After so many sockets that never answered, tables are asked for over HTTP. */
const FAILURES_BEFORE_HTTP = 2;

export function needsHttp(link: Link): boolean {
  return (link.kind === 'opening' || link.kind === 'pausing') && link.failures >= FAILURES_BEFORE_HTTP;
}
