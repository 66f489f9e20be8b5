/** Every screen of online play: four languages, both themes, small windows; and what people do with their accounts. */
import { nameOf, ONE_GAME, OTHER_GAME } from './games';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSideways,
  LANGUAGES,
  picture,
  reloadWith,
} from './support';
import {
  button,
  expect,
  heading,
  openForm,
  openTable,
  openWith,
  personOf,
  seat,
  test,
  whoIsAsked,
} from './online-support';

const PASSWORD = 'a long enough password';

test('every screen is accessible in four languages and both themes, and fits a small phone', async ({
  server,
  player,
}) => {
  test.slow();
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  const { page } = ada;
  await openForm(ada, server, ONE_GAME);
  await page.getByText('For the whole game').click();
  await page.getByText('Anyone (listed as an open table)').click();
  const waiting = await openTable(ada);
  await openForm({ ...bob, name: 'Боб' }, server, OTHER_GAME);
  const playing = await openTable(bob);
  await page.goto(playing);
  await button(page, 'Sit down and play').click();
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  const screens: Record<string, string> = {
    lobby: '#/online',
    host: `#/host/${OTHER_GAME}`,
    waiting: new URL(waiting).hash,
    table: new URL(playing).hash,
    me: '#/me',
    person: `#/person/${await personOf(ada)}`,
    ratings: `#/ratings/${OTHER_GAME}`,
    friend: '#/friend/none',
    missing: '#/t/none',
  };
  for (const [index, language] of LANGUAGES.entries()) {
    for (const [place, [name, hash]] of Object.entries(screens).entries()) {
      const theme = (index + place) % 2 ? 'dark' : 'light';
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${server.origin}/${hash}`);
      await reloadWith(page, { language, theme, motion: false });
      if (name === 'table') await expect(page.getByRole('grid').first()).toBeVisible();
      await expectAccessible(page);
      await picture(page, `online-${name}-${language}-${theme}`);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSideways(page);
    }
  }
});

test('an account: from guest to member, friends, sessions, data, the end', async ({ server, player }) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  const { page } = ada;
  await seat(server, OTHER_GAME, [ada]);
  // A guest becomes a member and keeps the table; a guest who signs in as somebody else hears what stays behind.
  await page.goto(`${server.origin}/#/me`);
  await page.getByText('I have an account').click();
  await expect(page.getByText('Games you play as a guest stay with the guest')).toBeVisible();
  await page.getByText('I have an account').click();
  await page.getByLabel('Password', { exact: true }).first().fill(PASSWORD);
  await button(page, 'Create an account').click();
  await expect(page.getByText('Account', { exact: true })).toBeVisible();
  await page.goto(`${server.origin}/#/online`);
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await page.goto(`${server.origin}/#/me`);

  await expectAccessibleInBothThemes(page);

  // Friends by a link.
  await button(page, 'Create a friend link').click();
  const link = await page.getByLabel(/Anyone who opens this link/).inputValue();
  await bob.page.goto(link);
  await bob.page.getByLabel('Your name').fill('Bob');
  await button(bob.page, 'Add friend').click();
  await expect(bob.page.getByRole('link', { name: 'Ada' })).toBeVisible();
  await bob.page.getByRole('link', { name: 'Ada' }).click();
  await button(bob.page, 'Block').click();
  await expect(bob.page.getByText('You have blocked Ada')).toBeVisible();

  // Signed in at another browser, and signed out from here.
  const other = await player('Other');
  await other.page.goto(`${server.origin}/#/me`);
  await other.page.getByLabel('Name', { exact: true }).fill('Ada');
  await other.page.getByLabel('Password', { exact: true }).fill('not the password');
  await button(other.page, 'Sign in').click();
  await expect(other.page.getByText('Wrong name or password.')).toBeVisible();
  await other.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(other.page, 'Sign in').click();
  await expect(other.page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  await page.reload();
  await expect(button(page, 'Sign out there')).toHaveCount(1);
  await button(page, 'Sign out there').click();
  await expect(button(page, 'Sign out there')).toHaveCount(0);
  // There it is said, and nobody is taken for signed in any more.
  await expect(other.page.getByText('You were signed out here.')).toBeVisible();
  await expect(heading(other.page)).toHaveText('My account');
  // A name belongs to one account.
  await other.page.getByText('New account').click();
  await other.page.getByLabel('Name', { exact: true }).fill('Ada');
  await other.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(other.page, 'Create an account').click();
  await expect(other.page.getByText('This name is taken. Choose another.')).toBeVisible();

  const download = page.waitForEvent('download');
  await button(page, 'Download all my data').click();
  expect((await download).suggestedFilename()).toBe('crema-export.json');
  await button(page, 'Delete my account').click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('dialog').getByLabel('Password').fill('not the password');
  await button(page, 'Delete for good').click();
  await expect(page.getByRole('dialog').getByText('Wrong password.')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
  await button(page, 'Delete for good').click();
  await expect(page.getByText('All your data is deleted')).toBeVisible();
  await expect(heading(page)).toHaveText('My account');
});

test('a passkey opens an account', async ({ server, player }) => {
  const { page } = await player('Ada');
  // Passkeys belong to names, not to numbers.
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${origin}/#/me`);
  await page.getByText('New account').click();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create an account').click();
  await button(page, 'Add a passkey').click();
  await expect(button(page, /Remove the passkey/)).toBeVisible();
  await button(page, 'Sign out').click();
  await button(page, 'Sign in with a passkey').click();
  await expect(heading(page)).toHaveText('Ada');
});

test('a page without a server says so', async ({ page }) => {
  await page.goto('/#/online');
  await expect(page.getByText(/runs without a server/)).toBeVisible();
});

test('a table is found in the lobby; a full one can be watched', async ({ server, player }) => {
  const [ada, bob, eve] = [await player('Ada'), await player('Bob'), await player('Eve')];
  const link = await seat(server, OTHER_GAME, [ada], async (page) => {
    await page.getByText('More options').click();
    await expectAccessibleInBothThemes(page);
    await page.getByText('Anyone (listed as an open table)').click();
  });
  await bob.page.goto(`${server.origin}/#/online`);
  await bob.page.getByRole('link', { name: new RegExp(`^Sit down and play: ${nameOf(OTHER_GAME)}`) }).click();
  await button(bob.page, 'Sit down and play').click();
  await expect(bob.page.getByRole('region', { name: 'Board' })).toBeVisible();
  await eve.page.goto(link);
  await expect(eve.page.getByText('You are watching')).toBeVisible();
});

test('at a rated table a guest opens an account on the spot', async ({ server, player }) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await ada.page.goto(`${server.origin}/#/me`);
  await ada.page.getByText('New account').click();
  await ada.page.getByLabel('Name', { exact: true }).fill('Ada');
  await ada.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(ada.page, 'Create an account').click();
  await expect(heading(ada.page)).toHaveText('Ada');
  const link = await openWith(ada, server, {
    game: ONE_GAME,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    terms: { rated: true, clock: { kind: 'days', days: 2 } },
  });
  await bob.page.goto(link);
  await expect(bob.page.getByText('This game is rated and needs an account')).toBeVisible();
  await expectAccessibleInBothThemes(bob.page);
  await bob.page.getByText('New account').click();
  await bob.page.getByLabel('Name', { exact: true }).fill('Bob');
  await bob.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(bob.page, 'Create an account').click();
  await button(bob.page, 'Sit down and play').click();
  await whoIsAsked([ada, bob]);
});
