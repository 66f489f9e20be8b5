/** Who sits where at a table of this browser, as boards and texts need it. */
import type { GameCard, SeatInfo } from '$games/contract';
import { seatName, usualNameOf } from '$lib/match/seat-names';
import type { SeatSetup } from '$lib/match/shelf.svelte';

export function seatInfos(card: GameCard, seats: readonly SeatSetup[]): readonly SeatInfo[] {
  return seats.map((setup, seat) => ({
    seat,
    get name() {
      return seatName(setup);
    },
    usual: usualNameOf(setup),
    bot: setup.bot !== null,
    colours: card.colours(seat, seats.length),
  }));
}
