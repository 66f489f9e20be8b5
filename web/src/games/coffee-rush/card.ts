import { COLOURS } from '$lib/art/colours';
import type { GameCard } from '../contract';
import './art/colours.css';
import Cover from './art/Cover.svelte';
import { characters } from './characters';

export const card: GameCard = {
  id: 'coffee-rush',
  original: 'Coffee Rush',
  order: 1,
  name: 'coffee-rush-name',
  tagline: 'coffee-rush-tagline',
  minSeats: 2,
  maxSeats: 4,
  minutes: 30,
  Cover,
  characters,
  options: [{ kind: 'switch', key: 'less_luck', label: 'coffee-rush-option-less-luck' }],
  colours: (seat) => [COLOURS[seat] ?? 'red'],
};
