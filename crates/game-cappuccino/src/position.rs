//! A position: plain data, small, copied rather than undone.
//!
//! *Why this shape.* Cells have indices 0 to 63 (see [`crate::shape`]), so a set of cells is a bitboard of one word: the stacks of
//! each seat, the stacks of two and more cups, and for each direction the stacks that may move that way. Those six lanes are
//! kept from move to move, because a move changes them only around its two cells: the stack that left may no longer move, and
//! the higher one can no longer be landed on. Only a neighbour of two or more cups needs a look at its height. Counting
//! and drawing legal moves is then a matter of counting bits.

use game_core::{MAX_SEATS, Random, Seat, SeatCount, SplitMix, zobrist};

use crate::shape::{MOST, Shape};
use crate::topology::{Lanes, SPIRAL, Spot, Topology};
use crate::{CUPS_PER_COLOUR, Cell, Colour};

/// In a byte of `heights`: how many cups.
pub(crate) const HEIGHT: u8 = 0x7f;
/// In a byte of `heights`: the top cup is of its owner's second colour.
pub(crate) const SECOND: u8 = 0x80;

/// A position of Cappuccino.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cappuccino {
    /// Bit `i` of lane `d`: the stack of cell `i`, of any owner, may move in direction `d`. Empty while cups are placed.
    pub(crate) legal: Lanes,
    /// The stacks of each seat.
    pub(crate) owners: [u64; MAX_SEATS],
    /// The cups on each cell, and a bit for the colour on top: see [`HEIGHT`] and [`SECOND`].
    pub(crate) heights: [u8; MOST],
    /// Stacks of two and more cups.
    pub(crate) tall: u64,
    /// The part of the key that is kept up to date; see [`Cappuccino::finish_key`].
    sum: u64,
    pub(crate) shape: Shape,
    pub(crate) seats: SeatCount,
    /// The seat to move; the first when the game is over.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The players place their cups (CP-06).
    Placing,
    /// The players move stacks on a standard board: the phase in which speed matters.
    Moving,
    /// The players move stacks on a cluster of another outline.
    MovingElsewhere,
    /// Nobody can move (CP-14).
    Over,
}

impl Cappuccino {
    /// An empty table before the expert set-up.
    pub(crate) fn before_placing(seats: SeatCount) -> Cappuccino {
        Cappuccino {
            legal: [0; 6],
            owners: [0; MAX_SEATS],
            heights: [0; MOST],
            tall: 0,
            sum: 0,
            shape: Shape::EMPTY,
            seats,
            seat: Seat::FIRST,
            phase: Phase::Placing,
        }
    }

    /// The first position of a table on which all cups stand, one on each cell of a connected cluster.
    pub(crate) fn with_cups(seats: SeatCount, cups: &[(Cell, Colour)]) -> Cappuccino {
        let cells: Vec<Cell> = cups.iter().map(|&(cell, _)| cell).collect();
        let mut position = Cappuccino { shape: Shape::of(&cells), ..Cappuccino::before_placing(seats) };
        for &(cell, colour) in cups {
            let index = position.shape.index(cell).expect("the shape is made of these cells");
            position.owners[colour.owner(seats).index()] |= 1 << index;
            position.heights[index] = single(colour, seats);
        }
        position.legal = position.legal_from_scratch();
        position.sum = position.sum_from_scratch();
        position.phase = if position.shape.is_spiral() { Phase::Moving } else { Phase::MovingElsewhere };
        position
    }

    /// How many cups the table plays with (CP-03, CP-04).
    pub(crate) fn cups_in_play(&self) -> usize {
        Colour::in_play(self.seats).len() * CUPS_PER_COLOUR
    }

    /// The stacks of `seat`, as a mask of cells.
    #[inline]
    pub fn stacks_of(&self, seat: Seat) -> u64 {
        self.owners[seat.index() % MAX_SEATS]
    }

    /// All stacks, as a mask of cells.
    pub fn stacks(&self) -> u64 {
        self.owners.iter().fold(0, |all, owned| all | owned)
    }

