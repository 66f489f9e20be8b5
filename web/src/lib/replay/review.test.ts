import { beforeEach, describe, expect, test } from 'vitest';
import { isWorse, regret, sharesOf, turningPoints, type Review, type ReviewedTurn, type TurnClass } from './review';
import { ReviewJob } from './review-job.svelte';
import type { ReviewAnswer } from './review-protocol';

function turn(event: number, seat: number, lost: number, kind: TurnClass | null): ReviewedTurn {
  const value = (share: number) => (seat === 0 ? [share, 1 - share] : [1 - share, share]);
  return {
    event,
    turnEnd: event + 2,
    seat,
    forced: kind === null,
    best: ['better'],
    line: [],
    valueBest: value(0.6),
    valuePlayed: value(0.6 - lost),
    class: kind,
    proved: false,
    reason: null,
    luck: null,
  };
}

const REVIEW: Review = {
  engine: 'crema',
  nodes: 1,
  start: [0.5, 0.5],
  plies: [
    turn(3, 0, 0.12, 'mistake'),
    turn(5, 1, 0, 'best'),
    turn(7, 0, 0.3, 'blunder'),
    turn(9, 1, 0.06, 'inaccurate'),
    turn(11, 0, 0.11, 'mistake'),
    turn(13, 0, 0.25, 'blunder'),
    turn(15, 1, 0, null),
  ],
  seats: [],
};

describe('a review', () => {
  test('turning points: the three worst of each seat, mistakes at least, in order', () => {
    expect(turningPoints(REVIEW).map(({ event }) => event)).toEqual([3, 7, 13]);
  });

  test('shares begin before the first choice and stand at the plies of the slider', () => {
    const shares = sharesOf(REVIEW, 0);
    expect(shares.map(({ ply }) => ply)).toEqual([3, 5, 7, 9, 11, 13, 15, 17]);
    expect(shares.slice(0, 2).map(({ share }) => share)).toEqual([0.5, 0.48]);
    expect(sharesOf({ ...REVIEW, plies: [] }, 0)).toEqual([]);
  });

  test('the best turn and the only one have no better', () => {
    expect(REVIEW.plies.filter(isWorse).map(({ event }) => event)).toEqual([3, 7, 9, 11, 13]);
  });

  test('nobody loses less than nothing', () => {
    expect(regret(turn(0, 1, -0.2, 'best'))).toBe(0);
  });
});

describe('the work on a review', () => {
  class FakeWorker {
    onmessage: ((event: { data: ReviewAnswer }) => void) | null = null;
    onerror: (() => void) | null = null;
    asked: unknown[] = [];
    ended = false;
    postMessage = (question: unknown) => this.asked.push(question);
    terminate = () => (this.ended = true);
    say = (data: ReviewAnswer) => this.onmessage?.({ data });
  }

  beforeEach(() => localStorage.clear());

  function begin(record = 'game') {
    const worker = new FakeWorker();
    const job = new ReviewJob(record, () => worker as unknown as Worker, localStorage);
    return { worker, job };
  }

  test('tells parts, then the whole, which is kept for the same game', () => {
    const { worker, job } = begin();
    job.run();
    expect(worker.asked).toEqual([{ record: 'game' }]);
    worker.say({ kind: 'part', review: { ...REVIEW, plies: [] }, progress: 4 });
    expect([job.state, job.progress, job.review?.plies.length]).toEqual(['running', 4, 0]);
    worker.say({ kind: 'whole', review: REVIEW, progress: 17 });
    expect([job.state, worker.ended]).toEqual(['whole', true]);
    expect(begin().job.review).toEqual(REVIEW);
    expect(begin('another').job.state).toBe('none');
  });

  test('stops when nobody wants it, and what was said stays', () => {
    const { worker, job } = begin();
    job.run();
    worker.say({ kind: 'part', review: REVIEW, progress: 4 });
    job.stop();
    expect([job.state, worker.ended, job.review]).toEqual(['stopped', true, REVIEW]);
    expect(begin().job.state).toBe('none');
  });

  test.each([
    ['the worker says so', (worker: FakeWorker) => worker.say({ kind: 'failed', reason: 'no' })],
    ['the worker breaks', (worker: FakeWorker) => worker.onerror?.()],
  ])('fails when %s', (_, fail) => {
    const { worker, job } = begin();
    job.run();
    fail(worker);
    expect([job.state, worker.ended]).toEqual(['failed', true]);
  });

  test('rubbish in the storage is left alone', () => {
    for (const text of ['{', '{"record":"game","review":{}}']) {
      localStorage.setItem('crema.review', text);
      expect(begin().job.state).toBe('none');
    }
  });
});
