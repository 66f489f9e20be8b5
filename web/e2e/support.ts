/** What every browser test leans on. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const LANGUAGES = ['en', 'ru', 'uk', 'pt-BR'] as const;
export const THEMES = ['light', 'dark'] as const;

/** A page on which any error, a broken content policy included, fails the test. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(page);
    expect(errors).toEqual([]);
  },
});
export { expect };

/** Settings already chosen when a page opens. */
export async function withSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (kept) => {
      // Only what the test did not change itself: a reload must keep it.
      if (!localStorage.getItem('crema.settings')) localStorage.setItem('crema.settings', JSON.stringify(kept));
    },
    { soundsOffered: true, ...settings },
  );
}

/** Opens an address with settings already chosen. */
export async function open(page: Page, hash: string, settings: Record<string, unknown> = {}): Promise<void> {
  await withSettings(page, settings);
  await page.goto(`/${hash}`);
  await expect(page.locator('h1')).not.toBeEmpty();
}

/** Shows the same page with other settings. */
export async function reloadWith(page: Page, settings: { language: string; [key: string]: unknown }): Promise<void> {
  await page.evaluate(
    (kept) => localStorage.setItem('crema.settings', JSON.stringify({ soundsOffered: true, ...kept })),
    settings,
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', settings.language);
  await expect(page.locator('h1')).not.toBeEmpty();
}

/** Milliseconds that the page takes to change its colours. */
const CHANGE_OF_COLOURS = 300;

/** axe finds nothing. It is put in through the debugger, which no content policy stops. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  // Colours that are on their way from one theme to the other are nobody's.
  await page.waitForTimeout(CHANGE_OF_COLOURS);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  const found = results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** The same in both themes, as the page stands. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of [...THEMES, before]) {
    await page.evaluate((wanted) => {
      if (wanted === undefined) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = wanted;
    }, theme);
    if (theme !== before) await expectAccessible(page);
  }
}

/** Nothing sticks out to the side. */
export async function expectNoSideways(page: Page): Promise<void> {
  // A phone makes the window as wide as what sticks out, but not the body.
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
  // A window that has just changed its size may take a moment.
  await expect.poll(wide).toBeLessThanOrEqual(0);
}

/** A picture for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `e2e/artifacts/${name}.png`, fullPage: true });
}
