import { describe, expect, test } from 'vitest';
import { holdMatch, type Holding } from './hold';

type Granted = (lock: Lock | null) => unknown;

/** Locks of one name, as browsers have them: a queue, and a way to take the lock from whoever has it. */
class FakeLocks {
  #holder: { end: (error?: Error) => void } | null = null;
  #queue: (() => void)[] = [];

  request = ((_name: string, options: LockOptions, granted: Granted): Promise<unknown> => {
    if (options.steal) this.#holder?.end(new Error('stolen'));
    else if (this.#holder && options.ifAvailable) return Promise.resolve(granted(null));
    return new Promise((resolve, reject) => {
      const grant = () => {
        const holder = {
          end: (error?: Error) => {
            if (this.#holder !== holder) return;
            this.#holder = null;
            if (error) reject(error);
            else {
              resolve(undefined);
              this.#queue.shift()?.();
            }
          },
        };
        this.#holder = holder;
        void Promise.resolve(granted({ mode: 'exclusive', name: 'a' })).then(() => holder.end());
      };
      if (!this.#holder) return grant();
      this.#queue.push(grant);
      options.signal?.addEventListener('abort', () => {
        this.#queue = this.#queue.filter((waiting) => waiting !== grant);
        reject(new Error('aborted'));
      });
    });
  }) as LockManager['request'];
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function windows(locks: FakeLocks | null, count: number) {
  const states: string[] = Array.from({ length: count }, () => 'asks');
  const holdings = states.map((_, index): Holding =>
    holdMatch('a', { onheld: () => (states[index] = 'runs'), onfollow: () => (states[index] = 'follows') }, locks),
  );
  return { states, holdings };
}

describe('windows of one match', () => {
  test('one runs it, the others follow, until it is closed', async () => {
    const { states, holdings } = windows(new FakeLocks(), 3);
    await settled();
    expect(states).toEqual(['runs', 'follows', 'follows']);
    holdings[0]?.leave();
    await settled();
    expect(states).toEqual(['runs', 'runs', 'follows']);
  });

  test('one that takes it over makes the other follow, and back', async () => {
    const { states, holdings } = windows(new FakeLocks(), 2);
    await settled();
    holdings[1]?.take();
    await settled();
    expect(states).toEqual(['follows', 'runs']);
    holdings[0]?.take();
    await settled();
    expect(states).toEqual(['runs', 'follows']);
  });

  test('without locks every window runs it at first', () => {
    expect(windows(null, 2).states).toEqual(['runs', 'runs']);
  });
});
