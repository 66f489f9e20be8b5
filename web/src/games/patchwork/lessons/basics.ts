/** Patchwork from the beginning: eight steps, one idea each. */
import type { Lesson } from '$lib/learn/lesson';

export const basics: Lesson = {
  id: 'basics',
  title: 'patchwork-lessons-basics',
  steps: [
    {
      id: 'aim',
      say: 'patchwork-lesson-aim',
      show: ['market', 'quilt'],
      expect: { played: 'buy * *' },
      model: ['buy 15 a1b1c1a2b2'],
      right: 'patchwork-lesson-aim-right',
      wrong: [{ say: 'patchwork-lesson-aim-wrong', example: ['advance'] }],
      replies: ['buy 10 a1b1c1d1'],
    },
    {
      id: 'cost',
      say: 'patchwork-lesson-cost',
      show: ['market'],
      expect: { played: 'buy 20 *' },
      model: ['buy 20 b1a2b2c2d2c3'],
      right: 'patchwork-lesson-cost-right',
      wrong: [
        { when: { played: 'buy * *' }, say: 'patchwork-lesson-cost-cheap', example: ['buy 14 a1b1c1a2c2'] },
        { say: 'patchwork-lesson-cost-wrong', example: ['advance'] },
      ],
    },
    {
      id: 'turn',
      say: 'patchwork-lesson-turn',
      show: ['track', 'market'],
      expect: { view: 'to_act', is: 0 },
      model: ['buy 7 a3b3c3b4'],
      right: 'patchwork-lesson-turn-right',
      wrong: [
        { when: { played: 'advance' }, say: 'patchwork-lesson-turn-advance', example: ['advance'] },
        { say: 'patchwork-lesson-turn-wrong', example: ['buy 28 d1e1f1g1d2g2'] },
      ],
    },
    {
      id: 'advance',
      say: 'patchwork-lesson-advance',
      show: ['track', 'market'],
      expect: { view: 'players.0.buttons', least: 4 },
      model: ['advance'],
      right: 'patchwork-lesson-advance-right',
      wrong: [{ say: 'patchwork-lesson-advance-wrong', example: ['buy 21 f1e2f2g2h2f3'] }],
      replies: ['advance'],
    },
    {
      id: 'income',
      say: 'patchwork-lesson-income',
      show: ['market', 'track'],
      expect: { view: 'players.0.income', least: 1 },
      model: ['buy 16 d1e1f1f2g2'],
      right: 'patchwork-lesson-income-right',
      wrong: [
        { when: { played: 'advance' }, say: 'patchwork-lesson-income-advance', example: ['advance'] },
        { say: 'patchwork-lesson-income-wrong', example: ['buy 15 d1e1f1d2e2'] },
      ],
    },
    {
      id: 'leather',
      say: 'patchwork-lesson-leather',
      show: ['track', 'quilt'],
      expect: { played: 'leather b2' },
      model: ['advance', 'leather b2'],
      right: 'patchwork-lesson-leather-right',
      wrong: [
        {
          when: { played: 'leather *' },
          say: 'patchwork-lesson-leather-elsewhere',
          example: ['advance', 'leather e5'],
        },
        { say: 'patchwork-lesson-leather-wrong', example: ['buy 2 d1e1d2'] },
      ],
    },
    {
      id: 'seven',
      say: 'patchwork-lesson-seven',
      show: ['quilt', 'market'],
      expect: { view: 'players.0.tile', is: true },
      // The token passes a leather patch too: that is another lesson.
      soon: true,
      model: ['buy 31 d1e1f1e2d3e3f3'],
      right: 'patchwork-lesson-seven-right',
      wrong: [{ say: 'patchwork-lesson-seven-wrong', example: ['buy 3 h1h2h3', 'leather i1'] }],
    },
    {
      id: 'count',
      say: 'patchwork-lesson-count',
      show: ['market'],
      expect: { won: 0 },
      model: ['buy 14 e8f8g8e9g9'],
      right: 'patchwork-lesson-count-right',
      wrong: [
        { when: { played: 'advance' }, say: 'patchwork-lesson-count-advance', example: ['advance'] },
        { say: 'patchwork-lesson-count-wrong', example: ['buy 18 g8d9e9f9g9'] },
      ],
    },
  ],
};
