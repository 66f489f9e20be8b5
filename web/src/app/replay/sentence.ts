/** The one sentence above a board that is looked back at. */
import { say, t } from '$lib/i18n';
import type { ReplayController } from '$lib/replay/controller.svelte';

type Shown = Pick<ReplayController, 'now' | 'game' | 'seats' | 'exploring' | 'log' | 'ply'>;

/** What has just happened; while one explores, what may be done. */
export function sentenceOf({ now, game, seats, exploring, log, ply }: Shown): string {
  if (exploring && now.phase.kind === 'plan') {
    const seat = seats[now.phase.seat];
    return seat ? say(game.ask(now.view, seat, now.plan)) : '';
  }
  if (exploring && now.phase.kind === 'chance') return t('replay-chance-choose');
  // Events that go without saying have no line: the last one before them still tells.
  const happened = log.findLast(({ event }) => event < ply);
  return happened ? say(happened.text) : t('replay-start');
}
