/** Coffee Rush at the table. */
import { defineGame } from '../contract';
import type { View } from '../../generated/coffee-rush';
import { ask } from './ask';
import Board from './Board.svelte';
import { KEYS } from './keys';
import { log } from './log';
import { DONE, read } from './moves';
import { refusal } from './refusal';
import { scoring } from './scoring';
import Seat from './Seat.svelte';
import type { MoveKind } from './moves';
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
  ask,
  // The set-up may be confirmed by itself, although the first turn of the same seat follows.
  complete: ({ phase }) => phase === 'start' || phase === 'fill',
  finish: (_view, legal) => (legal.includes(DONE) ? DONE : null),
  log,
  refusal,
  scoring,
  keys: KEYS,
  sound: (event) => SOUNDS[read(event).kind],
});
