import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Bots, Turn } from '$lib/engine/types';
import { swap, type SetUpEditor } from '$games/contract';
import { FakeBots, FakeMatch } from '$lib/match/fake-engine';
import { Autoplay } from './autoplay.svelte';
import { Branches, BranchKeeper } from './branches.svelte';
import { Opinion } from './opinion.svelte';
import { parting, turnBack, turnEnds, turnOn } from './plies';
import { rearranged, setUpOf } from './set-up';
import { pack, unpack } from './shared-game';
import { directionOf } from './swipe';

const by = (...seats: (number | null)[]) => seats.map((seat, index) => ({ event: `e${index}`, by: seat }));

describe('plies', () => {
  const EVENTS = by(null, null, 0, 0, null, 1, 2, 2);
  test.each([
    ['nothing', [], []],
    ['chance at the end of a turn belongs to it', EVENTS, [2, 5, 6, 8]],
    ['a turn for each', by(0, 1, 0), [1, 2, 3]],
  ])('turns end: %s', (_, events, ends) => {
    expect(turnEnds(events)).toEqual(ends);
  });

  test.each([
    [0, 0, 2],
    [2, 0, 5],
    [4, 2, 5],
    [8, 6, 8],
  ])('from ply %s by a turn: back to %s, on to %s', (ply, back, on) => {
    const ends = turnEnds(EVENTS);
    expect([turnBack(ends, ply), turnOn(ends, ply)]).toEqual([back, on]);
  });

  test('lines part at the first difference', () => {
    expect(parting(EVENTS, EVENTS.slice(0, 3))).toBe(3);
    expect(parting(EVENTS, [...EVENTS.slice(0, 3), { event: 'other', by: 0 }])).toBe(3);
  });
});

describe('a game in an address', () => {
  const seats = [
    { name: 'Оля', bot: null, usual: undefined },
    { name: 'Bot 2', bot: 'barista', usual: 2 },
  ];

  test('comes out as it went in, in letters that an address may have', async () => {
    const record = JSON.stringify({ events: Array.from({ length: 400 }, (_, index) => `step ${index}`) });
    const packed = await pack({ record, seats });
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(record.length / 2);
    expect(await unpack(packed)).toEqual({ record, seats });
  });

  test.each([
    ['no text at all', ''],
    ['no base64', '%%%'],
    ['nothing compressed', 'aGVsbG8'],
  ])('refused: %s', async (_, text) => {
    await expect(unpack(text)).rejects.toThrow();
  });

  test.each([
    ['no record', { seats }],
    ['more than a game', { record: ' '.repeat(2 << 20) }],
  ])('refused: %s', async (_, game) => {
    await expect(unpack(await pack(game as never))).rejects.toThrow('ask for a new link');
  });
});

test.each([
  [-80, 10, 'on'],
  [80, -10, 'back'],
  [-30, 0, null],
  [-80, 60, null],
])('a stroke of %s by %s turns %s', (x, y, direction) => {
  expect(directionOf(x, y)).toBe(direction);
});

describe('a game that plays by itself', () => {
  afterEach(() => vi.useRealTimers());

  test.each([
    ['slow', 2],
    ['natural', 3],
    ['fast', 7],
  ] as const)('%s: %s plies in three seconds', (speed, plies) => {
    vi.useFakeTimers();
    const step = vi.fn(() => true);
    const autoplay = new Autoplay(step);
    autoplay.speed = speed;
    autoplay.start();
    vi.advanceTimersByTime(3000);
    expect(step).toHaveBeenCalledTimes(plies);
    autoplay.toggle();
    vi.advanceTimersByTime(3000);
    expect([step.mock.calls.length, autoplay.playing]).toEqual([plies, false]);
  });

  test('stops at the end', () => {
    vi.useFakeTimers();
    const autoplay = new Autoplay(() => false);
    autoplay.toggle();
    vi.runAllTimers();
    expect(autoplay.playing).toBe(false);
  });
});

