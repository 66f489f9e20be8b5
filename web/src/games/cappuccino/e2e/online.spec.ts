/** A whole game through the real server, from the first move to the last. */
import { expect, finalScore, playOn, seat, test } from '$e2e/online-support';

test('a whole game, for one of the two over HTTP, where sockets do not get through', async ({ server, player }) => {
  test.slow();
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await bob.page.routeWebSocket(/\/api\/ws$/, (socket) => socket.close({ code: 1011 }));
  await seat(server, 'cappuccino', [ada, bob]);
  await expect(bob.page.getByText(/Your network blocks live connections/)).toBeVisible();
  expect(await playOn([ada, bob])).toBeGreaterThan(10);
  for (const seen of [ada, bob]) await expect(finalScore(seen)).toBeVisible();
});
