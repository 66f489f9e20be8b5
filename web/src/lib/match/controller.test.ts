import { describe, expect, test } from 'vitest';
import type { GameModule } from '$games/contract';
import { MatchController, type ControllerParts } from './controller.svelte';
import { FakeBots, fakeGame, FakeMatch, type PileView } from './fake-engine';
import { NOT_NOW } from './table-controller.svelte';

interface Wanted {
  pile?: number;
  events?: string[];
  levels?: (string | null)[];
  confirmed?: number;
  luck?: string[];
  follows?: boolean;
  bots?: FakeBots;
  game?: Partial<GameModule>;
}

function table({
  pile = 10,
  events = [],
  levels = [null, null],
  confirmed = 0,
  luck = [],
  follows = false,
  bots = new FakeBots(),
  game = {},
}: Wanted) {
  const match = new FakeMatch(pile, events);
  const saves: Parameters<ControllerParts['save']>[0][] = [];
  const changes: string[] = [];
  const controller = new MatchController({
    match,
    game: { ...fakeGame, ...game },
    seats: levels.map((level, seat) => ({ seat, name: `P${seat}`, bot: level !== null, colours: ['red'] })),
    levels,
    confirmed,
    luck,
    follows,
    bots,
    hintLevel: 'normal',
    below: () => 0,
    seed: () => 1n,
    pause: () => Promise.resolve(),
    save: (state) => saves.push(state),
    onchange: ({ kind, events: played }) => changes.push(`${kind} ${played.map(({ event }) => event).join('+')}`),
  });
  const pileNow = () => (controller.now.view as PileView).pile;
  const logged = () => controller.log.map(({ text }) => String(text.args?.move));
  return { controller, match, saves, changes, pileNow, logged };
}

const finishing: Partial<GameModule> = { finish: (_view, legal) => (legal.includes('end') ? 'end' : null) };

describe('the plan', () => {
  test('grows, shrinks and grows again', async () => {
    const { controller, pileNow, changes } = table({});
    await controller.run();
    expect(controller.now.phase).toEqual({ kind: 'plan', seat: 0 });
    expect(controller.play('take 1', 'take 2')).toBeNull();
    expect(pileNow()).toBe(7);
    controller.undo();
    expect(pileNow()).toBe(9);
    expect(controller.now.canRedo).toBe(true);
    controller.redo();
    expect(pileNow()).toBe(7);
    expect(controller.now.plan).toEqual(['take 1', 'take 2']);
    expect(changes).toEqual(['play take 1+take 2', 'undo take 2', 'redo take 2']);
  });

  test('is played as a whole or not at all', async () => {
    const { controller, pileNow } = table({ pile: 3 });
    await controller.run();
    expect(controller.play('take 2', 'take 2')?.message).toBe('illegal');
    expect(pileNow()).toBe(3);
    expect(controller.now.plan).toEqual([]);
  });

  test('does not reach into the next turn', async () => {
    const { controller } = table({});
    await controller.run();
    expect(controller.play('take 1', 'end', 'take 1')).toBe(NOT_NOW);
    expect(controller.now.plan).toEqual([]);
  });

  test('a new event forgets what was undone, the same event does not', async () => {
    const { controller } = table({});
    await controller.run();
    controller.play('take 1', 'take 2', 'take 1');
    controller.undoTo(0);
    controller.play('take 1');
    expect(controller.now.canRedo).toBe(true);
    controller.play('take 1');
    expect(controller.now.canRedo).toBe(false);
  });

  test('can be changed in the middle, or is left as it was', async () => {
    const { controller, pileNow, logged } = table({});
    await controller.run();
    controller.play('take 1', 'take 2', 'take 1');
    expect((controller.previewFrom(1, 'take 1')?.view as PileView).pile).toBe(8);
    expect(controller.previewFrom(1, 'take 9')).toBeNull();
    expect(controller.replan(1, 'take 9')?.message).toBe('illegal');
    expect(controller.now.plan).toEqual(['take 1', 'take 2', 'take 1']);
    expect(pileNow()).toBe(6);
    expect(controller.replan(1, 'take 1', 'take 1')).toBeNull();
    expect(controller.now.plan).toEqual(['take 1', 'take 1', 'take 1']);
    expect(logged()).toEqual(['take 1: 10→9', 'take 1: 9→8', 'take 1: 8→7']);
    controller.undo();
    expect(pileNow()).toBe(8);
  });

  test('asking what would be changes nothing', async () => {
    const { controller, saves, pileNow } = table({});
    await controller.run();
    const before = saves.length;
    expect((controller.preview('take 2')?.view as PileView).pile).toBe(8);
    expect(controller.preview('take 9')).toBeNull();
    expect(controller.check('take 1')).toBeNull();
    expect(controller.check('take 9')?.message).toBe('illegal');
    expect(controller.describe(['take 2']).map(({ text }) => text.args?.move)).toEqual(['take 2: 10→8']);
    expect([pileNow(), saves.length, controller.log.length]).toEqual([10, before, 0]);
  });
});

