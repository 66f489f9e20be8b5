//! How many cups each colour can still get, and how many nobody can take from it: bounds that hold for every play.
//!
//! *Why this shape.* Islands do not touch each other, so the cups of a colour add up over them, and a finding about an island
//! holds wherever it turns up again. A small island is played out in every order, with either player to move. On a large one
//! a rule of growth bounds the cups that a colour may gather: a stack never lands on more cups than it has, so growing a
//! region from its cell by neighbours no higher than the region's sum misses no cup that it could gather.

use game_core::{MAX_SEATS, SplitMix};

use super::board::Board;
use crate::Colour;
use crate::islands::connected;
use crate::position::{HEIGHT, SECOND, bits, owners_key};
use crate::shape::MOST;
use crate::topology::Topology;

/// One number a colour.
pub(super) type ByColour = [u8; Colour::ALL.len()];

/// Bounds on the cups of each colour: least and most, eight counts of seven bits, so that adding words adds them all. No sum
/// passes the 64 cups there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach(u64);

const COUNT_BITS: usize = 7;
const COUNT: u64 = 0x7f;

impl Reach {
    fn new(least: ByColour, most: ByColour) -> Reach {
        let counts = least.iter().chain(&most).rev();
        Reach(counts.fold(0, |packed, &count| packed << COUNT_BITS | u64::from(count)))
    }

    /// These counts and no others.
    pub(super) fn exactly(cups: ByColour) -> Reach {
        Reach::new(cups, cups)
    }

    /// Never less than this.
    #[inline]
    pub(super) fn least(self) -> ByColour {
        std::array::from_fn(|colour| (self.0 >> (COUNT_BITS * colour) & COUNT) as u8)
    }

    /// Never more than this.
    #[inline]
    pub(super) fn most(self) -> ByColour {
        std::array::from_fn(|colour| (self.0 >> (COUNT_BITS * (colour + 4)) & COUNT) as u8)
    }

    /// The bounds on two groups of stacks that do not touch.
    #[inline]
    pub(super) fn and(self, other: Reach) -> Reach {
        Reach(self.0 + other.0)
    }

    /// The bounds without a group that was part of them.
    #[inline]
    pub(super) fn without(self, part: Reach) -> Reach {
        Reach(self.0 - part.0)
    }

    /// The bounds that hold in either case.
    fn or(self, other: Reach) -> Reach {
        let both = |a: ByColour, b: ByColour, choose: fn(u8, u8) -> u8| std::array::from_fn(|at| choose(a[at], b[at]));
        Reach::new(both(self.least(), other.least(), u8::min), both(self.most(), other.most(), u8::max))
    }

    fn is_settled(self) -> bool {
        self.least() == self.most()
    }
}

/// Is all that can happen that one seat makes a fixed number of waiting moves?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Waiting {
    /// There are no moves at all.
    #[default]
    None,
    /// This seat has so many moves, in whatever order it makes them, and nobody else has any.
    Of(u8, u8),
    /// No: the moves, or their players, make a difference.
    Otherwise,
}

impl Waiting {
    fn and(self, other: Waiting) -> Waiting {
        match (self, other) {
            (Waiting::None, any) | (any, Waiting::None) => any,
            (Waiting::Of(seat, moves), Waiting::Of(same, more)) if seat == same => Waiting::Of(seat, moves + more),
            _ => Waiting::Otherwise,
        }
    }

    fn or(self, other: Waiting) -> Waiting {
        if self == other { self } else { Waiting::Otherwise }
    }
}

/// The knowledge about an island.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Prospect {
    pub(super) reach: Reach,
    pub(super) waiting: Waiting,
}

impl Prospect {
    fn and(self, other: Prospect) -> Prospect {
        Prospect { reach: self.reach.and(other.reach), waiting: self.waiting.and(other.waiting) }
    }

    fn or(self, other: Prospect) -> Prospect {
        Prospect { reach: self.reach.or(other.reach), waiting: self.waiting.or(other.waiting) }
    }

