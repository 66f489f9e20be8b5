import { describe, expect, test } from 'vitest';
import type { Refusal } from '$lib/engine/types';
import { cellsEver, moveEvent, placeEvent, readEvent, stacksAfter } from './board/cups';
import { borders, boxOf, CELL, centre, crown, neighbours, outline } from './board/hex';
import { boardKey } from './board/keys';
import { log } from './log';
import { refusal } from './refusal';
import { countedColour, scoring } from './scoring';
import type { Colour, PlayerView, StackView, View } from './generated';

function stack(cell: string, colour: Colour, owner: number, height = 1): StackView {
  return { cell, colour, owner, height, safe: false, island: 0, threats: [], targets: [] };
}

function player(colours: readonly (readonly [Colour, number])[]): PlayerView {
  const cups = colours.reduce((sum, [, own]) => sum + own, 0);
  return {
    colours: colours.map(([colour, own]) => ({ colour, cups: own, left: 0 })),
    cups,
    sure: 0,
    at_risk: 0,
    score: Math.max(...colours.map(([, own]) => own)),
    out: false,
  };
}

function position(stacks: StackView[], more: Partial<View> = {}): View {
  return { phase: 'moving', to_move: 0, stacks, islands: [], players: [], open_cells: [], ...more };
}

describe('events', () => {
  test.each([
    [moveEvent('0,1', '1,-1'), { kind: 'move', from: '0,1', to: '1,-1' }],
    [placeEvent('-2,0', 'blue'), { kind: 'place', cell: '-2,0', colour: 'blue' }],
  ])('%s', (event, move) => {
    expect(readEvent(event)).toEqual(move);
  });
});

describe('the cups inside the stacks', () => {
  const start = position([stack('0,0', 'red', 0), stack('1,0', 'blue', 1), stack('0,1', 'green', 0)]);
  const played = ['place 1,1 yellow', 'move 0,0 1,0', 'move 1,0 0,1'].map((event) => ({ event }));

  test('the stack that lands is on top, and the order below stays', () => {
    expect(Object.fromEntries(stacksAfter(start, played))).toEqual({
      '0,1': ['green', 'blue', 'red'],
      '1,1': ['yellow'],
    });
  });

  test('cells that were left are still known', () => {
    expect(cellsEver(start, played)).toEqual(['0,0', '1,0', '0,1', '1,1']);
  });
});

describe('places', () => {
  test('neighbours are as far away as a cell is wide', () => {
    const at = centre('2,-1');
    for (const cell of neighbours('2,-1')) {
      const other = centre(cell);
      expect(Math.hypot(other.x - at.x, other.y - at.y)).toBeCloseTo(CELL.width);
    }
  });

  test.each([
    ['one cell', ['0,0'], [6]],
    ['two neighbours', ['0,0', '1,0'], [10]],
    ['two apart', ['0,0', '2,0'], [6, 6]],
    ['a ring has a shore inside', neighbours('0,0'), [18, 6]],
  ])('%s', (_, cells, corners) => {
    expect(
      borders(cells)
        .map((loop) => loop.length)
        .sort((a, b) => b - a),
    ).toEqual(corners);
    expect(outline(cells).match(/z/g)).toHaveLength(corners.length);
  });

  test('the picture holds every cell, however odd the shape', () => {
    const cells = ['0,0', '32,-32', '-7,20'];
    const box = boxOf(cells);
    for (const { x, y } of cells.map(centre)) {
      expect(x - CELL.width / 2).toBeGreaterThan(box.x);
      expect(x + CELL.width / 2).toBeLessThan(box.x + box.width);
      expect(y - CELL.height / 2).toBeGreaterThan(box.y);
      expect(y + CELL.height / 2).toBeLessThan(box.y + box.height);
    }
    expect(crown(cells)).toEqual(centre('32,-32'));
  });
});

