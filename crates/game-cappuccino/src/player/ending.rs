//! A board for the solver: the islands that are still open, and waiting moves as a mere number.
//!
//! *Why this shape.* Many islands are settled but for the moves left on them: whatever is played there, each colour gets the
//! same, one seat makes a fixed number of moves and nobody else any. Such an island is worth its cups and its waiting moves,
//! so it is taken off the board. And one waiting move of each player cancel out: a player that is content with the position
//! without them answers one with the other. (A player that must use one for want of other moves will never have another move
//! anyway, and then it no longer matters how many the opponent has.) Only the difference is left.
//!
//! A move changes one island only, so the knowledge about the others is kept.

use super::board::{Board, Step};
use super::reach::{Judged, Reach, Waiting};
use crate::islands::connected;
use crate::topology::Topology;

/// The most islands of two and more stacks on 64 cells: along a line, with one gap between them.
const MOST_ISLANDS: usize = 21;

/// The open part of a game of two.
#[derive(Clone, Copy)]
pub(super) struct Ending {
    pub(super) board: Board,
    /// Waiting moves of seat 0 that seat 1 has no answer to; negative if it is the other way round.
    pub(super) waits: i8,
    count: u8,
    islands: [u64; MOST_ISLANDS],
    reaches: [Reach; MOST_ISLANDS],
    /// The bounds of all islands together.
    open: Reach,
}

impl Ending {
    /// The ending of a board of two players.
    pub(super) fn of(board: &Board, topology: &Topology, judged: &mut Judged) -> Ending {
        let mut ending = Ending {
            board: *board,
            waits: 0,
            count: 0,
            islands: [0; MOST_ISLANDS],
            reaches: [Reach::default(); MOST_ISLANDS],
            open: Reach::default(),
        };
        ending.take_in(topology, judged, board.stacks());
        if !ending.can_move(board.seat()) {
            ending.board.set_seat(1 - board.seat());
        }
        ending
    }

    /// The ending after a move.
    #[inline]
    pub(super) fn after(&self, step: Step, topology: &Topology, judged: &mut Judged) -> Ending {
        let mut next = *self;
        let mover = self.board.seat();
        if step == Step::WAIT {
            next.waits -= if mover == 0 { 1 } else { -1 };
        } else {
            next.board = self.board.after(topology, step);
            let island = next.take_out(step.from());
            next.take_in(topology, judged, island & next.board.stacks());
        }
        let other = 1 - mover;
        next.board.set_seat(if next.can_move(other) { other } else { mover });
        next
    }

    /// Is nothing open any more?
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.board.is_over()
    }

    /// Bounds on each colour's cups at the end of the game.
    #[inline]
    pub(super) fn reach(&self) -> Reach {
        self.open.and(Reach::exactly(self.board.dead()))
    }

    /// May the seat to move wait?
    pub(super) fn can_wait(&self) -> bool {
        self.waits_of(self.board.seat()) > 0
    }

    fn waits_of(&self, seat: usize) -> i8 {
        if seat == 0 { self.waits } else { -self.waits }
    }

    fn can_move(&self, seat: usize) -> bool {
        self.waits_of(seat) > 0 || self.board.can_move(seat)
    }

    /// Forgets the island of a cell and returns its cells.
    fn take_out(&mut self, cell: usize) -> u64 {
        let count = usize::from(self.count);
        let place = self.islands[..count].iter().position(|island| island >> cell & 1 == 1);
        let place = place.expect("every live stack is on an open island");
        let island = self.islands[place];
        self.open = self.open.without(self.reaches[place]);
        self.islands[place] = self.islands[count - 1];
        self.reaches[place] = self.reaches[count - 1];
        self.count -= 1;
        island
    }

    /// Adds the islands of `cells`, or sets them aside if they are settled.
    fn take_in(&mut self, topology: &Topology, judged: &mut Judged, mut cells: u64) {
        while cells != 0 {
            let island = connected(topology, cells, cells.trailing_zeros() as usize);
            cells &= !island;
            let prospect = judged.island(&self.board, island, topology);
            if let Waiting::Of(seat, moves) = prospect.waiting {
                self.waits += if seat == 0 { moves as i8 } else { -(moves as i8) };
                self.board.set_aside(topology, island, prospect.reach.least());
                continue;
            }
            let place = usize::from(self.count);
            self.islands[place] = island;
            self.reaches[place] = prospect.reach;
            self.open = self.open.and(prospect.reach);
            self.count += 1;
        }
    }
}
