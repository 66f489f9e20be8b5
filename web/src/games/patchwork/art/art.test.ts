import { expect, test } from 'vitest';
import { FABRICS } from './fabrics';
import { cellsOf, extent, outline } from './polyomino';

test('every patch has a cloth of its own', () => {
  expect(FABRICS).toHaveLength(33);
  expect(new Set(FABRICS.map(({ dye, name }) => `${dye} ${name}`)).size).toBe(33);
});

test.each([
  ['1', 'M0 0Q0 0 0 0L2 0Q2 0 2 0L2 2Q2 2 2 2L0 2Q0 2 0 2z'],
  ['11', 'M0 0Q0 0 0 0L4 0Q4 0 4 0L4 2Q4 2 4 2L0 2Q0 2 0 2z'],
])('the outline of %s', (shape, path) => {
  expect(outline(cellsOf(shape), { unit: 2 })).toBe(path);
});

test.each([
  ['11/10', 6, 1],
  ['010/111/010', 12, 1],
  ['111/101', 8, 1],
  // A hole has an edge of its own; squares that meet at a corner stay apart.
  ['111/101/111', 8, 2],
  ['10/01', 8, 2],
])('%s has %i corners in %i loops', (shape, corners, loops) => {
  const path = outline(cellsOf(shape), { unit: 10, inset: 1, radius: 1 });
  expect(path.match(/Q/g)).toHaveLength(corners);
  expect(path.match(/z/g)).toHaveLength(loops);
});

test('an inset line runs inside', () => {
  expect(outline(cellsOf('1'), { unit: 10, inset: 2 })).toBe('M2 2Q2 2 2 2L8 2Q8 2 8 2L8 8Q8 8 8 8L2 8Q2 8 2 8z');
});

test('extent counts squares', () => {
  expect(extent(cellsOf('1110/0111'))).toEqual({ rows: 2, columns: 4 });
});
