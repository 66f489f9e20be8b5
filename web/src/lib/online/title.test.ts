import { afterEach, expect, test, vi } from 'vitest';
import { countInTitle } from './title';

let stop: () => void = () => undefined;
afterEach(() => stop());

test('the number stands before every title, and goes when nothing waits', async () => {
  document.title = 'Lobby';
  stop = countInTitle(2);
  expect(document.title).toBe('(2) Lobby');
  document.title = 'Settings';
  await vi.waitFor(() => expect(document.title).toBe('(2) Settings'));
  stop();
  stop = countInTitle(1);
  expect(document.title).toBe('(1) Settings');
  stop();
  stop = countInTitle(0);
  expect(document.title).toBe('Settings');
});
