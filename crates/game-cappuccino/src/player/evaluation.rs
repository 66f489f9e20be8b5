//! The static evaluation of a board.
//!
//! *Why this shape.* A stack's future is decided around it: how high it is, how high each neighbour is, its owner and
//! the seat to move. So every live stack is worth a number of cups that depends on its height and the number of its
//! neighbours, plus a number for every neighbour that depends on both heights and on its owner. These sums by colour, with
//! the dead cups, estimate the final counts. The weights were fitted to the results of games; see [`super::weights`].
//!
//! With two players the better of two colours counts, so the lesser colour is worth something only while it may still catch
//! up: a smooth maximum that narrows as the table empties.

use game_core::{MAX_SEATS, PerSeat, Seat, SeatCount};

use super::board::Board;
use super::weights;
use crate::Colour;
use crate::position::bits;
use crate::topology::Topology;

/// One cup in the units of the weights.
pub(super) const CUP: i32 = 64;
/// Heights that the weights tell apart; higher ones count as the last, and every cup beyond it in full.
pub(super) const HEIGHTS: usize = 8;
/// Numbers of neighbours that the weights tell apart: 1, 2, 3 and more.
pub(super) const DEGREES: usize = 3;
/// Kinds of neighbours: of the same colour, of the owner's other colour, a rival's.
pub(super) const KINDS: usize = 3;
/// How full the table is, in live stacks divided by four.
pub(super) const PHASES: usize = 17;

/// Fitted numbers for one number of players.
pub(super) struct Weights {
    /// By whether the owner is to move, height and neighbours: the worth of a live stack.
    pub(super) stack: [[[i16; DEGREES]; HEIGHTS]; 2],
    /// By whether the owner is to move, the kind of the neighbour, own height and its height: the worth that a neighbour adds
    /// to a stack.
    pub(super) pair: [[[[i16; HEIGHTS]; HEIGHTS]; KINDS]; 2],
    /// By phase: the lead in cups that makes the odds of winning e to 1.
    pub(super) scale: [f32; PHASES],
    /// By phase: how far apart, in cups, two colours of a player begin to count as one.
    pub(super) width: [f32; PHASES],
}

/// The expected count of each seat at the end, in cups, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Prospects {
    /// In cups.
    pub(super) cups: [f32; MAX_SEATS],
    /// The lead that makes the odds e to 1.
    pub(super) scale: f32,
}

/// Logits a unit of search score.
pub(super) const LOGIT: f32 = 200.0;

impl Weights {
    /// The weights for so many players.
    pub(super) fn of(seats: SeatCount) -> &'static Weights {
        match seats.get() {
            2 => &weights::TWO,
            3 => &weights::THREE,
            _ => &weights::FOUR,
        }
    }

    /// The prospects of every seat.
    pub(super) fn prospects(&self, board: &Board, topology: &Topology) -> Prospects {
        self.prospects_as_seen(board, topology, 0, 0)
    }

    /// The same as a `hero` sees them to whom a dead cup of its own is worth so much more than a cup.
    #[inline]
    pub(super) fn prospects_as_seen(&self, board: &Board, topology: &Topology, hero: usize, secured: i32) -> Prospects {
        let mut colours = self.colours(board, topology);
        if secured != 0 {
            let of_hero = |colour: usize| colour == hero || (board.seats() == 2 && colour == hero + 2);
            for (colour, dead) in board.dead().into_iter().enumerate().filter(|&(colour, _)| of_hero(colour)) {
                colours[colour] += i32::from(dead) * secured;
            }
        }
        let phase = (board.stacks().count_ones() as usize / 4).min(PHASES - 1);
        let in_cups = |colour: usize| colours[colour] as f32 / CUP as f32;
        let seats = board.seats();
        let cups = std::array::from_fn(|seat| match seats {
            2 if seat < 2 => smooth_maximum(in_cups(seat), in_cups(seat + 2), self.width[phase]),
            _ if seat < seats => in_cups(seat),
            _ => f32::NEG_INFINITY,
        });
        Prospects { cups, scale: self.scale[phase] }
    }

    /// The expected count of each colour, in 64ths of a cup.
    fn colours(&self, board: &Board, topology: &Topology) -> [i32; Colour::ALL.len()] {
        let mut sums = board.dead().map(|cups| i32::from(cups) * CUP);
        let stacks = board.stacks();
        for seat in 0..board.seats() {
            let turn = usize::from(seat == board.seat());
            let own = board.stacks_of(seat);
            for index in bits(own) {
                let height = bucket(board.height(index));
                let around = topology.around(index) & stacks;
                let degree = (around.count_ones() as usize).clamp(1, DEGREES) - 1;
                let beyond = i32::from(board.height(index).saturating_sub(HEIGHTS as u8)) * CUP;
                let mut sum = i32::from(self.stack[turn][height][degree]) + beyond;
                let second = board.is_second(index);
                for other in bits(around) {
                    let kind = match own >> other & 1 {
                        0 => 2,
                        _ => usize::from(board.is_second(other) != second),
                    };
                    sum += i32::from(self.pair[turn][kind][height][bucket(board.height(other))]);
                }
                sums[board.colour(index, seat)] += sum;
            }
        }
        sums
    }
}

/// The row of the weights for a height.
#[inline]
pub(super) fn bucket(height: u8) -> usize {
    (usize::from(height).wrapping_sub(1)).min(HEIGHTS - 1)
}

/// About `width · ln(exp(a / width) + exp(b / width))`, in plain arithmetic that is the same on every machine.
fn smooth_maximum(a: f32, b: f32, width: f32) -> f32 {
    let apart = (a - b).abs() / width;
    a.max(b) + width * 0.7 / (1.0 + apart + apart * apart)
}

impl Prospects {
    /// The lead of `hero` over the best other seat, as a search score.
    pub(super) fn lead(&self, hero: usize) -> i32 {
        let rival = (0..MAX_SEATS).filter(|&seat| seat != hero).map(|seat| self.cups[seat]).fold(f32::MIN, f32::max);
        ((self.cups[hero % MAX_SEATS] - rival) / self.scale * LOGIT) as i32
    }

    /// The share of the win that each seat may expect, all together 1.
    pub(super) fn shares(&self, seats: SeatCount) -> PerSeat<f32> {
        let best = self.cups.iter().fold(f32::MIN, |best, &cups| best.max(cups));
        let odds = |seat: Seat| ((self.cups[seat.index()] - best) / self.scale).exp();
        let all: f32 = seats.iter().map(odds).sum();
        PerSeat::from_fn(seats, |seat| odds(seat) / all)
    }
}
