import { expect, host, join, openTable, playToTheEnd, test } from './online-support';

test('two browsers meet by a link and play Patchwork to the end', async ({ server, player }) => {
  const [ada, bob] = [await player('Ada'), await player('Bob')];
  await host(ada, server, 'patchwork');
  const link = await openTable(ada);
  await expect(ada.page.getByText('Waiting for 1 player')).toBeVisible();
  await join(bob, link);
  await playToTheEnd([ada, bob]);
  for (const { page } of [ada, bob]) await expect(page.getByText(/Fair shuffle, checked/)).toBeVisible();
});
