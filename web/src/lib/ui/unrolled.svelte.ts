/** A long list that is drawn in turns: some things at once, more in every turn, in the end all. */
import { turn } from './turns';

export class Unrolled {
  /** How many are drawn; what comes on the list later is drawn at once. */
  count = $state(0);

  constructor(step: number, length: () => number) {
    this.count = step;
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
