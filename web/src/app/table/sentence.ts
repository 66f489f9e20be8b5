/** The one sentence above the board. */
import { say, t } from '$lib/i18n';
import type { TableController } from '$lib/match/table-controller.svelte';

export function sentenceOf({ now, game, seats }: Pick<TableController, 'now' | 'game' | 'seats'>): string {
  const { phase } = now;
  switch (phase.kind) {
    case 'over':
      return t('table-over');
    case 'chance':
      return t('table-chance');
    case 'bot':
      return t('table-turn-bot', { name: seats[phase.seat]?.name ?? '' });
    case 'remote':
      return t('table-turn-of', { name: seats[phase.seat]?.name ?? '' });
    case 'sending':
      return t('table-sending');
    case 'stuck':
      return t('table-bot-failed');
    case 'plan': {
      const seat = seats[phase.seat];
      if (!seat) return '';
      return now.waiting ? t('table-confirm-wait', { name: seat.name }) : say(game.ask(now.view, seat, now.plan));
    }
  }
}
