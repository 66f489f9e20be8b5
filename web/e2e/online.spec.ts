/** What happens to games at a server besides being played to their end. */
import type { Page } from '@playwright/test';
import { ONE_GAME, OTHER_GAME, recordOf } from './games';
import {
  button,
  expect,
  giveUp,
  hostContinued,
  inThisOrder,
  join,
  openTable,
  playHints,
  playOn,
  seat,
  test,
  whoIsAsked,
} from './online-support';

test('a game begun at one screen goes on online, and comes home as a record', async ({ server, player }) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await hostContinued(ada, server, recordOf(OTHER_GAME), 6);
  const link = await openTable(ada);
  await expect(ada.page.getByText('Waiting for 1 player')).toBeVisible();
  await join(bob, link);
  // Home in the middle of it, to go on at one screen; and back.
  await whoIsAsked([ada, bob]);
  await button(ada.page, 'Table menu').click();
  await button(ada.page, 'Continue on this device').click();
  await expect(ada.page).toHaveURL(/#\/table\//);
  await expect(ada.page.getByRole('region', { name: 'Board' })).toBeVisible();
  await ada.page.goto(link);
  await playOn([ada, bob]);
  const download = ada.page.waitForEvent('download');
  await ada.page.getByRole('link', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^${OTHER_GAME}-.*\\.jsonl$`));
});

test('a take-back is asked for and granted, and a game is given up', async ({ server, player }) => {
  // As long as a name may be.
  const [ada, bob] = [await player('Ada'), await player('Bartholomew Featherstone')];
  await seat(server, ONE_GAME, [ada, bob], async (page) => {
    await inThisOrder(page);
    await page.getByText('For the whole game').click();
  });
  await playHints(await whoIsAsked([ada]));
  await whoIsAsked([bob]);
  await button(ada.page, 'Table menu').click();
  await button(ada.page, 'Ask to take back my last turn').click();
  await button(bob.page, 'That’s fine').click();
  await whoIsAsked([ada]);
  await expect(bob.page.getByRole('region', { name: 'Log' })).toContainText('Ada takes back the last turn.');
  for (const { page } of [ada, bob]) await expectCardsHoldAll(page);
  await giveUp(bob);
  for (const { page } of [ada, bob]) await expect(page.getByText('Ada wins!')).toBeVisible();
  for (const { page } of [ada, bob]) await expectCardsHoldAll(page);
  const cards = ada.page.getByRole('region', { name: 'Players' }).getByRole('article');
  await expect(cards.last()).toContainText('resigned');
});

/** On a phone and on a desk: nothing leaves its player's card, and clocks are whole. */
async function expectCardsHoldAll(page: Page): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    const cards = page.getByRole('region', { name: 'Players' }).getByRole('article');
    await expect(cards.getByRole('timer')).toHaveCount(2);
    for (const card of await cards.all()) {
      const outside = await card.evaluate((element) => {
        const edge = element.getBoundingClientRect();
        return [...element.querySelectorAll('h2 *, li')].flatMap((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          const inside = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
          return width && !inside ? [part.textContent] : [];
        });
      });
      expect(outside).toEqual([]);
    }
  }
}
