import { expect, open, test } from '$e2e/support';

/** Three heaps of at most seven matches: there cannot be more turns. */
const MOST_TURNS = 21;

test('a whole game against a bot', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/', { language: 'en' });
  await page.getByRole('link', { name: /Nim/ }).first().click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const matches = page.getByRole('gridcell', { name: /can be chosen$/ });
  const over = page.getByRole('heading', { name: /wins!/ });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await expect(matches.first().or(over)).toBeVisible();
    if (await over.isVisible()) break;
    await matches.first().click();
    await page.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(over).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/takes \d match/);
});