    fn pack(self) -> u64 {
        let waiting = match self.waiting {
            Waiting::None => 0,
            Waiting::Of(seat, moves) => seat << 6 | moves,
            Waiting::Otherwise => u8::MAX,
        };
        u64::from(waiting) << (8 * COUNT_BITS) | self.reach.0
    }

    fn unpack(packed: u64) -> Prospect {
        let waiting = match (packed >> (8 * COUNT_BITS)) as u8 {
            0 => Waiting::None,
            u8::MAX => Waiting::Otherwise,
            code => Waiting::Of(code >> 6, code & 0x3f),
        };
        Prospect { reach: Reach(packed & ((1 << (8 * COUNT_BITS)) - 1)), waiting }
    }
}

/// Islands of at most so many stacks are played out in every order.
const SMALL: u32 = 6;

/// Islands as they were judged, in a fixed number of places.
pub(super) struct Judged {
    /// A key and a packed prospect.
    places: Vec<(u64, u64)>,
    /// How many places there are once they are needed: a power of two.
    size: usize,
}

/// More places are of no use.
const MOST_PLACES: usize = 1 << 17;

impl Judged {
    /// An empty memory that takes at most about a quarter of `bytes`.
    pub(super) fn new(bytes: usize) -> Judged {
        let places = (bytes / 4 / size_of::<(u64, u64)>()).clamp(1, MOST_PLACES);
        Judged { places: Vec::new(), size: 1 << places.ilog2() }
    }

    /// Bytes that it takes once it is needed.
    pub(super) fn bytes(&self) -> usize {
        self.size * size_of::<(u64, u64)>()
    }

    /// Makes room.
    pub(super) fn begin(&mut self) {
        if self.places.is_empty() {
            self.places = vec![(0, 0); self.size];
        }
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }

    /// The knowledge about an island of a board.
    #[inline]
    pub(super) fn island(&mut self, board: &Board, island: u64, topology: &Topology) -> Prospect {
        let key = key(board.bytes(), board.owners(), island, topology);
        let (found, packed) = self.places[self.place(key)];
        if found == key {
            return Prospect::unpack(packed);
        }
        let stacks = Stacks { bytes: *board.bytes(), owners: *board.owners(), seats: board.seats() };
        self.judge(&stacks, island, key, topology)
    }

    /// Bounds on each colour's cups at the end of the game.
    pub(super) fn reach(&mut self, board: &Board, topology: &Topology) -> Reach {
        let mut reach = Reach::exactly(board.dead());
        let mut cells = board.stacks();
        while cells != 0 {
            let island = connected(topology, cells, cells.trailing_zeros() as usize);
            cells &= !island;
            reach = reach.and(self.island(board, island, topology).reach);
        }
        reach
    }

    fn judge(&mut self, stacks: &Stacks, island: u64, key: u64, topology: &Topology) -> Prospect {
        let prospect = if island.count_ones() <= SMALL {
            self.play_out(stacks, island, topology)
        } else {
            Prospect { reach: stacks.growth(island, topology), waiting: Waiting::Otherwise }
        };
        let place = self.place(key);
        self.places[place] = (key, prospect.pack());
        prospect
    }

    /// The knowledge about some islands.
    fn islands(&mut self, stacks: &Stacks, mut cells: u64, topology: &Topology) -> Prospect {
        let mut prospect = Prospect::default();
        while cells != 0 {
            let island = connected(topology, cells, cells.trailing_zeros() as usize);
            cells &= !island;
            prospect = prospect.and(self.known_or_judged(stacks, island, topology));
        }
        prospect
    }

    fn known_or_judged(&mut self, stacks: &Stacks, island: u64, topology: &Topology) -> Prospect {
        if island.is_power_of_two() {
            let reach = Reach::exactly(stacks.counts(island));
            return Prospect { reach, waiting: Waiting::None };
        }
        let key = key(&stacks.bytes, &stacks.owners, island, topology);
        let (found, packed) = self.places[self.place(key)];
        if found == key { Prospect::unpack(packed) } else { self.judge(stacks, island, key, topology) }
    }