describe('confirming', () => {
  test('waits for the end of the turn, then the next person is asked', async () => {
    const { controller } = table({});
    await controller.run();
    controller.play('take 1');
    expect(controller.now.canConfirm).toBe(false);
    controller.play('end');
    expect(controller.now).toMatchObject({ canConfirm: true, waiting: true, legal: [] });
    expect(controller.now.phase).toEqual({ kind: 'plan', seat: 0 });
    await controller.confirm();
    expect(controller.now.phase).toEqual({ kind: 'plan', seat: 1 });
    expect(controller.now).toMatchObject({ canUndo: false, canRedo: false, plan: [] });
  });

  test('plays the finishing event of the game', async () => {
    const { controller } = table({ game: finishing });
    await controller.run();
    expect(controller.now.canConfirm).toBe(false);
    controller.play('take 1');
    expect(controller.now.canConfirm).toBe(true);
    await controller.confirm();
    expect(controller.now.phase).toEqual({ kind: 'plan', seat: 1 });
  });

  test('a game may call a plan complete while the seat stays the same', async () => {
    const { controller } = table({ game: { complete: () => true } });
    await controller.run();
    controller.play('take 1');
    await controller.confirm();
    expect(controller.now).toMatchObject({ canUndo: false, plan: [], phase: { kind: 'plan', seat: 0 } });
  });

  test('the end of the game is reached and kept', async () => {
    const { controller, saves } = table({ pile: 1, game: finishing });
    await controller.run();
    controller.play('take 1');
    await controller.confirm();
    expect(controller.now.phase).toEqual({ kind: 'over' });
    expect(controller.now.outcome?.winners).toEqual([0]);
    expect(saves.at(-1)).toMatchObject({ over: true, moves: 2 });
  });
});

describe('chance', () => {
  test('acts only after the confirmation, and cannot be taken back', async () => {
    const { controller, logged } = table({});
    await controller.run();
    controller.play('take 1', 'peek');
    expect(controller.now).toMatchObject({ waiting: true, canConfirm: true, canUndo: true });
    await controller.confirm();
    expect(logged()).toEqual(['take 1: 10→9', 'peek: 9→9', 'card a: 9→9']);
    expect(controller.now).toMatchObject({ canUndo: false, phase: { kind: 'plan', seat: 0 } });
    controller.undo();
    expect(logged()).toHaveLength(3);
  });
});

