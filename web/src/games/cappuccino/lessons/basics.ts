/** Cappuccino from the beginning: seven steps, one idea each. */
import type { Lesson } from '$lib/learn/lesson';

export const basics: Lesson = {
  id: 'basics',
  title: 'cappuccino-lessons-basics',
  steps: [
    {
      id: 'cover',
      say: 'cappuccino-lesson-cover',
      show: ['table'],
      expect: { view: 'players.0.cups', least: 33 },
      model: ['move -1,0 0,0'],
      right: 'cappuccino-lesson-cover-right',
      wrong: [{ say: 'cappuccino-lesson-cover-wrong', example: ['move 4,-4 4,-3'] }],
    },
    {
      id: 'grow',
      say: 'cappuccino-lesson-grow',
      show: ['table'],
      expect: { view: 'players.0.cups', is: 32 },
      model: ['move 4,-4 4,-3'],
      right: 'cappuccino-lesson-grow-right',
      wrong: [{ say: 'cappuccino-lesson-grow-wrong', example: ['move -1,0 0,0'] }],
    },
    {
      id: 'height',
      say: 'cappuccino-lesson-height',
      show: ['table'],
      expect: { view: 'players.0.cups', least: 33 },
      model: ['move -1,3 -2,4'],
      right: 'cappuccino-lesson-height-right',
      wrong: [
        {
          when: { view: 'players.0.cups', least: 32 },
          say: 'cappuccino-lesson-height-one',
          example: ['move 0,-2 1,-3'],
        },
        { say: 'cappuccino-lesson-height-wrong', example: ['move -4,2 -3,1'] },
      ],
    },
    {
      id: 'island',
      say: 'cappuccino-lesson-island',
      show: ['table', 'islands'],
      expect: { view: 'islands.length', least: 2 },
      model: ['move 2,-3 3,-4'],
      right: 'cappuccino-lesson-island-right',
      wrong: [{ say: 'cappuccino-lesson-island-wrong', example: ['move -3,3 -2,3'] }],
    },
    {
      id: 'safe',
      say: 'cappuccino-lesson-safe',
      show: ['table'],
      expect: { view: 'players.0.sure', least: 19 },
      model: ['move -4,3 -4,2'],
      right: 'cappuccino-lesson-safe-right',
      wrong: [{ say: 'cappuccino-lesson-safe-wrong', example: ['move -3,-1 -2,-2'] }],
    },
    {
      id: 'counting',
      say: 'cappuccino-lesson-counting',
      show: ['table'],
      expect: { view: 'players.0.score', least: 27 },
      model: ['move -2,0 -1,-1'],
      right: 'cappuccino-lesson-counting-right',
      wrong: [{ say: 'cappuccino-lesson-counting-wrong', example: ['move 3,1 4,0'] }],
    },
    {
      id: 'end',
      say: 'cappuccino-lesson-end',
      show: ['table', 'islands'],
      // Every play to the end has been tried: these two win.
      expect: { any: [{ played: 'move 0,0 1,-1' }, { played: 'move 2,-2 2,-3' }] },
      model: ['move 2,-2 2,-3'],
      right: 'cappuccino-lesson-end-right',
      wrong: [{ say: 'cappuccino-lesson-end-wrong', example: ['move 2,-2 1,-1'] }],
    },
  ],
};
