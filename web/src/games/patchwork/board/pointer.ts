/**
 * Mouse, pen and fingers over a quilt while a patch is in hand.
 *
 * A mouse carries the patch by hovering; its click places. A finger drags the patch, or calls it by a tap elsewhere; a tap on
 * the patch places it, and a second finger turns it.
 */
import type { Cell } from '../art/polyomino';
import { cellsOfGhost, middleOf, type Ghost } from './ghost';

type Point = readonly [row: number, column: number];

export interface PointerTable {
  pointAt: (x: number, y: number) => Point | null;
  ghost: () => Ghost | null;
  hover: (point: Point) => void;
  turn: () => void;
  flip: () => void;
}

interface Press {
  id: number;
  touch: boolean;
  /** Did it begin on the patch? */
  grabbed: boolean;
  /** From the point under the finger to the middle of the patch, in squares. */
  offset: Point;
  dragged: boolean;
}

/** Scrolling this far, in pixels, is one step of the wheel; a touch pad sends many small ones. */
const WHEEL_STEP = 60;

const covers = (ghost: Ghost, [row, column]: Cell) =>
  cellsOfGhost(ghost).some((cell) => cell[0] === row && cell[1] === column);

export class QuiltPointer {
  readonly #table: PointerTable;
  /** The last press; what the click after it means depends on it. */
  #press: Press | null = null;
  #down = false;
  #scrolled = 0;

  constructor(table: PointerTable) {
    this.#table = table;
  }

  down = (event: PointerEvent): void => {
    const ghost = this.#table.ghost();
    const point = this.#table.pointAt(event.clientX, event.clientY);
    if (!ghost || !point) return;
    if (this.#down && this.#press && event.pointerId !== this.#press.id) {
      // What began as a tap is a turn now.
      this.#press.dragged = true;
      this.#table.turn();
      return;
    }
    const touch = event.pointerType !== 'mouse';
    const [row, column] = middleOf(ghost);
    const grabbed = covers(ghost, [Math.floor(point[0]), Math.floor(point[1])]);
    const offset: Point = grabbed ? [row - point[0], column - point[1]] : [0, 0];
    this.#press = { id: event.pointerId, touch, grabbed, offset, dragged: false };
    this.#down = true;
    if (touch && !grabbed) this.#table.hover(point);
  };

  move = (event: PointerEvent): void => {
    const point = this.#table.pointAt(event.clientX, event.clientY);
    if (!point || !this.#table.ghost()) return;
    if (event.pointerType === 'mouse') return this.#table.hover(point);
    const press = this.#press;
    if (!this.#down || press?.id !== event.pointerId) return;
    const ghost = this.#table.ghost();
    this.#table.hover([point[0] + press.offset[0], point[1] + press.offset[1]]);
    if (this.#table.ghost() !== ghost && !sameSpot(ghost, this.#table.ghost())) press.dragged = true;
  };

  up = (event: PointerEvent): void => {
    if (event.pointerId === this.#press?.id) this.#down = false;
  };

  wheel = (event: WheelEvent): void => {
    if (!this.#table.ghost()) return;
    event.preventDefault();
    const by = event.deltaY || event.deltaX;
    if (Math.sign(by) !== Math.sign(this.#scrolled)) this.#scrolled = 0;
    this.#scrolled += event.deltaMode === 0 ? by : by * WHEEL_STEP;
    if (Math.abs(this.#scrolled) < WHEEL_STEP) return;
    this.#scrolled = 0;
    if (event.shiftKey) this.#table.flip();
    else this.#table.turn();
  };

  /** Does choosing this square place the patch? Otherwise it only calls the patch there. */
  places(cell: Cell): boolean {
    const press = this.#press;
    const ghost = this.#table.ghost();
    this.#press = null;
    if (!ghost) return false;
    if (press && !press.touch) return true;
    if (press) return press.grabbed && !press.dragged;
    // From the keyboard or a screen reader.
    if (covers(ghost, cell)) return true;
    this.#table.hover([cell[0] + 0.5, cell[1] + 0.5]);
    return false;
  }
}

function sameSpot(a: Ghost | null, b: Ghost | null): boolean {
  return a?.at[0] === b?.at[0] && a?.at[1] === b?.at[1];
}
