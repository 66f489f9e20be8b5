/** What people do around a game: they come by a link, leave and come back, are waited for elsewhere, or mean no good. */
import { ONE_GAME, OTHER_GAME } from './games';
import {
  button,
  expect,
  giveUp,
  heading,
  inThisOrder,
  isAsked,
  join,
  openForm,
  openTable,
  openWith,
  personOf,
  playHints,
  playOn,
  seat,
  test,
  whoIsAsked,
} from './online-support';
import { expectAccessible, expectAccessibleInBothThemes, THEMES } from './support';

test('from the link to the first move in two taps', async ({ server, player }) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await openForm(ada, server, ONE_GAME);
  await ada.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('me');
  await inThisOrder(ada.page);
  const link = await openTable(ada);
  await expect(ada.page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectAccessibleInBothThemes(ada.page);
  // The link is the first tap, and a name stands there for a guest who has none.
  await bob.page.goto(link);
  await expect(bob.page.getByRole('heading', { name: 'Ada invites you to play' })).toBeVisible();
  await button(bob.page, 'Sit down and play').click();
  await whoIsAsked([bob]);
  await expect(bob.page.getByRole('gridcell', { name: /can be chosen/ }).first()).toBeVisible();
  await expect(ada.page.getByRole('region', { name: 'Players' })).toContainText(/Guest \d\d/);
});

test('a bot plays for a player who has left, until they come back; a game is ended by giving up', async ({
  server,
  player,
}) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  const link = await openWith(bob, server, {
    game: ONE_GAME,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    terms: { leavers: { kind: 'bot', grace_s: 10 } },
  });
  await join(ada, link);
  await whoIsAsked([bob]);
  await bob.page.goto(`${server.origin}/healthz`);
  const log = ada.page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('A bot plays for Bob.', { timeout: 60_000 });
  // The game goes on without him.
  await whoIsAsked([ada]);
  await playHints(ada);

  await bob.page.goto(link);
  await expect(bob.page.getByText('A bot is playing for you.')).toBeVisible();
  await button(bob.page, 'Take my seat back').click();
  await expect(bob.page.getByText('A bot is playing for you.')).toBeHidden();
  await expect(log).toContainText('Bob is back.');
  await playOn([ada, bob], 2);
  await giveUp(bob);
  for (const { page } of [ada, bob]) await expect(page.getByText('Ada wins!')).toBeVisible();
  await expectAccessibleInBothThemes(ada.page);
});

test('your turn: in the page, the title and the badge, and the next game is one tap away', async ({
  server,
  player,
}) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  const badge = () => ada.page.evaluate(() => (window as unknown as { badge: number }).badge);
  await ada.page.addInitScript(() => {
    // Whether the system has badges is not what this is about.
    Object.assign(window, { badge: 0 });
    const show = (count: number) => Promise.resolve(Object.assign(window, { badge: count })).then(() => undefined);
    Object.assign(Navigator.prototype, { setAppBadge: show, clearAppBadge: () => show(0) });
  });
  const first = await seat(server, ONE_GAME, [ada, bob], inThisOrder);
  const second = await seat(server, OTHER_GAME, [ada, bob], inThisOrder);
  await expect.poll(badge).toBe(2);
  await expect(ada.page).toHaveTitle(/^\(2\) ● /);

  // Elsewhere in the page as well.
  await ada.page.goto(`${server.origin}/#/settings`);
  await expect(ada.page).toHaveTitle(/^\(2\) /);
  await expect(ada.page.getByRole('link', { name: /your turn at 2 tables/ })).toBeVisible();
  await ada.page.goto(`${server.origin}/#/online`);
  await expect(ada.page.getByRole('heading', { name: 'Your turn at 2 tables' })).toBeVisible();

  await ada.page.goto(second);
  await playHints(await whoIsAsked([ada]));
  const next = ada.page.getByRole('link', { name: 'My turn elsewhere (1)' });
  // In some games the same player may go on.
  while (!(await next.isVisible())) if (await isAsked(ada)) await playHints(ada);
  await expect.poll(badge).toBe(1);
  await next.click();
  await expect(ada.page).toHaveURL(first);
  await playHints(await whoIsAsked([ada]));
  await expect.poll(badge).toBe(0);
  await expect(ada.page).not.toHaveTitle(/●|^\(/);
});

