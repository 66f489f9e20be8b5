import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, LANGUAGES, open, picture, test, THEMES } from '$e2e/support';
import { button, confirmable, sentence, square, tabTo, target } from '$e2e/table';
import { cup, forecast, hand, offer, RECORDS, sit, upToTurn } from './seated';

/** A person has at most so many decisions in a game. */
const MOST_DECISIONS = 80;

/** Plays Anna's part to the end; she walks where she can, pours what is best and serves what is ready. */
async function playOut(page: Page, press: (where: Locator) => Promise<void>): Promise<void> {
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    await expect(sentence(page)).toHaveText(/Anna:|over/, { timeout: 60_000 });
    const asked = (await sentence(page).textContent()) ?? '';
    if (!asked.includes('Anna:')) break;
    if (asked.includes('choose cups')) {
      await press(button(page, /into cup 1$/).first());
      await press(button(page, /into cup 2$/).last());
    } else if (asked.includes('place a meeple')) {
      await press(target(page).nth(decision));
    } else {
      // A walk to a square that can be reached, and on from there as far as it goes.
      for (let step = 0; step < 2; step++) {
        const count = await target(page).count();
        if (count) await press(target(page).nth(step % count));
      }
      if (await sentence(page).getByText('is taken').isVisible()) await press(target(page).first());
      if (await offer(page).isVisible()) await press(offer(page));
      if (!(await confirmable(page))) continue;
    }
    await press(button(page, 'Confirm'));
  }
  await expect(page.getByRole('heading', { name: /wins!|shared win/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
}

test('a whole game against a bot by mouse', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/new/coffee-rush', { language: 'en' });
  await page.getByLabel('Name at seat 1').fill('Anna');
  await page.getByLabel('Who plays at seat 2').selectOption('first-day');
  await button(page, 'Start the game').click();
  await playOut(page, (where) => where.click());
  await picture(page, 'desktop-coffee-rush-score');
});

test('a whole game of three on a phone by touch @fingers', async ({ page }) => {
  test.setTimeout(300_000);
  await sit(page, { record: { ...RECORDS.two, seats: 3 }, events: [], bots: 'first-day' });
  await playOut(page, (where) => where.tap());
  await picture(page, 'phone-coffee-rush-score');
});

test('a whole game against a bot by keyboard and spoken names', async ({ page }) => {
  test.setTimeout(300_000);
  await sit(page, { events: [], bots: 'first-day' });
  let served = false;
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    await expect(sentence(page)).toHaveText(/Anna:|over/, { timeout: 60_000 });
    const asked = (await sentence(page).textContent()) ?? '';
    if (!asked.includes('Anna:')) break;
    if (asked.includes('choose cups')) {
      for (const name of [/into cup 1$/, /into cup 3$/]) {
        await tabTo(page, name.source.includes('1') ? button(page, name).first() : button(page, name).last());
        await page.keyboard.press('Enter');
      }
    } else {
      await tabTo(page, page.getByRole('gridcell'));
      const steps = asked.includes('place a meeple') ? 1 : 3;
      for (let step = 0; step < steps; step++) {
        // A corner between two others is the end of a walk.
        if (step > 0 && !(await page.getByRole('gridcell', { name: /can be chosen$/ }).count())) break;
        // The next place that can be chosen; Enter chooses it.
        await page.keyboard.press(decision % 2 ? 'Shift+KeyN' : 'KeyN');
        await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(/can be chosen$/);
        await page.keyboard.press('Enter');
      }
      if (await sentence(page).getByText('is taken').isVisible()) {
        await page.keyboard.press('KeyN');
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('KeyB');
      const serve = button(page, /^Serve .* from cup/).first();
      if (!served && (await serve.isVisible())) {
        await tabTo(page, serve);
        await page.keyboard.press('Enter');
        served = true;
      }
      await page.keyboard.press('KeyS');
    }
    await page.keyboard.press('KeyC');
  }
  await expect(page.getByRole('heading', { name: /wins!|shared win/ })).toBeVisible();
});

test('undo and redo at every kind of choice of a turn', async ({ page }) => {
  await sit(page);
  const plan = page.getByRole('list', { name: 'Plan of the turn' });
  /** What a choice shows once it is made. */
  const choices: { play: () => Promise<void>; shown: Locator }[] = [
    { play: () => button(page, /^Double corners/).click(), shown: button(page, /^Double corners.*planned/) },
    { play: () => button(page, /^Empty cup 1/).click(), shown: button(page, 'Cup 1: nothing') },
    {
      play: async () => {
        await button(page, 'Meeple on d4').click();
        await square(page, 'd3').click();
      },
      shown: plan.getByText('1/3'),
    },
    {
      play: async () => {
        await hand(page).getByRole('button', { name: 'coffee' }).click();
        await button(page, 'Pour coffee into cup 2').click();
      },
      shown: button(page, 'Cup 2: coffee'),
    },
  ];
  for (const { play, shown } of choices) {
    await play();
    await expect(shown).toBeVisible();
    await button(page, 'Undo').click();
    await expect(shown).toHaveCount(0);
    await button(page, 'Redo').click();
    await expect(shown).toBeVisible();
  }
  for (const { shown } of [...choices].reverse()) {
    await page.keyboard.press('Control+z');
    await expect(shown).toHaveCount(0);
  }
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  // A drink can be served: coffee to the steam that is in cup 1.
  await button(page, 'Meeple on d4').click();
  await square(page, 'd3').click();
  await page.keyboard.press('KeyB');
  await button(page, /^Serve Ristretto from cup 1/).click();
  await expect(cup(page, 1)).toHaveAccessibleName('Cup 1: nothing');
  await button(page, 'Undo').click();
  await expect(cup(page, 1)).toHaveAccessibleName('Cup 1: coffee, steam');
  await button(page, 'Redo').click();
  await button(page, 'Confirm').click();
  await expect(sentence(page)).toContainText('Boris');
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('undo and redo in the set-up; a barista just placed can be put elsewhere', async ({ page }) => {
  const { events } = RECORDS.two;
  const fill = events.findIndex((event) => event.startsWith('fill'));
  await sit(page, { events: events.slice(0, fill - 1) });
  await expect(sentence(page)).toContainText('Anna: place a meeple');
  await square(page, 'b1').click();
  await square(page, 'b3').click();
  await expect(square(page, 'b3')).toHaveAccessibleName(/Anna’s meeple/);
  await expect(square(page, 'b1')).not.toHaveAccessibleName(/meeple/);
  await button(page, 'Undo').click();
  await expect(square(page, 'b3')).not.toHaveAccessibleName(/meeple/);
  await button(page, 'Redo').click();
  await expect(sentence(page)).toContainText('choose cups');
  // The cups themselves take one ingredient after the other; the small ones beside the board put it elsewhere.
  await cup(page, 1).click();
  await cup(page, 1).click();
  await expect(sentence(page)).toContainText('confirm the turn');
  await button(page, 'Pour steam into cup 3').click();
  await expect(cup(page, 3)).toHaveAccessibleName('Cup 3: steam');
  await button(page, 'Undo').click();
  await expect(cup(page, 3)).toHaveAccessibleName('Cup 3: nothing');
  await button(page, 'Redo').click();
  await button(page, 'Confirm').click();
  await expect(sentence(page)).toContainText('Boris: choose cups');
});

test('the plan is changed anywhere, and the rest of it stays', async ({ page }) => {
  await sit(page);
  await button(page, 'Meeple on d4').click();
  await square(page, 'd3').click();
  await page.keyboard.press('KeyB');
  await page.keyboard.press('KeyS');
  await expect(forecast(page)).toContainText('serve 1 → Boris: +1 order');
  // One more step, after pouring and serving.
  await square(page, 'd2').click();
  await expect(forecast(page)).toContainText('serve 1 → Boris: +1 order');
  await expect(hand(page).getByRole('button', { name: 'water' })).toBeVisible();
  // An upgrade comes to mind last.
  await button(page, /^Diagonal/).click();
  await expect(forecast(page)).toContainText('serve 1 → Boris: +1 order');
  await square(page, 'c1').click();
  await expect(square(page, 'c1')).toHaveAccessibleName(/Anna’s meeple, step 3 of the path/);
  // Without the upgrade the diagonal step is gone, the rest is not.
  await button(page, 'Take back: Upgrade').click();
  await expect(square(page, 'd2')).toHaveAccessibleName(/step 2 of the path/);
  await expect(forecast(page)).toContainText('serve 1 → Boris: +1 order');
  // Back to the first step by choosing its square, and to nothing.
  await button(page, 'Take back: Serve').click();
  await button(page, 'Take coffee back out of cup 1').click();
  await expect(cup(page, 1)).toHaveAccessibleName('Cup 1: steam');
  await button(page, 'Take back: Steps').click();
  await expect(square(page, 'd4')).toHaveAccessibleName(/Anna’s meeple/);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('a path is dragged, forth and back; rush tokens are further steps', async ({ page }) => {
  await sit(page);
  const middle = async (name: string) => {
    const box = await square(page, name).boundingBox();
    if (!box) throw new Error('not to be seen');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle('d4')));
  await page.mouse.down();
  for (const name of ['d3', 'd2', 'd1', 'c1']) await page.mouse.move(...(await middle(name)), { steps: 3 });
  await expect(square(page, 'c1')).toHaveAccessibleName(/step 4 of the path/);
  await page.mouse.move(...(await middle('d1')), { steps: 3 });
  await page.mouse.up();
  await expect(square(page, 'd1')).toHaveAccessibleName(/Anna’s meeple, step 3 of the path/);
  await expect(square(page, 'c1')).toHaveAccessibleName(/costs a rush token/);
  await expect(hand(page).getByRole('button')).toHaveCount(2);
});

test('a taken square may be passed, even that of the other own barista', async ({ page }) => {
  await sit(page);
  await button(page, 'Meeple on d4').click();
  await square(page, 'c4').click();
  await square(page, 'c3').click();
  await expect(sentence(page)).toContainText('c3 is taken, walk on');
  await expect(button(page, 'Confirm')).toHaveAttribute('aria-disabled', 'true');
  await square(page, 'c2').click();
  await expect(square(page, 'c2')).toHaveAccessibleName(/Anna’s meeple, step 3 of the path/);
  await expect(square(page, 'c3')).toHaveAccessibleName(/Anna’s meeple, step 2 of the path/);
});

test('a token is dragged into a cup', async ({ page }) => {
  await sit(page);
  await button(page, 'Meeple on d4').click();
  await page.keyboard.press('Shift+ArrowUp');
  const [from, to] = await Promise.all([
    hand(page).getByRole('button', { name: 'coffee' }).boundingBox(),
    cup(page, 3).boundingBox(),
  ]);
  if (!from || !to) throw new Error('not to be seen');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 10);
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(cup(page, 3)).toHaveAccessibleName('Cup 3: coffee');
});

test('cups say what they can become, and pour it by one tap', async ({ page }) => {
  // Room for everything that a cup can become.
  await page.setViewportSize({ width: 1600, height: 1200 });
  await sit(page);
  const becomes = page.getByRole('list', { name: 'What cup 1 can still make' });
  await expect(becomes.getByRole('button')).toHaveText([
    /^\s*Ristretto/,
    /^\s*Black tea/,
    /^\s*Einspänner/,
    /^\s*Caramel latte/,
  ]);
  await button(page, 'Meeple on d4').click();
  await square(page, 'd3').click();
  await becomes
    .getByRole('button', { name: 'Ristretto needs coffee, expires in 4 turns, pour coffee into cup 1' })
    .click();
  await expect(becomes.getByRole('button', { name: /^Serve Ristretto from cup 1/ })).toBeVisible();
});

test('orders say when they leave, and where what they lack is found', async ({ page }) => {
  await sit(page);
  const order = button(page, /^Iced green tea: ice, tea, water, expires in 1 turn, special menu/);
  await order.click();
  await expect(order).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('grid').locator('.needed')).toHaveCount(5);
  await expect(forecast(page)).toContainText('2 orders expire: penalties 2 of 5');
});

test('refusals say why', async ({ page }) => {
  await sit(page);
  await button(page, 'Meeple on d4').click();
  await square(page, 'b1').click();
  await expect(page.getByText('Not possible: b1 is not next to d4')).toBeVisible();
  for (const name of ['d3', 'd2', 'd1', 'c1', 'b1']) await square(page, name).click();
  await expect(page.getByText('all 4 steps are made and no rush token is left')).toBeVisible();
  await square(page, 'd2').click();
  await button(page, /^Ristretto needs coffee, expires/).click();
  await page.keyboard.press('KeyS');
  await hand(page).getByRole('button', { name: 'water' }).click();
  await page.keyboard.press('1');
  await expect(page.getByText('pouring comes before serving')).toBeVisible();
});

test('the hint can be followed by one tap', async ({ page }) => {
  await sit(page);
  await button(page, 'Hint').click();
  await button(page, 'Use the hint').click();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
});

test('the end is announced, the deck is counted, every counter can be looked at', async ({ page }) => {
  const { four } = RECORDS;
  const turns = four.events.filter((event) => event === 'done').length;
  await sit(page, { record: four, events: upToTurn(four, turns - 2) });
  await expect(page.getByText('The shop closes: the deck is empty.').first()).toBeVisible();
  await expect(page.getByText('2 turns left')).toBeVisible();
  await button(page, '0 orders left in the deck').click();
  await expect(page.getByRole('dialog', { name: 'Orders still to come' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Boris’s counter').click();
  await expect(page.getByRole('region', { name: 'Boris’s orders' })).toBeVisible();
  await page.keyboard.press('KeyV');
  await expect(page.getByRole('region', { name: 'Vera’s cups' })).toBeVisible();
});

test('a plan survives a reload, and so does what is confirmed', async ({ page }) => {
  await sit(page);
  await button(page, 'Meeple on d4').click();
  await square(page, 'd3').click();
  await page.keyboard.press('KeyB');
  await page.reload();
  await expect(cup(page, 1)).toHaveAccessibleName('Cup 1: coffee, steam');
  await button(page, 'Take back: Steps').click();
  await expect(cup(page, 1)).toHaveAccessibleName('Cup 1: steam');
  await square(page, 'd3').click();
  await button(page, 'Confirm').click();
  await expect(sentence(page)).toContainText('Boris');
  await page.reload();
  await expect(sentence(page)).toContainText('Boris');
});

for (const theme of THEMES) {
  test(`the table and the score in ${theme} have no accessibility violation @phone`, async ({ page }, info) => {
    const { four } = RECORDS;
    await sit(page, { settings: { theme }, record: four, events: upToTurn(four, 21) });
    await target(page).first().click();
    await expectAccessible(page);
    await picture(page, `${info.project.name}-coffee-rush-table-${theme}`);
    await page.evaluate((events) => {
      const saved = JSON.parse(localStorage.getItem('crema.match.table') ?? '{}');
      const record = JSON.parse(saved.record);
      saved.record = JSON.stringify({ ...record, events });
      saved.confirmed = events.length;
      localStorage.setItem('crema.match.table', JSON.stringify(saved));
    }, four.events);
    await page.reload();
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Back to the board').click();
    await expectAccessible(page);
  });
}

test('four players fit a phone @phone', async ({ page }) => {
  await sit(page, { record: RECORDS.four, events: upToTurn(RECORDS.four, 8) });
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('article')).toHaveCount(4);
  await expectNoSideways(page);
});

for (const language of LANGUAGES) {
  test(`the table speaks ${language} @phone`, async ({ page }, info) => {
    await sit(page, { settings: { language } });
    await target(page)
      .or(page.getByRole('gridcell').and(page.locator('.target')))
      .first()
      .click();
    await expectNoSideways(page);
    await expectAccessible(page);
    // Board and controls are seen together.
    const board = page.locator('section.board');
    expect(await board.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(0);
    await picture(page, `${info.project.name}-coffee-rush-${language}`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
    // The board measures its squares anew after the window has changed.
    await expect.poll(() => board.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
  });
}
