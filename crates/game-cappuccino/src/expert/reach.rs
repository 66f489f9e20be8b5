//! How many cups each colour can still get, and how many nobody can take from it: bounds that hold for every play.
//!
//! *Why this shape.* Islands do not touch each other, so what colours get adds up over them, and what was found out about an
//! island holds wherever it turns up again. A small island is played out in every order, whoever's turn it is. On a large one
//! a rule of growth bounds what a colour may gather: a stack never lands on more cups than it has, so growing a region
//! from its cell by neighbours no higher than the region's sum misses no cup that it could gather.

use game_core::{MAX_SEATS, SplitMix};

use super::board::Board;
use crate::islands::connected;
use crate::position::{HEIGHT, SECOND, bits};
use crate::shape::MOST;
use crate::topology::Topology;

/// One number a colour.
pub(super) type ByColour = [u8; 4];

/// Bounds on what each colour has at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    /// Never less than this.
    pub(super) least: ByColour,
    /// Never more than this.
    pub(super) most: ByColour,
}

impl Reach {
    fn exactly(cups: ByColour) -> Reach {
        Reach { least: cups, most: cups }
    }

    fn and(self, other: Reach) -> Reach {
        let sum = |a: ByColour, b: ByColour| std::array::from_fn(|colour| a[colour] + b[colour]);
        Reach { least: sum(self.least, other.least), most: sum(self.most, other.most) }
    }

    fn or(self, other: Reach) -> Reach {
        let least = std::array::from_fn(|colour| self.least[colour].min(other.least[colour]));
        let most = std::array::from_fn(|colour| self.most[colour].max(other.most[colour]));
        Reach { least, most }
    }
}

/// Islands of at most so many stacks are played out in every order.
const SMALL: u32 = 6;

/// Islands as they were judged, in a fixed number of places.
pub(super) struct Judged {
    /// A key and the bounds, packed.
    places: Vec<(u64, u64)>,
}

/// Places for judged islands: a power of two.
const PLACES: usize = 1 << 17;

impl Judged {
    pub(super) fn new() -> Judged {
        Judged { places: Vec::new() }
    }

    /// Bytes that a filled memory takes.
    pub(super) const BYTES: usize = PLACES * size_of::<(u64, u64)>();

    /// Makes room.
    pub(super) fn begin(&mut self) {
        if self.places.is_empty() {
            self.places = vec![(0, 0); PLACES];
        }
    }

    fn get(&self, key: u64) -> Option<Reach> {
        let (found, packed) = self.places[key as usize % PLACES];
        (found == key).then(|| {
            let bytes = packed.to_le_bytes();
            Reach { least: std::array::from_fn(|at| bytes[at]), most: std::array::from_fn(|at| bytes[at + 4]) }
        })
    }

    fn put(&mut self, key: u64, reach: Reach) {
        let bytes = std::array::from_fn(|at| if at < 4 { reach.least[at] } else { reach.most[at - 4] });
        self.places[key as usize % PLACES] = (key, u64::from_le_bytes(bytes));
    }

    /// What each colour can still have at the end of the game.
    pub(super) fn reach(&mut self, board: &Board, topology: &Topology) -> Reach {
        let stacks = Stacks::of(board);
        self.reach_of(&stacks, stacks.all(), topology).and(Reach::exactly(board.dead()))
    }

    /// The same for some of the stacks, which nothing else touches.
    fn reach_of(&mut self, stacks: &Stacks, mut cells: u64, topology: &Topology) -> Reach {
        let mut reach = Reach::default();
        while cells != 0 {
            let island = connected(topology, cells, cells.trailing_zeros() as usize);
            cells &= !island;
            reach = reach.and(self.judge(stacks, island, topology));
        }
        reach
    }

