import { expect, test } from 'vitest';
import { DEAD_AFTER_MS, PING_EVERY_MS } from '../../generated/protocol';
import { deadline, needsHttp, pauseMs, step, type Effect, type Input, type Link } from './link';

/** Plays inputs at their times and tells what was to be done. */
function played(inputs: readonly [at: number, input: Input][], from: Link = { kind: 'resting' }, random = 1) {
  const done: [number, Effect][] = [];
  let link = from;
  for (const [at, input] of inputs) {
    const next = step(link, input, at, random);
    link = next.link;
    done.push(...next.effects.map((effect): [number, Effect] => [at, effect]));
  }
  return { link, done };
}

const WANTED: Input = { kind: 'wanted' };
const TICK: Input = { kind: 'tick' };
const closed = (code: number): Input => ({ kind: 'closed', code });
const opened: [number, Input][] = [
  [0, WANTED],
  [10, { kind: 'opened' }],
  [20, { kind: 'welcomed' }],
];

test('a socket is opened, greeted, and open when the server has answered', () => {
  const { link, done } = played(opened);
  expect(done).toEqual([
    [0, 'open'],
    [10, 'greet'],
  ]);
  expect(link).toEqual({ kind: 'open', heard: 20, said: 20 });
});

test('a ping goes out after silence of ours, and silence of the server ends the socket', () => {
  const { link } = played(opened);
  expect(deadline(link)).toBe(20 + PING_EVERY_MS);
  expect(step(link, TICK, 20 + PING_EVERY_MS - 1, 0).effects).toEqual([]);
  const pinged = step(link, TICK, 20 + PING_EVERY_MS, 0);
  expect(pinged.effects).toEqual(['ping']);
  const dead = step(pinged.link, TICK, 20 + DEAD_AFTER_MS, 0);
  expect(dead.effects).toEqual(['close']);
  expect(dead.link).toMatchObject({ kind: 'pausing', why: 'lost', failures: 0 });
  const heard = step(pinged.link, { kind: 'heard' }, 3_000, 0);
  expect(step(heard.link, TICK, 20 + DEAD_AFTER_MS, 0).effects).toEqual(['ping']);
});

test('pauses grow, are drawn from their upper half, and have an end', () => {
  expect([0, 1, 2, 3, 9].map((failures) => pauseMs(failures, 1))).toEqual([500, 1_000, 2_000, 4_000, 15_000]);
  expect(pauseMs(2, 0)).toBe(1_000);
});

test('a server that cannot be reached is tried again and again; after two failures HTTP is used', () => {
  const once = played([
    [0, WANTED],
    [5, closed(1006)],
  ]);
  expect(once.link).toEqual({ kind: 'pausing', failures: 1, until: 1_005, why: 'lost' });
  expect(needsHttp(once.link)).toBe(false);
  const twice = played(
    [
      [1_005, TICK],
      [1_010, closed(1006)],
    ],
    once.link,
  );
  expect(twice.done).toEqual([[1_005, 'open']]);
  expect(needsHttp(twice.link)).toBe(true);
  expect(needsHttp(played([[9_000, { kind: 'hurry' }]], twice.link).link)).toBe(true);
  const welcomed = played(
    [
      [9_000, { kind: 'hurry' }],
      [9_010, { kind: 'opened' }],
      [9_020, { kind: 'welcomed' }],
    ],
    twice.link,
  );
  expect(needsHttp(welcomed.link)).toBe(false);
});

test('a socket that opens and never answers is given up', () => {
  const { link, done } = played([
    [0, WANTED],
    [10, { kind: 'opened' }],
    [DEAD_AFTER_MS, TICK],
  ]);
  expect(done.at(-1)).toEqual([DEAD_AFTER_MS, 'close']);
  expect(link).toMatchObject({ kind: 'pausing', failures: 1 });
});

test.each([
  ['restarts', closed(1012), { kind: 'pausing', why: 'restarting', failures: 0 }],
  ['says that it restarts', { kind: 'restarting' }, { kind: 'pausing', why: 'restarting' }],
  ['breaks', closed(1006), { kind: 'pausing', why: 'lost' }],
  ['ends the session', closed(4401), { kind: 'opening', failures: 0 }],
  ['finds us too slow', closed(4413), { kind: 'opening', failures: 0 }],
  ['speaks another version', closed(4426), { kind: 'foreign' }],
] as const)('when the server %s', (_name, input, link) => {
  expect(played([...opened, [100, input]]).link).toMatchObject(link);
});

test('why it broke is remembered until it works again', () => {
  const { link } = played([...opened, [100, closed(1012)], [700, TICK], [710, closed(1006)]]);
  expect(link).toMatchObject({ kind: 'pausing', why: 'restarting', failures: 1 });
});

test('without a network nothing waits for silence, and its return is used at once', () => {
  const { link, done } = played([...opened, [100, { kind: 'offline' }], [200, { kind: 'hurry' }]]);
  expect(link).toMatchObject({ kind: 'opening', why: 'offline' });
  expect(done.slice(-2)).toEqual([
    [100, 'close'],
    [200, 'open'],
  ]);
});

test('a link that nobody wants rests; a foreign server stays foreign', () => {
  expect(played([...opened, [50, { kind: 'unwanted' }]])).toMatchObject({ link: { kind: 'resting' } });
  expect(played([[0, { kind: 'unwanted' }]]).done).toEqual([]);
  expect(played([...opened, [50, closed(4426)], [60, WANTED], [70, TICK], [80, closed(1006)]]).link).toEqual({
    kind: 'foreign',
  });
});
