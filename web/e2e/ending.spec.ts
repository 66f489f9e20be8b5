/** The end of a game: the position stays, the rows are counted, and there is a way on. */
import { GAMES, ONE_GAME, recordOf } from './games';
import { expect, expectAccessibleInBothThemes, open, picture, test } from './support';
import { button, saveMatch, sentence, sitDown } from './table';

const score = { name: 'Final score' };

for (const game of GAMES) {
  test(`${game} ends with its board in view and a story @phone`, async ({ page }, info) => {
    const record = recordOf(game);
    const loser = record.result.scores.findIndex((_, seat) => !record.result.winners.includes(seat));
    const bots = record.result.scores.map((_, seat) => ({ name: `P${seat}`, bot: seat === loser ? null : 'trainee' }));
    await sitDown(page, record, bots);
    await expect(page.getByRole('region', score)).toBeVisible();
    await expect(page.getByRole('grid').first()).toBeVisible();
    const total = page.getByRole('region', score).getByRole('row', { name: /^Total/ });
    for (const points of record.result.scores) await expect(total).toContainText(String(Math.abs(points)));
    const gap = Math.max(...record.result.scores) - (record.result.scores[loser] ?? 0);
    if (gap) await expect(page.getByText(/points? behind P\d/)).toBeVisible();
    else await expect(page.getByText(/^Tie-break/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await picture(page, `${info.project.name}-ending-${game}`);
  });
}

test('the same deal is played again, and with sides swapped', async ({ page }) => {
  const record = recordOf(ONE_GAME);
  const setups = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('crema.match.'))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as { record: string; seats: { name: string }[] })
        .map(({ record: text, seats }) => ({
          setup: JSON.stringify((JSON.parse(text) as { setup: unknown }).setup),
          first: seats[0]?.name,
        })),
    );
  await sitDown(
    page,
    record,
    ['Ada', 'Bob', 'Cid', 'Dee'].slice(0, record.seats).map((name) => ({ name, bot: null })),
  );
  await button(page, 'Same deal again').click();
  await expect(sentence(page)).toContainText('Ada');
  await expect.poll(async () => new Set((await setups()).map(({ setup }) => setup)).size).toBe(1);
  await page.goBack();
  await button(page, 'Swap sides').click();
  await expect(sentence(page)).toContainText('Bob');
  const all = await setups();
  expect(all).toHaveLength(3);
  expect(new Set(all.map(({ setup }) => setup)).size).toBe(1);
  expect(all.map(({ first }) => first).sort()).toEqual(['Ada', 'Ada', 'Bob']);
});

test('turns against a bot are taken back, also from the end of the game', async ({ page }) => {
  const record = recordOf(ONE_GAME);
  await sitDown(
    page,
    record,
    record.result.scores.map((_, seat) => ({ name: `P${seat}`, bot: seat ? 'first-day' : null })),
  );
  await expect(page.getByRole('region', score)).toBeVisible();
  const kept = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('crema.match.table') ?? '{}') as { confirmed: number }).confirmed,
    );
  const back = button(page, 'Take back the turn');
  let before = await kept();
  for (let turn = 0; turn < 3; turn += 1) {
    await back.click();
    await expect.poll(kept).toBeLessThan(before);
    await expect(page.getByRole('region', score)).toBeHidden();
    before = await kept();
  }
  await expect(sentence(page)).toContainText('P0');
});

test('one game in two windows stays one', async ({ page, context }) => {
  const record = recordOf(ONE_GAME);
  const early = { ...record, events: record.events.slice(0, 8) };
  const seats = record.result.scores.map((_, seat) => ({ name: `P${seat}`, bot: null }));
  await sitDown(page, early, seats, { hints: true });
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await open(other, '#/table/table', { language: 'en' });
  const elsewhere = (window: typeof page) => window.getByText('This game is open in another window');
  await expect(elsewhere(other)).toBeVisible();
  await expect(elsewhere(page)).toBeHidden();
  // What is played here is seen there.
  await button(page, 'Hint').click();
  await button(page, 'Play the hint').click();
  const length = (window: typeof page) =>
    window.evaluate(() => {
      const { record: text } = JSON.parse(localStorage.getItem('crema.match.table') ?? '{}') as { record: string };
      return (JSON.parse(text) as { events: string[] }).events.length;
    });
  await expect.poll(() => length(page)).toBeGreaterThan(early.events.length);
  const told = await sentence(page).textContent();
  // And the other window goes on from there.
  await button(other, 'Play here').click();
  await expect(elsewhere(page)).toBeVisible();
  await expect(elsewhere(other)).toBeHidden();
  await expect(sentence(other)).toHaveText(told ?? '');
  // Closing it gives the game back.
  await other.close();
  await expect(elsewhere(page)).toBeHidden();
  await expect(sentence(page)).toHaveText(told ?? '');
});

test('settings open at the table, and sounds are offered once @phone', async ({ page }) => {
  const record = recordOf(ONE_GAME);
  await saveMatch(
    page,
    'table',
    { ...record, events: record.events.slice(0, 8) },
    record.result.scores.map((_, seat) => ({ name: `P${seat}`, bot: null })),
  );
  await open(page, '#/table/table', { language: 'en', soundsOffered: false });
  const offer = page.getByText('This table has quiet sounds, if you like.');
  await expect(offer).toBeHidden();
  await button(page, 'Hint').click();
  await button(page, 'Play the hint').click();
  await expect(offer).toBeVisible();
  await button(page, 'Turn on').click();
  await button(page, 'Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByLabel('Sounds')).toBeChecked();
  await dialog.getByText('Hints', { exact: true }).click();
  await dialog.getByText('At once').click();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(button(page, /^Hint$/)).toBeHidden();
  await page.reload();
  await expect(sentence(page)).not.toBeEmpty();
  await expect(offer).toBeHidden();
  await expect(button(page, /^Hint$/)).toBeHidden();
});