test('a private game is seen by its players only, until it is over', async ({ server, player }) => {
  const [ada, bob, eve] = [await player('Ada'), await player('Bob'), await player('Eve')];
  const link = await seat(server, ONE_GAME, [ada, bob], async (page) => {
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Only the players can watch' }).check();
  });
  await whoIsAsked([ada, bob]);
  await eve.page.goto(link);
  await expect(heading(eve.page)).toHaveText('A private game');
  await expect(eve.page.getByText('Ada')).toBeVisible();
  await expect(eve.page.getByRole('grid')).toBeHidden();
  await expectAccessible(eve.page);
  await playHints(await whoIsAsked([ada, bob]));
  await giveUp(bob);
  await expect(eve.page.getByText('Ada wins!')).toBeVisible();
});

const SECRET = {
  id: 'secret-table',
  game: 'secret',
  options: {},
  terms: {
    clock: { kind: 'none' },
    access: 'link',
    private: false,
    rated: false,
    talk: 'phrases',
    leavers: { kind: 'wait' },
  },
  creator: 'ada',
  created: 0,
  your_seat: 0,
  now: {
    number: 0,
    phase: 'playing',
    seats: ['Ada', 'Bob'].map((name) => ({
      kind: 'person',
      person: name,
      name,
      bot: null,
      out: false,
    })),
    turn: 0,
    length: 0,
    undo_limit: 0,
    view: { my_card: 77, other_card: null, dealt: true },
    clock: null,
    take_back: null,
    result: null,
  },
  fairness: { commitment: 'c' },
  presence: { seats: [true, true], spectators: 0 },
  talk: [],
  rematch: null,
};

for (const theme of THEMES) {
  test(`a game that hides something shows what the seat may see, in ${theme}`, async ({ server, player }) => {
    const { page } = await player('Ada', { language: 'en', theme });
    // No game of this server hides anything, so the server's part is played here.
    await page.route('**/api/tables/secret-table', (route) => route.fulfill({ json: SECRET }));
    await page.route('**/api/tables/secret-table/legal', (route) => route.fulfill({ json: ['low', 'high'] }));
    const after = { ...SECRET.now, number: 1, turn: 1, view: { ...SECRET.now.view, guessed: 'high' } };
    await page.routeWebSocket(/\/api\/ws$/, (socket) => {
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as { type: string; id?: string };
        const say = (answer: object) => socket.send(JSON.stringify(answer));
        if (message.type === 'hello') {
          say({ type: 'welcome', protocol: 1, me: null, ping_every_ms: 2500, dead_after_ms: 9000 });
        } else if (message.type === 'act') {
          const entries = [{ number: 0, at: 0, what: 'event', by: 0, text: 'high' }];
          say({ type: 'news', table: SECRET.id, entries, now: after });
          say({ type: 'answer', table: SECRET.id, id: message.id, answer: { kind: 'done', number: 1 } });
        }
      });
    });
    await page.goto(`${server.origin}/#/t/${SECRET.id}`);
    await expect(heading(page)).toHaveText('Your turn');
    await expect(page.getByText('77')).toBeVisible();
    await expect(page.getByText('hidden', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'high').click();
    await expect(heading(page)).toHaveText('Bob is to move.');
    await expect(page.getByText('guessed')).toBeVisible();
  });
}

