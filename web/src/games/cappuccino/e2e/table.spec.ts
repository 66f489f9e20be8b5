import type { Locator, Page } from '@playwright/test';
import { recordOf, type GameRecord } from '$e2e/games';
import { expect, expectAccessible, expectNoSideways, LANGUAGES, open, picture, test, THEMES } from '$e2e/support';
import { sitDown } from '$e2e/table';

/** 63 moves and 64 placements at most; a bot plays at least its share of them. */
const MOST_TURNS = 130;
/** How long a bot, or the engine on a busy machine, may take, in milliseconds. */
const PATIENCE = 30_000;
const CHOOSABLE = /can be chosen$/;

/** By name where a test is about names; by class elsewhere, because dozens of names take their time. */
const choosable = (page: Page): Locator => page.locator('[role=gridcell].target');
const confirmButton = (page: Page): Locator => page.getByRole('button', { name: 'Confirm' });
const sentenceOf = async (page: Page): Promise<string> => (await page.locator('h1').textContent()) ?? '';
const scoreTable = (page: Page): Locator => page.getByRole('region', { name: 'Final score' });

interface Wanted {
  seats?: number;
  expert?: boolean;
  /** Level of every bot; without it people sit everywhere. */
  bots?: string;
}

/** Sits down by way of the new-game page; the person at the first place begins. */
async function sit(page: Page, { seats = 2, expert = false, bots }: Wanted = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/new/cappuccino', { language: 'en' });
  await page.getByRole('group', { name: 'Number of players' }).getByText(String(seats), { exact: true }).click();
  for (let seat = 2; seat <= seats; seat += 1) {
    await page.getByLabel(`Who plays at seat ${seat}`).selectOption(bots ?? { label: 'Person' });
  }
  await page.getByText('Player 1', { exact: true }).last().click();
  if (expert) await page.getByText('Expert set-up').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible({ timeout: PATIENCE });
}

/** Waits for a person's turn; says `false` when the game is over. */
async function myTurn(page: Page): Promise<boolean> {
  await expect(choosable(page).first().or(scoreTable(page))).toBeVisible({ timeout: PATIENCE });
  return !(await scoreTable(page).isVisible());
}

/** Plays turns until the game is over, or as many as are wanted. */
async function playTurns(page: Page, turn: (page: Page) => Promise<void>, most = MOST_TURNS): Promise<number> {
  for (let played = 0; played < most; played += 1) {
    if (!(await myTurn(page))) return played;
    await turn(page);
  }
  return most;
}

async function moveByMouse(page: Page): Promise<void> {
  await choosable(page).first().click();
  await expect(page.locator('[role=gridcell].selected')).toBeVisible();
  await choosable(page).first().click();
  await confirmButton(page).click();
}

/** Opens a match that is already under way, people at every seat. */
function openMatch(page: Page, record: GameRecord, settings: Record<string, unknown>): Promise<void> {
  const seats = Array.from({ length: record.seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }));
  return sitDown(page, record, seats, settings);
}

test('a whole game against a bot by mouse', async ({ page }) => {
  test.slow();
  await sit(page, { bots: 'first-day' });
  const turns = await playTurns(page, moveByMouse);
  expect(turns).toBeGreaterThan(5);
  await expect(scoreTable(page)).toContainText('not counted');
  await picture(page, 'cappuccino-score');
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await expect(page.getByRole('list', { name: 'Islands' })).toContainText('dead');
});

