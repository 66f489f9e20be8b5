/**
 * Lighthouse on a phone: `npm run lighthouse -- http://127.0.0.1:8080` against a running `crema serve`. Fails below the bar.
 * A number behind the address asks for so many runs a page, of which the middle one counts: other work on the machine costs
 * points.
 *
 * Judged are the page for a new game and a table of each game, opened as a person would. The tables are made first, because
 * they live in the browser's profile. Every judgement gets a browser of its own on that profile: in one that has shown the page
 * before, the debugger that Lighthouse attaches walks through all that is left of it, and this is charged to the page.
 * Lighthouse is fetched when this runs: it is large, and nothing else needs it.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM, FLAGS } from './chromium.mjs';
import { GAMES } from './games.mjs';

/** Without a window of its own a browser leaves the processor to the page (package chromium-headless-shell in Debian). */
const LEAN = '/usr/bin/chromium-headless-shell';
const BROWSER = !process.env.CHROMIUM && existsSync(LEAN) ? LEAN : CHROMIUM;
const LIGHTHOUSE = 'lighthouse@12.8.2';
const BAR = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const DEBUGGING_PORT = 9323;
/** Milliseconds after which a browser that has just started is at rest. */
const SETTLED = 4_000;
const REPORTS = 'e2e/artifacts/lighthouse';

const origin = process.argv[2]?.replace(/\/$/, '');
const runs = Number(process.argv[3] ?? 1);
if (!origin || !(runs >= 1)) {
  console.error('usage: npm run lighthouse -- http://127.0.0.1:8080 [RUNS]   (the address of a running `crema serve`)');
  process.exit(2);
}

const profile = mkdtempSync(join(tmpdir(), 'crema-lighthouse-'));

/** Does something in a new browser on the profile, and closes it. */
async function inBrowser(act) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: BROWSER,
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, ...FLAGS],
  });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

/** Starts a game with the default seats and says where it is. */
async function deal(context, game) {
  const page = await context.newPage();
  await page.goto(`${origin}/#/new/${game}`);
  await page.locator('form button.begin').click();
  await page.waitForURL(/#\/table\//);
  return page.url();
}

/** The pages to judge, by name. */
async function prepare(context) {
  const pages = [['new-game', `${origin}/#/new`]];
  for (const game of GAMES) pages.push([game, await deal(context, game)]);
  return pages;
}

/** Not a blocking call: the browser asks us about every new page, and would wait for the answer. */
async function judge(name, address) {
  const report = join(REPORTS, `${name}.json`);
  const options = ['--output=json', `--output-path=${report}`, '--quiet', `--port=${DEBUGGING_PORT}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  await inBrowser(async () => {
    // What a browser does after its start is not the page's fault either.
    await setTimeout(SETTLED);
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options, only, '--disable-storage-reset']);
  });
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
  const pages = await inBrowser(prepare);
  console.log(`in ${BROWSER}`);
  console.log(`${''.padEnd(14)}${CATEGORIES.join('  ')}`);
  for (const [name, address] of pages) {
    const scores = await judgeOften(name, address);
    low ||= scores.some((score) => score < BAR);
    console.log(
      `${name.padEnd(14)}${scores.map((score, at) => String(score).padEnd(CATEGORIES[at].length + 2)).join('')}`,
    );
  }
} finally {
  rmSync(profile, { recursive: true, force: true });
}
if (low) console.error(`below the bar of ${BAR}; the reports are in web/${REPORTS}`);
process.exit(low ? 1 : 0);
