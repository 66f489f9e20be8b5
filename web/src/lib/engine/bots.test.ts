import { expect, test } from 'vitest';
import type { BotAnswer, BotQuestion } from './bot-protocol';
import { WorkerBots } from './bots';

class FakeWorker {
  onmessage: ((event: { data: BotAnswer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  asked: BotQuestion[] = [];
  ended = false;
  postMessage = (question: BotQuestion) => this.asked.push(question);
  terminate = () => (this.ended = true);
}

function hire() {
  const workers: FakeWorker[] = [];
  const bots = new WorkerBots(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { bots, workers };
}

const request = { record: '{}', level: 'normal', seed: 1n };

test('answers find their questions', async () => {
  const { bots, workers } = hire();
  const [first, second] = [bots.choose(request), bots.choose(request)];
  workers[0]?.onmessage?.({ data: { id: 1, kind: 'answered', answer: ['b'] } });
  workers[0]?.onmessage?.({ data: { id: 0, kind: 'answered', answer: ['a'] } });
  expect([await first, await second]).toEqual([['a'], ['b']]);
  expect(workers).toHaveLength(1);
});

test('a bot is told whether to choose or to advise', async () => {
  const { bots, workers } = hire();
  const advising = bots.advise(request);
  void bots.choose(request);
  const answer = [{ events: ['a'], value: 0.5 }];
  workers[0]?.onmessage?.({ data: { id: 0, kind: 'answered', answer } });
  expect(await advising).toEqual(answer);
  expect(workers[0]?.asked.map(({ asks }) => asks)).toEqual(['advise', 'choose']);
});

test('a failure is an error', async () => {
  const { bots, workers } = hire();
  const choosing = bots.choose(request);
  workers[0]?.onmessage?.({ data: { id: 0, kind: 'failed', reason: 'no such level' } });
  await expect(choosing).rejects.toThrow('no such level');
});

test('who stops waiting ends the search; the next question starts afresh', async () => {
  const { bots, workers } = hire();
  const stop = new AbortController();
  const choosing = bots.choose(request, stop.signal);
  stop.abort();
  await expect(choosing).rejects.toThrow('nobody waits');
  expect(workers[0]?.ended).toBe(true);
  const again = bots.choose(request);
  workers[1]?.onmessage?.({ data: { id: 1, kind: 'answered', answer: ['c'] } });
  expect(await again).toEqual(['c']);
});

test('a worker that breaks fails its questions', async () => {
  const { bots, workers } = hire();
  const choosing = bots.choose(request);
  workers[0]?.onerror?.({ message: 'out of memory' });
  await expect(choosing).rejects.toThrow('out of memory');
});
