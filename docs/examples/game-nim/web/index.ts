/** Nim at the table. */
import { message } from '$lib/i18n';
import { defineGame, nameIn } from '../contract';
import Board from './board/Board.svelte';
import Seat from './board/Seat.svelte';
import type { View } from './view';

export const game = defineGame<View>({
  Board,
  Seat,
  ask: (_, { name }) => message('nim-ask', { name }),
  log: ({ event, by, seats }) => {
    const [, count, heap] = event.split(' ').map(Number);
    return [message('nim-log', { name: nameIn(seats, by ?? 0), count: count ?? 0, heap: heap ?? 0 })];
  },
  // The board offers only what is there; a server that is asked for more says no.
  refusal: ({ left }) => message('nim-refusal', { left: Number(left) }),
  clause: () => 'NM-03',
  scoring: () => ({ rows: [] }),
  keys: [],
  sound: () => 'place',
});
