import { GAMES, nameOf, ONE_GAME, OTHER_GAME } from './games';
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
} from './support';

const PAGES = {
  home: '#/',
  new: `#/new/${ONE_GAME}`,
  games: '#/games',
  settings: '#/settings',
  rules: `#/rules/${OTHER_GAME}`,
  missing: '#/nowhere',
};

for (const [name, hash] of Object.entries(PAGES)) {
  for (const theme of THEMES) {
    test(`${name} in ${theme} has no accessibility violation @phone`, async ({ page }, info) => {
      // Every language on a wide window; the one with the longest words on a phone.
      for (const language of info.project.name === 'phone' ? (['ru'] as const) : LANGUAGES) {
        await open(page, hash);
        await reloadWith(page, { language, theme });
        await expectAccessible(page);
        await picture(page, `${info.project.name}-${name}-${language}-${theme}`);
      }
    });
  }

  test(`${name} fits 320 pixels, and twice the text`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, hash, { language: 'ru' });
    await expectNoSideways(page);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoSideways(page);
  });
}

test('the language is guessed from the browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'uk-UA' });
  const page = await context.newPage();
  await open(page, '#/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('У що зіграємо?');
  await context.close();
});

test('the language changes without a reload and is kept', async ({ page }) => {
  await open(page, '#/settings', { language: 'en' });
  await page.evaluate(() => ((window as unknown as { marked: boolean }).marked = true));
  await page.getByText('Português (Brasil)').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
  expect(await page.evaluate(() => (window as unknown as { marked?: boolean }).marked)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
});

test('the theme switch wins over the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '#/settings', { language: 'en' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(background).not.toBe(light);
  await page.getByText('Same as system').click();
  await expect.poll(background).toBe(light);
});

test('the first page can be used by keyboard alone', async ({ page }) => {
  await open(page, '#/', { language: 'en' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Play with friends online' })).toBeFocused();
  // A newcomer is offered a lesson of each game before the games themselves.
  const offers = page.getByRole('region', { name: /^First time here/ }).getByRole('link');
  await expect(offers).toHaveCount(GAMES.length);
  for (const offer of await offers.all()) {
    await page.keyboard.press('Tab');
    await expect(offer).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('New game');
  await expect(page.locator('main')).toBeFocused();
});

test('the form shows how strong each bot is', async ({ page }) => {
  await open(page, `#/new/${OTHER_GAME}`, { language: 'en' });
  const bots = page.getByLabel('Who plays at seat 2').getByRole('option', { name: / · / });
  await expect(bots.first()).toHaveText(/^\w+ · first day · \d+$/);
  const strengths = async () => (await bots.allTextContents()).map((text) => Number(text.replace(/^.* · /, '')));
  const strong = await strengths();
  expect(strong).toHaveLength(8);
  expect(strong).toEqual([...strong].sort((one, other) => one - other));
  await expect(page.getByText('The number is a bot’s strength')).toBeVisible();
  // Each game has its own.
  await page.getByText(nameOf(ONE_GAME), { exact: true }).click();
  await expect.poll(strengths).not.toEqual(strong);
  await page.getByLabel('Who plays at seat 2').selectOption('Person');
  await expect(page.getByText('The number is a bot’s strength')).toBeHidden();
});
