/** Coffee Rush at the table. */
import { defineGame } from '../contract';
import type { View } from './generated';
import { ask } from './ask';
import Board from './board/Board.svelte';
import { KEYS } from './board/keys';
import { hintLine } from './hint';
import { log } from './log';
import { DONE, read } from './board/moves';
import { pace } from './pace';
import { clause, refusal } from './refusal';
import { reason } from './reason';
import { scoring } from './scoring';
import Seat from './board/Seat.svelte';
import { logTurns } from './turns';
import type { MoveKind } from './board/moves';
import type { SoundName } from '$lib/board/sound';

const SOUNDS: Record<MoveKind, SoundName | null> = {
  meeple: 'place',
  fill: 'pour',
  upgrade: 'turn',
  empty: 'turn',
  step: 'step',
  pour: 'pour',
  serve: 'serve',
  done: null,
  draw: 'place',
};

export const game = defineGame<View>({
  Board,
  Seat,
  wide: true,
  ask,
  // The set-up may be confirmed by itself, although the first turn of the same seat follows.
  complete: ({ phase }) => phase === 'start' || phase === 'fill',
  finish: (_view, legal) => (legal.includes(DONE) ? DONE : null),
  log,
  hintLine,
  logTurns,
  pace,
  refusal,
  clause,
  scoring,
  reason,
  keys: KEYS,
  sound: (event) => SOUNDS[read(event).kind],
});
