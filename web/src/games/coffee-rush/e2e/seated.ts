/** A saved table to sit down at, and what is found on it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open } from '$e2e/support';

export interface GameRecord {
  seats: number;
  options: Record<string, unknown>;
  events: string[];
}
/** Two whole games, with two players and with four, less luck. */
export const RECORDS = JSON.parse(readFileSync(new URL('records.json', import.meta.url), 'utf8')) as {
  two: GameRecord;
  four: GameRecord;
};

/** The events up to the beginning of a turn. */
export function upToTurn({ events }: GameRecord, turns: number): string[] {
  let done = 0;
  const end = events.findIndex((event) => {
    if (done === turns && !event.startsWith('draw')) return true;
    if (event === 'done') done += 1;
    return false;
  });
  return end < 0 ? events : events.slice(0, end);
}

/** Anna, to move with two players: four served orders, one rush token, steam in the first cup, and much to do. */
export const ANNAS_TURN = upToTurn(RECORDS.two, 8);

export interface TableOptions {
  settings?: Record<string, unknown>;
  record?: GameRecord;
  events?: readonly string[];
  /** Who the others are. */
  bots?: string | null;
}

/** Sits down at a saved table. */
export async function sit(
  page: Page,
  { settings = {}, record = RECORDS.two, events = ANNAS_TURN, bots = null }: TableOptions = {},
): Promise<void> {
  const { seats, options } = record;
  const names = ['Anna', 'Boris', 'Vera', 'Gleb'].slice(0, seats);
  const saved = {
    id: 'table',
    game: 'coffee-rush',
    seats: names.map((name, seat) => ({ name, bot: seat ? bots : null })),
    options,
    record: JSON.stringify({ format: 1, game: 'coffee-rush', rules: 1, seats, options, setup: {}, events }),
    confirmed: events.length,
    moves: events.length,
    over: false,
    updated: 1,
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((text) => {
    // A reload must find what the page itself has kept.
    if (!localStorage.getItem('crema.match.table')) localStorage.setItem('crema.match.table', text);
  }, JSON.stringify(saved));
  await open(page, '#/table/table', { language: 'en', ...settings });
  await expect(page.getByRole('grid').or(page.getByRole('table'))).toBeVisible();
}

export const sentence = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const target = (page: Page) => page.getByRole('gridcell', { name: /can be chosen$/ });
export const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
export const hand = (page: Page) => page.getByRole('region', { name: /^In hand/ });
/** The one button that pours and serves. */
export const offer = (page: Page) => button(page, /^(Best pour|Serve \d|Pour and serve \d)$/);
export const cup = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Cup ${number}:`) });
export const forecast = (page: Page) => page.getByRole('list', { name: 'If you confirm now' });
export const confirmable = async (page: Page) =>
  (await button(page, 'Confirm').getAttribute('aria-disabled')) === 'false';