test('names and texts are shown as text, whatever is in them', async ({ server, player }) => {
  const image = '<img src=x onerror=a()>';
  const [eve, bob] = [await player(image), await player('a\u202edmi\u0301\u0302\u0303\u0304n')];
  await seat(server, ONE_GAME, [eve, bob], async (page) => {
    await page.getByText('More options').click();
    await page.getByText('Free text').click();
  });
  const players = bob.page.getByRole('region', { name: 'Players' });
  await expect(players).toContainText(image);
  // The mark that turns the direction is gone, and so is most of the pile of accents.
  await expect(players).toContainText('admí\u0302\u0303n');
  const field = eve.page.getByRole('textbox');
  const talk = bob.page.getByRole('log');
  await eve.page.getByText('Chat', { exact: true }).click();
  await bob.page.getByText('Chat', { exact: true }).click();
  await field.fill('<script>document.title="owned"</script><b>hi</b>');
  await field.press('Enter');
  await expect(talk).toContainText('<script>document.title="owned"</script><b>hi</b>');
  expect(await talk.locator('script, b, img').count()).toBe(0);
  // A field takes no more than fits; a client that gets round it is refused by the server.
  await field.evaluate((input) => input.removeAttribute('maxlength'));
  await field.fill('x'.repeat(10_000));
  await field.press('Enter');
  await expect(eve.page.getByText('That is too long: at most 280 characters.')).toBeVisible();
  await expect(talk.getByText(/x{50}/)).toHaveCount(0);
  expect(await bob.page.title()).not.toContain('owned');

  // A muted player is not heard.
  await button(bob.page, `Mute ${image}`).click();
  await expect(talk).not.toContainText('<b>hi</b>');
  await button(eve.page, 'Oops!').click();
  await expect(eve.page.getByRole('log')).toContainText('Oops!');
  await button(bob.page, 'Hello!').click();
  await expect(talk).toContainText('Hello!');
  await expect(talk).not.toContainText('Oops!');
  await button(bob.page, `Unmute ${image}`).click();
  await expect(talk).toContainText('Oops!');
  await expectAccessibleInBothThemes(bob.page);
  await button(bob.page, 'Table menu').click();
  await expectAccessibleInBothThemes(bob.page);

  const long = await player('x'.repeat(10_000));
  await long.page.goto(`${server.origin}/#/host/${OTHER_GAME}`);
  await long.page.getByLabel('Your name').evaluate((input) => input.removeAttribute('maxlength'));
  await long.page.getByLabel('Your name').fill(long.name);
  await button(long.page, 'Open the table').click();
  await expect(long.page.getByText('A name has at most 24 characters.')).toBeVisible();
});

test('at the table one finds who the others are, and need not meet them again', async ({ server, player }) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await seat(server, ONE_GAME, [ada, bob]);
  await whoIsAsked([ada, bob]);
  await button(ada.page, 'Table menu').click();
  await ada.page.getByRole('dialog').getByRole('link', { name: 'Bob' }).click();
  await expect(heading(ada.page)).toHaveText('Bob');
  await button(ada.page, 'Block').click();
  await expect(ada.page.getByText('You have blocked Bob')).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByText('You have blocked Bob')).toBeVisible();
  await expect(button(ada.page, 'Block')).toHaveCount(0);
  await expectAccessible(ada.page);
  await openForm(ada, server, OTHER_GAME);
  await join(bob, await openTable(ada));
  await expect(bob.page.getByText('You cannot join this table.')).toBeVisible();
  await bob.page.getByRole('link', { name: 'Ada' }).click();
  await expect(heading(bob.page)).toHaveText('Ada');
  // One may think again.
  await ada.page.goto(`${server.origin}/#/person/${await personOf(bob)}`);
  await button(ada.page, 'Unblock').click();
  await expect(ada.page.getByText('You have blocked Bob')).toBeHidden();
  await expect(button(ada.page, 'Block')).toBeVisible();
});

test('a banned player hears why, once', async ({ server, player }) => {
  const [ada, eve, mallory] = [await player('Ada'), await player('Eve'), await player('Mallory')];
  const link = await seat(server, ONE_GAME, [ada, eve]);
  await whoIsAsked([ada, eve]);
  await seat(server, OTHER_GAME, [mallory]);
  // At a table: the socket is closed.
  server.admin('ban', '--person', await personOf(eve), '--reason', 'insults');
  const told = eve.page.getByText('The host of this server has signed you out and banned you. Reason: insults');
  await expect(told).toBeVisible();
  await expectAccessibleInBothThemes(eve.page);
  await button(eve.page, 'Dismiss').click();
  await expect(told).toBeHidden();
  await eve.page.goto(link);
  await eve.page.reload();
  await expect(eve.page.getByText('You are watching')).toBeVisible();
  await expect(told).toBeHidden();

  // Away meanwhile, and back on a page that has nothing else to do with online play.
  const person = await personOf(mallory);
  await mallory.page.goto(`${server.origin}/healthz`);
  server.admin('ban', '--person', person, '--reason', '');
  await mallory.page.goto(`${server.origin}/#/`);
  const plain = mallory.page.getByText('The host of this server has signed you out and banned you.', {
    exact: true,
  });
  await expect(plain).toBeVisible();
  await mallory.page.reload();
  await expect(heading(mallory.page)).not.toBeEmpty();
  await expect(plain).toBeHidden();
});
