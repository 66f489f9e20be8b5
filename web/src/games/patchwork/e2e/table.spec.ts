import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideways,
  LANGUAGES,
  open,
  picture,
  reloadWith,
  test,
  THEMES,
} from '$e2e/support';
import { button, confirmable, sentence, sitDown, square, tabTo, target } from '$e2e/table';

/** A game half-way: Anna can buy one of the three, and crosses leather by doing so. */
const HALF_WAY = {
  circle: [
    5, 22, 14, 20, 17, 15, 10, 32, 23, 4, 6, 11, 19, 3, 30, 26, 12, 9, 1, 27, 2, 18, 31, 28, 29, 8, 25, 7, 21, 16, 13,
    24, 0,
  ],
  events: [
    'buy 5 f6g6g7h7',
    'buy 14 g5h5i5g6i6',
    'buy 15 e3f3g3e4f4',
    'advance',
    'advance',
    'buy 10 a3a4a5a6',
    'advance',
    'advance',
    'buy 32 b7c7a8b8c8d8b9c9',
    'advance',
    'advance',
    'buy 6 c7c8d8d9',
    'buy 3 d1d2d3',
    'buy 30 d5b6c6d6e6f6d7',
    'buy 9 d1d2c3d3',
    'buy 2 g1h1h2',
    'buy 28 b1c1c2c3b4c4',
    'leather b5',
    'buy 8 h6i6i7i8',
    'buy 21 f7e8f8g8h8f9',
    'buy 13 h1f2g2h2h3',
    'leather b7',
    'buy 0 a1a2',
    'buy 17 i1i2h3i3i4',
    'buy 23 a1b1c1b2b3b4',
  ],
};
const REST = [
  'buy 11 d5c6d6e6d7',
  'leather h8',
  'advance',
  'buy 26 f4g4h4g5h5i5',
  'buy 1 f1e2f2',
  'buy 18 e1f1e2e3e4',
  'advance',
  'leather h7',
  'buy 29 e8f8e9f9g9h9',
  'buy 16 b2a3b3a4a5',
  'advance',
  'advance',
  'leather b6',
  'advance',
  'advance',
  'advance',
  'advance',
];
/** A player has at most so many decisions in a game. */
const MOST_TURNS = 120;

interface TableOptions {
  settings?: Record<string, unknown>;
  /** Anna's opponent. */
  bot?: string | null;
  events?: readonly string[];
}

/** Sits down at a saved table. */
async function sit(page: Page, { settings = {}, bot = null, events = [] }: TableOptions = {}): Promise<void> {
  const record = {
    game: 'patchwork',
    seats: 2,
    options: {},
    setup: { circle: HALF_WAY.circle },
    events: [...events],
  };
  const seats = [
    { name: 'Anna', bot: null },
    { name: 'Boris', bot },
  ];
  await sitDown(page, record, seats, settings);
}

const options = (page: Page) => page.getByRole('list', { name: /^What .* can do$/ });
const buyable = (page: Page) => options(page).getByRole('button', { name: /fits in/ });
const inHand = (page: Page) => page.getByRole('group', { name: 'Patch in hand' });
const buttons = (page: Page) =>
  page
    .getByRole('region', { name: 'Players' })
    .getByText(/^\d+ buttons?$/)
    .first();

/** Whether Anna is to decide; waits while the bot thinks. */
async function annaDecides(page: Page): Promise<boolean> {
  await expect(sentence(page)).toHaveText(/Anna:|over/, { timeout: 60_000 });
  return (await sentence(page).textContent())?.includes('Anna:') ?? false;
}

