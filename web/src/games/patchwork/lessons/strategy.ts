/** Patchwork for those who can play: an idea, then a position that it wins. */
import { winStep, type Lesson } from '$lib/learn/lesson';

export const strategy: readonly Lesson[] = [
  {
    id: 'compact',
    title: 'patchwork-lessons-compact',
    steps: [
      {
        id: 'compact',
        say: 'patchwork-lesson-compact',
        show: ['quilt'],
        expect: { view: 'players.0.best_square.covered', least: 9 },
        model: ['buy 10 a3b3c3d3'],
        right: 'patchwork-lesson-compact-right',
        wrong: [{ say: 'patchwork-lesson-compact-wrong', example: ['buy 10 f9g9h9i9'] }],
      },
      winStep('win-1', { won: 1 }, ['buy 0 c5d5'], ['advance']),
    ],
  },
  {
    id: 'tempo',
    title: 'patchwork-lessons-tempo',
    steps: [
      {
        id: 'tempo',
        say: 'patchwork-lesson-tempo',
        show: ['track', 'market'],
        expect: { played: 'buy * *', times: 2 },
        model: ['buy 14 e1f1g1e2g2', 'buy 20 b4a5b5c5d5c6'],
        right: 'patchwork-lesson-tempo-right',
        wrong: [{ say: 'patchwork-lesson-tempo-wrong', example: ['buy 26 e1f1g1f2g2h2'] }],
      },
      winStep('win-2', { won: 0 }, ['buy 2 c5d5c6'], ['advance']),
    ],
  },
  {
    id: 'early',
    title: 'patchwork-lessons-early',
    steps: [
      {
        id: 'early',
        say: 'patchwork-lesson-early',
        show: ['market'],
        expect: { view: 'players.0.income', least: 2 },
        model: ['buy 11 b1a2b2c2b3'],
        right: 'patchwork-lesson-early-right',
        wrong: [{ say: 'patchwork-lesson-early-wrong', example: ['buy 15 a1b1c1a2b2'] }],
      },
      winStep('win-3', { won: 0 }, ['buy 3 g1g2g3'], ['advance']),
    ],
  },
  {
    id: 'race',
    title: 'patchwork-lessons-race',
    steps: [
      {
        id: 'race',
        say: 'patchwork-lesson-race',
        show: ['track', 'market'],
        expect: { played: 'leather *' },
        model: ['buy 7 d1e1f1e2', 'leather b2'],
        right: 'patchwork-lesson-race-right',
        wrong: [{ say: 'patchwork-lesson-race-wrong', example: ['buy 2 d1e1d2'] }],
      },
      winStep('win-4', { won: 0 }, ['buy 1 e3d4e4'], ['advance']),
    ],
  },
  {
    id: 'squares',
    title: 'patchwork-lessons-squares',
    steps: [
      {
        id: 'squares',
        say: 'patchwork-lesson-squares',
        show: ['market'],
        expect: { won: 1 },
        model: ['buy 24 g2h2f3g3g4h4'],
        right: 'patchwork-lesson-squares-right',
        wrong: [{ say: 'patchwork-lesson-squares-wrong', example: ['advance'] }],
      },
      winStep('win-5', { won: 0 }, ['buy 9 c7d7e7c8'], ['advance']),
    ],
  },
];
