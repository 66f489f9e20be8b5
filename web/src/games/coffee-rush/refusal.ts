/** Why something is not allowed, in the page's languages. */
import type { Refusal } from '$lib/engine/types';
import type { Ingredient } from './art/ingredients';
import { message, type Message } from '$lib/i18n';
import type { Bag, CupNumber, Order, SlotNumber, Square, Upgrade } from './generated';
import { sizeOf } from './board/bags';
import { bagWords, drink, ingredient, upgradeName } from './words';

/** The facts of `crates/game-coffee-rush/src/illegal.rs`. */
type Facts =
  | {
      reason:
        | 'game-over'
        | 'orders-being-drawn'
        | 'meeples-first'
        | 'fill-first'
        | 'set-up-is-over'
        | 'fill-after-meeples'
        | 'upgrade-comes-first'
        | 'pouring-has-begun'
        | 'step-first'
        | 'serving-has-begun'
        | 'nothing-to-draw'
        | 'wrong-seat-draws';
    }
  | { reason: 'not-in-deck'; order: Order }
  | { reason: 'square-taken' | 'not-your-meeple' | 'step-on'; square: Square }
  | { reason: 'upgrade-is-up'; upgrade: Upgrade }
  | { reason: 'too-few-fulfilled'; held: number; needed: number }
  | { reason: 'other-meeple-moves'; moving: Square }
  | { reason: 'not-next' | 'needs-diagonal'; from: Square; to: Square }
  | { reason: 'no-step-left'; steps: number }
  | { reason: 'dead-end'; to: Square; left: number }
  | { reason: 'cup-is-empty'; cup: CupNumber }
  | { reason: 'not-in-hand'; ingredient: Ingredient }
  | { reason: 'no-such-order'; order: Order; slot: SlotNumber }
  | { reason: 'cup-differs'; cup: CupNumber; order: Order; missing: Bag; surplus: Bag };

function cupDiffers({ cup, order, missing, surplus }: Extract<Facts, { reason: 'cup-differs' }>): Message {
  if (!sizeOf(surplus)) {
    return message('coffee-rush-refusal-cup-needs', { cup, drink: drink(order), missing: bagWords(missing) });
  }
  return message('coffee-rush-refusal-cup-surplus', { cup, drink: drink(order), surplus: bagWords(surplus) });
}

export function refusal(facts: Refusal['facts']): Message | null {
  const known = facts as Facts;
  switch (known.reason) {
    case 'game-over':
    case 'orders-being-drawn':
    case 'meeples-first':
    case 'fill-first':
    case 'set-up-is-over':
    case 'fill-after-meeples':
    case 'upgrade-comes-first':
    case 'pouring-has-begun':
    case 'step-first':
    case 'serving-has-begun':
    case 'nothing-to-draw':
    case 'wrong-seat-draws':
      return message(`coffee-rush-refusal-${known.reason}`);
    case 'not-in-deck':
      return message('coffee-rush-refusal-not-in-deck', { drink: drink(known.order) });
    case 'square-taken':
    case 'not-your-meeple':
    case 'step-on':
      return message(`coffee-rush-refusal-${known.reason}`, { square: known.square });
    case 'upgrade-is-up':
      return message('coffee-rush-refusal-upgrade-is-up', { upgrade: upgradeName(known.upgrade) });
    case 'too-few-fulfilled':
      return message('coffee-rush-refusal-too-few-fulfilled', { held: known.held, needed: known.needed });
    case 'other-meeple-moves':
      return message('coffee-rush-refusal-other-meeple-moves', { square: known.moving });
    case 'not-next':
    case 'needs-diagonal':
      return message(`coffee-rush-refusal-${known.reason}`, { from: known.from, to: known.to });
    case 'no-step-left':
      return message('coffee-rush-refusal-no-step-left', { steps: known.steps });
    case 'dead-end':
      return message('coffee-rush-refusal-dead-end', { square: known.to });
    case 'cup-is-empty':
      return message('coffee-rush-refusal-cup-is-empty', { cup: known.cup });
    case 'not-in-hand':
      return message('coffee-rush-refusal-not-in-hand', { what: ingredient(known.ingredient) });
    case 'no-such-order':
      return message('coffee-rush-refusal-no-such-order', { drink: drink(known.order), slot: known.slot });
    case 'cup-differs':
      return cupDiffers(known);
    default:
      return null;
  }
}

/** The clause that each refusal enforces. */
const CLAUSES: Record<Facts['reason'], string> = {
  'game-over': 'CR-25',
  'orders-being-drawn': 'CR-20',
  'nothing-to-draw': 'CR-20',
  'wrong-seat-draws': 'CR-20',
  'not-in-deck': 'CR-21',
  'meeples-first': 'CR-07',
  'fill-first': 'CR-34',
  'set-up-is-over': 'CR-08',
  'fill-after-meeples': 'CR-34',
  'square-taken': 'CR-07',
  'upgrade-comes-first': 'CR-09',
  'upgrade-is-up': 'CR-09',
  'too-few-fulfilled': 'CR-09',
  'not-your-meeple': 'CR-10',
  'other-meeple-moves': 'CR-35',
  'not-next': 'CR-10',
  'needs-diagonal': 'CR-27',
  'no-step-left': 'CR-11',
  'dead-end': 'CR-13',
  'pouring-has-begun': 'CR-15',
  'step-first': 'CR-10',
  'step-on': 'CR-13',
  'cup-is-empty': 'CR-17',
  'serving-has-begun': 'CR-17',
  'not-in-hand': 'CR-15',
  'no-such-order': 'CR-18',
  'cup-differs': 'CR-18',
};

export const clause = ({ reason }: Refusal['facts']): string | null =>
  (CLAUSES as Partial<Record<string, string>>)[reason] ?? null;
