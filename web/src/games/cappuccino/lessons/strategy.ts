/**
 * Cappuccino for those who can play: an idea, then a position that one move wins. Every play to the end has been tried there; the replies
 * are one of them.
 */
import { winStep, type Lesson } from '$lib/learn/lesson';

export const strategy: readonly Lesson[] = [
  {
    id: 'tall',
    title: 'cappuccino-lessons-tall',
    steps: [
      {
        id: 'tall',
        say: 'cappuccino-lesson-tall',
        show: ['table'],
        expect: { view: 'players.0.cups', least: 37 },
        model: ['move 0,-4 -1,-3'],
        right: 'cappuccino-lesson-tall-right',
        wrong: [{ say: 'cappuccino-lesson-tall-wrong', example: ['move 3,-2 2,-2'] }],
      },
      winStep('win-1', { played: 'move -1,-2 -2,-2' }, ['move -1,-2 -2,-2'], ['move -1,-1 -1,-2'], {
        replies: ['move 1,2 2,2', 'move 3,-4 4,-4', 'move 1,3 2,2', 'move -3,-1 -2,-2'],
      }),
    ],
  },
  {
    id: 'own-island',
    title: 'cappuccino-lessons-own-island',
    steps: [
      {
        id: 'own-island',
        say: 'cappuccino-lesson-own-island',
        show: ['table', 'islands'],
        expect: { view: 'players.0.sure', least: 37 },
        model: ['move 1,-3 0,-3'],
        right: 'cappuccino-lesson-own-island-right',
        wrong: [{ say: 'cappuccino-lesson-own-island-wrong', example: ['move 3,-2 2,-2'] }],
      },
      winStep('win-2', { played: 'move 2,-3 3,-4' }, ['move 2,-3 3,-4'], ['move 0,-3 1,-4'], {
        replies: ['move 1,-2 2,-2', 'move 0,-3 1,-4', 'move -3,1 -4,1', 'move -3,5 -2,4'],
      }),
    ],
  },
  {
    id: 'rescue',
    title: 'cappuccino-lessons-rescue',
    steps: [
      {
        id: 'rescue',
        say: 'cappuccino-lesson-rescue',
        show: ['table', 'islands'],
        expect: { view: 'players.0.sure', least: 30 },
        model: ['move -3,-1 -4,0'],
        right: 'cappuccino-lesson-rescue-right',
        wrong: [{ say: 'cappuccino-lesson-rescue-wrong', example: ['move -3,2 -4,2'] }],
      },
      winStep('win-3', { played: 'move 0,0 1,-1' }, ['move 0,0 1,-1'], ['move 0,3 1,3'], {
        replies: [
          'move 0,-4 1,-4',
          'move 0,3 1,3',
          'move -2,-1 -3,-1',
          'move 1,3 2,2',
          'move -3,-1 -2,-2',
          'move -3,5 -3,4',
        ],
      }),
    ],
  },
  {
    id: 'colour',
    title: 'cappuccino-lessons-colour',
    steps: [
      {
        id: 'colour',
        say: 'cappuccino-lesson-colour',
        show: ['table'],
        expect: { view: 'players.0.score', least: 32 },
        model: ['move 1,-4 0,-4'],
        right: 'cappuccino-lesson-colour-right',
        wrong: [{ say: 'cappuccino-lesson-colour-wrong', example: ['move 3,-4 4,-4'] }],
      },
      winStep('win-4', { played: 'move -1,-3 0,-4' }, ['move -1,-3 0,-4'], ['move -4,5 -5,5'], {
        replies: ['move -5,5 -4,5', 'move 0,0 0,-1', 'move -3,0 -4,0', 'move 4,-4 4,-3'],
      }),
    ],
  },
  {
    id: 'decide',
    title: 'cappuccino-lessons-decide',
    steps: [
      {
        id: 'decide',
        say: 'cappuccino-lesson-decide',
        show: ['table', 'islands'],
        expect: { view: 'players.0.sure', least: 31 },
        model: ['move -3,-1 -4,0'],
        right: 'cappuccino-lesson-decide-right',
        wrong: [{ say: 'cappuccino-lesson-decide-wrong', example: ['move -1,-1 -2,0'] }],
      },
      winStep('win-5', { played: 'move 2,1 3,1' }, ['move 2,1 3,1'], ['move -4,5 -3,5'], {
        replies: ['move 4,-1 4,0', 'move -4,5 -3,5', 'move 4,0 3,1', 'move 1,3 2,2', 'move 2,2 3,1'],
      }),
    ],
  },
];
