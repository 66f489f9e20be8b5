/** Names of seats at tables of this browser. */
import { message, say, type Message } from '$lib/i18n';
import type { SeatSetup } from './shelf.svelte';

const usualMessage = (bot: string | null, number: number): Message =>
  bot === null ? message('new-default-name', { number }) : message('new-bot-name', { number });

/** The usual name of a seat, in the language of the page. */
export const usualName = (bot: string | null, number: number): string => say(usualMessage(bot, number));

/** The name of a seat where nobody typed one. */
export const usualNameOf = ({ bot, usual }: SeatSetup): Message | undefined =>
  usual === undefined ? undefined : usualMessage(bot, usual);

/** A typed name stays as it is; a usual one follows the language. */
export const seatName = ({ name, bot, usual }: SeatSetup): string =>
  usual === undefined ? name : usualName(bot, usual);
