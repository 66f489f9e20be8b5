//! A board of two as inputs of a learned value: what the tables add up stack by stack, counted for the whole table.
//!
//! *Why this shape.* The tables see each stack with its neighbours and nothing beyond. But of three stacks in danger only one
//! can be saved, and a prize for the lesser colour may be worth nothing. So stacks are counted by kind, with what the tables
//! expect of each colour, and a net can learn what many together are worth. The same inputs for either player; which of its two
//! colours is the first makes no difference, only which is ahead.

use net::{Inputs, Steps};

use super::board::Board;
use super::evaluation::CUP;
use crate::Colour;
use crate::position::bits;
use crate::topology::Topology;

/// Words of 64 inputs about one player.
pub(super) const WORDS: usize = 8;

/// Heights that are told apart: 1, 2, 3, 4, up to 6, and more.
const HEIGHTS: usize = 6;
/// What a stack can take: nothing, only stacks of the rival's lesser colour, or one of the better.
const PREYS: usize = 3;
/// Kinds of stacks: of the colour that is ahead or the other, in danger or not, what it can take, and its height.
const KINDS: usize = 2 * 2 * PREYS * HEIGHTS;
/// So many stacks of a kind are counted.
const COUNTED: usize = 4;

const fn after(previous: Steps, from: i32, by: i32, count: usize) -> Steps {
    Steps { start: previous.end(), from, by, count }
}

/// Cups that the tables expect of the colour that is ahead, and of the other.
const BETTER: Steps = Steps { start: KINDS * COUNTED, from: 2, by: 1, count: 30 };
const LESSER: Steps = after(BETTER, 1, 1, 24);
const DEAD_BETTER: Steps = after(LESSER, 1, 1, 24);
const DEAD_LESSER: Steps = after(DEAD_BETTER, 1, 1, 12);
/// Half cups by which the better colour is ahead of the rival's.
const LEAD: Steps = after(DEAD_LESSER, -15, 1, 31);
const LIVE: Steps = after(LEAD, 2, 2, 31);
const OWN: Steps = after(LIVE, 1, 1, 20);
const MOVES: Steps = after(OWN, 1, 2, 20);
/// Ways to take a stack of the rival.
const TAKES: Steps = after(MOVES, 1, 1, 12);
/// Pairs of own stacks out of the rival's sight: moves that can wait.
const WAITS: Steps = after(TAKES, 1, 1, 10);

const _: () = assert!(WAITS.end() <= Inputs::<WORDS>::COUNT, "more inputs than words for them");

/// Describes both players, the one to move first; `colours` is what the tables expect of each colour.
pub(super) fn describe(board: &Board, topology: &Topology, colours: [i32; Colour::ALL.len()]) -> [Inputs<WORDS>; 2] {
    let levels = Levels::of(board, [0, 1].map(|seat| colours[seat + 2] > colours[seat]));
    [board.seat() % 2, 1 - board.seat() % 2].map(|seat| {
        let mut inputs = Inputs::NONE;
        of_counts(board, seat, colours, &mut inputs);
        of_stacks(board, topology, seat, &levels, &mut inputs);
        inputs
    })
}

fn of_counts(board: &Board, seat: usize, colours: [i32; Colour::ALL.len()], inputs: &mut Inputs<WORDS>) {
    let ranked = |seat: usize| if colours[seat + 2] > colours[seat] { [seat + 2, seat] } else { [seat, seat + 2] };
    let ([better, lesser], [rival, _]) = (ranked(seat), ranked(1 - seat));
    BETTER.put(colours[better] / CUP, inputs);
    LESSER.put(colours[lesser] / CUP, inputs);
    DEAD_BETTER.put(board.dead()[better].into(), inputs);
    DEAD_LESSER.put(board.dead()[lesser].into(), inputs);
    LEAD.put((colours[better] - colours[rival]).div_euclid(CUP / 2), inputs);
    LIVE.put(board.stacks().count_ones() as i32, inputs);
    OWN.put(board.stacks_of(seat).count_ones() as i32, inputs);
    MOVES.put(board.move_count(seat) as i32, inputs);
}

fn of_stacks(board: &Board, topology: &Topology, seat: usize, levels: &Levels, inputs: &mut Inputs<WORDS>) {
    let (own, rivals) = (board.stacks_of(seat), board.stacks_of(1 - seat));
    let mut counts = [0; KINDS];
    let (mut takes, mut unseen) = (0, 0_u64);
    for index in bits(own) {
        let height = board.height(index);
        let around = topology.around(index) & rivals;
        let in_danger = around & levels.at_least(height) != 0;
        let prey = around & levels.at_most(height);
        takes += prey.count_ones();
        unseen |= u64::from(around == 0) << index;
        let prize = usize::from(prey != 0) + usize::from(prey & !levels.lesser != 0);
        let kind = 2 * (levels.lesser >> index & 1) as usize + usize::from(in_danger);
        let kind = (kind * PREYS + prize) * HEIGHTS + class(height);
        if counts[kind] < COUNTED {
            inputs.set(kind * COUNTED + counts[kind]);
            counts[kind] += 1;
        }
    }
    let waits: u32 = bits(unseen).map(|index| (topology.around(index) & unseen).count_ones()).sum();
    TAKES.put(takes as i32, inputs);
    WAITS.put(waits as i32 / 2, inputs);
}