    /// How many cups stand on a cell.
    #[inline]
    pub fn height(&self, index: usize) -> u8 {
        self.heights[index % MOST] & HEIGHT
    }

    /// The owner of the stack on a cell.
    pub fn owner(&self, index: usize) -> Option<Seat> {
        self.seats.iter().find(|&seat| self.stacks_of(seat) >> index & 1 == 1)
    }

    /// The top cup of the stack on a cell (CP-09).
    pub fn colour(&self, index: usize) -> Option<Colour> {
        self.owner(index).map(|owner| Colour::of(owner, self.heights[index] & SECOND != 0))
    }

    /// The cell with this index.
    pub fn cell(&self, index: usize) -> Cell {
        self.shape.cell(index)
    }

    /// The index of a cell of the cluster.
    pub fn index(&self, cell: Cell) -> Option<usize> {
        self.shape.index(cell)
    }

    /// The neighbourhoods of this board, for searches that play many moves on it with [`Cappuccino::play`].
    pub fn topology(&self) -> Topology {
        Topology::of(&self.shape)
    }

    /// The legal moves of the seat to move: bit `i` of lane `d` is a move from cell `i` in direction `d`.
    #[inline]
    pub fn moves(&self) -> [u64; 6] {
        let own = self.stacks_of(self.seat);
        self.legal.map(|lane| lane & own)
    }

    /// Plays a legal move between two indices on the board of `topology`.
    #[inline]
    pub fn play(&mut self, topology: &Topology, from: usize, to: usize) {
        self.advance(from % MOST, to % MOST, topology.spot(from), topology.spot(to));
    }

    /// A uniformly random move of [`Cappuccino::moves`]: the index of the stack and the direction. There must be one.
    #[inline]
    pub fn sample_move<R: Random>(&self, rng: &mut R) -> (usize, usize) {
        draw_move(&self.legal, self.stacks_of(self.seat), rng).expect("the seat to move can move")
    }

    /// Plays a move (CP-08 to CP-13): the stack of `from` lands on that of `to`, and the turn passes.
    #[inline]
    fn advance(&mut self, from: usize, to: usize, left: &Spot, landed: &Spot) {
        let (moved, covered) = (self.heights[from], self.heights[to]);
        let stack = set_upon(&mut self.heights, &mut self.legal, &mut self.tall, (from, left), (to, landed));
        let gained = landed.weight.wrapping_mul(u64::from(stack).wrapping_sub(u64::from(covered)));
        self.sum = self.sum.wrapping_add(gained).wrapping_sub(left.weight.wrapping_mul(u64::from(moved)));
        for owned in &mut self.owners {
            *owned &= !(1 << to);
        }
        self.owners[self.seat.index() % MAX_SEATS] ^= 1 << from | 1 << to;
        self.pass_turn();
    }

    /// The turn goes to the next seat that can move (CP-13); if none can, the game is over (CP-14).
    #[inline]
    fn pass_turn(&mut self) {
        self.seat = self.seats.after(self.seat);
        let own = self.stacks_of(self.seat);
        if self.legal[0] & own == 0 && self.legal[2] & own == 0 {
            self.find_who_can_move();
        }
    }

    #[cold]
    #[inline(never)]
    fn find_who_can_move(&mut self) {
        for _ in 0..self.seats.get() {
            if self.can_move(self.seat) {
                return;
            }
            self.seat = self.seats.after(self.seat);
        }
        self.seat = Seat::FIRST;
        self.phase = Phase::Over;
    }

    /// The game is over: a rollout has kept neither turn nor key.
    pub(crate) fn end_here(&mut self) {
        self.seat = Seat::FIRST;
        self.phase = Phase::Over;
        self.sum = self.sum_from_scratch();
    }

    /// Has `seat` a legal move, if it were its turn?
    pub fn can_move(&self, seat: Seat) -> bool {
        let own = self.stacks_of(seat);
        self.legal.iter().any(|lane| lane & own != 0)
    }

