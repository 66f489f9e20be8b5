/** Statistics: counted from the finished games of this browser, saved to files, deleted on demand. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { nameOf, ONE_GAME } from './games';
import { expect, expectAccessibleInBothThemes, expectNoSideways, open, picture, test } from './support';

const GAMES_PLAYED = 12;

/** Finished games against a bot: every third is lost. */
async function haveFinished(page: Page): Promise<void> {
  const saved = Array.from({ length: GAMES_PLAYED }, (_, index) => ({
    id: `played-${index}`,
    game: ONE_GAME,
    seats: [
      { name: 'Player 1', usual: 1, bot: null },
      { name: 'Bot 2', usual: 2, bot: index % 2 ? 'barista' : 'first-day' },
    ],
    options: {},
    record: JSON.stringify({ result: { scores: [20 + index, 25], winners: [index % 3 ? 0 : 1] } }),
    confirmed: 1,
    moves: 1,
    over: true,
    updated: Date.UTC(2026, 0, index + 1),
  }));
  await page.addInitScript((matches) => {
    if (localStorage.getItem('kept')) return;
    localStorage.setItem('kept', '1');
    for (const match of matches) localStorage.setItem(`crema.match.${match.id}`, JSON.stringify(match));
  }, saved);
}

test('results are counted, drawn, told, saved and deleted @phone', async ({ page }, info) => {
  await haveFinished(page);
  await open(page, '#/games', { language: 'en' });
  await page.getByRole('link', { name: 'Statistics' }).click();
  const byGame = page.getByRole('table', { name: 'By game' }).getByRole('row', { name: new RegExp(nameOf(ONE_GAME)) });
  await expect(byGame).toContainText(`${GAMES_PLAYED}`);
  await expect(byGame).toContainText('67%');
  await expect(page.getByRole('table', { name: 'By opponent' })).toContainText('barista');
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('row', { name: /won/ })).toHaveCount(8);
  await expect(page.getByText('Win a game')).toContainText('done');
  await expectAccessibleInBothThemes(page);
  await expectNoSideways(page);
  await picture(page, `${info.project.name}-statistics`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const lines = readFileSync(await (await saving).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(GAMES_PLAYED + 1);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Nothing to count yet/)).toBeVisible();
});
