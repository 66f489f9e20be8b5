/** A whole game through the real server, from the first move to the last. */
import { button, expect, playOn, seat, test, whoIsAsked } from '$e2e/online-support';

test('a whole game; a break and a reload in the middle of a turn', async ({ server, player }) => {
  test.slow();
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await seat(server, 'patchwork', [ada, bob]);

  await playOn([ada, bob], 3);
  const { page } = await whoIsAsked([ada, bob]);
  await button(page, 'Hint').click();
  await button(page, 'Play the hint').click();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  await page.context().setOffline(true);
  await expect(page.getByText('This device is offline.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('This device is offline.')).toBeHidden();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  await page.reload();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');

  expect(await playOn([ada, bob])).toBeGreaterThan(10);
  for (const { page: seen } of [ada, bob]) {
    await expect(seen.getByText('wins!')).toBeVisible();
    await expect(seen.getByText(/Fair shuffle, checked/)).toBeVisible();
  }

  await button(bob.page, 'Play again').click();
  await button(ada.page, 'Join the next game').click();
  await whoIsAsked([ada, bob]);
});
