/**
 * The turn as a plan that can be changed anywhere: a step is added after pouring has begun, a token is taken back out of a
 * cup, an upgrade comes to mind last. Whatever changes goes to its place in the order of a turn, and the rest of the plan is
 * kept as far as the engine still allows it.
 */
import type { TableActions } from '../../contract';
import type { View } from '../generated';
import { read, write, type Move, type MoveKind } from './moves';

/** The order inside a turn. Cups are emptied first: it can refill a short supply. */
const ORDER: readonly MoveKind[] = ['meeple', 'fill', 'upgrade', 'empty', 'step', 'pour', 'serve', 'done'];

const rank = (kind: MoveKind) => ORDER.indexOf(kind);

/** Where a move of this kind is added: behind everything of its own kind and of earlier ones. */
export function placeFor(plan: readonly string[], kind: MoveKind): number {
  const later = plan.findIndex((event) => rank(read(event).kind) > rank(kind));
  return later < 0 ? plan.length : later;
}

type Table = Pick<TableActions<View>, 'play' | 'replan' | 'previewFrom'>;

/** `head` from index `start` of the plan on, and whatever of `rest` is legal after it. */
function keepLegal(table: Table, start: number, head: readonly string[], rest: readonly string[]): string[] {
  const kept = [...head];
  for (const event of rest) if (table.previewFrom(start, ...kept, event)) kept.push(event);
  return kept;
}

/** Adds moves of one kind in their place. */
export function add(table: Table, plan: readonly string[], ...moves: readonly [Move, ...Move[]]): void {
  const events = moves.map(write);
  const { kind } = moves[0];
  const start = placeFor(plan, kind);
  const rest = plan.slice(start);
  if (!rest.length) {
    table.play(...events);
    return;
  }
  const kept = table.previewFrom(start, ...events) ? keepLegal(table, start, events, rest) : events;
  const lost = kept.length < events.length + rest.length;
  // A cup that has been served is not filled again: rather than undo the serving, let the engine say why.
  if (kind === 'pour' && lost) table.play(...events);
  else table.replan(start, ...kept);
}

/** Takes moves out of the plan; they are named by their places. */
export function drop(table: Table, plan: readonly string[], dropped: readonly number[]): void {
  const start = Math.min(...dropped);
  if (start >= plan.length) return;
  const rest = plan.filter((_, index) => index > start && !dropped.includes(index));
  table.replan(start, ...keepLegal(table, start, [], rest));
}

/** Takes out everything of these kinds. */
export function dropKinds(table: Table, plan: readonly string[], kinds: readonly MoveKind[]): void {
  const dropped = plan.flatMap((event, index) => (kinds.includes(read(event).kind) ? [index] : []));
  if (dropped.length) drop(table, plan, dropped);
}

/** Puts moves in the place of everything of these kinds. */
export function replace(
  table: Table,
  plan: readonly string[],
  kinds: readonly MoveKind[],
  moves: readonly [Move, ...Move[]],
): void {
  const old = plan.findIndex((event) => kinds.includes(read(event).kind));
  const start = old < 0 ? placeFor(plan, moves[0].kind) : old;
  const rest = plan.slice(start).filter((event) => !kinds.includes(read(event).kind));
  table.replan(start, ...keepLegal(table, start, moves.map(write), rest));
}
