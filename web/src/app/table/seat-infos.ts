/** Who sits where at a table of this browser, as boards and texts need it. */
import type { GameCard, SeatInfo } from '$games/contract';
import { characterOf } from '$games/index';
import { seatNames, usualNames } from '$lib/match/seat-names';
import type { SeatSetup } from '$lib/match/shelf.svelte';

export function seatInfos(card: GameCard, seats: readonly SeatSetup[]): readonly SeatInfo[] {
  const usual = usualNames(card.id, seats);
  return seats.map(({ bot, place }, seat) => ({
    seat,
    get name() {
      return seatNames(card.id, seats)[seat] ?? '';
    },
    usual: usual[seat],
    bot: bot !== null,
    face: characterOf(card.id, bot)?.face,
    place,
    colours: card.colours(seat, seats.length),
  }));
}
