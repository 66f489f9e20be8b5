import { chromium } from '@playwright/test';
import { CHROMIUM, FLAGS } from './scripts/chromium.mjs';
const b = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
for (const job of process.argv.slice(2)) {
  const [game, language, width, theme, from, height] = job.split(':');
  const ctx = await b.newContext({ viewport: { width: +width, height: 900 }, serviceWorkers: 'block' });
  await ctx.addInitScript(([l, t]) => localStorage.setItem('crema.settings', JSON.stringify({ language: l, theme: t })), [language, theme]);
  const p = await ctx.newPage();
  await p.goto(`http://localhost:4187/#/${game === 'home' ? '' : 'rules/' + game}`);
  await p.waitForTimeout(900);
  await p.screenshot({ path: `/tmp/words/shots/clip-${game}-${language}-${width}-${theme}-${from}.png`, fullPage: true, clip: { x: 0, y: +from, width: +width, height: +height } });
  await ctx.close();
}
await b.close();
