/** Seats and bots in words. */
import { levelMessage, levelName } from '$lib/engine/level-words';
import { USUAL_LEVELS } from '$lib/engine/levels';
import { message, say, type Message } from '$lib/i18n';
import type { SeatView, TableNow } from '../../generated/protocol';

const levelId = (number: number): string => USUAL_LEVELS[number - 1]?.id ?? String(number);

/** The name of the bots' level with this number, from 1. */
export const numberedLevelName = (number: number): string => levelName(levelId(number));

/** What a seat is called where nobody has given it a name. */
export function usualNameOf(seat: SeatView): Message | undefined {
  switch (seat.kind) {
    case 'open':
      return message('online-seat-open');
    case 'bot':
      return message('online-seat-bot', { level: levelMessage(levelId(seat.level)) });
    case 'person':
      return seat.name ? undefined : message('online-someone');
  }
}

export function seatName(seat: SeatView): string {
  const usual = usualNameOf(seat);
  return usual ? say(usual) : seat.kind === 'person' ? seat.name : '';
}

/** Has this player resigned or run out of time? */
export function isOut(seat: SeatView | undefined): boolean {
  return seat?.kind === 'person' && seat.out;
}

/** Is it time that this player has lost by? A player who gives up has some left. */
export function isFlagged({ seats, clock }: Pick<TableNow, 'seats' | 'clock'>, seat: number): boolean {
  return isOut(seats[seat]) && clock !== null && (clock.left_ms[seat] ?? 1) <= 0;
}

/** Does a bot play here, or did one? Where a game ends with the one who goes, none takes the seat. */
export function isPlayedByBot({ seats, result }: Pick<TableNow, 'seats' | 'result'>, seat: number): boolean {
  const view = seats[seat];
  if (view?.kind !== 'person') return view?.kind === 'bot';
  return view.bot !== null && !(view.out && result && result.reason !== 'played');
}
