/** Is there room for a column beside the board? A game that wants the width keeps it longer. */
import { MediaQuery } from 'svelte/reactivity';
import type { GameModule } from '$games/contract';

const usual = new MediaQuery('(min-width: 62rem) and (min-height: 30.01rem)');
const wide = new MediaQuery('(min-width: 80rem) and (min-height: 30.01rem)');

export function hasSideColumn(game: GameModule): boolean {
  return (game.wide ? wide : usual).current;
}
