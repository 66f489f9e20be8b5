import { expect, test } from 'vitest';
import { leftMs, splitTime } from './clock';

test('only the running clock counts, and none goes below nothing', () => {
  const clock = { at: 0, left_ms: [5_000, 7_000], running: 1 };
  expect([leftMs(clock, 0, 3_000), leftMs(clock, 1, 3_000), leftMs(clock, 1, 9_000)]).toEqual([5_000, 4_000, 0]);
});

test.each([
  [0, { days: 0, hours: 0, minutes: '00', seconds: '00' }],
  [1, { days: 0, hours: 0, minutes: '00', seconds: '01' }],
  [59_001, { days: 0, hours: 0, minutes: '01', seconds: '00' }],
  [3_723_000, { days: 0, hours: 1, minutes: '02', seconds: '03' }],
  [176_400_000, { days: 2, hours: 1, minutes: '00', seconds: '00' }],
])('%i milliseconds', (ms, split) => {
  expect(splitTime(ms)).toEqual(split);
});
