/**
 * The wire to the server: one socket for the whole page, whatever is watched, and HTTP where sockets do not get through.
 *
 * *Why this shape.* `link.ts` decides, this drives. A page that watches a table gets the same messages either way. An act stays
 * here, under the same id, until it is answered: the server does nothing twice.
 *
 * Sockets, timers and randomness are arguments: the tests bring their own.
 */
import {
  PROTOCOL,
  type Act,
  type Answer,
  type ClientMessage,
  type Me,
  type Polled,
  type ServerMessage,
} from '../../generated/protocol';
import type { NamedAct } from './api';
import { deadline, needsHttp, pauseMs, step, type Effect, type Input, type Link, type Why } from './link';

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  onopen: () => void;
  onmessage: (text: string) => void;
  onclose: (code: number) => void;
}

export interface WireParts {
  connect: (events: SocketEvents) => Socket;
  now: () => number;
  /** Calls back after so many milliseconds; returns how to call it off. */
  later: (ms: number, then: () => void) => () => void;
  random: () => number;
  newId: () => string;
  http: {
    news: (table: string, revision: number | null, signal: AbortSignal) => Promise<Polled>;
    act: (table: string, act: NamedAct) => Promise<Answer>;
  };
}

/** Somebody who watches a table. */
export interface Watcher {
  /** How many log entries they have; `null` for nothing yet. */
  seen: () => number | null;
  hear: (message: ServerMessage) => void;
  /** The connection is back after a break. */
  back: () => void;
}

/** What is wrong with the connection, and when it is tried again. */
export type Trouble = { kind: Why; until: number | null } | { kind: 'http' } | { kind: 'foreign' };

interface Waiting {
  table: string;
  act: NamedAct;
  settle: (answer: Answer) => void;
  /** On its way over HTTP. */
  posted: boolean;
}

interface Watched {
  watchers: Set<Watcher>;
  /** Asks over HTTP, when that is needed. */
  polling: AbortController | null;
}

/** A server that is busy is asked again after so long. */
const BUSY_MS = 1_000;

// Nothing on the page shows what is watched or waits: only `trouble` is.
/* eslint-disable svelte/prefer-svelte-reactivity */
export class Wire {
  readonly #parts: WireParts;
  #link: Link = { kind: 'resting' };
  #socket: Socket | null = null;
  #alarm: () => void = () => undefined;
  #echo = 0;
  #broken = false;
  #httpWorks = false;
  readonly #tables = new Map<string, Watched>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<(message: ServerMessage) => void>();

  trouble: Trouble | null = $state.raw(null);
  /** Called with whom the server takes us for. */
  onwelcome: (me: Me | null) => void = () => undefined;

  constructor(parts: WireParts) {
    this.#parts = parts;
  }

  /** Watches a table until the returned function is called. */
  watch(table: string, watcher: Watcher): () => void {
    const watched = this.#tables.get(table) ?? { watchers: new Set(), polling: null };
    this.#tables.set(table, watched);
    watched.watchers.add(watcher);
    this.#input({ kind: 'wanted' });
    this.#sendWatch(table, watcher.seen());
    this.#adapt();
    return () => {
      watched.watchers.delete(watcher);
      if (watched.watchers.size) return;
      watched.polling?.abort();
      this.#tables.delete(table);
      this.#send({ type: 'unwatch', table });
      this.#restIfAlone();
    };
  }

