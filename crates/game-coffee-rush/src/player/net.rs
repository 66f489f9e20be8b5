//! A small integer net: the chance of a seat to win.
//!
//! *Why integers.* Sums of integers come out the same in any order and on every machine, so the same position gets the same
//! value natively and in the browser.

use game_core::{Game, Seat};

use super::features::{self, feature_count};
use crate::CoffeeRush;

/// Units of the one hidden layer.
pub const HIDDEN: usize = 8;
/// What a weight of 1 is stored as.
pub const ONE: i32 = 256;
/// The most that a hidden unit can say.
pub const CEILING: i16 = 16 * ONE as i16;

/// Surely won or lost, as an answer.
pub(crate) const SURE: i32 = 1 << 24;

/// What the hidden units have added up.
pub(crate) type Sums = [i16; HIDDEN];

/// The weights for tables of one size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    rows: Box<[Sums]>,
    out: [i16; HIDDEN],
    bias: i32,
}

impl Net {
    /// Weights in the order of the file: a row for each feature, then what each hidden unit counts, then the bias in two halves, the
    /// low one first; `None` unless there are exactly as many as a table of `seats` needs.
    pub fn new(seats: usize, weights: &[i16]) -> Option<Net> {
        let (rows, rest) = weights.split_at_checked(feature_count(seats) * HIDDEN)?;
        let (out, bias) = rest.split_at_checked(HIDDEN)?;
        let &[low, high] = bias else { return None };
        let rows = rows.as_chunks::<HIDDEN>().0.into();
        Some(Net { rows, out: out.try_into().ok()?, bias: i32::from(high) << 16 | i32::from(low as u16) })
    }

    /// Reads [`Net::new`]'s weights, two bytes each, the low one first.
    pub fn from_bytes(seats: usize, bytes: &[u8]) -> Option<Net> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let weights: Vec<i16> = pairs.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
        if rest.is_empty() { Net::new(seats, &weights) } else { None }
    }

    #[inline(always)]
    pub(crate) fn add(&self, sums: &mut Sums, feature: usize, count: i16) {
        let row = &self.rows[feature];
        if count == 1 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        } else {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum = sum.wrapping_add(weight.wrapping_mul(count));
            }
        }
    }

    /// What the hidden units say, in units of 1 / [`ONE`]²: the logarithm of the odds.
    #[inline(always)]
    pub(crate) fn answer(&self, sums: &Sums) -> i32 {
        let counted = sums.iter().zip(&self.out).map(|(&sum, &out)| i32::from(sum.clamp(0, CEILING)) * i32::from(out));
        self.bias + counted.sum::<i32>()
    }

    /// The chance of each seat to win, all together 1.
    pub(crate) fn shares(&self, position: &CoffeeRush) -> [f32; 4] {
        let seats = position.seats;
        let mut shares = [0.0; 4];
        if let Some(outcome) = position.outcome() {
            for &winner in &outcome.winners {
                shares[winner.index()] = 1.0 / outcome.winners.len() as f32;
            }
            return shares;
        }
        for seat in seats.iter() {
            shares[seat.index()] = chance(self.look(position, seat));
        }
        let all: f32 = shares.iter().sum();
        shares.map(|share| share / all)
    }

    /// What it says of `position`, which may be the end, as `me` sees it.
    pub(crate) fn look_after(&self, position: &CoffeeRush, me: Seat) -> i32 {
        match position.outcome() {
            Some(outcome) if outcome.winners == [me] => SURE,
            Some(outcome) if outcome.winners.contains(&me) => 0,
            Some(_) => -SURE,
            None => self.look(position, me),
        }
    }

    /// What it says of `position` as `me` sees it.
    pub(crate) fn look(&self, position: &CoffeeRush, me: Seat) -> i32 {
        let mut sums = [0; HIDDEN];
        features::features(position, me, |feature, count| self.add(&mut sums, feature, count));
        self.answer(&sums)
    }
}

/// The chance for the logarithm of the odds in units of 1 / [`ONE`]². Plain arithmetic, so that every machine agrees.
pub(crate) fn chance(answer: i32) -> f32 {
    let odds = (answer as f32 / (ONE * ONE) as f32).clamp(-12.0, 12.0);
    // e^x as (1 + x/1024)^1024.
    let mut power = 1.0 - odds / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}
