/** The review of a game: made in a worker, stopped at will, kept; its better turns are played on the board. */
import { GAMES, recordOf } from './games';
import { expect, expectAccessibleInBothThemes, open, picture, test } from './support';
import { button, saveMatch } from './table';

for (const game of GAMES) {
  test(`${game}: a review says who was ahead and what would have been better`, async ({ page }) => {
    const record = recordOf(game);
    // A few turns are enough, and quickly judged.
    const events = record.events.slice(0, 40);
    const seats = ['Anna', 'Ben', 'Cleo', 'Dan'].slice(0, record.seats).map((name) => ({ name, bot: null }));
    await saveMatch(page, 'kept', { ...record, events }, seats);
    await open(page, '#/replay/kept', { language: 'en', motion: false });
    await page.getByText('Review', { exact: true }).click();
    await button(page, 'Review the game').click();
    const panel = page.getByRole('region', { name: 'Review' });
    // The first opinion comes before the whole is done, and the work can be stopped.
    await expect(panel.getByRole('table', { name: 'Chance to win after each turn' })).toBeAttached({ timeout: 60_000 });
    const stop = button(page, 'Stop');
    if (await stop.isVisible()) {
      await stop.click();
      await expect(button(page, 'Review the game')).toBeVisible();
      await button(page, 'Review the game').click();
    }
    await expect(button(page, 'Review the game').or(stop)).toHaveCount(0, { timeout: 180_000 });
    await expect(panel.getByRole('columnheader', { name: 'Accuracy' })).toBeVisible();
    await page.keyboard.press('End');
    // The last turn may be unfinished, and of the others some are the best there were.
    const judged = panel.getByRole('region', { name: 'This turn' });
    for (let step = 0; step < 3 && !(await judged.isVisible()); step += 1) await page.keyboard.press('ArrowUp');
    await expect(judged).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await picture(page, `review-${game}`);
    const better = button(page, 'Play it on the board');
    for (let step = 0; step < 40 && !(await better.isVisible()); step += 1) await page.keyboard.press('ArrowUp');
    if (await better.isVisible()) {
      await better.click();
      await expect(page.getByText(/^A branch from position/)).toBeVisible();
    }
    // It is kept: another visit needs no work.
    await page.reload();
    await page.getByText('Review', { exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Accuracy' })).toBeVisible();
  });
}