test('a whole game of three by keyboard and names alone', async ({ page }) => {
  test.slow();
  await sit(page, { seats: 3, bots: 'first-day' });
  await myTurn(page);
  const onBoard = () => page.evaluate(() => document.activeElement?.role === 'gridcell');
  for (let press = 0; press < 20 && !(await onBoard()); press += 1) await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  const turns = await playTurns(page, async () => {
    // A stack on which a bot lands keeps the place; one that it lifts takes the place along.
    await expect(focused).toHaveAttribute('role', 'gridcell');
    if (!CHOOSABLE.test((await focused.getAttribute('aria-label')) ?? '')) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(/lifted, choose where to land/);
    await page.keyboard.press('n');
    await expect(focused).toHaveAccessibleName(/landing here makes \d+/);
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(/not confirmed yet/);
    await page.keyboard.press('c');
  });
  expect(turns).toBeGreaterThan(3);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game of four on a phone by touch', async ({ page }) => {
    test.slow();
    await sit(page, { seats: 4, bots: 'first-day' });
    await expectNoSideways(page);
    const turns = await playTurns(page, async () => {
      await choosable(page).first().tap();
      await expect(page.locator('[role=gridcell].selected')).toBeVisible();
      await choosable(page).first().tap();
      await confirmButton(page).tap();
    });
    expect(turns).toBeGreaterThan(3);
    await picture(page, 'phone-cappuccino-score');
  });
});

test('a stack can be dragged, and a drag can be given up', async ({ page }) => {
  await sit(page);
  const source = choosable(page).first();
  const id = await source.getAttribute('data-cell');
  await source.click();
  const target = page.getByRole('gridcell', { name: /landing here makes 2/ }).first();
  const to = await target.getAttribute('data-cell');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: /landing here/ })).toHaveCount(0);
  const [from, onto] = [page.locator(`[data-cell="${id}"]`), page.locator(`[data-cell="${to}"]`)];
  await from.hover();
  await page.mouse.down();
  await onto.hover();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(from).toBeVisible();
  await from.hover();
  await page.mouse.down();
  await onto.hover();
  await page.mouse.up();
  await expect(from).toHaveCount(0);
  await expect(onto).toHaveAccessibleName(/2 cups.*not confirmed yet/);
});