describe('bots', () => {
  test('play until a person is asked', async () => {
    const bots = new FakeBots(['take 1', 'end']);
    const { controller, changes } = table({ levels: [null, 'hard'], bots, game: finishing });
    await controller.run();
    controller.play('take 2');
    await controller.confirm();
    expect(bots.asked).toEqual(['hard']);
    expect(changes).toEqual(['play take 2', 'play end', 'bot take 1', 'bot end']);
    expect(controller.now.phase).toEqual({ kind: 'plan', seat: 0 });
    expect((controller.now.view as PileView).by).toBe(0);
  });

  test.each([
    ['an error', new FakeBots(new Error('out of beans'), ['take 1', 'end']), 'out of beans'],
    ['an illegal event', new FakeBots(['take 9'], ['take 1', 'end']), 'illegal'],
  ])('%s leaves the table as it was, and it can be tried again', async (_name, bots, reason) => {
    const { controller } = table({ levels: ['normal', null], bots });
    await controller.run();
    expect(controller.now.phase).toEqual({ kind: 'stuck', seat: 0, reason });
    await controller.run();
    expect(controller.now.phase).toEqual({ kind: 'plan', seat: 1 });
  });

  test('nobody may act for a bot', async () => {
    let answer: (events: string[]) => void = () => undefined;
    const bots = new FakeBots();
    bots.choose = () => new Promise((resolve) => (answer = resolve));
    const { controller } = table({ levels: ['normal', null], bots });
    const running = controller.run();
    expect(controller.now.phase).toEqual({ kind: 'bot', seat: 0 });
    expect(controller.play('take 1')).toBe(NOT_NOW);
    expect(controller.now).toMatchObject({ canUndo: false, canConfirm: false, legal: [] });
    answer(['take 1', 'end']);
    await running;
    expect(controller.now.phase).toEqual({ kind: 'plan', seat: 1 });
  });

  test('a table that was left stays as it was', async () => {
    let answer: (events: string[]) => void = () => undefined;
    const bots = new FakeBots();
    bots.choose = () => new Promise((resolve) => (answer = resolve));
    const { controller, match, saves } = table({ levels: ['normal', null], bots });
    const running = controller.run();
    controller.stop();
    answer(['take 1', 'end']);
    await running;
    expect([match.freed, match.events().length, saves.length]).toEqual([true, 0, 0]);
  });

  test('give a hint that is shown and not played', async () => {
    const { controller, pileNow } = table({ bots: new FakeBots(['take 2']) });
    await controller.run();
    expect(await controller.askHint()).toEqual({ events: ['take 2'], another: false, worse: null });
    expect(controller.now.hint?.events).toEqual(['take 2']);
    expect(controller.anotherHint()).toBeNull();
    expect(pileNow()).toBe(10);
    controller.play('take 1');
    expect(controller.now.hint).toBeNull();
  });

  test('show the second best with how much worse it is, and then the best again', async () => {
    const { controller } = table({ bots: new FakeBots(['take 2'], ['take 1']) });
    await controller.run();
    await controller.askHint();
    const second = controller.anotherHint();
    expect(second).toMatchObject({ events: ['take 1'], another: true });
    expect(second?.worse).toBeCloseTo(0.1);
    expect(controller.anotherHint()).toEqual({ events: ['take 2'], another: true, worse: null });
  });
});

describe('turns that go without Confirm', () => {
  const swift: Partial<GameModule> = { swift: () => true };

  test('go at once, and are taken back one by one, with what bots have answered', async () => {
    const bots = new FakeBots(['take 1', 'end'], ['take 1', 'end']);
    const { controller, pileNow, changes } = table({ levels: [null, 'normal'], bots, game: swift });
    await controller.run();
    for (const pile of [8, 6]) {
      controller.play('take 1', 'end');
      await expect.poll(pileNow).toBe(pile);
      await expect.poll(() => controller.now.phase).toEqual({ kind: 'plan', seat: 0 });
    }
    for (const pile of [8, 10]) {
      expect(controller.now.canUndo).toBe(true);
      controller.undo();
      expect(pileNow()).toBe(pile);
      expect(controller.now).toMatchObject({ phase: { kind: 'plan', seat: 0 }, plan: [] });
    }
    expect(controller.now.canUndo).toBe(false);
    expect(changes.at(-1)).toBe('undo take 1+end+take 1+end');
  });

  test('are taken back at a shared screen by the person who comes next', async () => {
    const { controller, pileNow } = table({ game: swift });
    await controller.run();
    controller.play('take 1', 'end');
    expect(controller.now.phase).toEqual({ kind: 'plan', seat: 1 });
    controller.play('take 2');
    controller.undo();
    expect([pileNow(), controller.now.phase]).toEqual([9, { kind: 'plan', seat: 1 }]);
    controller.undo();
    expect([pileNow(), controller.now.phase]).toEqual([10, { kind: 'plan', seat: 0 }]);
  });
});

