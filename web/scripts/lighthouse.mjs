/**
 * Lighthouse on a phone: `npm run lighthouse -- http://127.0.0.1:8080` against a running `crema serve`. Fails below the bar.
 * A number behind the address asks for so many runs a page, of which the middle one counts: other work on the machine costs
 * points.
 *
 * Judged are the page for a new game and a table of each game, opened as a person would. The tables are made first in the
 * same browser, because they live in it. Lighthouse is fetched when this runs: it is large, and nothing else needs it.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const BAR = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const GAMES = ['patchwork', 'coffee-rush', 'cappuccino'];
const DEBUGGING_PORT = 9323;
const REPORTS = 'e2e/artifacts/lighthouse';

const origin = process.argv[2]?.replace(/\/$/, '');
const runs = Number(process.argv[3] ?? 1);
if (!origin || !(runs >= 1)) {
  console.error('usage: npm run lighthouse -- http://127.0.0.1:8080 [RUNS]   (the address of a running `crema serve`)');
  process.exit(2);
}

const profile = mkdtempSync(join(tmpdir(), 'crema-lighthouse-'));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Starts a game with the default seats and says where it is. */
async function deal(game) {
  const page = await context.newPage();
  await page.goto(`${origin}/#/new/${game}`);
  await page.locator('form button.primary.big').click();
  await page.waitForURL(/#\/table\//);
  const address = page.url();
  await page.close();
  return address;
}

/** Not a blocking call: the browser asks us about every new page, and would wait for the answer. */
async function judge(name, address) {
  const report = join(REPORTS, `${name}.json`);
  const options = ['--output=json', `--output-path=${report}`, '--quiet', `--port=${DEBUGGING_PORT}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options, only, '--disable-storage-reset']);
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  return CATEGORIES.map((id) => Math.round(categories[id].score * 100));
}

/** The middle one of some runs, by category. */
async function judgeOften(name, address) {
  const all = [];
  for (let run = 0; run < runs; run += 1) all.push(await judge(name, address));
  const middle = (scores) => scores.sort((a, b) => a - b)[Math.floor(runs / 2)];
  return CATEGORIES.map((_, at) => middle(all.map((scores) => scores[at])));
}

mkdirSync(REPORTS, { recursive: true });
let low = false;
try {
  const pages = [['new-game', `${origin}/#/new`]];
  for (const game of GAMES) pages.push([game, await deal(game)]);
  console.log(`${''.padEnd(14)}${CATEGORIES.join('  ')}`);
  for (const [name, address] of pages) {
    const scores = await judgeOften(name, address);
    low ||= scores.some((score) => score < BAR);
    console.log(
      `${name.padEnd(14)}${scores.map((score, at) => String(score).padEnd(CATEGORIES[at].length + 2)).join('')}`,
    );
  }
} finally {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}
if (low) console.error(`below the bar of ${BAR}; the reports are in web/${REPORTS}`);
process.exit(low ? 1 : 0);