test('undo, redo and another choice: moves', async ({ page }) => {
  test.slow();
  await sit(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  const names = () => page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  await choosable(page).first().click();
  await page.getByRole('button', { name: 'Put back' }).click();
  const before = await names();
  await choosable(page).first().click();
  await page
    .getByRole('gridcell', { name: /landing here/ })
    .first()
    .click();
  const after = await names();
  expect(after).toHaveLength(before.length - 1);
  await undo.click();
  await expect.poll(names).toEqual(before);
  await redo.click();
  await expect.poll(names).toEqual(after);
  // The planned stack is taken back by choosing it; another one may be lifted instead.
  await page.getByRole('gridcell', { name: /not confirmed yet/ }).click();
  await expect(page.getByRole('gridcell', { name: /lifted, choose/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(names).toEqual(before);
  await choosable(page).nth(2).click();
  await page
    .getByRole('gridcell', { name: /landing here/ })
    .last()
    .click();
  await confirmButton(page).click();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test.describe('the expert set-up', () => {
  /** Cups of a player at a table for two. */
  const OWN_CUPS = 32;
  const cups = (page: Page) => page.getByRole('gridcell', { name: /1 cup/ });

  test('takes one tap for each own cup, and nothing else', async ({ page }) => {
    test.slow();
    await sit(page, { expert: true, bots: 'first-day' });
    let taps = 0;
    while ((await myTurn(page)) && (await sentenceOf(page)).includes('place a cup')) {
      const standing = await cups(page).count();
      await choosable(page).first().click();
      taps += 1;
      await expect.poll(() => cups(page).count(), { timeout: PATIENCE }).toBeGreaterThan(standing + 1);
    }
    expect(taps).toBe(OWN_CUPS);
  });

  test('can be taken back cup by cup, and the bot’s answers with it', async ({ page }) => {
    await sit(page, { expert: true, bots: 'first-day' });
    for (const standing of [2, 4]) {
      await choosable(page).first().click();
      await expect(cups(page)).toHaveCount(standing, { timeout: PATIENCE });
      await myTurn(page);
    }
    for (const standing of [2, 0]) {
      await page.getByRole('button', { name: /^(Undo|Take back)/ }).click();
      await expect(cups(page)).toHaveCount(standing);
    }
  });

  test('is shown before and done by quick keys', async ({ page }) => {
    await sit(page, { expert: true });
    await choosable(page).first().focus();
    await page.keyboard.press('2');
    await expect(page.getByRole('gridcell', { name: /^green, 1 cup/ })).toBeVisible();
    await choosable(page).first().hover();
    await expect(page.getByText(/^none of your cups beside it, 1 cup of another player to land on$/)).toBeVisible();
    await choosable(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(cups(page)).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(cups(page)).toHaveCount(1);
  });
});

test('a refusal says why, and leads to its rule', async ({ page }) => {
  await sit(page, { seats: 4 });
  await choosable(page).first().click();
  await page
    .getByRole('gridcell', { name: /^blue.*place/ })
    .last()
    .click();
  await expect(page.getByText('a stack lands on one of its six neighbours only')).toBeVisible();
  await page.getByRole('button', { name: 'See the rule' }).click();
  const help = page.getByRole('dialog', { name: 'Rules and keys' });
  await expect(help.locator('.wanted')).toBeInViewport();
  await expect(help.locator('.wanted')).toContainText('Lift one whole stack whose top cup is yours.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  // Opened again by hand, the rules begin where they always do.
  await page.getByRole('button', { name: 'Rules and keys' }).click();
  await help.getByText('Rules', { exact: true }).click();
  await expect(help.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await expect(help.locator('.wanted')).toHaveCount(0);
});

test('a game goes on after a reload, plan included', async ({ page }) => {
  test.slow();
  await sit(page, { bots: 'first-day' });
  await playTurns(page, moveByMouse, 3);
  await myTurn(page);
  await choosable(page).first().click();
  await page
    .getByRole('gridcell', { name: /landing here/ })
    .first()
    .click();
  const names = () => page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const before = await names();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: /not confirmed yet/ })).toBeVisible();
  await expect.poll(names).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(before.length + 1);
});

test('the hint is shown as an arrow and in words', async ({ page }) => {
  await sit(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Hint: (red|green) 1 onto \w+ 1: /, {
    timeout: PATIENCE,
  });
  await expect(page.locator('g.hint')).toBeVisible();
});

const GAME = recordOf('cappuccino');

for (const theme of THEMES) {
  for (const [stage, length] of [
    ['table', 24],
    ['score', GAME.events.length],
  ] as const) {
    test(`${stage} in ${theme} has no accessibility violation @phone`, async ({ browser }, info) => {
      test.slow();
      // Every language on a wide window; the one with the longest words on a phone.
      for (const language of info.project.name === 'phone' ? (['ru'] as const) : LANGUAGES) {
        const page = await browser.newPage();
        await openMatch(page, { ...GAME, events: GAME.events.slice(0, length) }, { language, theme });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole(stage === 'score' ? 'table' : 'grid').first()).toBeVisible();
        await expectAccessible(page);
        await picture(page, `${info.project.name}-cappuccino-${stage}-${language}-${theme}`);
        await page.close();
      }
    });
  }
}

test('a long thin table is still large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const colours = ['red', 'blue', 'green', 'yellow'];
  // Two rows side by side: every cup touches two of those before it.
  const events = Array.from({ length: 64 }, (_, n) => `place ${Math.floor(n / 2)},${n % 2} ${colours[n % 4]}`);
  const record = { game: 'cappuccino', seats: 4, options: { expert: true }, setup: { cups: [] }, events };
  await openMatch(page, record, { language: 'en' });
  await expect(page.getByRole('gridcell')).toHaveCount(64);
  const last = page.locator('[data-cell="31,1"]');
  await last.focus();
  await expect(last).toBeInViewport();
  expect((await last.boundingBox())?.width).toBeGreaterThanOrEqual(24);
  await expectNoSideways(page);
});

test('threats against the one who looks: the strongest first, all on request', async ({ page }) => {
  await sit(page);
  const arrows = page.locator('g.threat');
  const threats = page.getByRole('button', { name: /threats/i });
  await threats.click();
  await expect(arrows).toHaveCount(3);
  await expect(threats).toHaveText(/^All threats: \d+$/);
  const all = Number(/\d+/.exec((await threats.textContent()) ?? '')?.[0]);
  await threats.click();
  await expect(arrows).toHaveCount(all);
  expect(all).toBeGreaterThan(3);
  await page.keyboard.press('t');
  await expect(arrows).toHaveCount(0);
});
