//! The evaluation: how likely a seat is to win, judged by an afterstate alone.
//!
//! A seat is worth its rating and a few points more or less for its prospects ([`POINTS`]). The lead over the rivals, on a scale of
//! odds, is the evaluation. `docs/decisions/0002-coffee-rush-evaluation.md` tells where the numbers come from.
//!
//! *Why integers.* Sums of integers come out the same in any order and on every machine, so the same position gets the same
//! value natively and in the browser.
//!
//! *Why in parts.* A search compares thousands of turns of one seat. Rivals differ only in the number of cards that they draw,
//! and all turns with the same cups and orders differ only in where the meeples stand; so each part is added up by itself.

use std::cmp::Ordering;

use super::afterstate::{Afterstate, Side};
use crate::content::Content;
use crate::rules::seat_state::{CUPS, Player, SLOTS, SeatState};
use crate::slot::Slot;
use crate::turns::tables::Tables;
use crate::{Order, Orders, Square, Upgrade, Upgrades};

/// The value of everything that a seat has, in hundredths of a point of rating.
struct Points {
    rating: i32,
    /// For each rush token; more than five count as five.
    rush: i32,
    /// For each upgrade, beyond the two points of its rating.
    upgrade: i32,
    /// For each order, by slot; more than three in a slot count as three.
    order_in_slot: [i32; SLOTS],
    /// For each order about to be drawn; more than four count as four.
    coming: i32,
    /// For a cup that is meant for an order, by the number of tokens that it lacks; three also stand for four. A complete cup counts
    /// nothing: the own ones are served, and a rival's were not looked at when the numbers were made.
    lacking: [i32; 4],
    /// For such a cup that lacks something which the free steps can bring.
    in_reach: i32,
    /// For an order without a cup, if there is an empty one and the free steps can complete it.
    fresh_in_reach: i32,
    /// For a cup that can become none of the orders that are left for it.
    useless_cup: i32,
}

const POINTS: Points = Points {
    rating: 100,
    rush: 30,
    upgrade: 50,
    order_in_slot: [-15, -25, -45, -75],
    coming: -10,
    lacking: [0, 68, 46, 24],
    in_reach: 15,
    fresh_in_reach: 10,
    useless_cup: -25,
};

/// The logarithm of the odds is counted in units of 1 / `UNITS`².
const UNITS: i32 = 256;
/// A lead of two points multiplies the odds by e.
const UNITS_A_POINT: i32 = UNITS / 2;
/// No lead counts for more than this.
const LARGEST_LEAD: i32 = 8 * UNITS;
/// At tables of three and four a win is shared by more: the odds of equals there, as a logarithm (−0.7).
const ODDS_AMONG_MANY: i32 = -45_875;

/// Surely won or lost.
const SURE: i32 = 1 << 24;

/// [`POINTS`] in units, for the own seat or for one of several rivals, by number where a number counts.
pub(crate) struct Weights {
    rating: i32,
    rush: [i32; 6],
    upgrade: i32,
    orders_in_slot: [[i32; 4]; SLOTS],
    coming: [i32; 5],
    lacking: [i32; 4],
    in_reach: [i32; 4],
    fresh_in_reach: i32,
    useless_cup: i32,
}

impl Weights {
    /// `share` is 1 for the own seat, and −1, −2 or −3 for each of so many rivals, among whom their lead is divided.
    const fn new(share: i32) -> Weights {
        let slots = POINTS.order_in_slot;
        Weights {
            rating: units(POINTS.rating, share),
            rush: by_count(POINTS.rush, share),
            upgrade: units(POINTS.upgrade, share),
            orders_in_slot: [
                by_count(slots[0], share),
                by_count(slots[1], share),
                by_count(slots[2], share),
                by_count(slots[3], share),
            ],
            coming: by_count(POINTS.coming, share),
            lacking: each(POINTS.lacking, share),
            in_reach: each([0, POINTS.in_reach, POINTS.in_reach, POINTS.in_reach], share),
            fresh_in_reach: units(POINTS.fresh_in_reach, share),
            useless_cup: units(POINTS.useless_cup, share),
        }
    }
}

/// Hundredths of a point in units, rounded to the nearest.
const fn units(hundredths: i32, share: i32) -> i32 {
    let (product, divisor) = (hundredths * UNITS_A_POINT, 100 * share.abs());
    let nearest = (product.abs() + divisor / 2) / divisor;
    nearest * product.signum() * share.signum()
}