test('log lines tell a capture from a union, and what follows', () => {
  const seats = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, bot: false, colours: ['red'] as const }));
  const before = position([stack('0,0', 'red', 0), stack('1,0', 'blue', 1), stack('0,1', 'green', 0)], {
    islands: [{ status: 'contested', cells: [], cups: 3 }],
    players: [player([['red', 1]]), player([['blue', 1]])],
  });
  const after = position([], {
    islands: [...before.islands, ...before.islands],
    players: before.players.map((one, seat) => ({ ...one, out: seat === 1 })),
  });
  const ids = (event: string) => log({ event, by: 0, before, after, seats }).map(({ id }) => id);
  expect(ids('move 0,0 1,0')).toEqual(['cappuccino-log-capture', 'cappuccino-log-islands', 'cappuccino-log-out']);
  expect(ids('move 0,0 0,1')[0]).toBe('cappuccino-log-move');
  expect(ids('place 5,5 red')).toEqual(['cappuccino-log-place']);
});

describe('scoring', () => {
  test('two players count the better colour', () => {
    const players = [
      player([
        ['red', 9],
        ['green', 20],
      ]),
      player([
        ['blue', 20],
        ['yellow', 15],
      ]),
    ];
    expect(players.map(countedColour)).toEqual(['green', 'blue']);
    const { rows, tie } = scoring(position([], { players }), { scores: [20, 20], winners: [0, 1] });
    expect(rows.map(({ values }) => values)).toEqual([
      [9, null],
      [20, null],
      [null, 20],
      [null, 15],
    ]);
    expect(tie?.id).toBe('cappuccino-score-tie');
  });

  test('three players: stacks and the tallest', () => {
    const players = (['red', 'blue', 'green'] as const).map((colour) => player([[colour, 16]]));
    const stacks = [stack('0,0', 'red', 0, 9), stack('2,0', 'red', 0, 7), stack('4,0', 'blue', 1, 16)];
    const { rows, tie } = scoring(position(stacks, { players }), { scores: [16, 16, 0], winners: [0] });
    expect(rows.map(({ values }) => values)).toEqual([
      [2, 1, 0],
      [9, 16, 0],
    ]);
    expect(tie).toBeUndefined();
  });
});

describe('keys', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  test.each([
    ['KeyT', {}, 'threats'],
    ['Escape', {}, 'back'],
    ['Digit2', {}, 'second'],
    ['KeyW', {}, null],
    ['KeyT', { ctrlKey: true }, null],
  ] as const)('%s %j', (code, modifiers, command) => {
    expect(boardKey({ ...none, code, ...modifiers })).toBe(command);
  });
});

test.each([
  [{ reason: 'game-over' }, 'cappuccino-refusal-game-over'],
  [{ reason: 'not-placing' }, 'cappuccino-refusal-not-placing'],
  [{ reason: 'still-placing', left: 3 }, 'cappuccino-refusal-still-placing'],
  [{ reason: 'no-stack', cell: '0,0' }, 'cappuccino-refusal-no-stack'],
  [{ reason: 'nothing-to-land-on', cell: '0,0' }, 'cappuccino-refusal-no-stack'],
  [{ reason: 'not-yours', cell: '0,0', colour: 'red', owner: 0 }, 'cappuccino-refusal-not-yours'],
  [{ reason: 'not-adjacent', from: '0,0', to: '2,0' }, 'cappuccino-refusal-not-adjacent'],
  [{ reason: 'too-low', from: '0,0', to: '1,0', height: 1, target: 2 }, 'cappuccino-refusal-too-low'],
  [{ reason: 'not-your-colour', colour: 'red' }, 'cappuccino-refusal-not-your-colour'],
  [{ reason: 'colour-used-up', colour: 'red' }, 'cappuccino-refusal-colour-used-up'],
  [{ reason: 'occupied', cell: '0,0' }, 'cappuccino-refusal-occupied'],
  [{ reason: 'first-in-centre', cell: '1,0' }, 'cappuccino-refusal-first-in-centre'],
  [{ reason: 'touches-too-few', cell: '1,0', touches: 1, needed: 2 }, 'cappuccino-refusal-touches-too-few'],
  [{ reason: 'syntax' }, undefined],
])('%j is put into words', (facts: Refusal['facts'], id) => {
  expect(refusal(facts)?.id).toBe(id);
});
