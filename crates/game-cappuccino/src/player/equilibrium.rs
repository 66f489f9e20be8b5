//! Perfect play of three and four: the possible results if everybody plays for themselves.
//!
//! *Why this shape.* With more than two players perfect play need not have one result: a player that cannot win may decide
//! which other does, and has no reason to prefer either. So a position's value is the *set* of results that play can have in
//! which nobody ever makes a move that is worse for them than another. There are at most fifteen results (sets of winners),
//! so a set is a small word. A result is proved when it is the only one.

use game_core::{MAX_SEATS, PerSeat, SeatCount};

use super::board::{Board, Step};
use super::proof_search::{Cut, ProofSearch};
use super::transposition_table::{Bound, Known};

/// Makes the keys of these proofs differ from those of other searches.
const SALT: u64 = 0x0e01_11b4_1c03_55d7;

/// Results that are possible, as a set of sets of winners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Results(u16);

/// A whole win in the units of [`share`]: divisible by every number of winners.
const WHOLE: u8 = 12;

/// The share of a seat when the seats of a mask win together.
fn share(winners: usize, seat: usize) -> u8 {
    if winners >> seat & 1 == 1 { WHOLE / winners.count_ones() as u8 } else { 0 }
}

impl Results {
    fn only(winners: usize) -> Results {
        Results(1 << winners)
    }

    fn each(self) -> impl Iterator<Item = usize> {
        (1..1 << MAX_SEATS).filter(move |winners| self.0 >> winners & 1 == 1)
    }

    /// The least that a seat can get.
    fn worst(self, seat: usize) -> u8 {
        self.each().map(|winners| share(winners, seat)).min().unwrap_or(0)
    }

    /// Those results that give a seat at least so much.
    fn with(self, seat: usize, least: u8) -> Results {
        Results(self.each().filter(|&winners| share(winners, seat) >= least).fold(0, |set, winners| set | 1 << winners))
    }

    fn or(self, other: Results) -> Results {
        Results(self.0 | other.0)
    }

    /// Is there only one result?
    pub(super) fn is_certain(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Every seat's share of the win, on average over the results.
    pub(super) fn shares(self, seats: SeatCount) -> PerSeat<f32> {
        let count = self.0.count_ones() as f32 * f32::from(WHOLE);
        PerSeat::from_fn(seats, |seat| {
            let sum: u32 = self.each().map(|winners| u32::from(share(winners, seat.index()))).sum();
            sum as f32 / count
        })
    }
}

/// The search for all results.
pub(super) struct Equilibrium<'a>(pub(super) ProofSearch<'a>);

impl Equilibrium<'_> {
    /// The results of a board, and the move with the best worst result for the seat to move.
    pub(super) fn solve(&mut self, board: &Board) -> Result<(Results, Step), Cut> {
        let results = self.results(board)?;
        let mut best = (0, Step::NONE);
        for step in self.0.move_ordering.order(board, self.0.topology, 0, 0, Step::NONE) {
            let worst = self.results(&board.after(self.0.topology, step))?.worst(board.seat());
            if best.1 == Step::NONE || worst > best.0 {
                best = (worst, step);
            }
        }
        Ok((results, best.1))
    }

    fn results(&mut self, board: &Board) -> Result<Results, Cut> {
        if let Some(winners) = self.decided(board) {
            return Ok(Results::only(winners));
        }
        let key = board.key() ^ SALT;
        if let Some(known) = self.0.table.get(key) {
            return Ok(Results(known.score as u16));
        }
        let mover = board.seat();
        let mut best = 0;
        let mut results = Results(0);
        for step in self.0.move_ordering.order(board, self.0.topology, 0, 0, Step::NONE) {
            self.0.spend()?;
            let next = self.results(&board.after(self.0.topology, step))?;
            best = best.max(next.worst(mover));
            results = results.or(next);
            if best == WHOLE {
                break;
            }
        }
        // Nobody chooses a move that may be worse for them than another surely is.
        let results = results.with(mover, best);
        let depth = board.stacks().count_ones() as u8;
        self.0.table.put(key, Known { score: results.0 as i16, bound: Bound::Exact, depth, best: Step::NONE });
        Ok(results)
    }

    /// The winners, if every play has the same.
    fn decided(&mut self, board: &Board) -> Option<usize> {
        let reach = self.0.judged.reach(board, self.0.topology);
        let (least, most) = (reach.least(), reach.most());
        let seats = 0..board.seats();
        if least == most {
            let top = seats.clone().map(|seat| most[seat]).max()?;
            return Some(seats.filter(|&seat| most[seat] == top).fold(0, |winners, seat| winners | 1 << seat));
        }
        let ahead = |seat: &usize| seats.clone().all(|other| other == *seat || least[*seat] > most[other]);
        seats.clone().find(ahead).map(|winner| 1 << winner)
    }
}
