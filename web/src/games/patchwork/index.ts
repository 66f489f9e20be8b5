/** Patchwork at the table. */
import { message, type Message } from '$lib/i18n';
import type { Outcome } from '$lib/engine/types';
import { defineGame, type Scoring, type SeatInfo } from '../contract';
import Board from './board/Board.svelte';
import { hintLine } from './hint';
import { log } from './log';
import { reason } from './reason';
import { clause, refusal } from './refusal';
import Seat from './board/Seat.svelte';
import type { View } from './generated';

/** What the bonus tile is worth. */
const TILE = 7;

function ask(view: View, { name }: SeatInfo, plan: readonly string[]): Message {
  if (view.leather_due) return message('patchwork-ask-leather', { name });
  if (plan.length) return message('patchwork-ask-again', { name });
  const buyable = view.options.some(({ choice, possible }) => choice.kind === 'buy' && possible);
  return message(buyable ? 'patchwork-ask-buy' : 'patchwork-ask-advance', { name });
}

/** Names are not among the facts here: the tie-break says how, the heading says who. */
function scoring({ players }: View, { scores }: Outcome): Scoring {
  const tile = players.map((player) => (player.tile ? TILE : 0));
  return {
    rows: [
      { label: message('patchwork-score-buttons'), values: players.map(({ buttons }) => buttons) },
      { label: message('patchwork-score-tile'), values: tile },
      {
        label: message('patchwork-score-empty'),
        values: players.map(({ score, buttons }, seat) => score - buttons - (tile[seat] ?? 0)),
      },
    ],
    tie: scores[0] === scores[1] ? message('patchwork-score-tie') : undefined,
  };
}

export const game = defineGame<View>({
  Board,
  Seat,
  ask,
  // Every move of a player may be the last one to be taken back: it need not wait for the opponent's turn.
  complete: ({ leather_due }) => !leather_due,
  log,
  hintLine,
  refusal,
  clause,
  scoring,
  reason,
  keys: [
    { keys: ['1', '2', '3'], does: 'patchwork-key-pick' },
    { keys: ['A'], does: 'patchwork-key-advance' },
    { keys: ['R'], does: 'patchwork-key-rotate' },
    { keys: ['F'], does: 'patchwork-key-flip' },
    { keys: ['N'], does: 'patchwork-key-next' },
    { keys: ['G'], does: 'patchwork-key-fits' },
    { keys: ['V'], does: 'patchwork-key-quilt' },
  ],
  sound: (event) => (event.startsWith('advance') ? 'coin' : 'place'),
});
