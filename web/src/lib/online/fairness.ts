/** Checks the proof of a fair shuffle with the rules engine; docs/fair-shuffles.md tells how it works. */
import { loadWasm } from '$lib/engine/wasm';

/** What does not fit: a reason, and what belongs to it. */
export interface UnfairFacts {
  reason: string;
  [fact: string]: unknown;
}

export type FairnessVerdict = { kind: 'fair'; draws: number } | { kind: 'unfair'; facts: UnfairFacts };

/**
 * Repeats the deal and every draw of a finished game's record. `commitment` is the promise as it was known while the game was
 * on: the record must not bring another. Throws if the engine does not load: then nothing is proved, either way.
 */
export async function checkFairness(record: unknown, commitment: string): Promise<FairnessVerdict> {
  const found = (record as { fairness?: { commitment?: string } }).fairness?.commitment;
  if (found !== commitment) return { kind: 'unfair', facts: { reason: 'other-promise', found: found ?? '—' } };
  const module = await loadWasm();
  const verdict = JSON.parse(module.verifyFairness(JSON.stringify(record))) as
    { draws: number } | { facts: UnfairFacts };
  return 'draws' in verdict ? { kind: 'fair', ...verdict } : { kind: 'unfair', ...verdict };
}