/** Plays Anna's part to the end. */
async function playOut(page: Page, decide: (page: Page) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    if (!(await annaDecides(page))) break;
    await decide(page);
  }
  await expect(page.getByRole('heading', { name: /wins!/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
}

test('a whole game against a bot by mouse', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/new/patchwork', { language: 'en' });
  await page.getByLabel('Name at seat 1').fill('Anna');
  await page.getByLabel('Who plays at seat 2').selectOption('first-day');
  await button(page, 'Start the game').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await playOut(page, async () => {
    if (await sentence(page).getByText('leather').isVisible()) await target(page).first().click();
    else if (await buyable(page).count()) {
      await buyable(page).first().click();
      // The pointer goes to where the patch hovers; a click there sews it on.
      const hand = page.locator('[role=gridcell]:focus');
      await hand.hover();
      if (await inHand(page).getByText('Fits here').isVisible()) await hand.click();
      else await inHand(page).getByRole('button', { name: 'Put back' }).click();
    } else
      await options(page)
        .getByRole('button', { name: /^Advance/ })
        .click();
    if ((await inHand(page).isHidden()) && (await confirmable(page))) {
      await button(page, 'Confirm').click();
    } else if (!(await sentence(page).getByText('leather').isVisible())) {
      // It was put back: there is always the advance.
      await options(page)
        .getByRole('button', { name: /^Advance/ })
        .click();
    }
  });
  await picture(page, 'desktop-patchwork-score');
});

test('a whole game against a bot by keyboard and spoken names', async ({ page }) => {
  test.setTimeout(300_000);
  await sit(page, { bot: 'first-day' });
  let first = true;
  await playOut(page, async () => {
    if (await sentence(page).getByText('leather').isVisible()) {
      await tabTo(page, target(page));
      await page.keyboard.press('Enter');
    } else if (await buyable(page).count()) {
      await tabTo(page, buyable(page));
      await page.keyboard.press('Enter');
      const hand = page.locator('[role=gridcell]:focus');
      await expect(hand).toHaveAccessibleName(/fits here/);
      if (first) {
        // Out of the way and back: every step is spoken.
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('KeyR');
        await page.keyboard.press('KeyF');
        await page.keyboard.press('KeyN');
        await expect(hand).toHaveAccessibleName(/fits here/);
        first = false;
      }
      await page.keyboard.press('Enter');
      await expect(inHand(page)).toBeHidden();
    } else {
      await page.keyboard.press('KeyA');
    }
    if (await sentence(page).getByText('leather').isHidden()) await page.keyboard.press('KeyC');
  });
});

test('a whole game on a phone by touch @fingers', async ({ page }) => {
  test.setTimeout(300_000);
  await sit(page, { bot: 'first-day' });
  await playOut(page, async () => {
    if (await sentence(page).getByText('leather').isVisible()) await target(page).first().tap();
    else if (await buyable(page).count()) {
      await buyable(page).last().tap();
      await button(page, 'Rotate').tap();
      const place = button(page, 'Place');
      if ((await place.getAttribute('aria-disabled')) === 'true') {
        await inHand(page)
          .getByRole('button', { name: /^Position \d: fits in [1-9]/ })
          .first()
          .tap();
        await page.keyboard.press('KeyN');
      }
      await place.tap();
      await expect(inHand(page)).toBeHidden();
    } else
      await options(page)
        .getByRole('button', { name: /^Advance/ })
        .tap();
    if (await sentence(page).getByText('leather').isHidden()) await button(page, 'Confirm').tap();
  });
  await picture(page, 'phone-patchwork-score');
});

test('undo and redo at every kind of choice', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  const choices = [
    { play: () => buyAt(page, '2'), says: 'put the leather patch' },
    { play: () => square(page, 'h8').click(), says: 'confirm the turn' },
  ];
  for (const { play, says } of choices) {
    const before = (await sentence(page).textContent()) ?? '';
    await play();
    await expect(sentence(page)).toContainText(says);
    await button(page, 'Undo').click();
    await expect(sentence(page)).toHaveText(before);
    await button(page, 'Redo').click();
    await expect(sentence(page)).toContainText(says);
  }
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('KeyA');
  await expect(sentence(page)).toContainText('confirm the turn');
  await page.keyboard.press('Control+z');
  await expect(sentence(page)).toContainText('buy a patch or advance');
  await page.keyboard.press('Control+y');
  await button(page, 'Confirm').click();
  await expect(sentence(page)).toContainText('Boris');
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

async function buyAt(page: Page, key: string) {
  await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

test('nothing is spent until Confirm, and a planned patch can be taken in hand again', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  await expect(buttons(page)).toHaveText('5 buttons');
  await page.keyboard.press('2');
  await expect(buttons(page)).toHaveText('5 buttons');
  await page.keyboard.press('Escape');
  await expect(inHand(page)).toBeHidden();
  await expect(buyable(page).first()).toBeFocused();
  await buyAt(page, '2');
  await page
    .getByRole('gridcell', { name: /Leaves, not confirmed yet/ })
    .first()
    .click();
  await expect(inHand(page)).toBeVisible();
  await expect(sentence(page)).toContainText('place the patch on your quilt');
  await expect(buttons(page)).toHaveText('5 buttons');
});

test('the patch in hand is turned, flipped and nudged by button, key and wheel', async ({ page }) => {
  await sit(page);
  await button(page, /“Moons”/).click();
  const grid = page.getByRole('grid');
  const edge = grid.locator('.edge');
  const changes = async (act: () => Promise<void>) => {
    const before = (await edge.getAttribute('d')) ?? '';
    await act();
    await expect(edge).not.toHaveAttribute('d', before);
  };
  await changes(() => button(page, 'Rotate').click());
  await changes(() => button(page, 'Flip').click());
  await changes(() => page.keyboard.press('KeyR'));
  await changes(() => page.keyboard.press('Shift+KeyR'));
  await changes(() => page.keyboard.press('KeyF'));
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await changes(() => page.keyboard.press(key));
  await changes(() => square(page, 'b2').hover());
  await changes(() => page.mouse.wheel(0, 120));
  await changes(async () => {
    await page.keyboard.down('Shift');
    await page.mouse.wheel(0, 120);
    await page.keyboard.up('Shift');
  });
  await square(page, 'b2').click();
  await expect(sentence(page)).toContainText('confirm');
});

test('a clash names the squares; all fits are outlined on demand', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  await page.keyboard.press('2');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  await expect(inHand(page)).toContainText('already covered: b4 a5');
  await expect(button(page, 'Place')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(/does not fit, already covered/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not possible: already covered')).toBeVisible();

  await button(page, 'Fits').click();
  await expect(inHand(page).getByRole('list', { name: '9 places in all' })).toBeVisible();
  await expect(page.getByRole('grid').locator('circle[r="2.6"]')).toHaveCount(9);
  await button(page, 'Fits').click();
  await expect(page.getByRole('grid').locator('circle[r="2.6"]')).toHaveCount(0);
});

test('what cannot be bought says why, and can still be tried on', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  await options(page)
    .getByRole('button', { name: /“Gingham”.*1 button short/ })
    .click();
  await expect(inHand(page)).toContainText('it costs 6: you are 1 button short');
  await page
    .getByRole('toolbar', { name: 'Patches to come' })
    .getByRole('button', { name: /“Rickrack”/ })
    .click();
  await expect(inHand(page)).toContainText('“Rickrack” is not among the next three patches');
});

test('every option has a forecast', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  await expect(options(page).getByRole('button')).toHaveCount(4);
  for (const name of [
    /^“Gingham”.*, 1 button short,/,
    '“Leaves”: 5 squares, price 5, time 4, income 2, fits in 9 places, 14 buttons of income, a leather patch, leaves 14 buttons, then Boris, 4 spaces behind',
    /^“Herringbone”.*, 2 buttons short,/,
    'Advance, 1 button for moving, 12 buttons of income, leaves 18 buttons, then Boris, 1 space behind',
  ]) {
    await expect(options(page).getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('a patch is dragged from the market onto the quilt', async ({ page }) => {
  await sit(page);
  const [from, to] = await Promise.all([button(page, /“Waves”/).boundingBox(), square(page, 'd4').boundingBox()]);
  if (!from || !to) throw new Error('not to be seen');
  await page.mouse.move(from.x + 50, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 40);
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(sentence(page)).toContainText('confirm');
  await expect(square(page, 'd4')).toHaveAccessibleName(/Waves, not confirmed yet/);
});

test('a finger drags the patch, a second one turns it @fingers', async ({ page }) => {
  await sit(page);
  await button(page, /“Waves”/).tap();
  const edge = page.getByRole('grid').locator('.edge');
  const middle = async (where: Locator) => {
    const box = await where.boundingBox();
    if (!box) throw new Error('not to be seen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: string, ...points: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const start = await edge.getAttribute('d');
  const from = await middle(page.locator('[role=gridcell]:focus'));
  const to = await middle(square(page, 'c3'));
  await touch('touchStart', from);
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await touch('touchMove', to);
  await expect(edge).not.toHaveAttribute('d', start ?? '');
  const dragged = (await edge.getAttribute('d')) ?? '';
  await touch('touchStart', to, { x: to.x + 90, y: to.y + 90 });
  await expect(edge).not.toHaveAttribute('d', dragged);
  await touch('touchEnd');
  await expect(inHand(page)).toBeVisible();
  await button(page, 'Place').tap();
  await expect(sentence(page)).toContainText('confirm');
});

test('both quilts are one step apart', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  await expect(page.getByRole('grid', { name: 'Quilt: Anna' })).toBeVisible();
  await page.getByRole('group', { name: 'Whose quilt' }).getByRole('button', { name: /Boris/ }).click();
  await expect(page.getByRole('grid', { name: 'Quilt: Boris' })).toBeVisible();
  await page.keyboard.press('KeyV');
  await expect(page.getByRole('grid', { name: 'Quilt: Anna' })).toBeVisible();
});

test('a plan survives a reload', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  await buyAt(page, '2');
  await expect(sentence(page)).toContainText('put the leather patch');
  await page.reload();
  await expect(sentence(page)).toContainText('put the leather patch');
  await expect(page.getByRole('gridcell', { name: /Leaves, not confirmed yet/ }).first()).toBeVisible();
  await button(page, 'Undo').click();
  await expect(sentence(page)).toContainText('buy a patch or advance');
});

test('the hint shows a move', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  await button(page, 'Hint').click();
  await expect(sentence(page)).toContainText(/Hint: (buy|advance)/, { timeout: 60_000 });
  await expect(page.locator('.hinted')).toHaveCount(1);
});

test('the board and its controls are in sight together @phone', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const inSight = async (...parts: Locator[]) => {
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    }
  };
  await inSight(
    page.getByRole('grid'),
    page.getByRole('img', { name: /^Time track/ }),
    options(page),
    button(page, 'Confirm'),
  );
  await page.keyboard.press('2');
  await inSight(
    page.getByRole('grid'),
    inHand(page),
    button(page, 'Rotate'),
    button(page, 'Flip'),
    button(page, 'Confirm'),
  );
});

test('small and unusual windows have room for everything', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events, settings: { language: 'ru' } });
  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSideways(page);
    await page.keyboard.press('2');
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: width < 370 ? 0.7 : 1 });
    await expect(page.getByRole('button', { name: 'Повернуть' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await picture(page, `patchwork-${width}x${height}`);
  }
});

