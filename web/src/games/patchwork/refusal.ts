/** Why something is not allowed, in the page's languages. */
import type { Refusal } from '$lib/engine/types';
import { message, type Message } from '$lib/i18n';
import { clothMessage } from './board/cloth';

/** The facts of `crates/game-patchwork/src/illegal.rs`. */
type Facts =
  | { reason: 'game-over' | 'leather-first' | 'no-leather' }
  | { reason: 'not-offered'; patch: number }
  | { reason: 'too-few-buttons'; patch: number; price: number; have: number; missing: number }
  | { reason: 'covered'; cells: string[] };

/** The squares in the way; none when something else is. */
export function coveredSquares(facts: Refusal['facts']): readonly string[] {
  const known = facts as Facts;
  return known.reason === 'covered' ? known.cells : [];
}

export function refusal(facts: Refusal['facts']): Message | null {
  const known = facts as Facts;
  switch (known.reason) {
    case 'game-over':
      return message('patchwork-refusal-game-over');
    case 'leather-first':
      return message('patchwork-refusal-leather-first');
    case 'no-leather':
      return message('patchwork-refusal-no-leather');
    case 'not-offered':
      return message('patchwork-refusal-not-offered', { cloth: clothMessage(known.patch) });
    case 'too-few-buttons':
      return message('patchwork-refusal-too-few-buttons', { price: known.price, missing: known.missing });
    case 'covered':
      return message('patchwork-refusal-covered', { count: known.cells.length, squares: known.cells.join(' ') });
    default:
      return null;
  }
}

/** The clause that each refusal enforces. */
const CLAUSES: Record<Facts['reason'], string> = {
  'game-over': 'PW-21',
  'leather-first': 'PW-17',
  'no-leather': 'PW-17',
  'not-offered': 'PW-10',
  'too-few-buttons': 'PW-12',
  covered: 'PW-13',
};

export const clause = ({ reason }: Refusal['facts']): string | null =>
  (CLAUSES as Partial<Record<string, string>>)[reason] ?? null;
