import { describe, expect, test } from 'vitest';
import type { PlayedEvent } from '$lib/engine/types';
import { FakeBots, fakeGame, FakeMatch, type PileView } from '$lib/match/fake-engine';
import { ReplayController } from './controller.svelte';

const EVENTS = ['take 1', 'end', 'peek', 'card a', 'take 2', 'end', 'take 2', 'end'];

function open(events = EVENTS) {
  const branches: { line: string[]; from: number }[] = [];
  const said: string[] = [];
  const text = (line: readonly PlayedEvent[]) => line.map(({ event }) => event);
  const controller = new ReplayController({
    match: new FakeMatch(5, events),
    game: fakeGame,
    seats: [],
    bots: new FakeBots(),
    hintLevel: '',
    seed: () => 0n,
    pause: () => Promise.resolve(),
    onchange: (_, lines) => said.push(...lines.map((line) => String(line.text.args?.move))),
    onbranch: (line, from) => branches.push({ line: text(line), from }),
  });
  const pile = () => (controller.now.view as PileView).pile;
  return { controller, branches, said, pile, line: () => text(controller.line) };
}

describe('looking back', () => {
  test.each([
    [0, 0, 5],
    [1, 1, 4],
    [5, 5, 2],
    [8, 8, 0],
    [99, 8, 0],
    [-3, 0, 5],
    [Number.NaN, 0, 5],
  ])('ply %s shows %s events', (asked, ply, left) => {
    const { controller, pile } = open();
    controller.goTo(asked);
    expect([controller.ply, pile(), controller.now.events.length]).toEqual([ply, left, ply]);
  });

  test('a step says what happened, the whole log stays, and nobody can play', () => {
    const { controller, said } = open();
    controller.goTo(0);
    controller.goTo(1);
    expect(said).toEqual(['take 1: 5→4']);
    expect(controller.log).toHaveLength(EVENTS.length);
    expect(controller.now.phase).toEqual({ kind: 'remote', seat: 0 });
    expect(controller.play('take 1')?.facts.reason).toBe('not-now');
  });

  test('one step is animated, a jump is not', () => {
    const { controller } = open();
    controller.goTo(3);
    expect(controller.now.change).toBeNull();
    controller.goTo(4);
    expect(controller.now.change?.kind).toBe('chance');
    controller.goTo(3);
    expect(controller.now.change?.kind).toBe('undo');
  });

  test.each([
    [null, 2, 1],
    [0, 2, 0],
    [1, 0, 1],
  ])('from the side of %s', (side, ply, by) => {
    const { controller } = open();
    controller.goTo(ply);
    controller.seeFrom(side);
    expect((controller.now.view as PileView).by).toBe(by);
  });
});

describe('a branch', () => {
  test('leaves the game where something else is played, and is told', () => {
    const { controller, branches, line } = open();
    controller.goTo(4);
    controller.explore();
    expect(controller.play('take 1')).toBeNull();
    expect(controller.play('end')).toBeNull();
    expect(line()).toEqual(['take 1', 'end', 'peek', 'card a', 'take 1', 'end']);
    expect(controller.from).toBe(4);
    expect(controller.log).toHaveLength(6);
    expect(branches.at(-1)).toEqual({ line: line(), from: 4 });
  });

  test('what was played anyway is no branch', () => {
    const { controller, branches } = open();
    controller.goTo(4);
    controller.explore();
    controller.play('take 2');
    expect([controller.onMain, controller.ply, branches]).toEqual([true, 5, []]);
    expect(controller.log).toHaveLength(EVENTS.length);
  });

  test('can be stepped through, and a step back keeps what follows', () => {
    const { controller, line } = open();
    controller.goTo(4);
    controller.explore();
    controller.enter(['take 1', 'end', 'take 2']);
    controller.undo();
    expect(controller.ply).toBe(6);
    controller.goTo(7);
    expect(line().slice(4)).toEqual(['take 1', 'end', 'take 2']);
  });

  test('one step leads back to the game', () => {
    const { controller, line, pile } = open();
    controller.goTo(4);
    controller.explore();
    controller.enter(['take 1', 'end']);
    controller.leave();
    expect([controller.exploring, controller.ply, pile()]).toEqual([false, 4, 4]);
    expect(line()).toEqual(EVENTS);
    expect(controller.log).toHaveLength(EVENTS.length);
  });

  test('chance may be chosen, and a refusal changes nothing', () => {
    const { controller, line } = open();
    controller.goTo(3);
    controller.explore();
    expect(controller.chances().map(([event]) => event)).toEqual(['card a', 'card b']);
    expect(controller.enter(['card b', 'take 9'])).not.toBeNull();
    expect([controller.ply, line()]).toEqual([3, EVENTS]);
    expect(controller.enter(['card b'])).toBeNull();
    expect(controller.from).toBe(3);
  });

  test('is opened where it was left', () => {
    const { controller } = open();
    expect(controller.openBranch(4, ['take 1', 'end'])).toBeNull();
    expect([controller.ply, controller.from, controller.exploring]).toEqual([6, 4, true]);
  });

  test('what might be played can be told without being played', () => {
    const { controller } = open();
    controller.goTo(0);
    expect(controller.tell(['take 1', 'end', 'take 2']).map(({ event }) => event)).toEqual([0, 1, 2]);
    expect(controller.tell(['take 9'])).toEqual([]);
    expect(controller.turnAfter(['take 1', 'end'])).toEqual({ kind: 'seat', seat: 1 });
    expect(controller.ply).toBe(0);
  });

  test('what might have been played elsewhere in the game can be told from a branch', () => {
    const { controller, line } = open();
    controller.openBranch(1, ['take 2', 'end']);
    expect(controller.tellAt(4, ['take 1']).map(({ text }) => text.args?.move)).toEqual(['take 1: 4→3']);
    expect([controller.ply, line()]).toEqual([3, ['take 1', 'take 2', 'end']]);
    expect(controller.now.events).toHaveLength(3);
  });
});
