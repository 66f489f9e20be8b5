import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64';

test.each([
  [[], ''],
  [[0], 'AA'],
  [[251, 255, 191], '-_-_'],
  [[1, 2, 3, 4], 'AQIDBA'],
])('%j is %s', (bytes, text) => {
  expect(toBase64(new Uint8Array(bytes).buffer)).toBe(text);
  expect([...fromBase64(text)]).toEqual(bytes);
});
