//! The neighbours of every cell, as bitboards.
//!
//! *Why this shape.* The legal moves of a position are six masks, one a direction: bit `i` of lane `d` says that the stack of
//! cell `i` may move in direction `d`. A move clears a few bits of each lane around the two cells it touches, so each cell
//! keeps a row of masks to clear with, side by side in memory. The standard boards share one table made at compile time;
//! a search that plays many moves on another board builds a [`Topology`] of it once.

use game_core::zobrist;

use crate::cell::{DIRECTIONS, coordinates};
use crate::shape::{MOST, Shape};

/// One mask a direction.
pub(crate) type Lanes = [u64; DIRECTIONS.len()];

/// The kind of the numbers that weigh cells. (The mixing function alone will not do: it makes of some small numbers twice what
/// it makes of their halves, and two cups on one cell would weigh as one on the other.)
const WEIGHT: u16 = 0x0ce;

/// In place of a neighbour's index: there is none.
const NONE: u8 = u8::MAX;

/// The masks for a move onto or away from one cell.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Spot {
    /// Moves that stay legal when the stack here leaves: all but its own moves and those onto it.
    pub(crate) leave: Lanes,
    /// Moves that surely stay legal when a stack lands here: all but the moves onto it.
    pub(crate) land: Lanes,
    /// The neighbours.
    pub(crate) around: u64,
    /// The weight of this cell in a position's key.
    pub(crate) weight: u64,
    /// The neighbours by direction; this cell itself stands for none.
    next: [u8; 8],
    /// The direction of each neighbour, by its index.
    directions: [Direction; MOST],
}

/// A direction as a number: an index into [`DIRECTIONS`] and into [`Lanes`] that cannot be out of bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Direction {
    Right,
    Left,
    UpRight,
    DownLeft,
    UpLeft,
    DownRight,
}

impl Direction {
    const ALL: [Direction; DIRECTIONS.len()] = {
        use Direction::{DownLeft, DownRight, Left, Right, UpLeft, UpRight};
        [Right, Left, UpRight, DownLeft, UpLeft, DownRight]
    };

    #[inline]
    pub(crate) const fn opposite(self) -> Direction {
        use Direction::{DownLeft, DownRight, Left, Right, UpLeft, UpRight};
        match self {
            Right => Left,
            Left => Right,
            UpRight => DownLeft,
            DownLeft => UpRight,
            UpLeft => DownRight,
            DownRight => UpLeft,
        }
    }
}

impl Spot {
    const fn new(index: usize, neighbours: [u8; DIRECTIONS.len()]) -> Spot {
        let mut spot = Spot {
            leave: [!(1 << index); DIRECTIONS.len()],
            land: [u64::MAX; DIRECTIONS.len()],
            around: 0,
            weight: zobrist::wide(WEIGHT, index as u64),
            next: [index as u8; 8],
            directions: [Direction::Right; MOST],
        };
        let mut d = 0;
        while d < DIRECTIONS.len() {
            if neighbours[d] != NONE {
                let bit = 1 << neighbours[d];
                spot.around |= bit;
                spot.next[d] = neighbours[d];
                spot.directions[neighbours[d] as usize] = Direction::ALL[d];
                // The neighbour in direction d comes here by the opposite direction.
                spot.leave[d ^ 1] &= !bit;
                spot.land[d ^ 1] &= !bit;
            }
            d += 1;
        }
        spot
    }

    /// The index of the neighbour in direction `d`, which must exist.
    #[inline]
    pub(crate) fn next(&self, d: usize) -> usize {
        usize::from(self.next[d & 7]) % MOST
    }

    /// The direction in which neighbour `index` lies.
    #[inline]
    pub(crate) fn direction(&self, index: usize) -> Direction {
        self.directions[index % MOST]
    }
}

/// The neighbourhoods of all cells of a board. Building one takes a few microseconds; it holds for a whole game once the
/// cups stand.
#[derive(Clone, Debug)]
pub struct Topology {
    spots: [Spot; MOST],
    /// Tells boards apart in keys: [`Shape::key`].
    pub(crate) key: u64,
}

/// The topology of the standard boards: a smaller one is the same with its last cells empty.
pub(crate) static SPIRAL: Topology = Topology::of_spiral();

