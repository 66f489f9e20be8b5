/**
 * A good way to pour what is in hand: advice, not a rule. Every cup is led towards one of the orders that the engine says it
 * can still become, and the combinations are weighed.
 */
import type { Ingredient } from '../art/ingredients';
import type { Bag, Becoming, CupNumber, CupView, SlotView } from '../generated';
import { beyond, common, sizeOf, tokensOf } from './bags';

export interface Pour {
  kind: 'pour';
  ingredient: Ingredient;
  cup: CupNumber;
}

/** A finished drink is worth more than any number of begun ones. */
const FINISHED = 100;
/** What the nearness of the end adds, by turns left. */
const URGENCY = [0, 40, 20, 10, 5];
const SPECIAL = 8;
const POURED = 6;
const STILL_MISSING = -2;
/** How many orders are weighed for a cup: enough, and quick. */
const AIMS = 6;

export interface PourWay {
  worth: number;
  pours: readonly Pour[];
  /** The orders that the pours complete. */
  finished: readonly Becoming[];
}

/** What it is worth to pour this into a cup on its way to an order. */
function worthOf({ order, slot, missing }: Becoming, poured: Bag, slots: readonly SlotView[]): number {
  const place = slots.find((candidate) => candidate.slot === slot);
  const special = place?.orders.some((card) => card.order === order && card.special) ?? false;
  const left = sizeOf(missing) - sizeOf(poured);
  const urgency = URGENCY[place?.leaves_in ?? 0] ?? 0;
  if (!left) return FINISHED + urgency + (special ? SPECIAL : 0);
  return POURED * sizeOf(poured) + STILL_MISSING * left + urgency / 20;
}

/** The most promising orders for a cup, if it had the hand to itself. */
function aimsOf({ becomes }: CupView, hand: Bag, slots: readonly SlotView[]): Becoming[] {
  return becomes
    .map((becoming) => ({ becoming, poured: common(becoming.missing, hand) }))
    .filter(({ poured }) => sizeOf(poured) > 0)
    .map(({ becoming, poured }) => ({ becoming, worth: worthOf(becoming, poured, slots) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, AIMS)
    .map(({ becoming }) => becoming);
}

/** Is a card left for one more cup? */
function hasCard({ order, slot }: Becoming, aims: readonly Becoming[], slots: readonly SlotView[]): boolean {
  const cards = slots.find((candidate) => candidate.slot === slot)?.orders ?? [];
  const taken = aims.filter((aim) => aim.order === order && aim.slot === slot).length;
  return cards.filter((card) => card.order === order).length > taken;
}

/** The best way; without pours when nothing in hand is of use. */
export function bestWay(cups: readonly CupView[], hand: Bag, slots: readonly SlotView[]): PourWay {
  const wishes = cups.map((cup) => ({ cup: cup.cup, aims: aimsOf(cup, hand, slots) }));
  let best: PourWay = { worth: 0, pours: [], finished: [] };

  /** Cups help themselves one after another, in every order. */
  const serveNext = (cupsLeft: typeof wishes, left: Bag, aimed: readonly Becoming[], way: PourWay): void => {
    if (way.worth > best.worth) best = way;
    for (const { cup, aims } of cupsLeft) {
      for (const aim of aims) {
        const poured = common(aim.missing, left);
        if (!sizeOf(poured) || !hasCard(aim, aimed, slots)) continue;
        const pours = tokensOf(poured).map((ingredient): Pour => ({ kind: 'pour', ingredient, cup }));
        serveNext(
          cupsLeft.filter((other) => other.cup !== cup),
          beyond(left, poured),
          [...aimed, aim],
          {
            worth: way.worth + worthOf(aim, poured, slots),
            pours: [...way.pours, ...pours],
            finished: sizeOf(poured) === sizeOf(aim.missing) ? [...way.finished, aim] : way.finished,
          },
        );
      }
    }
  };
  serveNext(wishes, hand, [], best);
  return { ...best, pours: [...best.pours].sort((a, b) => a.cup - b.cup) };
}

/** The pours of the best way; none when nothing in hand is of use. */
export function bestPour(cups: readonly CupView[], hand: Bag, slots: readonly SlotView[]): readonly Pour[] {
  return bestWay(cups, hand, slots).pours;
}
