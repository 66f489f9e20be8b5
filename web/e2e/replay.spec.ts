/** Looking back at a game: every way to a ply leads to the same ply; branches; links. */
import type { Page } from '@playwright/test';
import { GAMES, ONE_GAME, recordOf } from './games';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSideways,
  LANGUAGES,
  open,
  picture,
  reloadWith,
  test,
} from './support';
import { button, saveMatch, sentence, tabTo } from './table';

const PEOPLE = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, bot: null }));

/** Opens a kept game of the game's folder; says how many events it has. */
async function lookBack(page: Page, game: string, ply = '', settings: Record<string, unknown> = {}): Promise<number> {
  const record = recordOf(game);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await saveMatch(page, 'kept', record, PEOPLE.slice(0, record.seats));
  await open(page, `#/replay/kept${ply}`, { language: 'en', ...settings });
  await expect(slider(page)).toBeVisible();
  return record.events.length;
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Position' });
const current = (page: Page) => page.getByRole('region', { name: 'Log' }).locator('[aria-current=step]');

/** Slider, address and what is spoken agree. */
async function expectPly(page: Page, ply: number, count: number): Promise<void> {
  await expect(slider(page)).toHaveValue(String(ply));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `Position ${ply} of ${count}`);
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(new RegExp(`/${ply}$`));
}

for (const game of GAMES) {
  test(`${game}: buttons, keys, slider and log lead to the same ply`, async ({ page }) => {
    const count = await lookBack(page, game);
    await expectPly(page, 0, count);
    await expect(sentence(page)).toHaveText('Before the first move');
    await button(page, 'One step forward').click();
    await expectPly(page, 1, count);
    await expect(page.locator('[aria-live=polite][aria-atomic]')).toContainText(`Position 1 of ${count}`);
    await page.keyboard.press('ArrowRight');
    await expectPly(page, 2, count);
    await page.keyboard.press('ArrowLeft');
    await expectPly(page, 1, count);
    await page.keyboard.press('ArrowDown');
    const turn = Number(await slider(page).inputValue());
    expect(turn).toBeGreaterThan(1);
    await page.keyboard.press('ArrowUp');
    expect(Number(await slider(page).inputValue())).toBeLessThan(turn);
    await page.keyboard.press('End');
    await expectPly(page, count, count);
    await page.keyboard.press('Home');
    await expectPly(page, 0, count);
    await slider(page).fill(String(count - 1));
    await expectPly(page, count - 1, count);
    // A line of the log leads to the ply at which it has just happened, and is then the current one.
    const line = page.getByRole('region', { name: 'Log' }).getByRole('button').nth(3);
    const words = (await line.textContent()) ?? '';
    await line.click();
    await expect(current(page)).toHaveText(words);
    const there = Number(await slider(page).inputValue());
    await page.reload();
    await expectPly(page, there, count);
    await expectAccessibleInBothThemes(page);
  });
}

test('a game plays by itself until somebody takes over', async ({ page }) => {
  const count = await lookBack(page, ONE_GAME);
  await button(page, 'View and sharing').click();
  await page.getByRole('group', { name: 'Speed' }).getByText('Fast').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(2);
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'Play')).toBeVisible();
  await slider(page).fill(String(count - 1));
  await button(page, 'Play').click();
  await expectPly(page, count, count);
  await expect(button(page, 'Play')).toBeVisible();
});

test('a link shows the game to somebody else, from the same ply', async ({ page, browser }) => {
  const count = await lookBack(page, ONE_GAME, '/7');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy a link to this position').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expectPly(other, 7, count);
  await expect(other.getByRole('heading', { name: 'Anna', exact: true })).toBeVisible();
  await other.context().close();
  await button(page, 'View and sharing').click();
  await button(page, 'Copy the record').click();
  await expect(page.getByText('Record copied')).toBeVisible();
  const record = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { events: string[] };
  expect(record.events).toEqual(recordOf(ONE_GAME).events);
});

