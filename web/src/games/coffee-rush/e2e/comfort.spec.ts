/** What makes the table one to choose: its sizes, and how few inputs a turn takes. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, LANGUAGES, picture, test, THEMES } from '$e2e/support';
import { button, sentence, square } from '$e2e/table';
import { cup, forecast, offer, RECORDS, sit, upToTurn } from './seated';

const MIDDLE = { record: RECORDS.four, events: upToTurn(RECORDS.four, 21) };
/** A square that can be chosen and where a walk may end. */
const FREE = /^(?!.*pass through only).*can be chosen$/;
const orders = (page: Page) => page.locator('[data-card] > button');

async function widths(parts: Locator): Promise<number[]> {
  return parts.evaluateAll((found) => found.map((part) => part.getBoundingClientRect().width));
}

/** Nothing inside the board is cut off or scrolls by itself; what is only read aloud is not looked at. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.locator('section.board').evaluate((board) =>
    [...board.querySelectorAll<HTMLElement>('*')]
      .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflow !== 'visible' && !part.closest('svg'))
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.className),
  );
  expect(cut).toEqual([]);
}

/** Every drink's name lies inside its slip. */
async function expectNamesWhole(page: Page): Promise<void> {
  const over = await page.locator('[data-card] .slip').evaluateAll((slips) =>
    slips.flatMap((slip) => {
      const range = document.createRange();
      range.selectNodeContents(slip.querySelector('.name') as Element);
      const [inner, outer] = [range.getBoundingClientRect(), slip.getBoundingClientRect()];
      const fits =
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      return fits ? [] : [slip.textContent];
    }),
  );
  expect(over).toEqual([]);
}

test('a tablet: squares of 88 pixels and more, nothing cut', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await sit(page, MIDDLE);
  await expect(orders(page).first()).toBeVisible();
  const { width = 0 } = (await page.getByRole('grid').boundingBox()) ?? {};
  expect(width / 4).toBeGreaterThanOrEqual(88);
  await expect(page.locator('[data-card] svg.drink')).toHaveCount(await orders(page).count());
  await expectNothingCut(page);
  await expectNamesWhole(page);
});

test('a desk: every order shows its drink, its name and ingredients of 22 pixels and more', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sit(page, MIDDLE);
  await expect(orders(page).first()).toBeVisible();
  const count = await orders(page).count();
  await expect(page.locator('[data-card] svg.drink')).toHaveCount(count);
  await expect(page.locator('[data-card] .name')).toHaveCount(count);
  await expect
    .poll(async () => Math.min(...(await widths(page.locator('[data-card] .recipe svg')))))
    .toBeGreaterThanOrEqual(22);
  expect(Math.min(...(await widths(page.locator('[data-card] svg.drink'))))).toBeGreaterThanOrEqual(40);
  await expectNothingCut(page);
  await expectNamesWhole(page);
});

