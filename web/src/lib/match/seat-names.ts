/** Names of seats at tables of this browser. */
import { t } from '$lib/i18n';
import type { SeatSetup } from './shelf.svelte';

/** The usual name of a seat, in the language of the page. */
export const usualName = (bot: string | null, number: number): string =>
  bot === null ? t('new-default-name', { number }) : t('new-bot-name', { number });

/** A typed name stays as it is; a usual one follows the language. */
export const seatName = ({ name, bot, usual }: SeatSetup): string =>
  usual === undefined ? name : usualName(bot, usual);
