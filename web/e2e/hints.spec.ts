/** What a hint is in every game: words in place of the sentence, marks on the board, nothing over either. */
import type { Page } from '@playwright/test';
import { GAMES, recordOf } from './games';
import { button, sentence, sitDown } from './table';
import { expect, expectAccessible, expectNoSideways, picture, test } from './support';

/** A bot thinks, on a machine that others use too. */
const PATIENCE = { timeout: 90_000 };
const SEATS = ['Anna', 'Boris'].map((name) => ({ name, bot: null }));

/** Sits down at half of a game. */
async function sit(page: Page, game: string) {
  const record = recordOf(game);
  await sitDown(page, { ...record, events: record.events.slice(0, record.events.length / 2) }, SEATS);
}

for (const game of GAMES) {
  test(`${game}: a hint says why, beside the board, and shows another on request @phone`, async ({ page }, info) => {
    await sit(page, game);
    const board = page.getByRole('region', { name: 'Board', exact: true });
    const before = await board.boundingBox();
    await button(page, 'Hint').click();
    await expect(sentence(page)).toContainText(/^\s*Hint: .+/, PATIENCE);
    await picture(page, `${info.project.name}-${game}-hint`);
    // The board keeps its place, and nothing lies over it.
    const after = await board.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(24);
    await expect(page.locator('.toast')).toHaveCount(0);
    await expectNoSideways(page);
    const best = (await sentence(page).textContent()) ?? '';
    await button(page, 'Show me another').click();
    await expect(sentence(page)).toContainText(/Second best \((about as good|\d+ % fewer chances to win)\): .+/);
    await expectAccessible(page);
    await page.keyboard.press('Shift+H');
    await expect(sentence(page)).toHaveText(best);
    await button(page, 'Play the hint').click();
    await expect(sentence(page)).not.toHaveText(best);
    await button(page, 'Undo').click();
    await expect(button(page, 'Hint')).toBeVisible();
  });
}
