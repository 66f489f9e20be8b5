/** Whole games through the real server, from the first move to the last, in browsers of their own. */
import type { Page } from '@playwright/test';
import {
  button,
  expect,
  finalScore,
  giveUp,
  heading,
  hostContinued,
  inThisOrder,
  join,
  openTable,
  playHints,
  playOn,
  recordOf,
  seat,
  test,
  whoIsAsked,
} from './online-support';

test('Patchwork: a whole game; a break and a reload in the middle of a turn', async ({ server, player }) => {
  test.slow();
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await seat(server, 'patchwork', [ada, bob]);

  await playOn([ada, bob], 3);
  const { page } = await whoIsAsked([ada, bob]);
  await button(page, 'Hint').click();
  await button(page, 'Play the hint').click();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  await page.context().setOffline(true);
  await expect(page.getByText('This device has no network.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('This device has no network.')).toBeHidden();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  await page.reload();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');

  expect(await playOn([ada, bob])).toBeGreaterThan(10);
  for (const { page: seen } of [ada, bob]) {
    await expect(seen.getByText('wins!')).toBeVisible();
    await expect(seen.getByText(/Fair shuffle, checked/)).toBeVisible();
  }

  await button(bob.page, 'Another game').click();
  await button(ada.page, 'Sit down for another game').click();
  await whoIsAsked([ada, bob]);
});

test('Coffee Rush: a whole game of four with two bots and a spectator; talk; the server restarts and crashes in the middle', async ({
  server,
  player,
}) => {
  test.slow();
  const [ada, bob, eve] = [
    await player('Ada'),
    await player('Bob'),
    await player('Ева', { language: 'ru', motion: false }),
  ];
  const link = await seat(server, 'coffee-rush', [ada, bob], async (page) => {
    await page.getByText('4', { exact: true }).click();
    await page.getByLabel('Seat 3').selectOption('1');
    await page.getByLabel('Seat 4').selectOption('1');
  });
  await eve.page.goto(link.replace('#/t/', '#/watch/'));
  await expect(eve.page.getByText('Вы смотрите')).toBeVisible();
  // Who plays nothing has nothing to undo or confirm.
  await expect(eve.page.getByRole('grid').first()).toBeVisible();
  for (const name of ['Отменить', 'Повторить', 'Подсказка', 'Подтвердить']) {
    await expect(button(eve.page, name)).toHaveCount(0);
  }

  // Everyone reads a phrase in their own language.
  await ada.page.getByText('Talk', { exact: true }).click();
  await button(ada.page, 'Good luck!').click();
  await eve.page.getByText('Разговор', { exact: true }).click();
  await expect(eve.page.getByRole('log').getByText('Удачи!')).toBeVisible();

  for (const [signal, trouble] of [
    ['SIGTERM', 'The server restarts; the clocks stand still.'],
    ['SIGKILL', 'The connection is lost.'],
  ] as const) {
    await playOn([ada, bob], 2);
    // In the middle of a turn of theirs.
    const { page } = await whoIsAsked([ada, bob]);
    await button(page, 'Hint').click();
    await button(page, 'Play the hint').click();
    const before = await heading(eve.page).textContent();
    await server.stop(signal);
    await expect(ada.page.getByText(trouble)).toBeVisible();
    await server.run();
    for (const seen of [ada, bob]) await expect(seen.page.getByText(trouble)).toBeHidden();
    await expect(heading(eve.page)).toHaveText(before ?? '');
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  }

  // How many turns are left is up to the dealt orders and to the bots.
  expect(await playOn([ada, bob])).toBeGreaterThan(2);
  await expect(eve.page.getByRole('region', { name: 'Итоговый счёт' })).toBeVisible();
});

test('Cappuccino: a whole game, for one of the two over HTTP, where sockets do not get through', async ({
  server,
  player,
}) => {
  test.slow();
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await bob.page.routeWebSocket(/\/api\/ws$/, (socket) => socket.close({ code: 1011 }));
  await seat(server, 'cappuccino', [ada, bob]);
  await expect(bob.page.getByText(/Your network blocks live connections/)).toBeVisible();
  expect(await playOn([ada, bob])).toBeGreaterThan(10);
  for (const seen of [ada, bob]) await expect(finalScore(seen)).toBeVisible();
});

test('a game begun at one screen goes on online, and comes home as a record', async ({ server, player }) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await hostContinued(ada, server, recordOf('patchwork.record.json'), 6);
  const link = await openTable(ada);
  await expect(ada.page.getByText('Waiting for 1 player')).toBeVisible();
  await join(bob, link);
  // Home in the middle of it, to go on at one screen; and back.
  await whoIsAsked([ada, bob]);
  await button(ada.page, 'Table menu').click();
  await button(ada.page, 'Go on at this screen').click();
  await expect(ada.page).toHaveURL(/#\/table\//);
  await expect(ada.page.getByRole('region', { name: 'Board' })).toBeVisible();
  await ada.page.goto(link);
  await playOn([ada, bob]);
  const download = ada.page.waitForEvent('download');
  await ada.page.getByRole('link', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/^patchwork-.*\.jsonl$/);
});

test('a take-back is asked for and granted, and a game is given up', async ({ server, player }) => {
  // As long as a name may be.
  const [ada, bob] = [await player('Ada'), await player('Bartholomew Featherstone')];
  await seat(server, 'cappuccino', [ada, bob], async (page) => {
    await inThisOrder(page);
    await page.getByText('For the whole game').click();
  });
  await playHints(await whoIsAsked([ada]));
  await whoIsAsked([bob]);
  await button(ada.page, 'Table menu').click();
  await button(ada.page, 'Ask to take my last turn back').click();
  await button(bob.page, 'All right').click();
  await whoIsAsked([ada]);
  await expect(bob.page.getByRole('region', { name: 'Log' })).toContainText('Ada takes the last turn back.');
  for (const { page } of [ada, bob]) await expectCardsHoldAll(page);
  await giveUp(bob);
  for (const { page } of [ada, bob]) await expect(page.getByText('Ada wins!')).toBeVisible();
  for (const { page } of [ada, bob]) await expectCardsHoldAll(page);
  const cards = ada.page.getByRole('region', { name: 'Players' }).getByRole('article');
  await expect(cards.last()).toContainText('gave up');
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
