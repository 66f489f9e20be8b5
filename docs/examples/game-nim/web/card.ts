import { COLOURS } from '$lib/art/colours';
import type { GameCard } from '../contract';
import Cover from './art/Cover.svelte';

export const card: GameCard = {
  id: 'nim',
  original: 'Nim',
  order: 4,
  name: 'nim-name',
  tagline: 'nim-tagline',
  minSeats: 2,
  maxSeats: 3,
  minutes: 2,
  Cover,
  options: [],
  colours: (seat) => [COLOURS[seat] ?? 'red'],
};
