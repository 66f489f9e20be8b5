/** A saved table to sit down at, and what is found on it. */
import type { Page } from '@playwright/test';
import { recordOf, type GameRecord } from '$e2e/games';
import { button, sitDown } from '$e2e/table';

/** Two whole games, with two players and with four, less luck. */
export const RECORDS = { two: recordOf('coffee-rush'), four: recordOf('coffee-rush', 'record-of-four.json') };

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
  const names = ['Anna', 'Boris', 'Vera', 'Gleb'].slice(0, record.seats);
  const seats = names.map((name, seat) => ({ name, bot: seat ? bots : null }));
  await sitDown(page, { ...record, events: [...events] }, seats, settings);
}

export const hand = (page: Page) => page.getByRole('region', { name: /^In hand/ });
/** The one button that pours and serves. */
export const offer = (page: Page) => button(page, /^(Best pour|Serve \d|Pour and serve \d)$/);
export const cup = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Cup ${number}:`) });
export const forecast = (page: Page) => page.getByRole('list', { name: 'If you confirm now' });