test('an address without a game says so', async ({ page }) => {
  await open(page, '#/record/nothing', { language: 'en' });
  await expect(sentence(page)).toHaveText('This link holds no game. Ask for a new one.');
  await page.goto('/#/replay/nothing');
  await expect(sentence(page)).toHaveText('This game is not in this browser any more.');
});

for (const game of GAMES) {
  test(`${game}: a branch is tried out, kept, named, and left by one key`, async ({ page }) => {
    // Somewhere in the middle, at the end of a turn.
    const count = await lookBack(page, game, '/20');
    await page.keyboard.press('ArrowDown');
    const from = Number(await slider(page).inputValue());
    await page.getByText('Study', { exact: true }).click();
    await page.getByRole('switch', { name: 'Engine’s opinion' }).check();
    await page.getByRole('button', { name: 'Play it on the board' }).click({ timeout: 60_000 });
    await page.getByRole('switch', { name: 'Engine’s opinion' }).uncheck();
    await expect(slider(page)).not.toHaveValue(String(from));
    await page.keyboard.press('m');
    // The branch may have followed the game for a few steps.
    await expectPly(page, Math.max(from, Number(await slider(page).inputValue())), count);
    // Another move than the one that was played makes a branch; the game may have gone the engine's way.
    const branch = page.getByRole('button', { name: new RegExp(`^Open: Branch 1, from position`) });
    if (await branch.count()) {
      await page.getByRole('textbox', { name: 'Name: Branch 1' }).fill('Bold');
      await page.keyboard.press('Enter');
      await page.reload();
      await page.getByText('Study', { exact: true }).click();
      await page.getByRole('button', { name: /^Open: Bold, from position/ }).click();
      await expect(page.getByText(/^A branch from position/)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await button(page, 'Delete: Bold').click();
      await expect(page.getByText('What you try out is kept here.')).toBeVisible();
    }
    await expectPly(page, Number(await slider(page).inputValue()), count);
    await button(page, 'Play on from here').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/table\//);
    await expect(page.getByRole('region', { name: 'Log' }).getByRole('listitem')).not.toHaveCount(0);
  });
}

test('from My games, by keyboard alone', async ({ page }) => {
  const record = recordOf(ONE_GAME);
  await saveMatch(page, 'kept', record, PEOPLE.slice(0, record.seats));
  await open(page, '#/games', { language: 'en' });
  await tabTo(page, page.getByRole('link', { name: /^Look back:/ }));
  await page.keyboard.press('Enter');
  await expect(slider(page)).toBeVisible();
});

test('@fingers a stroke to the side turns the page', async ({ page }) => {
  const count = await lookBack(page, ONE_GAME);
  const stroke = async (from: number, to: number) =>
    page
      .getByRole('region', { name: 'Board' })
      .locator('.shown')
      .evaluate(
        (board, [start, end]) => {
          const at = (type: string, clientX: number | undefined) =>
            board.dispatchEvent(
              new PointerEvent(type, {
                pointerId: 7,
                pointerType: 'touch',
                clientX: clientX ?? 0,
                clientY: 300,
                bubbles: true,
              }),
            );
          at('pointerdown', start);
          at('pointerup', end);
        },
        [from, to],
      );
  await stroke(300, 100);
  await expectPly(page, 1, count);
  await stroke(100, 300);
  await expectPly(page, 0, count);
});

for (const game of GAMES) {
  test(`@phone ${game}: fits every window and language`, async ({ page }) => {
    await lookBack(page, game, '/15');
    for (const language of LANGUAGES) {
      await reloadWith(page, { language, theme: language === 'ru' ? 'dark' : 'light' });
      await expect(page.locator('input[type=range]')).toBeVisible();
      await expectNoSideways(page);
    }
    await picture(page, `replay-${game}-${page.viewportSize()?.width}`);
  });
}
