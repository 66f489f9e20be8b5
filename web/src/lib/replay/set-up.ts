/** A deal that people arrange by hand: a record without events, judged by the engine after every change. */
import type { SetUpEditor } from '$games/contract';
import type { Engine } from '$lib/engine/types';

interface Deal {
  setup: unknown;
  [field: string]: unknown;
}

/** The record with two pieces in each other's places; `null` when the rules do not allow it. */
export function rearranged(
  engine: Pick<Engine, 'fromRecord'>,
  editor: SetUpEditor,
  record: string,
  one: number,
  other: number,
): string | null {
  const deal = JSON.parse(record) as Deal;
  try {
    const match = engine.fromRecord(JSON.stringify({ ...deal, setup: editor.swapped(deal.setup, one, other) }));
    const judged = match.record();
    match.free();
    return judged;
  } catch {
    // The engine's words are English, for those who write records.
    return null;
  }
}

export function setUpOf(record: string): unknown {
  return (JSON.parse(record) as Deal).setup;
}