/// Stacks by height, so that all neighbours of a stack are compared with it at once.
struct Levels {
    /// By height, up to [`LEVELS`] - 1: stacks that are lower.
    lower: [u64; LEVELS + 1],
    /// Stacks of the colour that is not its owner's better.
    lesser: u64,
}

/// Heights from here on count as one: few games have two such stacks.
const LEVELS: usize = 16;

impl Levels {
    fn of(board: &Board, second_is_ahead: [bool; 2]) -> Levels {
        let mut levels = Levels { lower: [0; LEVELS + 1], lesser: 0 };
        for (seat, second_is_ahead) in second_is_ahead.into_iter().enumerate() {
            for index in bits(board.stacks_of(seat)) {
                levels.lower[usize::from(board.height(index)).min(LEVELS - 1) + 1] |= 1 << index;
                levels.lesser |= u64::from(board.is_second(index) != second_is_ahead) << index;
            }
        }
        for height in 1..=LEVELS {
            levels.lower[height] |= levels.lower[height - 1];
        }
        levels
    }

    /// Stacks of this height and more.
    #[inline]
    fn at_least(&self, height: u8) -> u64 {
        !self.lower[usize::from(height).min(LEVELS - 1)]
    }

    /// Stacks of this height and less.
    #[inline]
    fn at_most(&self, height: u8) -> u64 {
        self.lower[usize::from(height).min(LEVELS - 1) + 1]
    }
}

/// Which of the heights that are told apart.
fn class(height: u8) -> usize {
    match height {
        0..=4 => usize::from(height.max(1)) - 1,
        5 | 6 => 4,
        _ => 5,
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Random, SplitMix};

    use super::super::board::Step;
    use super::super::weights;
    use super::*;
    use crate::{Cappuccino, deal};

    /// Calls `check` with the boards of random games, each beside the one with all colours exchanged as `exchange` says.
    fn beside(exchange: usize, mut check: impl FnMut([&Board; 2], &Topology)) {
        let seats = Cappuccino::INFO.seat_count(2).expect("two may play");
        for seed in 0..20 {
            let mut rng = SplitMix::new(seed);
            let cups = deal::cups(seats, &mut rng);
            let exchanged = cups.iter().map(|&(cell, colour)| (cell, Colour::ALL[colour.index() ^ exchange])).collect();
            let positions = [cups, exchanged].map(|cups: Vec<_>| Cappuccino::with_cups(seats, &cups));
            let topology = positions[0].topology();
            let mut boards = positions.map(|position| Board::of(&position, &topology));
            boards[1].set_seat(exchange % 2);
            while !boards[0].is_over() {
                check([&boards[0], &boards[1]], &topology);
                let moves = boards[0].moves().into_iter().enumerate();
                let steps: Vec<Step> =
                    moves.flat_map(|(lane, from)| bits(from).map(move |from| Step::new(from, lane))).collect();
                let step = steps[rng.below(steps.len() as u32) as usize];
                boards = boards.map(|board| board.after(&topology, step));
            }
        }
    }

    fn described(board: &Board, topology: &Topology) -> [Inputs<WORDS>; 2] {
        describe(board, topology, weights::TWO.colours(board, topology))
    }

    #[test]
    fn players_who_change_places_look_the_same() {
        beside(1, |[board, mirrored], topology| {
            let [mover, other] = described(board, topology);
            assert_eq!([mover, other], described(mirrored, topology));
            let mut waiting = *board;
            waiting.set_seat(1 - board.seat());
            let colours = weights::TWO.colours(board, topology);
            assert_eq!(
                [other, mover],
                describe(&waiting, topology, colours),
                "whose turn it is decides only the order"
            );
        });
    }

    #[test]
    fn which_colour_is_the_first_makes_no_difference() {
        let mut compared = 0;
        beside(2, |[board, exchanged], topology| {
            let colours = weights::TWO.colours(board, topology);
            if colours[0] != colours[2] && colours[1] != colours[3] {
                assert_eq!(described(board, topology), described(exchanged, topology));
                compared += 1;
            }
        });
        assert!(compared > 500, "{compared} boards");
    }

    /// A net is bound to what it was trained on: inputs that mean something else make it worthless without a word. Whoever means
    /// to change them puts the new number here and trains anew.
    #[test]
    fn nets_of_yesterday_read_the_same_inputs() {
        let mut hash = 0;
        beside(0, |[board, _], topology| {
            for word in described(board, topology).iter().flat_map(Inputs::words) {
                hash = SplitMix::mix(hash ^ word);
            }
        });
        assert_eq!(format!("{hash:016x}"), "cb90c271a5f8e82c");
    }
}
