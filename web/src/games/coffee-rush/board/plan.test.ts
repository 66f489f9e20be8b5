import { beforeEach, expect, test } from 'vitest';
import type { Preview, TableActions } from '../../contract';
import type { View } from '../generated';
import { read, write, type Move } from './moves';
import { add, drop, dropKinds, placeFor, replace } from './plan';

/** A table with a rule of its own: what is poured must have been brought by a step to a square of that letter. */
class FakeTable implements Pick<TableActions<View>, 'play' | 'replan' | 'previewFrom'> {
  plan: string[] = [];
  refused: string[] = [];

  #legal(events: readonly string[]): boolean {
    const order = ['upgrade', 'empty', 'step', 'pour', 'serve'];
    const ranks = events.map((event) => order.indexOf(read(event).kind));
    if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))) return false;
    const walked = events.filter((event) => event.startsWith('step')).map((event) => event.split(' ')[2]?.[0]);
    const poured = events.filter((event) => event.startsWith('pour')).map((event) => event.split(' ')[1]?.[0]);
    const served = events.filter((event) => event.startsWith('serve')).map((event) => event.split(' ')[1]);
    const cups = events.filter((event) => event.startsWith('pour')).map((event) => event.split(' ')[2]);
    // Exactly one token makes a drink here.
    const right = served.every((cup) => cups.filter((other) => other === cup).length === 1);
    return right && poured.every((kind) => walked.includes(kind));
  }

  previewFrom = (length: number, ...events: string[]): Preview<View> | null =>
    this.#legal([...this.plan.slice(0, length), ...events]) ? ({} as Preview<View>) : null;

  replan = (length: number, ...events: string[]) => {
    if (this.previewFrom(length, ...events)) this.plan = [...this.plan.slice(0, length), ...events];
    else this.refused = events;
    return null;
  };

  play = (...events: string[]) => this.replan(this.plan.length, ...events);
}

let table: FakeTable;
beforeEach(() => {
  table = new FakeTable();
});

const plan = (...events: string[]) => (table.plan = events);
const move = (event: string) => read(event);

test.each<[string, Move]>([
  ['meeple c1', { kind: 'meeple', square: 'c1' }],
  ['fill 1 2', { kind: 'fill', cups: [1, 2] }],
  ['upgrade diagonal', { kind: 'upgrade', upgrade: 'diagonal' }],
  ['empty 2', { kind: 'empty', cup: 2 }],
  ['step c1 d1', { kind: 'step', from: 'c1', to: 'd1' }],
  ['pour milk 1', { kind: 'pour', ingredient: 'milk', cup: 1 }],
  ['serve 3 cold-brew 2', { kind: 'serve', cup: 3, order: 'cold-brew', slot: 2 }],
  ['done', { kind: 'done' }],
  ['draw 2 iced-mochaccino', { kind: 'draw', seat: 2, order: 'iced-mochaccino' }],
])('%s is read and written the same', (event, expected) => {
  expect(read(event)).toEqual(expected);
  expect(write(expected)).toBe(event);
});

test('every kind has its place in the turn', () => {
  const whole = ['upgrade diagonal', 'empty 1', 'step c1 c2', 'pour coffee 1', 'serve 1 espresso 1'];
  expect(placeFor(whole, 'upgrade')).toBe(1);
  expect(placeFor(whole, 'step')).toBe(3);
  expect(placeFor(whole, 'serve')).toBe(5);
  expect(placeFor([], 'pour')).toBe(0);
});

test('a step after pouring goes before the pouring, which stays', () => {
  plan('step b1 c1', 'pour coffee 1', 'serve 1 espresso 1');
  add(table, table.plan, move('step c1 d1'));
  expect(table.plan).toEqual(['step b1 c1', 'step c1 d1', 'pour coffee 1', 'serve 1 espresso 1']);
});

test('a cup that is served is not filled again', () => {
  plan('step b1 c1', 'pour coffee 1', 'serve 1 espresso 1');
  add(table, table.plan, move('pour coffee 1'));
  expect(table.plan).toEqual(['step b1 c1', 'pour coffee 1', 'serve 1 espresso 1']);
  expect(table.refused).toEqual(['pour coffee 1']);
});

test('another cup is still filled after serving', () => {
  plan('step b1 c1', 'pour coffee 1', 'serve 1 espresso 1');
  add(table, table.plan, move('pour coffee 2'));
  expect(table.plan).toEqual(['step b1 c1', 'pour coffee 1', 'pour coffee 2', 'serve 1 espresso 1']);
});

test('with a step goes what it brought, and what was made of it', () => {
  plan('step b1 c1', 'step c1 d1', 'pour coffee 1', 'pour diamond 2', 'serve 1 espresso 1', 'serve 2 diamond 1');
  drop(table, table.plan, [1]);
  expect(table.plan).toEqual(['step b1 c1', 'pour coffee 1', 'serve 1 espresso 1']);
});

test('a whole part goes, and nothing happens where there is none', () => {
  plan('upgrade diagonal', 'step b1 c1', 'pour coffee 1');
  dropKinds(table, table.plan, ['upgrade']);
  expect(table.plan).toEqual(['step b1 c1', 'pour coffee 1']);
  dropKinds(table, table.plan, ['serve']);
  expect(table.plan).toEqual(['step b1 c1', 'pour coffee 1']);
});

test('one upgrade takes the place of another', () => {
  plan('upgrade diagonal', 'step b1 c1');
  replace(table, table.plan, ['upgrade'], [{ kind: 'upgrade', upgrade: 'double-corners' }]);
  expect(table.plan).toEqual(['upgrade double-corners', 'step b1 c1']);
});
