/** A stack in the air: the cups that a move has just carried from one cell to another. */
import type { Colour } from '$lib/art/colours';
import { animate, motionOn } from '$lib/board/motion';
import type { Change } from '../../contract';
import { readEvent, type Stacks } from './cups';
import { centre } from './hex';
import type { Cell, View } from '../generated';

interface Air {
  from: Cell;
  to: Cell;
  cups: readonly Colour[];
}

export class Flight {
  now: Air | null = $state.raw(null);

  /** Lets the newest change fly, if it moved a stack; `stacks` are those after it. */
  start(change: Change<View> | null, stacks: Stacks): void {
    this.now = change && motionOn() ? inTheAir(change, stacks) : null;
  }

  /** Runs the animation on the element that draws the stack. */
  async run(element: Element): Promise<void> {
    const air = this.now;
    if (!air) return;
    const [from, to] = [centre(air.from), centre(air.to)];
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    await animate(element, [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(1.08)` },
      { transform: 'none' },
    ]);
    if (this.now === air) this.now = null;
  }
}

function inTheAir({ kind, events, before }: Change<View>, stacks: Stacks): Air | null {
  const last = events[kind === 'undo' ? 0 : events.length - 1];
  const move = last && readEvent(last.event);
  if (!move || move.kind === 'place') return null;
  const [from, to] = kind === 'undo' ? [move.to, move.from] : [move.from, move.to];
  const cups = stacks.get(to) ?? [];
  // A stack that comes back had the cups it has now; one that lands had its old height.
  const height = kind === 'undo' ? cups.length : (before.stacks.find(({ cell }) => cell === from)?.height ?? 0);
  return height ? { from, to, cups: cups.slice(-height) } : null;
}
