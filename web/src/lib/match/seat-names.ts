/** Names of seats at tables of this browser. */
import { characterOf } from '$games/index';
import { message, say, type Message } from '$lib/i18n';
import type { SeatSetup } from './shelf.svelte';

/** The usual name of a seat: that of the opponent who plays there, or a number. */
function usualMessage(game: string, bot: string | null, number: number): Message {
  const character = characterOf(game, bot);
  if (character) return { id: character.name, args: null };
  return bot === null ? message('new-default-name', { number }) : message('new-bot-name', { number });
}

/** The names of seats where nobody typed one. An opponent who sits there several times has a number from the second seat on. */
export function usualNames(game: string, seats: readonly SeatSetup[]): readonly (Message | undefined)[] {
  return seats.map(({ bot, usual }) => {
    if (usual === undefined) return undefined;
    const name = usualMessage(game, bot, usual);
    const before = seats.filter((other) => other.bot === bot && other.usual !== undefined && other.usual < usual);
    if (bot === null || !before.length || !characterOf(game, bot)) return name;
    return message('new-bot-again', { name, number: before.length + 1 });
  });
}

/** A typed name stays as it is; a usual one follows the language. */
export function seatNames(game: string, seats: readonly SeatSetup[]): readonly string[] {
  return usualNames(game, seats).map((usual, seat) => (usual ? say(usual) : (seats[seat]?.name ?? '')));
}
