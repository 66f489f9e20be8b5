/** Players in browsers of their own, at one server. */
import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test';
import type { GameRecord } from './games';
import { Server } from './server';
import { withSettings } from './support';
import { button, confirmable, saveMatch, sentence } from './table';

export interface Player {
  page: Page;
  name: string;
}

interface Fixtures {
  /** More options of `crema serve`. */
  options: readonly string[];
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
  await withSettings(page, settings);
  return { page, name };
}

export const test = base.extend<Fixtures>({
  options: [[], { option: true }],
  server: async ({ options }, use) => {
    const server = await Server.start(options);
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
export { button, expect };

export const heading = sentence;

/** Opens the form for a new table. */
export async function openForm(player: Player, server: Server, game: string): Promise<void> {
  await player.page.goto(`${server.origin}/#/host/${game}`);
  await sayName(player);
}

/** Once: the browser remembers. */
async function sayName({ page, name }: Player): Promise<void> {
  const cookies = await page.context().cookies();
  if (cookies.every((cookie) => cookie.name !== 'crema')) await page.getByLabel('Your name').fill(name);
}

/** Opens the form for a game that was begun at one screen and is a few events from its end. */
export async function hostContinued({ page, name }: Player, server: Server, record: GameRecord, left: number) {
  const seats = Array.from({ length: record.seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }));
  await saveMatch(page, 'begun-here', { ...record, events: record.events.slice(0, -left) }, seats);
  await page.goto(`${server.origin}/#/games`);
  await page.getByRole('link', { name: /^Continue online/ }).click();
  await page.getByLabel('Your name').fill(name);
}

/** Opens the table that the form describes, and gives its link. */
export async function openTable({ page }: Player): Promise<string> {
  await button(page, 'Open the table').click();
  await expect(page).toHaveURL(/#\/t\//);
  return page.url();
}

/** From a link to a seat: one tap after the name. */
export async function join(player: Player, link: string): Promise<void> {
  await player.page.goto(link);
  await sayName(player);
  await button(player.page, 'Sit down and play').click();
}

/** One opens a table, which `choose` may change, and the others sit down at it. */
export async function seat(
  server: Server,
  game: string,
  [host, ...guests]: readonly [Player, ...Player[]],
  choose: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  await openForm(host, server, game);
  await choose(host.page);
  const link = await openTable(host);
  for (const guest of guests) await join(guest, link);
  return link;
}

/** The player who opens the table plays first. */
export async function inThisOrder(page: Page): Promise<void> {
  await page.getByText('Seat 1', { exact: true }).last().click();
}

/** Opens a table with terms that the form does not offer. */
export async function openWith({ page, name }: Player, server: Server, table: object): Promise<string> {
  await page.goto(server.origin);
  const id = await page.evaluate(
    async ([name, table]) => {
      const post = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<{
          id: string;
        }>;
      };
      await post('/api/me', { name });
      return (await post('/api/tables', table)).id;
    },
    [name, table] as const,
  );
  await page.goto(`${server.origin}/#/t/${id}`);
  return page.url();
}

/** Is it this player's turn at the table before them? */
export async function isAsked({ page }: Player): Promise<boolean> {
  return (await page.title()).includes('●');
}

export async function whoIsAsked(players: readonly Player[]): Promise<Player> {
  let asked: Player | undefined;
  await expect(async () => {
    for (const player of players) if (await isAsked(player)) asked = player;
    expect(asked).toBeDefined();
  }).toPass();
  return asked as Player;
}

/** The id by which the server knows this player. */
export async function personOf({ page }: Player): Promise<string> {
  return page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { person: string }).person);
}

/** Gives up, by the menu. */
export async function giveUp({ page }: Player): Promise<void> {
  await button(page, 'Table menu').click();
  await button(page, 'Resign').click();
  await button(page, 'Yes, I resign').click();
}

/** Plays one turn as the hints would have it. */
export async function playHints({ page }: Player): Promise<void> {
  while (!(await confirmable(page))) {
    await button(page, 'Hint').click();
    await button(page, 'Play the hint').click();
  }
  await button(page, 'Confirm').click();
}

export const finalScore = ({ page }: Player): Locator => page.getByRole('region', { name: 'Final score' });

/** Everyone plays by hints until the final score is there, or for so many turns. Says how many turns were played. */
export async function playOn(players: readonly Player[], most = Infinity): Promise<number> {
  const over = (player: Player) => finalScore(player).isVisible();
  for (let turns = 0; ;) {
    for (const player of players) {
      if (turns >= most || (await over(player))) return turns;
      if (!(await isAsked(player))) continue;
      await playHints(player);
      turns += 1;
    }
    await players[0]?.page.waitForTimeout(50);
  }
}
