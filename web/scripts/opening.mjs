/**
 * What opening a table costs a phone: `npm run opening -- http://127.0.0.1:8080` against a running `crema serve`.
 *
 * Counts the processor's time on the page's main thread, not the clock's, so that other work on the machine does not matter
 * much. As Lighthouse does, it assumes a phone four times slower, and calls blocked what a task takes beyond 50 ms.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM, FLAGS } from './chromium.mjs';
import { GAMES } from './games.mjs';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const [SLOWER, SHORT] = [4, 50];
const CATEGORIES = 'toplevel,v8,devtools.timeline,disabled-by-default-devtools.timeline';
/** Milliseconds until a bot has made its first move, too. */
const WATCHED = 3_000;

const origin = process.argv[2]?.replace(/\/$/, '');
if (!origin) {
  console.error('usage: npm run opening -- http://127.0.0.1:8080   (the address of a running `crema serve`)');
  process.exit(2);
}

/** The events of a trace while `act` runs. */
async function traced(browser, act) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((resolve) => session.on('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' });
  await act();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return events;
}

/** Milliseconds of processor time of each task on the thread that ran our scripts. */
function tasksOf(events) {
  const thread = ({ pid, tid }) => `${pid}:${tid}`;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread);
  const ours = events.filter((event) => JSON.stringify(event.args ?? {}).includes('/assets/')).map(thread);
  const count = (main) => ours.filter((other) => other === main).length;
  const [busiest] = mains.sort((a, b) => count(b) - count(a));
  const tasks = events.filter((event) => event.name === 'RunTask' && event.tdur && thread(event) === busiest);
  return tasks.map(({ tdur }) => tdur / 1_000);
}

const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: FLAGS,
});
try {
  for (const game of GAMES) {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${origin}/#/new/${game}`);
    await page.locator('form button.begin').click();
    await page.waitForURL(/#\/table\//);
    const address = page.url();
    await page.goto('about:blank');
    const events = await traced(browser, async () => {
      await page.goto(address);
      await page.waitForSelector('[role=grid]');
      await page.waitForTimeout(WATCHED);
    });
    const tasks = tasksOf(events);
    const blocked = tasks.reduce((sum, task) => sum + Math.max(0, SLOWER * task - SHORT), 0);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const longest = SLOWER * Math.max(...tasks);
    console.log(
      `${game.padEnd(14)}${elements} elements, ${Math.round(blocked)} ms blocked, longest task ${Math.round(longest)} ms`,
    );
    await context.close();
  }
} finally {
  await browser.close();
}