    /// The bounds over every move of anybody, and every move after that.
    fn play_out(&mut self, stacks: &Stacks, island: u64, topology: &Topology) -> Prospect {
        let mut prospect: Option<Prospect> = None;
        for from in bits(island) {
            for to in bits(topology.around(from) & island) {
                if stacks.height(from) >= stacks.height(to) {
                    let mut after = self.islands(&stacks.after(from, to), island & !(1 << from), topology);
                    after.waiting = after.waiting.and(Waiting::Of(stacks.owner(from) as u8, 1));
                    prospect = Some(prospect.map_or(after, |prospect| prospect.or(after)));
                }
            }
        }
        let mut prospect = prospect.expect("two neighbours always allow a move: of the higher one, or of either");
        if !prospect.reach.is_settled() {
            prospect.waiting = Waiting::Otherwise;
        }
        prospect
    }
}

/// A number for an island that equal islands share.
#[inline]
fn key(bytes: &[u8; MOST], owners: &[u64; MAX_SEATS], island: u64, topology: &Topology) -> u64 {
    let weigh = |index: usize| topology.spot(index).weight.wrapping_mul(u64::from(bytes[index % MOST]));
    let heights = bits(island).map(weigh).fold(topology.key, u64::wrapping_add);
    SplitMix::mix(heights.wrapping_add(owners_key(owners.map(|owned| owned & island))))
}

/// Live stacks without a turn.
#[derive(Clone, Copy)]
struct Stacks {
    bytes: [u8; MOST],
    owners: [u64; MAX_SEATS],
    seats: usize,
}

impl Stacks {
    fn height(&self, index: usize) -> u8 {
        self.bytes[index % MOST] & HEIGHT
    }

    fn owner(&self, index: usize) -> usize {
        self.owners.iter().position(|owned| owned >> index & 1 == 1).expect("every stack has an owner")
    }

    fn after(&self, from: usize, to: usize) -> Stacks {
        let mut after = *self;
        after.bytes[to % MOST] = self.bytes[from % MOST] + self.height(to);
        after.bytes[from % MOST] = 0;
        for owned in &mut after.owners {
            let mover = *owned >> from & 1;
            *owned = *owned & !(1 << from | 1 << to) | mover << to;
        }
        after
    }

    fn sum(&self, cells: u64) -> u8 {
        bits(cells).map(|index| self.height(index)).sum()
    }

    /// The stacks of each colour.
    fn colours(&self) -> [u64; Colour::ALL.len()] {
        if self.seats > 2 {
            return self.owners;
        }
        let second = |&index: &usize| self.bytes[index] & SECOND != 0;
        let second = bits(self.owners[0] | self.owners[1]).filter(second).fold(0, |mask, index| mask | 1 << index);
        let [one, other, ..] = self.owners;
        [one & !second, other & !second, one & second, other & second]
    }

    fn counts(&self, cells: u64) -> ByColour {
        let mut counts = [0; Colour::ALL.len()];
        for index in bits(cells) {
            let second = usize::from(self.bytes[index] & SECOND != 0);
            counts[(self.owner(index) + 2 * second) % Colour::ALL.len()] += self.height(index);
        }
        counts
    }

    /// The bounds by the rule of growth.
    fn growth(&self, island: u64, topology: &Topology) -> Reach {
        let colours = self.colours().map(|cells| cells & island);
        let gathered = colours.map(|cells| bits(cells).fold(0, |all, start| all | self.grow(start, island, topology)));
        let most = gathered.map(|cells| self.sum(cells));
        let least = std::array::from_fn(|colour| {
            let others =
                (0..colours.len()).filter(|&other| other != colour).fold(0, |all, other| all | gathered[other]);
            self.sum(colours[colour] & !others)
        });
        Reach::new(least, most)
    }

    /// All cells that a stack might gather.
    fn grow(&self, start: usize, island: u64, topology: &Topology) -> u64 {
        let (mut region, mut sum) = (1u64 << start, u32::from(self.height(start)));
        let mut border = topology.around(start) & island;
        loop {
            let low = bits(border & !region).find(|&index| u32::from(self.height(index)) <= sum);
            let Some(index) = low else { return region };
            region |= 1 << index;
            sum += u32::from(self.height(index));
            border |= topology.around(index) & island;
        }
    }
}
