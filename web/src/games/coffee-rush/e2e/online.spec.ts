/** A whole game through the real server, from the first move to the last. */
import { button, expect, heading, playOn, seat, test, whoIsAsked } from '$e2e/online-support';

test('a whole game of four with two bots and a spectator; talk; the server restarts and crashes in the middle', async ({
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
  // A spectator has nothing to undo or confirm.
  await expect(eve.page.getByRole('grid').first()).toBeVisible();
  for (const name of ['Отменить', 'Вернуть', 'Подсказка', 'Подтвердить']) {
    await expect(button(eve.page, name)).toHaveCount(0);
  }

  // Everyone reads a phrase in their own language.
  await ada.page.getByText('Chat', { exact: true }).click();
  await button(ada.page, 'Good luck!').click();
  await eve.page.getByText('Чат', { exact: true }).click();
  await expect(eve.page.getByRole('log').getByText('Удачи!')).toBeVisible();

  for (const [signal, trouble] of [
    ['SIGTERM', 'The server is restarting; the clocks are stopped.'],
    ['SIGKILL', 'Connection lost.'],
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
