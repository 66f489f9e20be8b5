/** The pictures of the rules. */
import { COLOURS } from '$lib/art/colours';
import type { RulesArt } from '../../contract';
import Drawing from './Drawing.svelte';
import Islands from './pictures/Islands.svelte';
import Move from './pictures/Move.svelte';
import Table from './pictures/Table.svelte';

export const art: RulesArt = {
  Drawing,
  pictures: { table: Table, move: Move, islands: Islands },
  drawings: COLOURS.map((colour) => `cup-${colour}`),
};
