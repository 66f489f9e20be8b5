import { chromium } from '@playwright/test';
import { CHROMIUM, FLAGS } from './scripts/chromium.mjs';
const b = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
const jobs = process.argv.slice(2).map((a) => a.split(':'));
for (const [game, language, width, theme, mode] of jobs) {
  const ctx = await b.newContext({ viewport: { width: +width, height: 900 }, serviceWorkers: 'block' });
  await ctx.addInitScript(([l, t]) => localStorage.setItem('crema.settings', JSON.stringify({ language: l, theme: t })), [language, theme]);
  const p = await ctx.newPage();
  p.on('pageerror', (e) => console.log('ERR', e.message));
  p.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
  await p.goto(`http://localhost:4187/#/${game === 'home' ? '' : 'rules/' + game}`);
  await p.waitForTimeout(900);
  const overflow = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (mode === 'pdf') { await p.pdf({ path: `/tmp/words/shots/${game}-${language}.pdf`, preferCSSPageSize: true }); }
  else await p.screenshot({ path: `/tmp/words/shots/${game}-${language}-${width}-${theme}.png`, fullPage: true });
  console.log(game, language, width, theme, overflow ? 'OVERFLOW' : 'ok');
  await ctx.close();
}
await b.close();
