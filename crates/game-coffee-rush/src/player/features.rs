//! An afterstate as binary inputs of the value net: each seat's points and tokens, its cups and the orders that they are meant for,
//! the time that is left.
//!
//! *Why this shape.* The same inputs for the seat that is judged and for its foremost rival, each number as steps that are reached or
//! not ([`Steps`]): steps end where experience ends. Facts that a small net could not work out from cards and squares (which order a
//! cup is meant for, in which slot that order lies, how many tokens it lacks, whether the free steps can bring them) are worked out by
//! the same [`Claims`] that the table of points uses.

use net::{Inputs, Steps};

use super::afterstate::{Afterstate, Side};
use super::evaluation::{Claims, OWN, reach};
use crate::content::Content;
use crate::rules::seat_state::{CUPS, SLOTS};
use crate::slot::Slot;
use crate::{CoffeeRush, Square, Upgrade};

/// Words of 64 inputs about one seat.
pub(crate) const WORDS: usize = 6;

const fn after(previous: Steps, from: i32, by: i32, count: usize) -> Steps {
    Steps { start: previous.end(), from, by, count }
}

/// So many inputs of which each is turned on by itself.
const fn choices(previous: Steps, count: usize) -> Steps {
    after(previous, 1, 1, count)
}

const RATING: Steps = Steps { start: 0, from: -4, by: 1, count: 26 };
/// Fulfilled orders that could pay for upgrades.
const FULFILLED: Steps = after(RATING, 1, 1, 9);
const PENALTIES: Steps = after(FULFILLED, 1, 1, 5);
const RUSH: Steps = after(PENALTIES, 1, 1, 6);
const UPGRADES: Steps = choices(RUSH, Upgrade::COUNT);
/// Orders in all slots together, then in each.
const ORDERS: Steps = after(UPGRADES, 1, 1, 10);
const ORDERS_IN_SLOT: usize = 4;
const SLOT: Steps = choices(ORDERS, ORDERS_IN_SLOT * SLOTS);
/// Tokens of all recipes that lie in the last two slots.
const DUE_TOKENS: Steps = after(SLOT, 1, 1, 12);
const COMING: Steps = after(DUE_TOKENS, 1, 1, 6);
/// A cup, the fullest first: by the slot of its order, the tokens that it lacks, and whether they are in reach.
const CUP_KINDS: usize = SLOTS * LACKING * 2;
const LACKING: usize = 4;
const CUP: Steps = choices(COMING, CUPS * CUP_KINDS);
const EMPTY_CUPS: Steps = after(CUP, 1, 1, CUPS);
const USELESS_CUPS: Steps = after(EMPTY_CUPS, 1, 1, CUPS);
/// Orders without a cup that the free steps can complete, and that they cannot, by slot.
const FRESH_IN_SLOT: usize = 3;
const FRESH: Steps = choices(USELESS_CUPS, 2 * SLOTS * FRESH_IN_SLOT);
const MEEPLES: Steps = choices(FRESH, Square::COUNT);
const DECK: Steps = after(MEEPLES, 1, 3, 28);
/// The last round is being played.
const CLOSED: Steps = choices(DECK, 1);
/// The seat's place in the round.
const PLACE: Steps = choices(CLOSED, 4);
/// Turns until this seat moves, seen from the seat that is judged.
const DISTANCE: Steps = after(PLACE, 1, 1, 4);
/// My rating against each rival's, the foremost first.
const LEADS: [Steps; 3] = {
    let first = after(DISTANCE, -9, 1, 19);
    let second = after(first, -6, 2, 7);
    [first, second, after(second, -6, 2, 7)]
};
/// My lead by the table of points, in thirds of a point.
const PROSPECTS: Steps = after(LEADS[2], -15, 1, 31);

const _: () = assert!(PROSPECTS.end() <= Inputs::<WORDS>::COUNT, "more inputs than words for them");

/// Units of the table in a third of a point.
const THIRD: i32 = 43;

