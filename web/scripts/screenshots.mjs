/**
 * Takes pictures of pages for looking at: `npm run shots -- <folder> <path…>`, each path in light and dark.
 * A path may end in `@390x844` for another window.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { CHROMIUM, FLAGS } from './chromium.mjs';

const [folder = 'e2e/artifacts/shots', ...paths] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const server = await createServer({ server: { host: '127.0.0.1', port: 0, hmr: false }, logLevel: 'error' });
await server.listen();
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: FLAGS,
});

for (const wanted of paths.length ? paths : ['/gallery.html']) {
  const [path, size = '1280x800'] = wanted.split('@');
  const [width, height] = size.split('x').map(Number);
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${path}: ${error}`));
    page.on('console', (message) => message.type() === 'error' && console.error(`${path}: ${message.text()}`));
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    const name = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${size}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: true });
    console.log(join(folder, name));
    await context.close();
  }
}
await browser.close();
await server.close();
