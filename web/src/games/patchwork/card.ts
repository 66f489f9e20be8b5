import type { GameCard } from '../contract';
import './art/colours.css';
import Cover from './art/Cover.svelte';
import { characters } from './characters';

export const card: GameCard = {
  id: 'patchwork',
  original: 'Patchwork',
  order: 2,
  name: 'patchwork-name',
  tagline: 'patchwork-tagline',
  minSeats: 2,
  maxSeats: 2,
  minutes: 20,
  Cover,
  characters,
  options: [
    {
      kind: 'choice',
      key: 'track',
      label: 'patchwork-option-track',
      choices: [
        { value: 'revised', label: 'patchwork-option-track-revised' },
        { value: 'original', label: 'patchwork-option-track-original' },
      ],
    },
  ],
  colours: (seat) => [seat === 0 ? 'yellow' : 'green'],
};
