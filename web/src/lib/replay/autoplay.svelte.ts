/** Shows a game by itself, ply after ply, until its end or until somebody takes over. */
export const SPEEDS = ['slow', 'natural', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between two plies. */
const PAUSE: Record<Speed, number> = { slow: 2400, natural: 1200, fast: 450 };

export class Autoplay {
  readonly #step: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  playing = $state(false);
  speed: Speed = $state('natural');

  /** `step` goes one ply on and says whether there is more to come. */
  constructor(step: () => boolean) {
    this.#step = step;
  }

  start(): void {
    this.playing = true;
    this.#next(0);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.start();
  }

  #next(pause: number): void {
    this.#timer = setTimeout(() => {
      if (this.#step()) this.#next(PAUSE[this.speed]);
      else this.stop();
    }, pause);
  }
}
