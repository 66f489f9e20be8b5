import { describe, expect, it } from 'vitest';
import type { PlayedEvent } from '$lib/engine/types';
import recordOfFour from './e2e/record-of-four.json';
import { pace } from './pace';
import { turnsIn, turnsSince } from './turns';

const played = (...texts: string[]): PlayedEvent[] =>
  texts.map((text) => {
    const [by = '', event = ''] = text.split(': ');
    return { event, by: by === 'deck' ? null : Number(by) };
  });

const EVENTS = played(
  'deck: draw 0 espresso',
  '1: meeple a1',
  '0: meeple d4',
  '0: step d4 d3',
  '0: pour coffee 1',
  '0: serve 1 ristretto 2',
  '0: done',
  'deck: draw 1 cocoa',
  '1: step a1 b1',
  '1: step b1 b2',
  '1: done',
  '0: step d3 d2',
);

describe('turns', () => {
  it('begin with the first event after the set-up and take the orders drawn for them along', () => {
    expect(turnsIn(EVENTS)).toEqual([
      { seat: 0, first: 3, last: 7, path: [{ from: 'd4', to: 'd3' }], served: ['ristretto'], draws: [1], done: true },
      {
        seat: 1,
        first: 8,
        last: 10,
        path: [
          { from: 'a1', to: 'b1' },
          { from: 'b1', to: 'b2' },
        ],
        served: [],
        draws: [],
        done: true,
      },
      { seat: 0, first: 11, last: 11, path: [{ from: 'd3', to: 'd2' }], served: [], draws: [], done: false },
    ]);
  });

  it('of the others since one’s own are what one has to be told', () => {
    expect(turnsSince(EVENTS, 0).map(({ seat }) => seat)).toEqual([1]);
    expect(turnsSince(EVENTS, 1).map(({ seat }) => seat)).toEqual([0]);
    expect(turnsSince(EVENTS.slice(0, 8), 1).map(({ served }) => served)).toEqual([['ristretto']]);
  });
});

/** Milliseconds that people are given for a whole event of a bot and of the deck, at the usual pace. */
const USUAL = { bot: 350, chance: 200 };

it('three bots take at most six seconds at the usual pace', () => {
  const { events } = recordOfFour;
  const turns = events.reduce<number[][]>(
    (all, event) => {
      const pause = (event.startsWith('draw') ? USUAL.chance : USUAL.bot) * pace(event);
      const last = all.at(-1) ?? [];
      last.push(pause);
      if (event === 'done') all.push([]);
      return all;
    },
    [[]],
  );
  const lengths = turns.map((pauses) => pauses.reduce((sum, pause) => sum + pause, 0));
  for (let first = 1; first + 3 <= lengths.length; first++) {
    expect(lengths.slice(first, first + 3).reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(6000);
  }
});
