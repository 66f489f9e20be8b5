/** The pictures of the rules. */
import type { RulesArt } from '../../contract';
import Drawing from './Drawing.svelte';
import Behind from './pictures/Behind.svelte';
import PatchLabel from './pictures/PatchLabel.svelte';
import Table from './pictures/Table.svelte';

export const art: RulesArt = {
  Drawing,
  pictures: { table: Table, patch: PatchLabel, behind: Behind },
  drawings: ['button', 'leather', 'thimble', 'seven', 'time'],
};
