/** After one visit the page needs no server any more: games against bots are played without one. */
import { preview, type PreviewServer } from 'vite';
import { GAMES } from './games';
import { expect, open, test } from './support';

test.use({ serviceWorkers: 'allow' });

/** The page from a server of its own, because this one is going to be stopped. */
async function serve(): Promise<{ server: PreviewServer; origin: string }> {
  const server = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  const address = server.httpServer.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

async function stop(server: PreviewServer): Promise<void> {
  if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
  await server.close();
}

test('a page seen once plays every game against a bot without a server', async ({ browser }) => {
  const { server, origin } = await serve();
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await open(page, '#/', { language: 'en', motion: false });
  // The worker is ready when it has kept every file.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await stop(server);
  await expect(fetch(origin)).rejects.toThrow();

  for (const game of GAMES) {
    await page.goto(`/#/new/${game}`);
    await page.reload();
    await page.getByRole('group', { name: 'Who starts' }).locator('label').last().click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    // The bot has moved, in its worker, and it is the person's turn.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Player 1');
    await expect(page.getByRole('region', { name: 'Log' }).getByRole('listitem')).not.toHaveCount(0);
    // Lessons are there too.
    await page.goto(`/#/learn/${game}/basics`);
    await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  }
  await context.close();
});
