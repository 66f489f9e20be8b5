/** A long list that is drawn in turns: a few things in each, in the end all. */
import { turn } from './turns';

export class Unrolled {
  /** How many are drawn; what comes on the list later is drawn at once. */
  count = $state(0);

  /** `atOnce` are drawn without waiting: what gives the list its size. */
  constructor(step: number, length: () => number, atOnce = 0) {
    this.count = atOnce;
    void this.#unroll(step, length);
  }

  async #unroll(step: number, length: () => number): Promise<void> {
    while (this.count < length()) {
      await turn();
      this.count += step;
    }
    this.finish();
  }

  /** Draws the rest at once. */
  finish(): void {
    this.count = Infinity;
  }
}
