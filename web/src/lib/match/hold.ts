/**
 * Which window of this browser runs a match. One does at a time, so that no turn is played twice and none is lost; the others
 * follow. When that window is closed, one of the others goes on.
 */
export interface Holding {
  /** Runs the match here; the window that has run it so far follows. */
  take(): void;
  /** The table is left. */
  leave(): void;
}

export interface HoldListeners {
  onheld: () => void;
  /** Another window runs the match. */
  onfollow: () => void;
}

/** Without locks (an insecure address has none) every window runs its match until it hears that another one does. */
export function holdMatch(
  id: string,
  { onheld, onfollow }: HoldListeners,
  locks: Pick<LockManager, 'request'> | null = (navigator.locks as LockManager | undefined) ?? null,
): Holding {
  if (!locks) {
    onheld();
    return { take: onheld, leave: () => undefined };
  }
  const name = `crema.match.${id}`;
  let left = false;
  let release: () => void = () => undefined;
  let waiting = new AbortController();

  /** Keeps the lock until it is released; rejects when another window takes it. */
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      if (left) resolve();
      else onheld();
    });

  async function wait(): Promise<void> {
    waiting = new AbortController();
    try {
      await locks?.request(name, { signal: waiting.signal }, hold);
    } catch {
      // Nobody waits any more, or another window has taken it.
      if (!waiting.signal.aborted) lost();
    }
  }

  function lost(): void {
    if (left) return;
    onfollow();
    void wait();
  }

  async function begin(options: LockOptions): Promise<void> {
    try {
      await locks?.request(name, options, (lock) => (lock ? hold() : lost()));
    } catch {
      lost();
    }
  }

  void begin({ ifAvailable: true });
  return {
    take: () => {
      waiting.abort();
      void begin({ steal: true });
    },
    leave: () => {
      left = true;
      waiting.abort();
      release();
    },
  };
}