/// Describes the seat number `me`, then its foremost rival.
pub(crate) fn describe(position: &CoffeeRush, after: &Afterstate, me: usize) -> [Inputs<WORDS>; 2] {
    let rivals = (1..after.seats).map(|distance| (me + distance) % after.seats);
    let mut rivals: Vec<(usize, i32)> = rivals.map(|seat| (seat, OWN.side(&after.sides[seat]))).collect();
    // Of equals the next to move comes first.
    rivals.sort_by_key(|&(_, value)| -value);
    let (foremost, best) = rivals[0];
    let value = OWN.side(&after.sides[me]);
    [(me, me, value - best), (foremost, me, best - value)].map(|(seat, from, lead)| {
        let mut inputs = Inputs::NONE;
        of_seat(&after.sides[seat], &mut inputs);
        of_time(position, after.seats, seat, from, &mut inputs);
        PROSPECTS.put(lead.div_euclid(THIRD), &mut inputs);
        let rating = |seat: usize| after.sides[seat].state.player.rating();
        if seat == me {
            for (steps, &(rival, _)) in LEADS.iter().zip(&rivals) {
                steps.put(rating(me) - rating(rival), &mut inputs);
            }
        } else {
            LEADS[0].put(rating(seat) - rating(me), &mut inputs);
        }
        inputs
    })
}

fn of_time(position: &CoffeeRush, seats: usize, seat: usize, from: usize, inputs: &mut Inputs<WORDS>) {
    DECK.put(position.deck.left().into(), inputs);
    inputs.set_if(CLOSED.start, position.flow.closed.is_some());
    inputs.set(PLACE.start + seat);
    DISTANCE.put(((seat + seats - from) % seats) as i32, inputs);
}

fn of_seat(side: &Side, inputs: &mut Inputs<WORDS>) {
    let player = side.state.player;
    RATING.put(player.rating(), inputs);
    FULFILLED.put(player.fulfilled.into(), inputs);
    PENALTIES.put(player.penalties.into(), inputs);
    RUSH.put(player.rush.into(), inputs);
    player.upgrades.iter().for_each(|upgrade| inputs.set(UPGRADES.start + upgrade as usize));
    side.meeples.iter().flatten().for_each(|square| inputs.set(MEEPLES.start + square.index()));
    COMING.put(side.coming.into(), inputs);
    of_orders(&side.state.slots, inputs);
    let (_, claims) = OWN.claim(side.state.cups, side.state.slots.map(Slot::kinds));
    of_cups(side, &claims, inputs);
}

fn of_orders(slots: &[Slot; SLOTS], inputs: &mut Inputs<WORDS>) {
    let mut all = 0;
    for (slot, orders) in slots.iter().enumerate() {
        let count = orders.len() as i32;
        all += count;
        Steps { start: SLOT.start + ORDERS_IN_SLOT * slot, from: 1, by: 1, count: ORDERS_IN_SLOT }.put(count, inputs);
    }
    ORDERS.put(all, inputs);
    let due = slots[SLOTS - 2].iter().chain(slots[SLOTS - 1].iter());
    DUE_TOKENS.put(due.map(|order| order.recipe().len() as i32).sum(), inputs);
}

fn of_cups(side: &Side, claims: &Claims, inputs: &mut Inputs<WORDS>) {
    let reach = |content: Content| reach(content, side.state.player.upgrades, side.meeples);
    for (nth, claim) in claims.cups.iter().enumerate() {
        let Some(claim) = claim else { continue };
        let near = usize::from(reach(claim.content).has(claim.order));
        inputs.set(CUP.start + CUP_KINDS * nth + 2 * (LACKING * claim.slot + claim.lacking) + near);
    }
    let empty = side.state.cups.iter().filter(|&&content| content == Content::EMPTY).count();
    EMPTY_CUPS.put(empty as i32, inputs);
    USELESS_CUPS.put((CUPS - empty - claims.cups.iter().flatten().count()) as i32, inputs);
    let near = reach(Content::EMPTY);
    for (slot, unclaimed) in claims.unclaimed.iter().enumerate() {
        let fresh = unclaimed.and(near).count();
        for (kind, count) in [fresh, unclaimed.count() - fresh].into_iter().enumerate() {
            let start = FRESH.start + FRESH_IN_SLOT * (2 * slot + kind);
            Steps { start, from: 1, by: 1, count: FRESH_IN_SLOT }.put(count as i32, inputs);
        }
    }
}
