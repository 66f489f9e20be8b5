//! A position as the search sees it: the stacks that still matter, and a count of those that do not.
//!
//! *Why this shape.* A stack without neighbours stays as it is to the end, so only its cups count and not where it stands.
//! Dropping such stacks makes positions equal that differ only in what is over, and leaves less to look at near the end,
//! where the exact solver works.

use game_core::{MAX_SEATS, SplitMix};

use crate::position::{HEIGHT, SECOND, bits, owners_key, set_upon};
use crate::shape::MOST;
use crate::topology::{Lanes, Topology};
use crate::{Cappuccino, Colour};

/// A move: the index of the stack and the direction in which it goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Step(pub(super) u16);

impl Step {
    /// A waiting move on an island that was set aside; only the solver knows it.
    pub(super) const WAIT: Step = Step(Step::COUNT as u16 - 1);
    /// No move.
    pub(super) const NONE: Step = Step(u16::MAX);
    /// Steps are numbers below this.
    pub(super) const COUNT: usize = MOST * 8;

    pub(super) fn new(from: usize, direction: usize) -> Step {
        Step((from << 3 | direction) as u16)
    }

    #[inline]
    pub(super) fn from(self) -> usize {
        usize::from(self.0 >> 3) % MOST
    }

    #[inline]
    pub(super) fn direction(self) -> usize {
        usize::from(self.0 & 7)
    }
}

/// The live part of a position in which stacks move, and what each colour has in dead stacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    legal: Lanes,
    owners: [u64; MAX_SEATS],
    /// As in [`Cappuccino`]; zero where no live stack stands.
    heights: [u8; MOST],
    tall: u64,
    /// Weighed heights of the live stacks: a part of the key.
    sum: u64,
    /// Cups by colour in stacks that nothing can reach any more.
    dead: [u8; Colour::ALL.len()],
    seat: u8,
    seats: u8,
}

impl Board {
    /// The board of a position in which the cups stand.
    pub(super) fn of(position: &Cappuccino, topology: &Topology) -> Board {
        let mut board = Board {
            legal: position.legal,
            owners: position.owners,
            heights: position.heights,
            tall: position.tall,
            sum: topology.key,
            dead: [0; Colour::ALL.len()],
            seat: position.seat.index() as u8,
            seats: position.seats.get() as u8,
        };
        for index in bits(position.stacks()) {
            board.sum = board.sum.wrapping_add(weight(topology, index, board.heights[index]));
        }
        board.bury(topology, position.stacks());
        board
    }

    /// The seat to move; meaningless when the game is over.
    #[inline]
    pub(super) fn seat(&self) -> usize {
        usize::from(self.seat) % MAX_SEATS
    }

    /// How many play.
    #[inline]
    pub(super) fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The live stacks of a seat.
    #[inline]
    pub(super) fn stacks_of(&self, seat: usize) -> u64 {
        self.owners[seat % MAX_SEATS]
    }

    /// All live stacks.
    #[inline]
    pub(super) fn stacks(&self) -> u64 {
        self.owners[0] | self.owners[1] | self.owners[2] | self.owners[3]
    }

