/**
 * A good way to pour what is in hand: advice, not a rule. Every cup is led towards one of the orders that the engine says it
 * can still become; all such combinations are weighed, which are few hundred.
 */
import type { Ingredient } from '$lib/art/coffee/ingredients';
import type { Bag, Becoming, CupNumber, CupView, SlotView } from '../../generated/coffee-rush';
import { beyond, common, sizeOf, tokensOf } from './bags';

export interface Pour {
  kind: 'pour';
  ingredient: Ingredient;
  cup: CupNumber;
}

interface Aim {
  cup: CupNumber;
  /** Nothing is poured into this cup. */
  becoming: Becoming | null;
}

/** A finished drink is worth more than any number of begun ones. */
const FINISHED = 100;
/** What the nearness of the end adds, by turns left. */
const URGENCY = [0, 40, 20, 10, 5];
const SPECIAL = 8;
const POURED = 6;
const STILL_MISSING = -2;

function aimsOf(cups: readonly CupView[], hand: Bag): Aim[][] {
  return cups.map(({ cup, becomes }) => {
    const useful = becomes.filter(({ missing }) => sizeOf(common(missing, hand)) > 0);
    return [{ cup, becoming: null }, ...useful.map((becoming) => ({ cup, becoming }))];
  });
}

function product(lists: readonly Aim[][]): Aim[][] {
  return lists.reduce<Aim[][]>((all, list) => all.flatMap((some) => list.map((aim) => [...some, aim])), [[]]);
}

/** Every order in which the cups can help themselves. */
function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    orders([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** No more cups may aim at a card than there are such cards. */
function enoughCards(aims: readonly Aim[], slots: readonly SlotView[]): boolean {
  return aims.every(({ becoming }) => {
    if (!becoming) return true;
    const wanted = aims.filter((aim) => aim.becoming?.order === becoming.order && aim.becoming.slot === becoming.slot);
    const cards = slots.find(({ slot }) => slot === becoming.slot)?.orders ?? [];
    return cards.filter(({ order }) => order === becoming.order).length >= wanted.length;
  });
}

function worth({ order, slot, missing }: Becoming, poured: Bag, slots: readonly SlotView[]): number {
  const place = slots.find((candidate) => candidate.slot === slot);
  const special = place?.orders.some((card) => card.order === order && card.special) ?? false;
  const left = sizeOf(missing) - sizeOf(poured);
  const urgency = URGENCY[place?.leaves_in ?? 0] ?? 0;
  if (!left) return FINISHED + urgency + (special ? SPECIAL : 0);
  return POURED * sizeOf(poured) + STILL_MISSING * left + urgency / 20;
}

/** The pours of the best way; none when nothing in hand is of use. */
export function bestPour(cups: readonly CupView[], hand: Bag, slots: readonly SlotView[]): Pour[] {
  let best: { worth: number; pours: Pour[] } = { worth: 0, pours: [] };
  for (const aims of product(aimsOf(cups, hand))) {
    if (!enoughCards(aims, slots)) continue;
    for (const order of orders(aims.filter(({ becoming }) => becoming))) {
      let [left, sum] = [hand, 0];
      const pours: Pour[] = [];
      for (const { cup, becoming } of order) {
        if (!becoming) continue;
        const poured = common(becoming.missing, left);
        left = beyond(left, poured);
        sum += sizeOf(poured) ? worth(becoming, poured, slots) : 0;
        pours.push(...tokensOf(poured).map((ingredient) => ({ kind: 'pour' as const, ingredient, cup })));
      }
      if (sum > best.worth) best = { worth: sum, pours };
    }
  }
  return best.pours.sort((a, b) => a.cup - b.cup);
}
