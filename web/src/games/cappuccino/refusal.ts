/** Why something is not allowed, in the page's languages. */
import type { Colour } from '$lib/art/colours';
import type { Refusal } from '$lib/engine/types';
import { message, type Message } from '$lib/i18n';
import { cellText, cupColour } from './words';

/** The facts of `crates/game-cappuccino/src/illegal.rs`. */
type Facts =
  | { reason: 'game-over' | 'not-placing' }
  | { reason: 'still-placing'; left: number }
  | { reason: 'no-stack' | 'nothing-to-land-on' | 'occupied' | 'first-in-centre'; cell: string }
  | { reason: 'not-yours'; colour: Colour }
  | { reason: 'not-adjacent' }
  | { reason: 'too-low'; height: number; target: number }
  | { reason: 'not-your-colour' | 'colour-used-up'; colour: Colour }
  | { reason: 'touches-too-few'; touches: number; needed: number };

export function refusal(facts: Refusal['facts']): Message | null {
  const known = facts as Facts;
  switch (known.reason) {
    case 'game-over':
      return message('cappuccino-refusal-game-over');
    case 'not-placing':
      return message('cappuccino-refusal-not-placing');
    case 'still-placing':
      return message('cappuccino-refusal-still-placing', { count: known.left });
    case 'no-stack':
    case 'nothing-to-land-on':
      return message('cappuccino-refusal-no-stack', { cell: cellText(known.cell) });
    case 'not-yours':
      return message('cappuccino-refusal-not-yours', { colour: cupColour(known.colour) });
    case 'not-adjacent':
      return message('cappuccino-refusal-not-adjacent');
    case 'too-low':
      return message('cappuccino-refusal-too-low', { height: known.height, target: known.target });
    case 'not-your-colour':
      return message('cappuccino-refusal-not-your-colour', { colour: cupColour(known.colour) });
    case 'colour-used-up':
      return message('cappuccino-refusal-colour-used-up', { colour: cupColour(known.colour) });
    case 'occupied':
      return message('cappuccino-refusal-occupied', { cell: cellText(known.cell) });
    case 'first-in-centre':
      return message('cappuccino-refusal-first-in-centre');
    case 'touches-too-few':
      return message('cappuccino-refusal-touches-too-few', { touches: known.touches, needed: known.needed });
    default:
      return null;
  }
}

/** The clause that each refusal enforces. */
const CLAUSES: Record<Facts['reason'], string> = {
  'game-over': 'CP-14',
  'not-placing': 'CP-06',
  'still-placing': 'CP-06',
  'no-stack': 'CP-08',
  'nothing-to-land-on': 'CP-08',
  occupied: 'CP-06',
  'first-in-centre': 'CP-06',
  'not-yours': 'CP-09',
  'not-adjacent': 'CP-08',
  'too-low': 'CP-10',
  'not-your-colour': 'CP-06',
  'colour-used-up': 'CP-06',
  'touches-too-few': 'CP-06',
};

export const clause = ({ reason }: Refusal['facts']): string | null =>
  (CLAUSES as Partial<Record<string, string>>)[reason] ?? null;