    /// Plays a legal move on a cluster that is no standard board.
    pub(crate) fn move_elsewhere(&mut self, from: Cell, to: Cell) {
        let index = |cell| self.shape.index(cell).expect("a legal move is between cells of the cluster");
        let (from, to) = (index(from), index(to));
        let (left, landed) = (Topology::spot_of(&self.shape, from), Topology::spot_of(&self.shape, to));
        self.advance(from, to, &left, &landed);
    }

    /// Puts a cup of the seat to move on the table (CP-06) and passes the turn.
    pub(crate) fn apply_place(&mut self, cell: Cell, colour: Colour) {
        let index = self.shape.insert(cell);
        for seat in self.seats.iter() {
            let owned = &mut self.owners[seat.index()];
            *owned = crate::shape::insert_bit(*owned, index, seat == self.seat);
        }
        self.heights.copy_within(index..MOST - 1, index + 1);
        self.heights[index] = single(colour, self.seats);
        self.seat = self.seats.after(self.seat);
        self.sum = self.sum_from_scratch();
        if self.shape.len() == self.cups_in_play() {
            *self = Cappuccino::with_cups(self.seats, &self.top_cups());
        }
    }

    /// Every stack's cell and top cup, by index.
    pub(crate) fn top_cups(&self) -> Vec<(Cell, Colour)> {
        (0..self.shape.len()).filter_map(|index| Some((self.cell(index), self.colour(index)?))).collect()
    }

    /// The lanes of legal moves, from the heights alone.
    pub(crate) fn legal_from_scratch(&self) -> Lanes {
        let topology = self.topology();
        let mut legal = [0; 6];
        for from in bits(self.stacks()) {
            for to in bits(topology.around(from) & self.stacks()) {
                if self.height(from) >= self.height(to) {
                    legal[topology.spot(from).direction(to) as usize] |= 1 << from;
                }
            }
        }
        legal
    }

    /// The stacks of two and more cups, from the heights alone.
    pub(crate) fn tall_from_scratch(&self) -> u64 {
        bits(self.stacks()).filter(|&index| self.height(index) >= 2).fold(0, |mask, index| mask | 1 << index)
    }

    /// The key of the position: the kept sum (heights and second colours by cell) with the fields of a word or less.
    #[inline]
    pub(crate) fn finish_key(&self) -> u64 {
        self.key_of(self.sum)
    }

    /// The same, from the position alone.
    pub(crate) fn key_from_nothing(&self) -> u64 {
        self.key_of(self.sum_from_scratch())
    }

    fn sum_from_scratch(&self) -> u64 {
        let weigh = |index: usize| SPIRAL.spot(index).weight.wrapping_mul(u64::from(self.heights[index]));
        bits(self.stacks()).map(weigh).fold(self.shape.key(), u64::wrapping_add)
    }

    #[inline]
    fn key_of(&self, sum: u64) -> u64 {
        let turn = (self.phase as u64) << 8 | (self.seats.get() as u64) << 4 | self.seat.index() as u64;
        SplitMix::mix(sum.wrapping_add(owners_key(self.owners)) ^ SplitMix::mix(turn))
    }
}

/// The owners of the stacks, as a part of a key. Each seat's are mixed as a whole: a mere product would hardly show the owner
/// of the last cells, whose bits it shifts out at the top.
#[inline]
pub(crate) fn owners_key(owners: [u64; MAX_SEATS]) -> u64 {
    const KIND: u16 = 0x0b0;
    let of_seat = |(seat, owned): (usize, u64)| zobrist::wide(KIND + seat as u16, owned);
    owners.into_iter().enumerate().map(of_seat).fold(0, u64::wrapping_add)
}

