/** Whole games through the real server, in browsers of their own. */
import {
  button,
  expect,
  finalScore,
  heading,
  host,
  hostContinued,
  isAsked,
  join,
  openTable,
  playHints,
  playToTheEnd,
  recordOf,
  test,
  type Player,
} from './online-support';

async function whoIsAsked(players: readonly Player[]): Promise<Player> {
  let asked: Player | undefined;
  await expect(async () => {
    for (const player of players) if (await isAsked(player)) asked = player;
    expect(asked).toBeDefined();
  }).toPass();
  return asked as Player;
}

test('Patchwork: begun at one screen, ended online; a break and a reload in the middle of a turn', async ({
  server,
  player,
}) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await hostContinued(ada, server, recordOf('patchwork.record.json'), 6);
  const link = await openTable(ada);
  await expect(ada.page.getByText('Waiting for 1 player')).toBeVisible();
  await join(bob, link);

  const asked = await whoIsAsked([ada, bob]);
  const { page } = asked;
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

  await playToTheEnd([ada, bob]);
  for (const { page: seen } of [ada, bob]) await expect(seen.getByText(/Fair shuffle, checked/)).toBeVisible();
  const download = ada.page.waitForEvent('download');
  await ada.page.getByRole('link', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/^patchwork-.*\.jsonl$/);

  await button(bob.page, 'Another game').click();
  await button(ada.page, 'Sit down for another game').click();
  await whoIsAsked([ada, bob]);
});

test('Coffee Rush: four seats with two bots and a spectator; talk; the server restarts in the middle', async ({
  server,
  player,
}) => {
  const [ada, bob, eve] = [
    await player('Ada'),
    await player('Bob'),
    await player('Ева', { language: 'ru', motion: false }),
  ];
  await hostContinued(ada, server, recordOf('coffee-rush.records.json', 'four'), 70);
  await ada.page.getByLabel('Seat 3: Player 3').selectOption('1');
  await ada.page.getByLabel('Seat 4: Player 4').selectOption('1');
  const link = await openTable(ada);
  await join(bob, link);
  await eve.page.goto(link.replace('#/t/', '#/watch/'));
  await expect(eve.page.getByText('Вы смотрите')).toBeVisible();
  await expect(button(eve.page, 'Подтвердить')).toHaveAttribute('aria-disabled', 'true');

  // Everyone reads a phrase in their own language.
  await ada.page.getByText('Talk', { exact: true }).click();
  await button(ada.page, 'Good luck!').click();
  await eve.page.getByText('Разговор', { exact: true }).click();
  await expect(eve.page.getByRole('log').getByText('Удачи!')).toBeVisible();

  const before = await heading(eve.page).textContent();
  const restarting = 'The server restarts; the clocks stand still.';
  await server.stop();
  await expect(ada.page.getByText(restarting)).toBeVisible();
  await server.run();
  for (const { page } of [ada, bob]) await expect(page.getByText(restarting)).toBeHidden();
  await expect(heading(eve.page)).toHaveText(before ?? '');

  // Everyone is back in it. Then one gives up, and a bot plays on for them.
  await playHints(await whoIsAsked([ada, bob]));
  await button(bob.page, 'Table menu').click();
  await button(bob.page, 'Give up').click();
  await button(bob.page, 'Yes, I give up').click();
  await expect(eve.page.getByText('вне игры')).toBeVisible();
  await playToTheEnd([ada]);
  await expect(eve.page.getByRole('region', { name: 'Итоговый счёт' })).toBeVisible();
});

test('Cappuccino: where sockets do not get through, a game is played over HTTP', async ({ server, player }) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await bob.page.routeWebSocket(/\/api\/ws$/, (socket) => socket.close({ code: 1011 }));
  await hostContinued(ada, server, recordOf('cappuccino.record.json'), 6);
  await ada.page.getByLabel('Seat 3: Player 3').selectOption('1');
  await join(bob, await openTable(ada));
  await expect(bob.page.getByText(/Your network blocks live connections/)).toBeVisible();
  await playToTheEnd([ada, bob]);
  await expect(finalScore(bob)).toBeVisible();
});

test('a take-back is asked for and granted, and a game is given up', async ({ server, player }) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await host(ada, server, 'cappuccino');
  await ada.page.getByText('Seat 1', { exact: true }).last().click();
  await join(bob, await openTable(ada));
  await playHints(await whoIsAsked([ada]));
  await whoIsAsked([bob]);
  await button(ada.page, 'Table menu').click();
  await button(ada.page, 'Ask to take my last turn back').click();
  await button(bob.page, 'All right').click();
  await whoIsAsked([ada]);
  await expect(bob.page.getByRole('region', { name: 'Log' })).toContainText('Ada takes the last turn back.');
  await button(bob.page, 'Table menu').click();
  await button(bob.page, 'Give up').click();
  await button(bob.page, 'Yes, I give up').click();
  for (const { page } of [ada, bob]) await expect(page.getByText('Ada wins!')).toBeVisible();
});
