/** Lessons: found from the first page, played through on the real board, gone on with where they were left. */
import type { Page } from '@playwright/test';
import { GAMES, nameOf, ONE_GAME } from './games';
import { expect, expectAccessible, expectNoSideways, LANGUAGES, open, picture, test } from './support';

/** The words of the buttons, as each language has them. */
const WORDS = {
  en: { show: 'Show me', play: 'Play it', confirm: 'Confirm', next: 'Next', skip: 'Skip', done: 'Lesson done' },
  ru: {
    show: 'Показать',
    play: 'Сыграть так',
    confirm: 'Подтвердить',
    next: 'Дальше',
    skip: 'Пропустить',
    done: 'Урок пройден',
  },
  uk: {
    show: 'Показати',
    play: 'Зіграти так',
    confirm: 'Підтвердити',
    next: 'Далі',
    skip: 'Пропустити',
    done: 'Урок пройдено',
  },
  'pt-BR': {
    show: 'Mostrar',
    play: 'Jogar assim',
    confirm: 'Confirmar',
    next: 'Continuar',
    skip: 'Pular',
    done: 'Lição concluída',
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Does what the lesson shows, and says whether another step follows. */
async function answer(page: Page, words: Words): Promise<boolean> {
  await button(page, words.show).click();
  await button(page, words.play).click();
  const [next, confirm] = [button(page, words.next), button(page, words.confirm)];
  await expect(next.or(confirm.and(page.locator('[aria-disabled=false]'))).first()).toBeVisible();
  // Some steps are over as soon as the plan is right.
  if (!(await next.isVisible())) await confirm.click();
  await expect(next).toBeFocused();
  await next.click();
  await expect(button(page, words.show).or(page.getByText(words.done))).toBeVisible();
  return !(await page.getByText(words.done).isVisible());
}

for (const game of GAMES) {
  for (const language of LANGUAGES) {
    test(`${game}: the first course can be played through in ${language}`, async ({ page }) => {
      await open(page, `#/learn/${game}/basics`, { language, motion: false });
      const words = WORDS[language];
      await expect(button(page, words.show)).toBeVisible();
      await picture(page, `learn-${game}-${language}`);
      let steps = 1;
      while (await answer(page, words)) steps += 1;
      expect(steps).toBeGreaterThanOrEqual(6);
      await expect(heading(page)).toContainText(words.done);
    });
  }

  test(`${game}: the lesson page is accessible and fits a phone @phone`, async ({ page }, info) => {
    await open(page, `#/learn/${game}/basics`, { language: 'ru', motion: false });
    await expect(button(page, WORDS.ru.show)).toBeVisible();
    await expect(page.locator('[data-part][data-shown]').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await picture(page, `${info.project.name}-learn-${game}`);
    await page.goto(`/#/learn/${game}`);
    await expect(page.getByRole('link', { name: /^Начать: / })).toHaveCount(6);
    await expectAccessible(page);
    await expectNoSideways(page);
    await picture(page, `${info.project.name}-course-${game}`);
  });
}

test('a newcomer is offered the lessons, and they go on where they were left', async ({ page }) => {
  await open(page, '#/', { language: 'en', motion: false });
  const offer = page.getByRole('region', { name: /First time here/ });
  await expect(offer.getByRole('link')).toHaveCount(GAMES.length);
  await offer.getByRole('link', { name: nameOf(ONE_GAME) }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Step 1 of' })).toBeVisible();
  await button(page, 'Skip').click();
  await expect(page.getByRole('status').filter({ hasText: 'Step 2 of' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Step 2 of' })).toBeVisible();
  await page.goto('/#/');
  await expect(heading(page)).toHaveText('What shall we play?');
  await expect(offer).toBeHidden();
  await page.getByRole('link', { name: `Learn to play: ${nameOf(ONE_GAME)}` }).click();
  await expect(page.getByText(/Left at step 2 of/)).toBeVisible();
});

test('the first game suggests a move at every turn', async ({ page }) => {
  await open(page, `#/learn/${ONE_GAME}/first-game`, { language: 'en', motion: false });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(page.getByText(/You could: /)).toBeVisible({ timeout: 60_000 });
    if (turn === 0) await expectAccessible(page);
    await button(page, 'Play it').click();
    await button(page, 'Confirm').click();
  }
  await page.reload();
  await expect(page.getByText(/You could: /)).toBeVisible({ timeout: 60_000 });
});
