/** Opponents with a face: where one chooses, at the table, in the result and on the list of games. */
import { GAMES, ONE_GAME, recordOf } from './games';
import { expect, expectAccessible, expectNoSideways, open, picture, reloadWith, test } from './support';
import { button, sitDown } from './table';

for (const game of GAMES) {
  test(`the opponents of ${game} are chosen by their faces @phone`, async ({ page }, info) => {
    await open(page, `#/new/${game}`, { language: 'en' });
    const select = page.getByLabel('Who plays at seat 2');
    await expect(select.getByRole('option')).toHaveCount(9);
    // A first game is against the gentlest.
    await expect(select).toHaveValue('first-day');
    await expect(page.getByText(/^First time\? Start with \w+\.$/)).toBeVisible();
    await button(page, 'Opponents').first().click();
    const dialog = page.getByRole('dialog', { name: 'Opponents' });
    await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(dialog.locator('li svg')).toHaveCount(8);
    await expectAccessible(page);
    await picture(page, `${info.project.name}-opponents-${game}`);
    await dialog.getByRole('button', { pressed: false }).last().click();
    await expect(select).toHaveValue('maestro');
    await expectNoSideways(page);
    for (const theme of ['light', 'dark']) {
      await reloadWith(page, { language: 'ru', theme });
      await picture(page, `${info.project.name}-new-${game}-${theme}`);
    }
  });
}

test('who is beaten introduces the next, and the table keeps its place', async ({ page }) => {
  const record = recordOf(ONE_GAME);
  const { winners } = record.result;
  const mine = winners[0] ?? 0;
  await sitDown(
    page,
    record,
    Array.from({ length: record.seats }, (_, seat) => ({
      name: '',
      bot: seat === mine ? null : 'first-day',
      usual: seat === mine ? 1 : seat + 2,
      place: (seat - mine + record.seats) % record.seats,
    })),
  );
  // The person laid the table, so the person's card is the first.
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('article').first()).toContainText('Player 1');
  const next = page.getByRole('region', { name: 'The next opponent' });
  await expect(next).toContainText(/is beaten\. Meet \w+!/);
  await expectAccessible(page);
  await page.goto('/#/games');
  await expect(page.locator('li.card svg').first()).toBeVisible();
  await page.goto(`/#/new/${ONE_GAME}`);
  await expect(page.getByLabel('Who plays at seat 2')).toHaveValue('trainee');
  await expect(page.getByText('First time?')).toBeHidden();
});
