/** Chance at a table of this browser. */

/** Uniform in `0..below`. */
export type RandomBelow = (below: number) => number;

/** Good randomness; numbers that would favour low results are thrown away. */
export const cryptoBelow: RandomBelow = (below) => {
  const fair = Math.floor(2 ** 32 / below) * below;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] as number) >= fair);
  return (drawn[0] as number) % below;
};

/** A seed for a deal or a bot. */
export function cryptoSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] as bigint;
}

/** One of the outcomes, by weight. */
export function sample(outcomes: readonly (readonly [event: string, weight: number])[], below: RandomBelow): string {
  let ticket = below(outcomes.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [event, weight] of outcomes) {
    if (ticket < weight) return event;
    ticket -= weight;
  }
  throw new Error('a ticket below the total weight falls on some outcome');
}