    /// Has everybody run out of moves? Two neighbours always allow one: of the higher, or of either.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.stacks() == 0
    }

    /// Cups on a cell.
    #[inline]
    pub(super) fn height(&self, index: usize) -> u8 {
        self.heights[index % MOST] & HEIGHT
    }

    /// Heights and second colours, as in a position.
    #[inline]
    pub(super) fn bytes(&self) -> &[u8; MOST] {
        &self.heights
    }

    /// The live stacks of each seat.
    #[inline]
    pub(super) fn owners(&self) -> &[u64; MAX_SEATS] {
        &self.owners
    }

    /// Is the stack of this cell of its owner's second colour?
    #[inline]
    pub(super) fn is_second(&self, index: usize) -> bool {
        self.heights[index % MOST] & SECOND != 0
    }

    /// Cups by colour in dead stacks.
    #[inline]
    pub(super) fn dead(&self) -> [u8; Colour::ALL.len()] {
        self.dead
    }

    /// Where the seat to move may go: bit `i` of lane `d` is a move from cell `i` in direction `d`.
    #[inline]
    pub(super) fn moves(&self) -> Lanes {
        let own = self.stacks_of(self.seat());
        self.legal.map(|lane| lane & own)
    }

    /// A seat's count if the game ended now: all its dead cups, or with two players those of the better colour.
    pub(super) fn dead_score(&self, seat: usize) -> u8 {
        if self.seats == 2 { self.dead[seat % 2].max(self.dead[seat % 2 + 2]) } else { self.dead[seat % MAX_SEATS] }
    }

    /// The index among [`Colour::ALL`] of a stack's top cup, given its owner.
    #[inline]
    pub(super) fn colour(&self, index: usize, owner: usize) -> usize {
        (owner + 2 * usize::from(self.is_second(index))) % Colour::ALL.len()
    }

    /// The board after a legal move.
    #[inline]
    pub(super) fn after(&self, topology: &Topology, step: Step) -> Board {
        let mut next = *self;
        next.play(topology, step);
        next
    }

    #[inline]
    fn play(&mut self, topology: &Topology, step: Step) {
        let from = step.from();
        let left = topology.spot(from);
        let to = left.next(step.direction());
        let landed = topology.spot(to);
        let gone = weight(topology, from, self.heights[from]).wrapping_add(weight(topology, to, self.heights[to]));
        let stack = set_upon(&mut self.heights, &mut self.legal, &mut self.tall, (from, left), (to, landed));
        self.sum = self.sum.wrapping_sub(gone).wrapping_add(weight(topology, to, stack));
        for owned in &mut self.owners {
            *owned &= !(1 << to);
        }
        self.owners[self.seat()] ^= 1 << from | 1 << to;
        self.bury(topology, (left.around | 1 << to) & self.stacks());
        self.pass_turn();
    }

    /// Drops those stacks of `suspects` that have no neighbour.
    #[inline]
    fn bury(&mut self, topology: &Topology, suspects: u64) {
        let stacks = self.stacks();
        for index in bits(suspects) {
            if topology.around(index) & stacks == 0 {
                self.bury_one(topology, index);
            }
        }
    }

    fn bury_one(&mut self, topology: &Topology, index: usize) {
        let owner = self.owners.iter().position(|owned| owned >> index & 1 == 1).expect("every stack has an owner");
        self.dead[self.colour(index, owner)] += self.height(index);
        self.sum = self.sum.wrapping_sub(weight(topology, index, self.heights[index]));
        self.owners[owner] &= !(1 << index);
        self.tall &= !(1 << index);
        self.heights[index % MOST] = 0;
    }

    /// Takes an island off the board whose cups are as good as counted.
    pub(super) fn set_aside(&mut self, topology: &Topology, island: u64, counts: [u8; Colour::ALL.len()]) {
        for index in bits(island) {
            self.sum = self.sum.wrapping_sub(weight(topology, index, self.heights[index]));
            self.heights[index] = 0;
        }
        self.tall &= !island;
        self.owners.iter_mut().for_each(|owned| *owned &= !island);
        self.legal.iter_mut().for_each(|lane| *lane &= !island);
        for (dead, count) in self.dead.iter_mut().zip(counts) {
            *dead += count;
        }
    }

    /// Gives the turn to a seat.
    pub(super) fn set_seat(&mut self, seat: usize) {
        self.seat = seat as u8;
    }

    /// The turn goes to the next seat that can move (CP-13), if any can.
    #[inline]
    fn pass_turn(&mut self) {
        for _ in 0..self.seats {
            self.seat = if self.seat + 1 >= self.seats { 0 } else { self.seat + 1 };
            if self.can_move(self.seat()) {
                return;
            }
        }
    }

    /// Has a seat a move?
    #[inline]
    pub(super) fn can_move(&self, seat: usize) -> bool {
        let own = self.stacks_of(seat);
        self.legal.iter().any(|lane| lane & own != 0)
    }

    /// A number for what decides the rest of the game: the live stacks, the dead cups, and whose turn it is.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        self.key_with(self.dead)
    }

    /// The same with other counts of dead cups.
    #[inline]
    pub(super) fn key_with(&self, dead: [u8; Colour::ALL.len()]) -> u64 {
        let rest = u64::from(u32::from_le_bytes(dead)) << 8 | u64::from(self.seats << 4 | self.seat);
        SplitMix::mix(self.sum.wrapping_add(owners_key(self.owners)) ^ SplitMix::mix(rest))
    }
}

/// What a stack adds to the sum in the key.
#[inline]
fn weight(topology: &Topology, index: usize, stack: u8) -> u64 {
    topology.spot(index).weight.wrapping_mul(u64::from(stack))
}
