import { expect, test } from 'vitest';
import type { GameModule } from '$games/contract';
import { message } from '$lib/i18n';
import { FakeBots, fakeGame, FakeMatch, type PileView } from '$lib/match/fake-engine';
import type { Act, Answer, Entry, TableNow } from '../../generated/protocol';
import { OnlineController, type KeptPlan } from './controller.svelte';

const USUAL = message('online-someone');

interface Wanted {
  events?: string[];
  seat?: number | null;
  kept?: KeptPlan | null;
  bot?: number | null;
}

const person = (bot: number | null = null): TableNow['seats'][number] => ({
  kind: 'person',
  person: 'p',
  name: 'P',
  bot,
  out: false,
});

function at(number: number, changed: Partial<TableNow> = {}): TableNow {
  return { number, phase: 'playing', seats: [person(), person()], ...changed } as TableNow;
}

function online({ events = [], seat = 0, kept = null, bot = null }: Wanted = {}) {
  const sent: Act[] = [];
  const plans: (KeptPlan | null)[] = [];
  const refusals: string[] = [];
  let answer: (answer: Answer) => void = () => undefined;
  const controller = new OnlineController({
    match: new FakeMatch(10, events),
    game: {
      ...fakeGame,
      finish: (_view: unknown, legal: readonly string[]) => (legal.includes('end') ? 'end' : null),
    } as GameModule,
    seats: [0, 1].map((number) => ({
      seat: number,
      name: `P${number}`,
      usual: USUAL,
      bot: false,
      colours: ['red'] as const,
    })),
    bots: new FakeBots(['take 2'], ['take 2']),
    hintLevel: 'normal',
    seed: () => 1n,
    pause: () => Promise.resolve(),
    seat,
    now: at(events.length, { seats: [person(bot), person()] }),
    kept,
    keepPlan: (plan) => plans.push(plan),
    send: (act) => {
      sent.push(act);
      return new Promise((resolve) => (answer = resolve));
    },
    onrefused: ({ message }) => refusals.push(message),
    onbroken: (reason) => refusals.push(`broken: ${reason}`),
  });
  const pile = () => (controller.now.view as PileView).pile;
  return { controller, sent, plans, refusals, pile, answer: (given: Answer) => answer(given) };
}

const event = (number: number, text: string, by: number | null = 0): Entry => ({
  number,
  at: 0,
  what: 'event',
  by,
  text,
});
const played = (from: number, by: number, ...texts: string[]) =>
  texts.map((text, index) => event(from + index, text, by));
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

test('a plan is sent as a whole, and what the server says goes on from it', async () => {
  const { controller, sent, answer, pile } = online();
  expect(controller.now.phase).toEqual({ kind: 'plan', seat: 0 });
  controller.play('take 1', 'take 2');
  const confirming = controller.confirm();
  expect(sent).toEqual([{ do: 'play', expected: 0, events: ['take 1', 'take 2', 'end'] }]);
  expect(controller.now.phase).toEqual({ kind: 'sending', seat: 0 });
  expect(controller.play('take 1')?.facts.reason).toBe('not-now');
  controller.hear(played(0, 0, 'take 1', 'take 2', 'end'), at(3));
  answer({ kind: 'done', number: 3 });
  await confirming;
  await settled();
  expect([controller.now.phase, pile()]).toEqual([{ kind: 'remote', seat: 1 }, 7]);
  controller.hear(played(3, 1, 'take 1', 'end'), at(5));
  await settled();
  expect([controller.now.phase, pile()]).toEqual([{ kind: 'plan', seat: 0 }, 6]);
  expect(controller.log.map(({ by }) => by)).toEqual([0, 0, 0, 1, 1]);
});

test('an answer that comes before the news waits for them', async () => {
  const { controller, answer } = online();
  controller.play('take 1');
  const confirming = controller.confirm();
  answer({ kind: 'done', number: 2 });
  await confirming;
  expect(controller.now.phase.kind).toBe('sending');
  controller.reset(['take 1', 'end'], at(2));
  await settled();
  expect(controller.now.phase).toEqual({ kind: 'remote', seat: 1 });
});

test('a refused plan is there again, to be changed', async () => {
  const { controller, answer, refusals, pile } = online();
  controller.play('take 1');
  const confirming = controller.confirm();
  answer({ kind: 'refused', refusal: { code: 'illegal', message: 'no' } });
  await confirming;
  expect([refusals, controller.now.phase.kind, pile()]).toEqual([['no'], 'plan', 9]);
});

test('a plan survives what happens around it, and a take-back puts it aside until it fits again', async () => {
  const { controller, pile } = online({ events: ['take 1', 'end', 'take 1', 'end'] });
  controller.play('take 2');
  controller.hear([], at(4));
  controller.reset(['take 1', 'end', 'take 1', 'end'], at(4));
  await settled();
  expect([controller.now.plan, pile()]).toEqual([['take 2'], 6]);
  controller.hear([{ number: 4, at: 0, what: 'took-back', by: 1, length: 2 }], at(5));
  await settled();
  expect([controller.now.phase, controller.now.plan]).toEqual([{ kind: 'remote', seat: 1 }, []]);
  // The name is kept as a message, which follows the language.
  expect(controller.log.at(-1)?.text).toEqual(message('online-log-took-back', { name: USUAL }));
});

test('news that change nothing leave a hint where it is', async () => {
  const { controller } = online();
  await controller.askHint();
  controller.hear([], at(0));
  await settled();
  expect(controller.now.hint?.events).toEqual(['take 2']);
});

test('a plan outlives a reload, if nothing has happened since', () => {
  const kept = { after: 2, events: ['take 2'] };
  expect(online({ events: ['take 1', 'end'], seat: 1, kept }).controller.now.plan).toEqual(['take 2']);
  expect(online({ events: ['take 1', 'end', 'take 1', 'end'], kept }).controller.now.plan).toEqual([]);
  const { controller, plans } = online();
  controller.play('take 2');
  expect(plans.at(-1)).toEqual({ after: 0, events: ['take 2'] });
  controller.undo();
  expect(plans.at(-1)).toBeNull();
});

test('spectators, and those a bot plays for, plan nothing', () => {
  expect(online({ seat: null }).controller.now.phase).toEqual({ kind: 'remote', seat: 0 });
  expect(online({ bot: 2 }).controller.now.phase).toEqual({ kind: 'bot', seat: 0 });
});

test('a game that ends without the rules is over', async () => {
  const { controller } = online();
  controller.hear([{ number: 0, at: 0, what: 'resigned', by: 1 }], at(1, { phase: 'over' }));
  await settled();
  expect([controller.now.phase, controller.now.outcome]).toEqual([{ kind: 'over' }, null]);
});

test('a server that plays by other rules is not followed', async () => {
  const { controller, refusals } = online();
  controller.hear([event(0, 'take 9')], at(1));
  await settled();
  expect(refusals).toEqual(['broken: illegal']);
});

test('a take-back would leave what was before the own last turn', () => {
  const events = ['take 1', 'end', 'take 1', 'end'];
  expect(online({ events }).controller.beforeLastTurn).toBe(0);
  expect(online({ events, seat: 1 }).controller.beforeLastTurn).toBe(2);
  expect(online().controller.beforeLastTurn).toBeNull();
});