  /** Hears everything that concerns no table in particular, until the returned function is called. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    this.#input({ kind: 'wanted' });
    return () => {
      this.#listeners.delete(listener);
      this.#restIfAlone();
    };
  }

  /** Does something at a table. The answer comes sooner or later, across breaks and restarts. */
  act(table: string, act: Act): Promise<Answer> {
    return new Promise((settle) => {
      const named = { id: this.#parts.newId(), act };
      this.#waiting.set(named.id, { table, act: named, settle, posted: false });
      this.#input({ kind: 'wanted' });
      this.#flush(named.id);
    });
  }

  /** Asks for a whole table: something is missing. */
  resync(table: string): void {
    this.#sendWatch(table, null);
  }

  /** Opens the connection anew, because the server is to know us by another name. */
  reopen(): void {
    if (this.#link.kind === 'resting') return;
    this.#input({ kind: 'unwanted' });
    this.#input({ kind: 'wanted' });
  }

  hurry = (): void => this.#input({ kind: 'hurry' });
  offline = (): void => this.#input({ kind: 'offline' });

  #restIfAlone(): void {
    if (!this.#tables.size && !this.#listeners.size && !this.#waiting.size) this.#input({ kind: 'unwanted' });
  }

  #input(input: Input): void {
    const { now, random } = this.#parts;
    const { link, effects } = step(this.#link, input, now(), random());
    const was = this.#link.kind;
    this.#link = link;
    for (const effect of effects) this.#do(effect);
    if (was !== 'open' && link.kind === 'open') this.#opened();
    if (was === 'open' && link.kind !== 'open' && link.kind !== 'resting') this.#broken = true;
    this.#adapt();
    this.#alarm();
    const due = deadline(this.#link);
    if (due !== null) {
      this.#alarm = this.#parts.later(Math.max(due - now(), 0), () => this.#input({ kind: 'tick' }));
    }
  }

  #do(effect: Effect): void {
    switch (effect) {
      case 'open':
        this.#connect();
        break;
      case 'greet':
        this.#socket?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage));
        break;
      case 'ping':
        this.#echo = (this.#echo + 1) % 1_000_000;
        this.#socket?.send(JSON.stringify({ type: 'ping', echo: this.#echo } satisfies ClientMessage));
        break;
      case 'close': {
        const socket = this.#socket;
        this.#socket = null;
        socket?.close();
      }
    }
  }

  #connect(): void {
    // A socket that was given up may still speak: only the newest is listened to.
    const mine = (then: () => void) => () => {
      if (this.#socket === socket) then();
    };
    const socket: Socket = this.#parts.connect({
      onopen: () => mine(() => this.#input({ kind: 'opened' }))(),
      onmessage: (text) => mine(() => this.#hear(JSON.parse(text) as ServerMessage))(),
      onclose: (code) =>
        mine(() => {
          this.#socket = null;
          this.#input({ kind: 'closed', code });
        })(),
    });
    this.#socket = socket;
  }

  #hear(message: ServerMessage): void {
    this.#input({
      kind: message.type === 'welcome' ? 'welcomed' : message.type === 'restarting' ? 'restarting' : 'heard',
    });
    if (message.type === 'answer') this.#settle(message.id, message.answer);
    else this.#deliver(message);
  }

  #deliver(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.onwelcome(message.me);
      return;
    }
    if (message.type === 'your-turn') {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    const table = message.type === 'table' ? message.table.id : 'table' in message ? message.table : null;
    const reached = table === null ? [...this.#tables.values()] : [this.#tables.get(table)];
    for (const watched of reached) for (const watcher of watched?.watchers ?? []) watcher.hear(message);
  }

  /** Everything that was wanted before the connection was there, or while it was broken. */
  #opened(): void {
    for (const [table, { watchers }] of this.#tables) {
      const seen = [...watchers].map((watcher) => watcher.seen());
      this.#sendWatch(table, seen.includes(null) ? null : Math.min(...(seen as number[])));
    }
    for (const id of this.#waiting.keys()) this.#flush(id);
    if (!this.#broken) return;
    this.#broken = false;
    for (const { watchers } of this.#tables.values()) for (const watcher of watchers) watcher.back();
  }

  #sendWatch(table: string, seen: number | null): void {
    this.#send(seen === null ? { type: 'watch', table } : { type: 'watch', table, seen });
  }

  #send(message: ClientMessage): void {
    if (this.#link.kind !== 'open' || !this.#socket) return;
    this.#socket.send(JSON.stringify(message));
    this.#input({ kind: 'said' });
  }

  /** Sends an act by whatever way there is. */
  #flush(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (this.#link.kind === 'open') this.#send({ type: 'act', table: waiting.table, ...waiting.act });
    else if (needsHttp(this.#link) && !waiting.posted) void this.#post(waiting);
  }

  async #post(waiting: Waiting): Promise<void> {
    waiting.posted = true;
    try {
      this.#settle(waiting.act.id, await this.#parts.http.act(waiting.table, waiting.act));
    } catch {
      // The act waits for a better moment.
    } finally {
      waiting.posted = false;
    }
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (answer.kind === 'refused' && answer.refusal.code === 'unavailable') {
      this.#parts.later(BUSY_MS, () => this.#flush(id));
      return;
    }
    this.#waiting.delete(id);
    waiting.settle(answer);
    this.#restIfAlone();
  }

  /** Starts and stops asking over HTTP, and says what is wrong. */
  #adapt(): void {
    const http = needsHttp(this.#link);
    for (const [table, watched] of this.#tables) {
      if (http && !watched.polling) {
        watched.polling = new AbortController();
        void this.#poll(table, watched.polling.signal);
      } else if (!http && watched.polling) {
        watched.polling.abort();
        watched.polling = null;
      }
    }
    if (!http) this.#httpWorks = false;
    this.trouble = this.#troubleNow();
  }

  #troubleNow(): Trouble | null {
    const link = this.#link;
    if (this.#httpWorks) return { kind: 'http' };
    if (link.kind === 'pausing') return { kind: link.why, until: link.until };
    if (link.kind === 'opening') return link.why || link.failures ? { kind: link.why ?? 'lost', until: null } : null;
    return link.kind === 'foreign' ? { kind: 'foreign' } : null;
  }

  async #poll(table: string, signal: AbortSignal): Promise<void> {
    let revision: number | null = null;
    let failures = 0;
    while (!signal.aborted) {
      try {
        const polled = await this.#parts.http.news(table, revision, signal);
        if (signal.aborted) return;
        failures = 0;
        this.#httpWorks = true;
        if (polled.revision !== revision) this.#deliver({ type: 'table', table: polled.table });
        revision = polled.revision;
        for (const id of this.#waiting.keys()) this.#flush(id);
        this.#adapt();
      } catch {
        if (signal.aborted) return;
        failures += 1;
        this.#httpWorks = false;
        this.#adapt();
        await new Promise<void>((done) => this.#parts.later(pauseMs(failures, this.#parts.random()), done));
      }
    }
  }
}
