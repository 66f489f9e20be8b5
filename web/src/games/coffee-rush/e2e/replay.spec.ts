/** Looking back at a game of four in which cards are drawn. */
import { recordOf } from '../../../../e2e/games';
import { expect, expectAccessibleInBothThemes, open, test } from '../../../../e2e/support';
import { button, saveMatch, sentence } from '../../../../e2e/table';

const SEATS = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, bot: null }));

test('a game of four with its draws, from any side, in the reader’s language, with other draws tried', async ({
  page,
}) => {
  await saveMatch(page, 'four', recordOf('coffee-rush', 'record-of-four.json'), SEATS);
  await open(page, '#/replay/four/1', { language: 'ru' });
  await expect(sentence(page)).toHaveText(/Anna/);
  await page.keyboard.press('End');
  await button(page, 'Вид и ссылки').click();
  await page.getByRole('group', { name: 'С чьей стороны' }).getByText('Cleo').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Позиция (\d+) из \1$/);
  // The first card might have been another one.
  await page.keyboard.press('Home');
  await button(page, 'Попробовать ход').click();
  const drawn = page.getByLabel('Выберите, что придёт');
  const other = drawn.locator('option:not([disabled])').filter({ hasNotText: 'Ристретто' });
  await drawn.selectOption(await other.first().getAttribute('value'));
  await expect(page.getByText('Ветка от позиции 0')).toBeVisible();
  await button(page, 'Вытянуть наугад').click();
  await expect(page.getByRole('slider')).toHaveValue('2');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('m');
  await expect(sentence(page)).toHaveText('Перед первым ходом');
});
