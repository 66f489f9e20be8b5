/** Players in browsers of their own, at one server. */
import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test';
import { Server } from './server';

export interface Player {
  page: Page;
  name: string;
}

interface Fixtures {
  server: Server;
  /** Opens another browser context. Errors on its page fail the test. */
  player: (name: string, settings?: Record<string, unknown>) => Promise<Player>;
}

/** What a browser says by itself when the server is away; the page says it in its own words. */
const CONNECTION = /WebSocket connection|ERR_CONNECTION|Failed to load resource/;

async function newPlayer(browser: Browser, name: string, settings: Record<string, unknown>, errors: string[]) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(`${name}: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !CONNECTION.test(message.text())) errors.push(`${name}: ${message.text()}`);
  });
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('crema.settings')) localStorage.setItem('crema.settings', JSON.stringify(kept));
  }, settings);
  return { page, name };
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.remove();
  },
  player: async ({ browser }, use) => {
    const errors: string[] = [];
    const players: Player[] = [];
    await use(async (name, settings = { language: 'en', motion: false }) => {
      const player = await newPlayer(browser, name, settings, errors);
      players.push(player);
      return player;
    });
    for (const { page } of players) await page.context().close();
    expect(errors).toEqual([]);
  },
});
export { expect };

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Opens the form for a new table. */
export async function host({ page, name }: Player, server: Server, game: string): Promise<void> {
  await page.goto(`${server.origin}/#/host/${game}`);
  await page.getByLabel('Your name').fill(name);
}

/** Opens the table that the form describes, and gives its link. */
export async function openTable({ page }: Player): Promise<string> {
  await button(page, 'Open the table').click();
  await expect(page).toHaveURL(/#\/t\//);
  return page.url();
}

/** From a link to a seat: one tap after the name. */
export async function join({ page, name }: Player, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Sit down and play').click();
}

/** Is it this player's turn? */
export async function isAsked({ page }: Player): Promise<boolean> {
  return (await page.title()).startsWith('●');
}

/** Plays one turn as the hints would have it. */
export async function playHints({ page }: Player): Promise<void> {
  const confirm = button(page, 'Confirm');
  const complete = async () => (await confirm.getAttribute('aria-disabled')) === 'false';
  while (!(await complete())) {
    await button(page, 'Hint').click();
    await button(page, 'Play the hint').click();
  }
  await confirm.click();
}

/** Everyone plays by hints until the final score is there. */
export async function playToTheEnd(players: readonly Player[]): Promise<void> {
  const over = ({ page }: Player) => page.getByRole('region', { name: 'Final score' }).isVisible();
  for (;;) {
    for (const player of players) {
      if (await over(player)) return;
      if (await isAsked(player)) await playHints(player);
    }
    await players[0]?.page.waitForTimeout(50);
  }
}