describe('branches', () => {
  function shelf(): Storage {
    localStorage.clear();
    return localStorage;
  }
  let next = 0;
  const keeperOf = (branches: Branches, record = 'game') => new BranchKeeper(branches, record, () => `id${next++}`);

  test('grow, are named, numbered, and found again beside their game only', () => {
    const storage = shelf();
    const keeper = keeperOf(new Branches(storage));
    keeper.keep(4, ['a']);
    keeper.keep(4, ['a', 'b']);
    keeper.rename(keeper.current ?? '', '  bold ');
    keeper.current = null;
    keeper.keep(2, ['c']);
    const again = new Branches(storage);
    expect(keeperOf(again).list).toMatchObject([
      { name: 'bold', number: 1, from: 4, events: ['a', 'b'] },
      { number: 2, from: 2, events: ['c'] },
    ]);
    expect(keeperOf(again, 'another').list).toEqual([]);
  });

  test('an empty name is the usual one, and what is deleted is gone', () => {
    const storage = shelf();
    const keeper = keeperOf(new Branches(storage));
    keeper.keep(0, ['a']);
    const id = keeper.current ?? '';
    keeper.rename(id, ' ');
    expect(keeper.list[0]?.name).toBeUndefined();
    keeper.remove(id);
    expect([keeper.current, keeper.list, new Branches(storage).list]).toEqual([null, [], []]);
  });

  test('rubbish in the storage is left alone', () => {
    const storage = shelf();
    for (const [index, text] of ['{', 'null', '{"id":"x"}', '[]'].entries())
      storage.setItem(`crema.branch.${index}`, text);
    expect(new Branches(storage).list).toEqual([]);
  });
});

describe('the engine’s opinion', () => {
  const seat: Turn = { kind: 'seat', seat: 0 };
  const asked = (turns: Turn[] = []) => ({
    record: '{"events":["x"],"result":{}}',
    turnAfter: (events: readonly string[]) => turns[events.length] ?? seat,
  });

  test('is quick at first, then thorough, and looks on for three turns', async () => {
    const bots = new FakeBots(['a'], ['b'], ['c'], ['d'], ['A'], ['B'], ['C'], ['D']);
    const opinion = new Opinion(bots);
    await opinion.ask(asked());
    expect(bots.asked).toEqual([...Array(4).fill('roaster'), ...Array(4).fill('maestro')]);
    expect(opinion.advice).toEqual({ best: ['A'], line: ['B', 'C', 'D'], thorough: true });
  });

  test('ends where chance decides', async () => {
    const opinion = new Opinion(new FakeBots(['a'], ['A']));
    await opinion.ask(asked([seat, { kind: 'chance' }]));
    expect(opinion.advice).toEqual({ best: ['A'], line: [], thorough: true });
  });

  test('nobody to advise: nobody is asked', async () => {
    const bots = new FakeBots();
    const opinion = new Opinion(bots);
    await opinion.ask(asked([{ kind: 'over' }]));
    expect([bots.asked, opinion.advice, opinion.failed]).toEqual([[], null, false]);
  });

  test('asks about the game up to here, without its result', async () => {
    const records: string[] = [];
    const bots: Bots = {
      choose: ({ record }) => {
        records.push(record);
        return Promise.reject(new Error('enough'));
      },
      advise: () => Promise.reject(new Error('nobody asks for advice here')),
    };
    const opinion = new Opinion(bots);
    await opinion.ask(asked());
    expect(records).toEqual(['{"events":["x"]}']);
    expect(opinion.failed).toBe(true);
  });

  test('an answer that comes too late is nobody’s', async () => {
    let answer: (events: string[]) => void = () => undefined;
    const bots: Bots = {
      choose: () => new Promise((resolve) => (answer = resolve)),
      advise: () => Promise.reject(new Error('nobody asks for advice here')),
    };
    const opinion = new Opinion(bots);
    const asking = opinion.ask(asked());
    opinion.stop();
    answer(['late']);
    await asking.catch(() => undefined);
    expect([opinion.advice, opinion.failed]).toEqual([null, false]);
  });
});

describe('a deal by hand', () => {
  const editor: SetUpEditor = {
    places: () => [],
    swapped: (setup, one, other) => swap(setup as number[], one, other),
  };
  /** Judges that the last piece stays the last. */
  const engine = {
    fromRecord: (line: string) => {
      if ((setUpOf(line) as number[]).at(-1) !== 9) throw new Error('the last is 9');
      return Object.assign(new FakeMatch(1), { record: () => line });
    },
  };

  test.each([
    [0, 1, [2, 1, 9]],
    [1, 1, [1, 2, 9]],
    [0, 2, null],
  ])('%s and %s change places', (one, other, setup) => {
    const record = rearranged(engine, editor, '{"game":"pile","setup":[1,2,9]}', one, other);
    expect(record && setUpOf(record)).toEqual(setup);
  });
});
