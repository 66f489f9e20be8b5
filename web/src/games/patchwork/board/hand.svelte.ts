/**
 * The patch a person holds over the quilt before anything is played. What may be done with it comes in as data: the legal
 * events, and the engine's word on a place that is not among them.
 */
import { cellsOf } from '../art/polyomino';
import type { Preview, TableActions } from '../../contract';
import {
  eventOf,
  fitsOf,
  flipped,
  movedTo,
  nextFit,
  nudged,
  pickUp,
  shapeKey,
  snapped,
  turned,
  waysOf,
  type Fit,
  type Ghost,
} from './ghost';
import { coveredSquares } from '../refusal';
import type { View } from '../generated';

export type Verdict =
  | { fits: true; after: Preview<View> | null }
  /** Why not, in words, and the squares in the way. */
  | { fits: false; why: string; covered: readonly string[] };

/** What the hand needs of the board. */
export interface HandTable {
  view: View;
  legal: readonly string[];
  hint: readonly string[] | null;
  table: TableActions<View>;
}

/** In the middle of the quilt. */
const MIDDLE = [4.5, 4.5] as const;

export class Hand {
  readonly #board: () => HandTable;
  ghost: Ghost | null = $state.raw(null);
  /** Are all fits outlined? */
  showsFits = $state(false);

  readonly fits: readonly Fit[] = $derived.by(() => (this.ghost ? fitsOf(this.#board().legal, this.ghost.patch) : []));
  readonly verdict: Verdict | null = $derived.by(() => this.ghost && this.#judge(this.ghost));

  constructor(board: () => HandTable) {
    this.#board = board;
  }

  #judge(ghost: Ghost): Verdict {
    const { table, legal } = this.#board();
    const event = eventOf(ghost);
    if (legal.includes(event)) return { fits: true, after: table.preview(event) };
    const refusal = table.check(event);
    return refusal
      ? { fits: false, why: table.explain(refusal), covered: coveredSquares(refusal.facts) }
      : { fits: true, after: table.preview(event) };
  }

  /** Takes a patch of the circle in hand, at the hint's place if there is one. */
  pick(patch: number, point: readonly [number, number] = MIDDLE): void {
    const { view, legal, hint } = this.#board();
    const printed = view.circle.find((candidate) => candidate.patch === patch);
    if (!printed) return;
    const fits = fitsOf(legal, patch);
    this.ghost = fits.find(({ event }) => event === hint?.[0]) ?? pickUp(patch, cellsOf(printed.shape), fits, point);
  }

  hold(ghost: Ghost): void {
    this.ghost = ghost;
  }

  putBack(): void {
    this.ghost = null;
  }

  /** A pointer over the quilt: the patch follows, and snaps to a place nearby where it fits. */
  hover(point: readonly [number, number]): void {
    if (this.ghost) this.ghost = snapped(movedTo(this.ghost, point), this.fits);
  }

  rotate(left = false): void {
    if (this.ghost) this.ghost = turned(this.ghost, left);
  }

  flip(): void {
    if (this.ghost) this.ghost = flipped(this.ghost);
  }

  nudge(rows: number, columns: number): void {
    if (this.ghost) this.ghost = nudged(this.ghost, rows, columns);
  }

  /** To the next place where it fits; says whether there is one. */
  next(backwards = false): boolean {
    const found = this.ghost && nextFit(this.ghost, this.fits, backwards);
    if (found) this.ghost = found;
    return Boolean(found);
  }

  /** Every way to lie that looks different, and how often it fits so. */
  ways(): { ghost: Ghost; count: number }[] {
    if (!this.ghost) return [];
    const key = ({ shape }: Ghost) => shapeKey(shape);
    return waysOf(this.ghost).map((ghost) => ({
      ghost,
      count: this.fits.filter((fit) => key(fit) === key(ghost)).length,
    }));
  }

  /** Adds it to the plan; a refusal is shown by the table, and the patch stays in hand. */
  place(): boolean {
    if (!this.ghost || this.#board().table.play(eventOf(this.ghost))) return false;
    this.ghost = null;
    return true;
  }
}
