import type { RulesArt } from '../../contract';
import Drawing from './Drawing.svelte';
import Turn from './Turn.svelte';

export const art: RulesArt = { Drawing, pictures: { turn: Turn }, drawings: ['match'] };