impl Topology {
    const fn of_spiral() -> Topology {
        let cells = coordinates::<MOST>();
        let mut spots = [Spot::new(0, [NONE; DIRECTIONS.len()]); MOST];
        let mut index = 0;
        while index < MOST {
            let mut neighbours = [NONE; DIRECTIONS.len()];
            let mut d = 0;
            while d < DIRECTIONS.len() {
                let (q, r) = (cells[index].0 + DIRECTIONS[d].0, cells[index].1 + DIRECTIONS[d].1);
                let mut other = 0;
                while other < MOST {
                    if cells[other].0 == q && cells[other].1 == r {
                        neighbours[d] = other as u8;
                    }
                    other += 1;
                }
                d += 1;
            }
            spots[index] = Spot::new(index, neighbours);
            index += 1;
        }
        Topology { spots, key: 0 }
    }

    /// The topology of any board.
    pub(crate) fn of(shape: &Shape) -> Topology {
        if shape.is_spiral() {
            return SPIRAL.clone();
        }
        let alone = |index| Spot::new(index, [NONE; DIRECTIONS.len()]);
        let spot = |index| if index < shape.len() { Topology::spot_of(shape, index) } else { alone(index) };
        Topology { spots: std::array::from_fn(spot), key: shape.key() }
    }

    /// One cell of the topology of any board.
    pub(crate) fn spot_of(shape: &Shape, index: usize) -> Spot {
        let cell = shape.cell(index);
        let neighbour = |d| cell.step(d).and_then(|cell| shape.index(cell)).map_or(NONE, |index| index as u8);
        Spot::new(index, std::array::from_fn(neighbour))
    }

    /// The cell with this index; indices wrap at 64.
    #[inline]
    pub(crate) fn spot(&self, index: usize) -> &Spot {
        &self.spots[index % MOST]
    }

    /// The index of the neighbour of a cell in a direction (0 to 5), if the board has one there.
    #[inline]
    pub fn neighbour(&self, index: usize, direction: usize) -> Option<usize> {
        let next = self.spot(index).next(direction);
        (next != index).then_some(next)
    }

    /// The mask of the neighbours of a cell.
    #[inline]
    pub fn around(&self, index: usize) -> u64 {
        self.spot(index).around
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    #[test]
    fn the_table_of_the_spiral_is_what_its_cells_say() {
        let cells: Vec<Cell> = Cell::all().take(MOST).collect();
        for (index, cell) in cells.iter().enumerate() {
            let touching = (0..MOST).filter(|&other| cell.touches(cells[other]));
            let mask = touching.fold(0u64, |mask, other| mask | 1 << other);
            assert_eq!(SPIRAL.around(index), mask, "{cell}");
            for d in 0..DIRECTIONS.len() {
                let Some(next) = cell.step(d).filter(|next| next.number() < MOST) else { continue };
                assert_eq!(SPIRAL.spot(index).next(d), next.number(), "{cell} in direction {d}");
                assert_eq!(SPIRAL.spot(index).direction(next.number()) as usize, d, "{cell} to {next}");
            }
        }
    }

    #[test]
    fn a_moved_spiral_has_the_same_neighbourhoods() {
        let moved: Vec<Cell> =
            Cell::all().take(MOST).map(|cell| Cell::new(cell.q() + 3, cell.r() - 1).unwrap()).collect();
        let shape = Shape::of(&moved);
        let topology = Topology::of(&shape);
        let degrees = |topology: &Topology| {
            let mut degrees: Vec<u32> = (0..MOST).map(|index| topology.around(index).count_ones()).collect();
            degrees.sort_unstable();
            degrees
        };
        assert_eq!(degrees(&topology), degrees(&SPIRAL));
        for (index, cell) in shape.cells().enumerate() {
            for (other, neighbour) in shape.cells().enumerate() {
                assert_eq!(topology.around(index) >> other & 1 == 1, cell.touches(neighbour), "{cell} {neighbour}");
            }
        }
    }

    #[test]
    fn no_stack_on_one_cell_weighs_as_much_as_another_elsewhere() {
        let weight = |index: usize, stack: u64| SPIRAL.spot(index).weight.wrapping_mul(stack);
        let mut all: Vec<u64> =
            (0..MOST).flat_map(|index| (1..=u64::from(u8::MAX)).map(move |stack| weight(index, stack))).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
