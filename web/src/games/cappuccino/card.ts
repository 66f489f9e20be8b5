import { COLOURS } from '$lib/art/colours';
import type { GameCard } from '../contract';
import './art/colours.css';
import Cover from './art/Cover.svelte';
import { characters } from './characters';

export const card: GameCard = {
  id: 'cappuccino',
  original: 'Cappuccino',
  order: 3,
  name: 'cappuccino-name',
  tagline: 'cappuccino-tagline',
  minSeats: 2,
  maxSeats: 4,
  minutes: 15,
  Cover,
  characters,
  options: [{ kind: 'switch', key: 'expert', label: 'cappuccino-option-expert' }],
  // Two players own two colours each.
  colours: (seat, seats) => {
    if (seats === 2) return seat === 0 ? ['red', 'green'] : ['blue', 'yellow'];
    return [COLOURS[seat] ?? 'red'];
  },
};