test('help has the rules and the keys; fingers see the rules first @phone', async ({ page }, info) => {
  const phone = info.project.name === 'phone';
  await sit(page, { events: [] });
  await button(page, 'Rules and keys').click();
  const help = page.getByRole('dialog', { name: 'Rules and keys' });
  await expect(help.getByRole('radio', { name: phone ? 'Rules' : 'Keys' })).toBeChecked();
  await help.getByText('Rules', { exact: true }).click();
  await expect(help.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await expectAccessible(page);
  await help.getByText('Keys', { exact: true }).click();
  await expect(help.getByText('Ctrl+Z')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

for (const theme of THEMES) {
  test(`no accessibility violation in ${theme} @phone`, async ({ page }, info) => {
    test.setTimeout(300_000);
    await sit(page, { events: HALF_WAY.events, settings: { theme } });
    // Every language on a wide window; the one with the longest words on a phone.
    for (const language of info.project.name === 'phone' ? (['ru'] as const) : LANGUAGES) {
      await reloadWith(page, { language, theme });
      await expect(page.getByRole('grid')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('2');
      await page.keyboard.press('KeyG');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await picture(page, `${info.project.name}-patchwork-${language}-${theme}`);
    }
  });

  test(`the score has no accessibility violation in ${theme} @phone`, async ({ page }, info) => {
    await sit(page, { events: [...HALF_WAY.events, ...REST], settings: { theme } });
    await expect(page.getByRole('heading', { name: 'Anna wins!' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Buttons 49 34' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Total −1 −8' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Back to the board').click();
    await expectAccessible(page);
    await picture(page, `${info.project.name}-patchwork-over-${theme}`);
  });
}

test('at a desk the quilt in sight is not shown a second time', async ({ page }) => {
  await sit(page, { events: HALF_WAY.events });
  const tabs = page.getByRole('group', { name: 'Whose quilt' });
  await expect(tabs.locator('.mini:visible')).toHaveCount(1);
  await expect(tabs.getByRole('button', { pressed: true }).locator('.mini')).toBeHidden();
});

test('a patch that was moved needs one confirmation @phone', async ({ page }) => {
  await sit(page, { events: [] });
  await page.keyboard.press('1');
  await page.keyboard.press('n');
  const before = await sentence(page).textContent();
  await button(page, 'Confirm').click();
  await expect(sentence(page)).not.toHaveText(before ?? '');
  await expect(inHand(page)).toHaveCount(0);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});