/// None, one, two… of something.
const fn by_count<const N: usize>(hundredths: i32, share: i32) -> [i32; N] {
    let (mut all, mut count) = ([0; N], 0);
    while count < N {
        all[count] = units(hundredths * count as i32, share);
        count += 1;
    }
    all
}

const fn each<const N: usize>(hundredths: [i32; N], share: i32) -> [i32; N] {
    let (mut all, mut index) = ([0; N], 0);
    while index < N {
        all[index] = units(hundredths[index], share);
        index += 1;
    }
    all
}

/// For the seat that is judged.
pub(crate) static OWN: Weights = Weights::new(1);
/// For each rival at tables of two, three and four.
static RIVAL: [Weights; 3] = [Weights::new(-1), Weights::new(-2), Weights::new(-3)];

/// For each rival at a table of so many seats.
pub(crate) fn rival(seats: usize) -> &'static Weights {
    &RIVAL[seats.clamp(2, 4) - 2]
}

/// The evaluation of an afterstate for seat number `me`: the logarithm of its odds to win.
pub(crate) fn evaluate(after: &Afterstate, me: usize) -> i32 {
    if after.over {
        let best = rivals(after, me).map(|side| side.state.player.rank()).max();
        return game_over(after.sides[me].state.player, best);
    }
    prospects(after, me)
}

/// The evaluation without a look at whether the game is over.
pub(crate) fn prospects(after: &Afterstate, me: usize) -> i32 {
    let against: i32 = rivals(after, me).map(|side| rival(after.seats).side(side)).sum();
    log_odds(after.seats, OWN.side(&after.sides[me]) + against)
}

fn rivals(after: &Afterstate, me: usize) -> impl Iterator<Item = &Side> {
    after.sides[..after.seats].iter().enumerate().filter(move |&(seat, _)| seat != me).map(|(_, side)| side)
}

/// The logarithm of the odds for a lead in units.
#[inline]
pub(crate) fn log_odds(seats: usize, lead: i32) -> i32 {
    lead.clamp(-LARGEST_LEAD, LARGEST_LEAD) * UNITS + if seats > 2 { ODDS_AMONG_MANY } else { 0 }
}

/// The game is over (CR-31, CR-32); of equal ends a higher rating is better.
pub(crate) fn game_over(me: Player, best_rival: Option<(i32, u8, u8)>) -> i32 {
    certain(Some(me.rank()).cmp(&best_rival)) + me.rating()
}

/// Surely lost, shared or won.
pub(crate) fn certain(result: Ordering) -> i32 {
    match result {
        Ordering::Less => -SURE,
        Ordering::Equal => 0,
        Ordering::Greater => SURE,
    }
}

