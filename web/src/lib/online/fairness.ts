/** Checks the proof of a fair shuffle with the rules engine; docs/fair-shuffles.md tells how it works. */
import { loadWasm } from '$lib/engine/wasm';

export type FairnessVerdict = { kind: 'fair'; draws: number } | { kind: 'unfair'; reason: string };

/**
 * Repeats the deal and every draw of a finished game's record. `commitment` is the promise as it was known while the game was
 * on: the record must not bring another.
 */
export async function checkFairness(record: unknown, commitment: string): Promise<FairnessVerdict> {
  const promised = (record as { fairness?: { commitment?: string } }).fairness?.commitment;
  if (promised !== commitment) return { kind: 'unfair', reason: `${String(promised)} ≠ ${commitment}` };
  try {
    const module = await loadWasm();
    return { kind: 'fair', draws: module.verifyFairness(JSON.stringify(record)) };
  } catch (error) {
    return { kind: 'unfair', reason: error instanceof Error ? error.message : String(error) };
  }
}
