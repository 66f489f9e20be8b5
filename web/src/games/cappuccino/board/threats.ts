/** Who could take what: as many arrows as can be read. */
import type { Cell, StackView, View } from '../generated';

export interface Threat {
  from: Cell;
  to: Cell;
}

/** So many stacks are shown before somebody asks for all. */
export const STRONGEST = 3;

export const threatsOn = ({ cell, threats }: StackView): Threat[] => threats.map((from) => ({ from, to: cell }));

/** Every threat against a seat, the one against the tallest stack first; of equals, the one by the tallest. */
export function threatsAgainst({ stacks }: View, seat: number): Threat[] {
  const heights = new Map(stacks.map(({ cell, height }) => [cell, height]));
  const height = (cell: Cell) => heights.get(cell) ?? 0;
  return stacks
    .filter(({ owner }) => owner === seat)
    .flatMap(threatsOn)
    .sort((a, b) => height(b.to) - height(a.to) || height(b.from) - height(a.from));
}

/** The strongest threat against each of the stacks that have most to lose. */
export function strongest(threats: readonly Threat[]): Threat[] {
  const first = threats.filter(({ to }, index) => threats.findIndex((threat) => threat.to === to) === index);
  return first.slice(0, STRONGEST);
}
