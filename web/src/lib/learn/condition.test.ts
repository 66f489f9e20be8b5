import { expect, test } from 'vitest';
import { holds, type Attempt, type Condition } from './condition';

const ATTEMPT: Attempt = {
  events: ['take 3 a1', 'done'],
  view: { players: [{ points: 4, name: null }], stacks: [1, 2] },
  outcome: { scores: [4, 2], winners: [0] },
};

const check = (condition: Condition, expected: boolean, attempt = ATTEMPT) =>
  expect(holds(condition, attempt), JSON.stringify(condition)).toBe(expected);

test('events are found by their words', () => {
  check({ played: 'done' }, true);
  check({ played: 'take 3 *' }, true);
  check({ played: 'take * a1' }, true);
  check({ played: 'take *' }, false);
  check({ played: 'take * *', times: 1 }, true);
  check({ played: 'take * *', times: 2 }, false);
  check({ played: 'take 2 *' }, false);
});

test('the view is compared under a path', () => {
  check({ view: 'players.0.points', least: 4 }, true);
  check({ view: 'players.0.points', least: 5 }, false);
  check({ view: 'players.0.points', is: 4 }, true);
  check({ view: 'players.0.name', is: null }, true);
  check({ view: 'players.1.points', least: 1 }, false);
  check({ view: 'players.0.name.first', is: undefined }, true);
  check({ view: 'stacks.length', is: 2 }, true);
});

test('a win is a win alone', () => {
  check({ won: 0 }, true);
  check({ won: 1 }, false);
  check({ won: 0 }, false, { ...ATTEMPT, outcome: { scores: [4, 4], winners: [0, 1] } });
  check({ won: 0 }, false, { ...ATTEMPT, outcome: null });
});

test('conditions are put together', () => {
  const [yes, no] = [{ played: 'done' }, { played: 'undone' }] as const;
  check({ all: [yes, no] }, false);
  check({ all: [yes, { not: no }] }, true);
  check({ any: [no, yes] }, true);
  check({ any: [no] }, false);
});
