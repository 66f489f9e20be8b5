import { describe, expect, test } from 'vitest';
import { cellsOf } from '../art/polyomino';
import {
  cellsOfGhost,
  eventOf,
  fitsOf,
  flipped,
  handOf,
  movedTo,
  nextFit,
  nudged,
  pickUp,
  shapeKey,
  snapped,
  turned,
  waysOf,
  type Ghost,
} from './ghost';
import { squareOf } from './squares';

const ghost = (shape: string, at: Ghost['at'] = [3, 3], patch = 5): Ghost => ({ patch, shape: cellsOf(shape), at });
const squares = (held: Pick<Ghost, 'shape' | 'at'>) => cellsOfGhost(held).map(squareOf).join(' ');

describe('turning and flipping', () => {
  test.each(['11', '110/011', '1111/0100', '00100/11111/00100', '111/101', '11111', '110/111/001'])(
    'four quarter turns of %s, and two flips, come back',
    (shape) => {
      const start = ghost(shape);
      expect(turned(turned(turned(turned(start))))).toEqual(start);
      expect(turned(turned(start), true)).toEqual(start);
      expect(flipped(flipped(start))).toEqual(start);
    },
  );

  test('is to the right', () => {
    expect(turned(ghost('110/011')).shape).toEqual(cellsOf('01/11/10'));
    expect(flipped(ghost('110/011')).shape).toEqual(cellsOf('011/110'));
  });

  test.each([
    ['11/11', 1],
    ['11', 2],
    ['010/111/010', 1],
    ['1111/0100', 8],
    ['110/011', 4],
  ])('%s lies in %i ways', (shape, count) => {
    expect(waysOf(ghost(shape))).toHaveLength(count);
  });

  test('never leaves the quilt', () => {
    expect(turned(ghost('11111', [8, 2])).at).toEqual([4, 4]);
    expect(nudged(ghost('11', [0, 7]), -1, 1).at).toEqual([0, 7]);
    expect(movedTo(ghost('11'), [12, -3]).at).toEqual([8, 0]);
  });
});

test('follows a point by its middle', () => {
  expect(movedTo(ghost('111'), [4.5, 4.5]).at).toEqual([4, 3]);
  expect(movedTo(ghost('11'), [4.5, 4.2]).at).toEqual([4, 3]);
  expect(movedTo(ghost('11'), [4.5, 4.8]).at).toEqual([4, 4]);
});

test('is written as the engine writes it', () => {
  expect(eventOf(ghost('011/110', [0, 1], 26))).toBe('buy 26 c1d1b2c2');
});

describe('among the legal events', () => {
  const legal = ['advance', 'buy 5 a1b1', 'buy 5 b1c1', 'buy 5 h9i9', 'buy 5 i8i9', 'buy 55 a1b1'];
  const fits = fitsOf(legal, 5);

  test('only those of the patch are its fits', () => {
    expect(fits.map(({ event }) => event)).toEqual(legal.slice(1, 5));
    expect(fits.map(squares)).toEqual(['a1 b1', 'b1 c1', 'h9 i9', 'i8 i9']);
  });

  test('it snaps one step, not two', () => {
    expect(squares(snapped(ghost('11', [0, 2]), fits))).toBe('b1 c1');
    expect(squares(snapped(ghost('11', [1, 0]), fits))).toBe('a1 b1');
    expect(squares(snapped(ghost('11', [0, 3]), fits))).toBe('d1 e1');
  });

  test('the next fit goes through every way and comes round', () => {
    const walk = (backwards: boolean) => {
      let held: Ghost = ghost('11', [4, 4]);
      return Array.from({ length: 5 }, () => squares((held = nextFit(held, fits, backwards) as Ghost)));
    };
    const round = walk(false);
    expect(new Set(round).size).toBe(4);
    expect(round[4]).toBe(round[0]);
    expect(walk(true).slice(0, 4).sort()).toEqual([...round].slice(0, 4).sort());
    expect(nextFit(ghost('11'), [])).toBeNull();
  });

  test('it is picked up where it fits, near the point, as printed if it can', () => {
    expect(squares(pickUp(5, cellsOf('11'), fits, [8.5, 8]))).toBe('h9 i9');
    expect(squares(pickUp(5, cellsOf('11'), fits.slice(3), [0, 0]))).toBe('i8 i9');
    expect(squares(pickUp(5, cellsOf('11'), [], [4.5, 4.5]))).toBe('e5 f5');
  });
});

test('the focus stays on a square of the patch', () => {
  const ring = ghost('111/101');
  expect(cellsOfGhost(ring).map(squareOf)).toContain(squareOf(handOf(ring)));
  expect(shapeKey(ring.shape)).not.toBe(shapeKey(turned(ring).shape));
});
