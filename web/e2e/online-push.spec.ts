/**
 * Notices to a closed page. A test browser has no push service of its own, so subscribing answers with one on this machine; all
 * else is real: the switch, the server's sealed message, the worker that wakes up, what it shows, and where a tap on it leads.
 */
import type { Page } from '@playwright/test';
import { nameOf, ONE_GAME } from './games';
import { expect, inThisOrder, join, openForm, openTable, playHints, test as base, whoIsAsked } from './online-support';
import { PushService } from './push-service';

const test = base.extend<{ push: PushService }>({
  // eslint-disable-next-line no-empty-pattern
  push: async ({}, use) => {
    const push = await PushService.start();
    await use(push);
    push.stop();
  },
  options: async ({ push }, use) => {
    await use(['--push-services', push.origin, '--push-contact', 'mailto:host@crema.example']);
  },
});

/** Hands a message to the page's worker, as a push service would through the browser. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

test('a player who wants it hears that it is their turn while the page is closed', async ({
  server,
  push,
  browser,
  player,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: server.origin });
  const page = await context.newPage();
  await page.addInitScript((subscription) => {
    localStorage.setItem('crema.settings', JSON.stringify({ language: 'en', motion: false }));
    // The browser keeps it beyond the page.
    const keep = (on: boolean) => localStorage.setItem('subscribed', String(on));
    const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => keep(false) };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (keep(true), made),
      getSubscription: async () => (localStorage.getItem('subscribed') === 'true' ? made : null),
    });
  }, push.subscription);
  const [ada, bob] = [{ page, name: 'Ada' }, await player('Bob')];

  // Ada opens a slow game, and wants to be told.
  await openForm(ada, server, ONE_GAME);
  await page.getByText('Days per turn').click();
  await inThisOrder(page);
  const link = await openTable(ada);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${server.origin}/#/me`);
  const wanted = page.getByRole('switch', { name: /Notify me when it’s my turn/ });
  const stored = page.waitForResponse(
    (answer) => answer.url().includes('/api/push') && answer.request().method() !== 'GET',
  );
  await wanted.click();
  await expect(wanted).toBeChecked();
  // The switch answers before the server.
  await stored;

  // She is away when the game starts, and hears of it.
  await page.goto('about:blank');
  await join(bob, link);
  await expect.poll(() => push.count).toBe(1);
  const message = push.opened();
  const table = link.split('/').at(-1) ?? '';
  expect(JSON.parse(message)).toEqual({ kind: 'your-turn', table, game: ONE_GAME });

  await page.goto(`${server.origin}/#/settings`);
  // A worker that is just starting may miss it; the same notice twice is one.
  const shown = async () => {
    await deliver(page, server.origin, message);
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  };
  await expect.poll(shown).toEqual([{ title: 'Your turn', body: nameOf(ONE_GAME), tag: table }]);

  // A tap on it leads to the table.
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const Tapped = (self as unknown as { NotificationEvent: new (kind: string, init: object) => Event })
      .NotificationEvent;
    self.dispatchEvent(new Tapped('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(link);
  await playHints(await whoIsAsked([ada]));

  // The server forgets a player who wants no more notices.
  const kept = async () =>
    (await page.evaluate(async () => (await fetch('/api/account/export')).text())).includes(push.origin);
  await page.goto(`${server.origin}/#/me`);
  await expect(wanted).toBeChecked();
  await expect.poll(kept).toBe(true);
  await wanted.click();
  await expect(wanted).not.toBeChecked();
  await expect.poll(kept).toBe(false);
  await context.close();
});
