import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, ClientMessage, Polled, ServerMessage, TableView } from '../../generated/protocol';
import { Wire, type SocketEvents, type WireParts } from './wire.svelte';

class FakeSocket {
  readonly sent: ClientMessage[] = [];
  closed = false;
  readonly events: SocketEvents;

  constructor(events: SocketEvents) {
    this.events = events;
  }

  send = (text: string) => void this.sent.push(JSON.parse(text) as ClientMessage);
  close = () => (this.closed = true);
  says = (message: unknown) => this.events.onmessage(JSON.stringify(message));
  welcomes(): this {
    this.events.onopen();
    this.says({ type: 'welcome', protocol: 1, me: null, ping_every_ms: 2500, dead_after_ms: 9000 });
    return this;
  }
}

const done = (number: number): Answer => ({ kind: 'done', number });

function wired(http: Partial<WireParts['http']> = {}) {
  const sockets: FakeSocket[] = [];
  let ids = 0;
  const never = () => new Promise<never>(() => undefined);
  const wire = new Wire({
    connect: (events) => {
      const socket = new FakeSocket(events);
      sockets.push(socket);
      return socket;
    },
    now: () => Date.now(),
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: () => 1,
    newId: () => `id${ids++}`,
    http: { news: never, act: never, ...http },
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return { wire, sockets, last };
}

function watcher(seen: number | null = null) {
  const heard: ServerMessage[] = [];
  return { heard, seen: () => seen, hear: (message: ServerMessage) => void heard.push(message), back: vi.fn() };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what was wanted before the connection was there is sent when it is', () => {
  const { wire, last } = wired();
  wire.watch('t', watcher());
  void wire.act('t', { do: 'resign' });
  last().welcomes();
  expect(last().sent).toEqual([
    { type: 'hello', protocol: 1 },
    { type: 'watch', table: 't' },
    { type: 'act', table: 't', id: 'id0', act: { do: 'resign' } },
  ]);
});

test('after a break the same act goes out again under the same id, and watching goes on from the number seen', async () => {
  const { wire, sockets, last } = wired();
  const eyes = watcher(7);
  wire.watch('t', eyes);
  last().welcomes();
  const answer = wire.act('t', { do: 'resign' });
  last().events.onclose(1006);
  expect(wire.trouble).toEqual({ kind: 'lost', until: 500 });
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  last().welcomes();
  expect(last().sent.slice(1)).toEqual([
    { type: 'watch', table: 't', seen: 7 },
    { type: 'act', table: 't', id: 'id0', act: { do: 'resign' } },
  ]);
  expect(eyes.back).toHaveBeenCalledOnce();
  expect(wire.trouble).toBeNull();
  last().says({ type: 'answer', table: 't', id: 'id0', answer: done(8) });
  expect(await answer).toEqual(done(8));
});

test('a busy server is asked again', async () => {
  const { wire, last } = wired();
  wire.watch('t', watcher());
  last().welcomes();
  const answer = wire.act('t', { do: 'resign' });
  last().says({
    type: 'answer',
    table: 't',
    id: 'id0',
    answer: { kind: 'refused', refusal: { code: 'unavailable', message: 'later' } },
  });
  vi.advanceTimersByTime(1_000);
  expect(last().sent.filter(({ type }) => type === 'act')).toHaveLength(2);
  last().says({ type: 'answer', table: 't', id: 'id0', answer: done(1) });
  expect(await answer).toEqual(done(1));
});

test('a socket that was given up is not listened to any more', () => {
  const { wire, sockets, last } = wired();
  const eyes = watcher();
  wire.watch('t', eyes);
  last().welcomes();
  wire.offline();
  expect(wire.trouble).toMatchObject({ kind: 'offline' });
  sockets[0]?.says({ type: 'said', table: 't', line: {} });
  sockets[0]?.events.onclose(1006);
  expect(eyes.heard).toEqual([]);
  wire.hurry();
  expect(sockets).toHaveLength(2);
});

test('silence is filled with pings, and nobody left means no connection', () => {
  const { wire, last } = wired();
  const leave = wire.watch('t', watcher());
  last().welcomes();
  vi.advanceTimersByTime(2_500);
  expect(last().sent.at(-1)).toEqual({ type: 'ping', echo: 1 });
  leave();
  expect([last().sent.at(-1), last().closed]).toEqual([{ type: 'unwatch', table: 't' }, true]);
});

test('where sockets do not get through, the table and the acts come over HTTP', async () => {
  const polls: (number | null)[] = [];
  let answerPoll: (polled: Polled) => void = () => undefined;
  const posted: string[] = [];
  const { wire, sockets, last } = wired({
    news: (_table, revision) => {
      polls.push(revision);
      return new Promise((resolve) => (answerPoll = resolve));
    },
    act: (_table, { id }) => {
      posted.push(id);
      return Promise.resolve(done(3));
    },
  });
  const eyes = watcher();
  wire.watch('t', eyes);
  last().events.onclose(1006);
  vi.advanceTimersByTime(1_000);
  last().events.onclose(1006);
  expect(polls).toEqual([null]);
  const table = { id: 't' } as TableView;
  answerPoll({ revision: 5, table });
  await vi.advanceTimersByTimeAsync(0);
  expect(eyes.heard).toEqual([{ type: 'table', table }]);
  expect([wire.trouble, polls]).toEqual([{ kind: 'http' }, [null, 5]]);
  expect(await wire.act('t', { do: 'resign' })).toEqual(done(3));
  expect(posted).toEqual(['id0']);
  // The socket is still tried now and then; when it works, HTTP rests.
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sockets.length).toBe(3);
  last().welcomes();
  expect(wire.trouble).toBeNull();
  answerPoll({ revision: 6, table });
  await vi.advanceTimersByTimeAsync(0);
  expect(eyes.heard).toHaveLength(1);
});
