/** At a table: what every game's specs look for, and tables that the browser has saved before the page opens. */
import type { Locator, Page } from '@playwright/test';
import type { GameRecord } from './games';
import { expect, open } from './support';

/** The one sentence that says what is expected. */
export const sentence = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
/** Places of a board that can be chosen now. */
export const target = (page: Page): Locator => page.getByRole('gridcell', { name: /can be chosen$/ });
export const square = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
export const confirmable = async (page: Page): Promise<boolean> =>
  (await button(page, 'Confirm').getAttribute('aria-disabled')) === 'false';

/** Walks with Tab until what has the focus is wanted. */
export async function tabTo(page: Page, wanted: Locator, most = 90): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} times Tab do not lead there`);
}

export interface SavedSeat {
  name: string;
  /** A level; `null` for a person. */
  bot: string | null;
  usual?: number;
  place?: number;
}

/** Puts a match where the page keeps those of this browser; a reload finds what the page itself has kept since. */
export async function saveMatch(
  page: Page,
  id: string,
  record: GameRecord,
  seats: readonly SavedSeat[],
): Promise<void> {
  const { length } = record.events;
  const saved = {
    id,
    game: record.game,
    seats,
    options: record.options,
    record: JSON.stringify({ format: 1, rules: 1, ...record, result: undefined }),
    confirmed: length,
    moves: length,
    over: false,
    updated: 1,
  };
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [`crema.match.${id}`, JSON.stringify(saved)] as const,
  );
}

/** Sits down at a match that is already under way. */
export async function sitDown(
  page: Page,
  record: GameRecord,
  seats: readonly SavedSeat[],
  settings: Record<string, unknown> = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await saveMatch(page, 'table', record, seats);
  await open(page, '#/table/table', { language: 'en', ...settings });
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
}
