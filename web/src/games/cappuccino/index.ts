/** Cappuccino at the table. */
import { message, type Message } from '$lib/i18n';
import { defineGame, type SeatInfo } from '../contract';
import Board from './board/Board.svelte';
import { hintLine } from './hint';
import { log } from './log';
import { clause, refusal } from './refusal';
import { reason } from './reason';
import { scoring } from './scoring';
import Seat from './board/Seat.svelte';
import type { View } from './generated';

function ask(view: View, { name }: SeatInfo, plan: readonly string[]): Message {
  if (view.phase === 'placing') return message('cappuccino-ask-place', { name });
  return message(plan.length ? 'cappuccino-ask-again' : 'cappuccino-ask-move', { name });
}

export const game = defineGame<View>({
  Board,
  Seat,
  ask,
  // The last player who can move has several turns in a row; each may be confirmed by itself.
  complete: () => true,
  // One cup a turn, dozens of them: each goes by one tap.
  swift: ({ phase }) => phase === 'placing',
  log,
  hintLine,
  refusal,
  clause,
  scoring,
  reason,
  keys: [
    { keys: ['W', 'E', 'A', 'D', 'Z', 'X'], does: 'cappuccino-key-neighbours' },
    { keys: ['N'], does: 'cappuccino-key-next' },
    { keys: ['T'], does: 'cappuccino-key-threats' },
    { keys: ['1', '2'], does: 'cappuccino-key-colour' },
    { keys: ['Esc'], does: 'cappuccino-key-back' },
  ],
  sound: (event) => (event.startsWith('place') ? 'place' : 'clink'),
});
