/** The rules of every game as a page to learn from: contents, a search, and an address for each clause. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GAMES } from './games';
import { expect, expectAccessible, LANGUAGES, open, test } from './support';

/** The titles of the parts and the clauses told, as the game's text has them. */
function rulesOf(game: string): { titles: string[]; clauses: string[] } {
  const text = readFileSync(new URL(`../src/games/${game}/rules/en.md`, import.meta.url), 'utf8');
  const titles = [...text.matchAll(/^# (.+)$/gm)].map(([, title = '']) => title);
  const told = [...text.matchAll(/\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]$/gm)];
  return { titles, clauses: [...new Set(told.flatMap(([, clauses = '']) => clauses.split(', ')))] };
}

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the rules' });
const parts = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const clauseLink = (page: Page, clause: string) => page.getByRole('link', { name: `Rule ${clause}`, exact: true });
/** The piece of text that a clause's address leads to. */
const marked = (page: Page) => page.locator('.wanted');

for (const game of GAMES) {
  const { titles, clauses } = rulesOf(game);
  const last = clauses.at(-1) ?? '';

  test(`${game}: the contents list every part and lead there`, async ({ page }) => {
    await open(page, `#/rules/${game}`, { language: 'en' });
    await expect(parts(page)).toHaveText(titles);
    await expect(contents(page).getByRole('button')).toHaveText(titles);
    await expect(parts(page).last()).not.toBeInViewport();
    await contents(page).getByRole('button').last().click();
    await expect(parts(page).last()).toBeInViewport();
  });

  test(`${game}: the sheet to print is one page in every language`, async ({ page }) => {
    for (const language of LANGUAGES) {
      await open(page, `#/rules/${game}`, { language });
      await expect(parts(page)).toHaveCount(titles.length);
      const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      expect(pages, language).toHaveLength(1);
    }
  });

  test(`${game}: the search leaves what says it, and counts the rules`, async ({ page }) => {
    await open(page, `#/rules/${game}`, { language: 'en' });
    const count = page.getByRole('search').getByRole('status');
    await expect(count).toBeEmpty();
    // However it is typed.
    await search(page).fill(` ${last.toLowerCase()}`);
    await expect(count).toHaveText(/^[1-9]\d* rules? found$/);
    await expect(clauseLink(page, last).first()).toBeVisible();
    await expect(contents(page)).toBeHidden();
    expect(await parts(page).count()).toBeLessThan(titles.length);
    await expectAccessible(page);
    await search(page).fill('no rule says this');
    await expect(count).toHaveText('Nothing found');
    await expect(parts(page)).toHaveCount(0);
    await search(page).clear();
    await expect(parts(page)).toHaveText(titles);
  });

  test(`${game}: every clause has an address, which shows and marks it`, async ({ page }) => {
    await open(page, `#/rules/${game}`, { language: 'en' });
    await expect(parts(page)).toHaveText(titles);
    for (const clause of clauses) await expect(clauseLink(page, clause).first()).toBeVisible();
    await expect(marked(page)).toHaveCount(0);
    await clauseLink(page, last).first().click();
    await expect(page).toHaveURL(new RegExp(`#/rules/${game}/${last}$`, 'i'));
    await expect(marked(page).and(page.locator(`:has([data-clause="${last}"])`))).toBeInViewport();
    // Another clause takes the mark away; a link from elsewhere sets it.
    const [first = ''] = clauses;
    await clauseLink(page, first).first().click();
    await expect(marked(page)).toHaveCount(1);
    await expect(marked(page).locator(`[data-clause="${first}"]`)).toBeAttached();
    await page.goto(`/#/rules/${game}/${last}`);
    await page.reload();
    await expect(marked(page).and(page.locator(`:has([data-clause="${last}"])`))).toBeInViewport();
    await expectAccessible(page);
  });
}
