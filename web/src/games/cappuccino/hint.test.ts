import { expect, test } from 'vitest';
import type { Message } from '$lib/i18n';
import { hintStep } from '../hint-steps';
import { hintLine } from './hint';

interface Stack {
  cell: string;
  owner: number;
  height: number;
  threats: string[];
}
const stack = (cell: string, owner: number, height = 1, threats: string[] = []): Stack & { colour: string } => ({
  cell,
  owner,
  height,
  threats,
  colour: owner ? 'blue' : 'red',
});
const position = (stacks: Stack[], ...sure: number[]) => ({ stacks, players: sure.map((cups) => ({ sure: cups })) });
const BEFORE = position([stack('0,0', 0, 2, ['1,0']), stack('1,0', 1, 2), stack('0,1', 0), stack('1,1', 1)], 1, 3);

function ids(facts: unknown): string[] {
  const { id, args } = facts as Message;
  return id === 'list-of' ? [...ids(args?.first), ...ids(args?.rest)] : [id.replace('cappuccino-hint-', '')];
}

test.each<[string, unknown, string, string[]]>([
  ['move 0,0 1,0', position([stack('1,0', 0, 4)], 5, 3), 'move', ['takes', 'secures', 'rescues']],
  ['move 0,0 1,0', position([stack('1,0', 0, 4, ['1,1'])], 1, 2), 'move', ['takes', 'denies']],
  ['move 0,0 0,1', position([stack('0,1', 0, 3, ['1,0'])], 1, 3), 'move', ['least']],
  ['place -1,1 red', BEFORE, 'place', ['near']],
  ['place 1,0 red', BEFORE, 'place', ['near', 'prey']],
])('%s: %#', (event, then, id, facts) => {
  const line = hintLine(hintStep([event], BEFORE, then));
  expect([line?.id, ids(line?.args?.facts)]).toEqual([`cappuccino-hint-${id}`, facts]);
});