/// Sets the stack of `from` on that of `to`, and updates the legal moves. Returns the new stack as a byte of `heights`.
#[inline(always)]
pub(crate) fn set_upon(
    heights: &mut [u8; MOST],
    legal: &mut Lanes,
    tall: &mut u64,
    (from, left): (usize, &Spot),
    (to, landed): (usize, &Spot),
) -> u8 {
    let stack = heights[from] + (heights[to] & HEIGHT);
    heights[from] = 0;
    heights[to] = stack;
    for (lane, (leave, land)) in legal.iter_mut().zip(left.leave.iter().zip(&landed.land)) {
        *lane &= leave & land;
    }
    *tall &= !(1 << from);
    // A neighbour of one cup needs no look: it could be landed on before and still can, and it can no longer land here.
    let mut neighbours = *tall & landed.around;
    while neighbours != 0 {
        let index = neighbours.trailing_zeros() as usize;
        neighbours &= neighbours - 1;
        let direction = landed.direction(index);
        let (height, other) = (stack & HEIGHT, heights[index] & HEIGHT);
        if other <= height {
            legal[direction as usize] |= 1 << to;
        }
        if other >= height {
            legal[direction.opposite() as usize] |= 1 << index;
        }
    }
    *tall |= 1 << to;
    stack
}

/// A cup alone on its cell, as a byte of `heights`.
fn single(colour: Colour, seats: SeatCount) -> u8 {
    if colour.is_second(seats) { 1 | SECOND } else { 1 }
}

/// The indices of the bits of a mask, from the lowest.
pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let index = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            index
        })
    })
}

/// A uniformly random move of the stacks in `own`: the index of the stack and the direction. `None` if there is no move.
#[inline]
pub(crate) fn draw_move<R: Random>(legal: &Lanes, own: u64, rng: &mut R) -> Option<(usize, usize)> {
    let count = |lane: usize| (legal[lane] & own).count_ones();
    let upto0 = count(0);
    let upto1 = upto0 + count(1);
    let upto2 = upto1 + count(2);
    let upto3 = upto2 + count(3);
    let upto4 = upto3 + count(4);
    let all = upto4 + count(5);
    if all == 0 {
        return None;
    }
    let ticket = rng.below(all);
    let (lane, before) = match () {
        () if ticket < upto2 => match () {
            () if ticket < upto0 => (0, 0),
            () if ticket < upto1 => (1, upto0),
            () => (2, upto1),
        },
        () if ticket < upto3 => (3, upto2),
        () if ticket < upto4 => (4, upto3),
        () => (5, upto4),
    };
    Some((nth_bit(legal[lane] & own, ticket - before), lane))
}

/// The index of the set bit that has `rank` set bits below it.
#[inline]
fn nth_bit(mut mask: u64, mut rank: u32) -> usize {
    while rank >= 2 {
        mask &= mask.wrapping_sub(1);
        mask &= mask.wrapping_sub(1);
        rank -= 2;
    }
    let without_lowest = mask & mask.wrapping_sub(1);
    let mask = if rank == 0 { mask } else { without_lowest };
    mask.trailing_zeros() as usize % MOST
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game_core::{Game, SplitMix};

    use super::*;
    use crate::deal;

    /// A table like any other but for the owners of two stacks has another key, wherever the two stand.
    #[test]
    fn keys_tell_who_owns_a_stack_on_every_cell() {
        let seats = Cappuccino::INFO.seat_count(4).expect("four may play");
        let cups = deal::cups(seats, &mut SplitMix::new(1));
        let mut keys = BTreeSet::new();
        let mut tables = 0;
        for one in 0..cups.len() {
            for other in 0..one {
                for (first, second) in Colour::ALL.into_iter().flat_map(|a| Colour::ALL.map(|b| (a, b))) {
                    let mut changed = cups.clone();
                    (changed[one].1, changed[other].1) = (first, second);
                    // Only what differs in both is another table than those before.
                    if first != cups[one].1 && second != cups[other].1 {
                        keys.insert(Cappuccino::with_cups(seats, &changed).key());
                        tables += 1;
                    }
                }
            }
        }
        assert_eq!(keys.len(), tables);
    }
}
