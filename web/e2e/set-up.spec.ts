/** A deal arranged by hand, then studied. */
import { GAMES } from './games';
import { expect, expectAccessibleInBothThemes, expectNoSideways, open, picture, test } from './support';
import { button } from './table';

for (const game of GAMES) {
  test(`@phone ${game}: a deal is arranged, judged by the rules, and studied`, async ({ page }) => {
    await open(page, `#/set-up/${game}`, { language: 'en', motion: false });
    await expect(button(page, 'Study it')).toBeEnabled();
    const places = page.getByRole('region', { name: 'What lies where' });
    const pieces = places.getByRole('listitem').getByRole('button');
    await expect(places.getByText(/Choose two pieces|Every draw is chosen/)).toBeVisible();
    if (await pieces.count()) {
      const names = async () => (await pieces.allInnerTexts()).map((text) => text.replace(/^.*?: /, ''));
      const before = await names();
      // Two pieces of different kinds, of which no rule says where they lie.
      const other = before.findIndex((name) => name !== before[0]);
      await pieces.nth(0).click();
      await expect(pieces.nth(0)).toHaveAttribute('aria-pressed', 'true');
      await pieces.nth(other).click();
      const after = await names();
      expect([after[0], after[other]]).toEqual([before[other], before[0]]);
    }
    await expectAccessibleInBothThemes(page);
    await expectNoSideways(page);
    await picture(page, `set-up-${game}-${page.viewportSize()?.width}`);
    await button(page, 'Study it').click();
    await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
    await button(page, 'Try a move').click();
    await expect(page.getByText('Try anything: play for every player.').first()).toBeVisible();
  });
}
