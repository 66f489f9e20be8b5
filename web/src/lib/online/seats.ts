/** Seats and bots in words. */
import { USUAL_LEVELS } from '$lib/engine/levels';
import { i18n, t } from '$lib/i18n';
import type { SeatView } from '../../generated/protocol';

/** The name of the bots' level with this number, from 1. */
export function levelName(number: number): string {
  const key = `level-${USUAL_LEVELS[number - 1]?.id ?? ''}`;
  return i18n.has(key) ? i18n.say({ id: key, args: null }) : String(number);
}

export function seatName(seat: SeatView): string {
  switch (seat.kind) {
    case 'open':
      return t('online-seat-open');
    case 'bot':
      return t('online-seat-bot', { level: levelName(seat.level) });
    case 'person':
      return seat.name || t('online-someone');
  }
}