/// The chance to win for the logarithm of the odds. Plain arithmetic, so that every machine agrees.
pub(crate) fn chance(evaluation: i32) -> f32 {
    let odds = (evaluation as f32 / (UNITS * UNITS) as f32).clamp(-12.0, 12.0);
    // e^x as (1 + x/1024)^1024.
    let mut power = 1.0 - odds / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

/// The order that each cup is meant for: the fullest cups choose first, and of the orders that fit they take the oldest.
#[derive(Clone, Copy)]
pub(crate) struct Claims {
    pub(super) cups: [Option<Claim>; CUPS],
    pub(super) unclaimed: [Orders; SLOTS],
    any_empty: bool,
}

#[derive(Clone, Copy)]
pub(super) struct Claim {
    pub(super) content: Content,
    pub(super) order: Order,
    pub(super) slot: usize,
    /// Tokens; three also stand for four.
    pub(super) lacking: usize,
}

/// The orders that a cup with `content` can become by the free steps of one of the meeples.
#[inline]
pub(super) fn reach(content: Content, upgrades: Upgrades, meeples: [Option<Square>; 2]) -> Orders {
    let (tables, diagonal) = (Tables::get(), upgrades.has(Upgrade::Diagonal));
    let starts = meeples.iter().flatten().map(|&square| tables.start(square, diagonal));
    starts.fold(Orders::NONE, |all, start| all.or(start.completes[content.index()]))
}

impl Weights {
    /// One seat as a whole.
    pub(crate) fn side(&self, side: &Side) -> i32 {
        let Player { rush, upgrades, .. } = side.state.player;
        let (value, claims) = self.board(&side.state, side.coming);
        value + self.placed(&claims, upgrades, side.meeples, rush)
    }

    /// Everything but rush tokens and the squares of the meeples.
    fn board(&self, state: &SeatState<Content>, coming: u8) -> (i32, Claims) {
        let (cups, claims) = self.claim(state.cups, state.slots.map(Slot::kinds));
        (self.orders(state, coming) + cups, claims)
    }

    /// Everything but the cups, rush tokens and the squares of the meeples.
    pub(crate) fn orders(&self, state: &SeatState<Content>, coming: u8) -> i32 {
        let mut value = self.rating * state.player.rating();
        value += self.upgrade * i32::from(state.player.upgrades.count());
        for (slot, weights) in state.slots.iter().zip(&self.orders_in_slot) {
            value += weights[(slot.len() as usize).min(3)];
        }
        value + self.coming[usize::from(coming).min(4)]
    }

    /// The cups, with the orders that they claim of those `unclaimed`.
    #[inline(always)]
    pub(crate) fn claim(&self, cups: [Content; CUPS], unclaimed: [Orders; SLOTS]) -> (i32, Claims) {
        let mut claims = Claims { cups: [None; CUPS], unclaimed, any_empty: false };
        let mut value = 0;
        let mut fullest = cups;
        // Of cups that are equally full the first goes first.
        for (one, next) in [(0, 1), (1, 2), (0, 1)] {
            if fullest[one].len() < fullest[next].len() {
                fullest.swap(one, next);
            }
        }
        for (nth, content) in fullest.into_iter().enumerate() {
            if content == Content::EMPTY {
                claims.any_empty = true;
                continue;
            }
            let fits = content.becomes();
            let Some(slot) = (0..SLOTS).rev().find(|&slot| !claims.unclaimed[slot].and(fits).is_empty()) else {
                value += self.useless_cup;
                continue;
            };
            // The one that lacks least: shorter recipes come first in the data file.
            let order = claims.unclaimed[slot].and(fits).iter().next().expect("some order fits");
            claims.unclaimed[slot] = claims.unclaimed[slot].without(order);
            let lacking = usize::from(content.missing(order).len()).min(3);
            value += self.lacking[lacking];
            claims.cups[nth] = Some(Claim { content, order, slot, lacking });
        }
        (value, claims)
    }

    /// At least as much as [`Weights::placed`], wherever the meeples stand and however many of the rush tokens are left.
    pub(crate) fn placed_at_most(&self, claims: &Claims, rush: u8) -> i32 {
        let rush = self.rush[..=usize::from(rush).min(5)].iter().max().expect("none is a number of tokens");
        let reached = claims.cups.iter().flatten().map(|claim| self.in_reach[claim.lacking].max(0)).sum::<i32>();
        let fresh = claims.unclaimed.iter().map(|left| left.count() as i32).sum::<i32>();
        rush + reached + if claims.any_empty { self.fresh_in_reach.max(0) * fresh } else { 0 }
    }

    /// Rush tokens, and the terms that depend on the squares of the meeples.
    #[inline]
    pub(crate) fn placed(&self, claims: &Claims, upgrades: Upgrades, meeples: [Option<Square>; 2], rush: u8) -> i32 {
        let mut value = self.rush[usize::from(rush).min(5)];
        let reach = |content: Content| reach(content, upgrades, meeples);
        for claim in claims.cups.iter().flatten() {
            if reach(claim.content).has(claim.order) {
                value += self.in_reach[claim.lacking];
            }
        }
        if claims.any_empty {
            let fresh = reach(Content::EMPTY);
            let count: usize = claims.unclaimed.iter().map(|left| left.and(fresh).count()).sum();
            value += self.fresh_in_reach * count as i32;
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_rounded_to_the_nearest_unit_and_divided_among_rivals() {
        assert_eq!((OWN.rating, RIVAL[0].rating, RIVAL[1].rating, RIVAL[2].rating), (128, -128, -64, -43));
        assert_eq!(OWN.rush, [0, 38, 77, 115, 154, 192]);
        assert_eq!(RIVAL[1].orders_in_slot, [[0, 10, 19, 29], [0, 16, 32, 48], [0, 29, 58, 86], [0, 48, 96, 144]]);
        assert_eq!((RIVAL[2].lacking, RIVAL[2].coming), ([0, -29, -20, -10], [0, 4, 9, 13, 17]));
    }

    #[test]
    fn a_lead_is_better_and_a_chance_is_a_chance() {
        for seats in 2..=4 {
            assert!(log_odds(seats, 1) > log_odds(seats, 0));
            assert_eq!(log_odds(seats, LARGEST_LEAD), log_odds(seats, i32::from(i16::MAX)));
        }
        assert_eq!(chance(0).to_bits(), 0.5f32.to_bits());
        assert!(chance(SURE) > 0.9999 && chance(-SURE) < 0.0001);
    }
}