describe('resuming', () => {
  test('a plan that was not confirmed is still a plan', async () => {
    const { controller, logged } = table({ events: ['take 1', 'end', 'take 2'], confirmed: 2 });
    await controller.run();
    expect(controller.now).toMatchObject({ plan: ['take 2'], canUndo: true, phase: { kind: 'plan', seat: 1 } });
    expect(logged()).toEqual(['take 1: 10→9', 'end: 9→9', 'take 2: 9→7']);
    controller.undo();
    expect(controller.now.canUndo).toBe(false);
    expect(logged()).toHaveLength(2);
  });

  test('a turn that was planned to its end waits for its confirmation', async () => {
    const { controller } = table({ events: ['take 1', 'end'], confirmed: 0, levels: [null, 'normal'] });
    await controller.run();
    expect(controller.now).toMatchObject({ waiting: true, canConfirm: true, phase: { kind: 'plan', seat: 0 } });
  });

  test('every change is kept at once', async () => {
    const { controller, saves } = table({});
    await controller.run();
    controller.play('take 1');
    controller.undo();
    expect(saves.map(({ record }) => (JSON.parse(record) as { events: string[] }).events)).toEqual([['take 1'], []]);
  });
});

describe('taking back turns against a bot', () => {
  const levels = [null, 'easy'];
  const played = async () => {
    const bots = new FakeBots(['take 1', 'end'], ['take 1', 'end'], ['take 2', 'end']);
    const set = table({ levels, bots, game: finishing });
    await set.controller.run();
    for (const take of ['take 1', 'take 2']) {
      set.controller.play(take);
      await set.controller.confirm();
    }
    return set;
  };

  test('goes on turn by turn to the beginning', async () => {
    const { controller, pileNow, changes, saves } = await played();
    expect(pileNow()).toBe(5);
    expect(controller.now).toMatchObject({ canUndo: true, takesBackTurn: true });
    controller.undo();
    expect(pileNow()).toBe(8);
    expect(controller.now.phase).toEqual({ kind: 'plan', seat: 0 });
    controller.undo();
    expect(pileNow()).toBe(10);
    expect(controller.now).toMatchObject({ canUndo: false, takesBackTurn: false });
    expect(controller.log).toEqual([]);
    expect(changes.at(-1)).toBe('undo take 1+end+take 1+end');
    expect(saves.at(-1)).toMatchObject({ confirmed: 0, over: false });
  });

  test('a plan is undone step by step first', async () => {
    const { controller, pileNow } = await played();
    controller.play('take 1');
    expect(controller.now.takesBackTurn).toBe(false);
    controller.undo();
    expect([pileNow(), controller.now.takesBackTurn]).toEqual([5, true]);
  });

  test('the game goes on from there', async () => {
    const { controller, pileNow } = await played();
    controller.undo();
    controller.play('take 1');
    await controller.confirm();
    expect(pileNow()).toBe(5);
  });

  test('luck stays what it was', async () => {
    const bots = new FakeBots(['end'], ['take 1', 'end']);
    const { controller, match } = table({ levels, bots, game: finishing, luck: ['card b'] });
    await controller.run();
    controller.play('peek');
    await controller.confirm();
    expect(match.events().map(({ event }) => event)).toEqual(['peek', 'card b']);
    controller.undo();
    controller.play('peek');
    await controller.confirm();
    expect(match.events().map(({ event }) => event)).toEqual(['peek', 'card b']);
  });

  test.each([[[null, null]], [['easy', 'easy']]])('not with %j at the table', async (seated) => {
    const bots = new FakeBots(['take 1', 'end']);
    const { controller } = table({ levels: seated, bots, events: ['take 1', 'end'], confirmed: 2 });
    await controller.run();
    expect(controller.now.takesBackTurn).toBe(false);
  });
});

describe('following another window', () => {
  const record = (...events: string[]) => JSON.stringify({ events });

  test('shows what is played there, also when it is taken back, and keeps nothing itself', () => {
    const { controller, pileNow, saves, logged } = table({ follows: true, levels: [null, 'easy'] });
    expect(controller.now.phase).toEqual({ kind: 'remote', seat: 0 });
    controller.follow(record('take 1', 'end', 'take 2'));
    expect([pileNow(), controller.now.phase]).toEqual([7, { kind: 'remote', seat: 1 }]);
    controller.follow(record('take 1', 'end', 'take 1'));
    expect(pileNow()).toBe(8);
    controller.follow(record('take 1'));
    expect(pileNow()).toBe(9);
    expect(logged()).toEqual(['take 1: 10→9']);
    expect(controller.play('take 1')).toBe(NOT_NOW);
    expect(controller.now).toMatchObject({ canUndo: false, canConfirm: false });
    expect(saves).toEqual([]);
  });
});