    fn judge(&mut self, stacks: &Stacks, island: u64, topology: &Topology) -> Reach {
        if island.is_power_of_two() {
            return Reach::exactly(stacks.counts(island));
        }
        let key = stacks.key(island, topology);
        if let Some(reach) = self.get(key) {
            return reach;
        }
        let reach = if island.count_ones() <= SMALL {
            self.play_out(stacks, island, topology)
        } else {
            stacks.growth(island, topology)
        };
        self.put(key, reach);
        reach
    }

    /// The bounds over every move of anybody, and every move after that.
    fn play_out(&mut self, stacks: &Stacks, island: u64, topology: &Topology) -> Reach {
        let mut reach: Option<Reach> = None;
        for from in bits(island) {
            for to in bits(topology.around(from) & island) {
                if stacks.height(from) >= stacks.height(to) {
                    let after = self.reach_of(&stacks.after(from, to), island & !(1 << from), topology);
                    reach = Some(reach.map_or(after, |reach| reach.or(after)));
                }
            }
        }
        reach.expect("two neighbours always allow a move: of the higher one, or of either")
    }
}

/// Live stacks without a turn.
#[derive(Clone, Copy)]
struct Stacks {
    heights: [u8; MOST],
    /// The stacks of each colour.
    colours: [u64; 4],
}

impl Stacks {
    fn of(board: &Board) -> Stacks {
        let mut stacks = Stacks { heights: *board.bytes(), colours: [0; 4] };
        let second =
            bits(board.stacks()).filter(|&index| board.is_second(index)).fold(0, |mask, index| mask | 1 << index);
        for seat in 0..MAX_SEATS {
            let owned = board.stacks_of(seat);
            stacks.colours[seat] |= owned & !second;
            stacks.colours[(seat + 2) % MAX_SEATS] |= owned & second;
        }
        for height in &mut stacks.heights {
            *height &= HEIGHT;
        }
        const { assert!(HEIGHT & SECOND == 0) };
        stacks
    }

    fn all(&self) -> u64 {
        self.colours.iter().fold(0, |all, cells| all | cells)
    }

    fn height(&self, index: usize) -> u8 {
        self.heights[index % MOST]
    }

    fn after(&self, from: usize, to: usize) -> Stacks {
        let mut after = *self;
        after.heights[to % MOST] += after.heights[from % MOST];
        after.heights[from % MOST] = 0;
        for cells in &mut after.colours {
            let mover = *cells >> from & 1;
            *cells = *cells & !(1 << from | 1 << to) | mover << to;
        }
        after
    }

    fn sum(&self, cells: u64) -> u8 {
        bits(cells).map(|index| self.height(index)).sum()
    }

    fn counts(&self, cells: u64) -> ByColour {
        self.colours.map(|colour| self.sum(colour & cells))
    }

    fn key(&self, island: u64, topology: &Topology) -> u64 {
        const COLOUR: [u64; 4] = [
            SplitMix::mix(0x15_1a00) | 1,
            SplitMix::mix(0x15_1a01) | 1,
            SplitMix::mix(0x15_1a02) | 1,
            SplitMix::mix(0x15_1a03) | 1,
        ];
        let mut key = 0u64;
        for index in bits(island) {
            key = key.wrapping_add(topology.spot(index).weight.wrapping_mul(u64::from(self.height(index))));
        }
        for (cells, factor) in self.colours.iter().zip(COLOUR) {
            key = key.wrapping_add((cells & island).wrapping_mul(factor));
        }
        SplitMix::mix(key)
    }

    /// The bounds by the rule of growth.
    fn growth(&self, island: u64, topology: &Topology) -> Reach {
        let mut gathered = [0; 4];
        for (colour, gathered) in gathered.iter_mut().enumerate() {
            for start in bits(self.colours[colour] & island) {
                *gathered |= self.grow(start, island, topology);
            }
        }
        let most = gathered.map(|cells| self.sum(cells));
        let least = std::array::from_fn(|colour| {
            let others = (0..4).filter(|&other| other != colour).fold(0, |all, other| all | gathered[other]);
            self.sum(self.colours[colour] & island & !others)
        });
        Reach { least, most }
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