for (const language of LANGUAGES) {
  test(`a phone in ${language}: board, orders and cups without scrolling; no name is cut at 320 pixels @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await sit(page, { ...MIDDLE, settings: { language } });
    const board = page.locator('section.board');
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await expect.poll(() => board.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(0);
    const { y = 0, height = 0 } = (await board.boundingBox()) ?? {};
    for (const part of [page.getByRole('grid'), page.locator('[data-card]').last(), page.locator('.glass').last()]) {
      const box = await part.boundingBox();
      expect(box?.y ?? 0).toBeGreaterThanOrEqual(y - 1);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y + height + 1);
    }
    await expectNamesWhole(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
    await expectNamesWhole(page);
    // A desk of 1280 pixels, enlarged twice.
    await page.setViewportSize({ width: 640, height: 400 });
    await expectNoSideways(page);
    await expectNamesWhole(page);
  });
}

test('a typical turn takes three inputs: where to, pour and serve, confirm', async ({ page }) => {
  await sit(page);
  let inputs = 0;
  const press = async (where: Locator) => {
    inputs += 1;
    await where.click();
  };
  await expect(square(page, 'd1')).toHaveAccessibleName(/3 steps away.*walking here makes Ristretto/);
  await press(square(page, 'd1'));
  await expect(square(page, 'd1')).toHaveAccessibleName(/Anna’s meeple, step 3 of the path/);
  // The order lights up before anything is poured, and nothing is final.
  await expect(button(page, /^Ristretto: .*can be made on the planned walk/)).toBeVisible();
  await press(offer(page));
  await expect(forecast(page)).toContainText('serve 1 → Boris: +1 order');
  await expect(button(page, 'Take back: Serve')).toBeVisible();
  await press(button(page, 'Confirm'));
  await expect(sentence(page)).toContainText('Boris');
  expect(inputs).toBe(3);
});

test('a square is reached by one tap, another way by the next, and what was offered can be changed', async ({
  page,
}) => {
  await sit(page);
  await button(page, 'Meeple on d4').click();
  await square(page, 'c2').click();
  await expect(square(page, 'c2')).toHaveAccessibleName(/Anna’s meeple, step 3 of the path/);
  const walked = page.getByRole('gridcell', { name: /step \d of the path/ });
  const first = await walked.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')));
  // The next way to the same square is another one.
  await square(page, 'c2').click();
  await expect(square(page, 'c2')).toHaveAccessibleName(/Anna’s meeple, step 3 of the path/);
  const second = await walked.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')));
  expect(second).not.toEqual(first);
  await button(page, 'Take back: Steps').click();
  await square(page, 'd3').click();
  await offer(page).click();
  await expect(cup(page, 1)).toHaveAccessibleName('Cup 1: nothing');
  await button(page, 'Take back: Serve').click();
  await expect(cup(page, 1)).toHaveAccessibleName('Cup 1: coffee, steam');
  await button(page, 'Take coffee back out of cup 1').click();
  await expect(cup(page, 1)).toHaveAccessibleName('Cup 1: steam');
});

test('an upgrade says what it does and what is missing, by tap and by focus', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const events = upToTurn(RECORDS.two, 2);
  await sit(page, { events });
  const told = page.locator('.told');
  await expect(told).toHaveCount(0);
  await button(page, /^Diagonal/).click();
  await expect(told).toContainText('you may also step diagonally');
  await expect(told).toContainText(/fulfilled orders: \d of 3/);
  await page.keyboard.press('Tab');
  await expect(told).toContainText('2 ingredients on the four corners');
});

test('stock is never hidden behind a barista', async ({ page }) => {
  await sit(page, MIDDLE);
  const grid = page.getByRole('grid');
  const covered = await grid.evaluate((board) => {
    const pills = [...board.querySelectorAll('.pill')].map((pill) => pill.getBoundingClientRect());
    const figures = [...board.querySelectorAll('[data-figure]')].map((figure) => figure.getBoundingClientRect());
    return pills.filter((pill) =>
      figures.some(
        (figure) =>
          figure.left < pill.right - 2 &&
          figure.right > pill.left &&
          figure.top < pill.bottom &&
          figure.bottom > pill.top,
      ),
    ).length;
  });
  await expect(grid.locator('[data-figure]')).toHaveCount(4);
  expect(covered).toBe(0);
});

test('orders still to come show their recipes and how many are left', async ({ page }) => {
  await sit(page, MIDDLE);
  await button(page, '21 orders left in the deck').click();
  const dialog = page.getByRole('dialog', { name: 'Orders still to come' });
  const rows = await dialog.getByRole('listitem').allTextContents();
  const left = rows.map((row) => Number(row.match(/: (\d+)/)?.[1]));
  expect(left.reduce((sum, count) => sum + count, 0)).toBe(21);
  await expect(dialog.getByRole('img')).toHaveCount(rows.length);
  await expectAccessible(page);
});

test('what bots did is told until the first input, and the log has a line for each turn', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sit(page, { record: { ...RECORDS.two, seats: 3, options: {} }, events: [], bots: 'first-day' });
  await expect(sentence(page)).toContainText('Anna: place a meeple', { timeout: 60_000 });
  await page.getByRole('gridcell', { name: FREE }).first().click();
  await button(page, 'Confirm').click();
  for (let turn = 0; turn < 2; turn++) {
    await expect(sentence(page)).toHaveText(/Anna: (walk|activate|choose)/, { timeout: 60_000 });
    if (await sentence(page).getByText('choose cups').isVisible()) await cup(page, 1).click();
    else await page.getByRole('gridcell', { name: FREE }).first().click();
    await button(page, 'Confirm').click();
  }
  await expect(sentence(page)).toHaveText(/Anna: (walk|activate)/, { timeout: 60_000 });
  const recap = page.getByRole('list', { name: 'What the others did' });
  await expect(recap.getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('.trail').first()).toBeAttached();
  const line = page.locator('details summary').last();
  await expect(line).toHaveText(/^Vera walks to [a-d][1-4]/);
  await line.click();
  await expect(page.locator('details[open] li').first()).toContainText('Vera');
  await page.getByRole('gridcell', { name: FREE }).first().click();
  await expect(recap).toHaveCount(0);
  await expect(page.locator('.trail')).toHaveCount(0);
});

for (const theme of THEMES) {
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    test(`nothing stands in anybody's way at ${width} pixels in ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await sit(page, { ...MIDDLE, settings: { theme } });
      await expectAccessible(page);
      await square(page, 'a3').click();
      await expectAccessible(page);
      await picture(page, `coffee-rush-${width}-${theme}`);
    });
  }
}
