/** The pictures of the rules. */
import type { RulesArt } from '../../contract';
import { INGREDIENTS } from '../art/ingredients';
import Drawing from './Drawing.svelte';
import Double from './pictures/Double.svelte';
import Example from './pictures/Example.svelte';
import Table from './pictures/Table.svelte';
import Turn from './pictures/Turn.svelte';

export const art: RulesArt = {
  Drawing,
  pictures: { table: Table, turn: Turn, example: Example, double: Double },
  drawings: [
    ...INGREDIENTS,
    'meeple',
    'rush',
    'penalty',
    'special',
    'served',
    'double-meeples',
    'diagonal',
    'double-corners',
    'double-specialties',
  ],
};
