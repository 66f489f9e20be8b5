//! How tidy the free squares of a quilt lie: fast measures of whether patches will still fit.

use crate::cell::SIDE;
use crate::quilt::{BONUS_BOARDS, BONUS_SQUARES};

/// The leftmost column, which a shift by one square must not carry into.
const LEFT: u128 = column(0);
const RIGHT: u128 = column(SIDE - 1);
const ALL: u128 = (1 << (SIDE as u32 * SIDE as u32)) - 1;

const fn column(column: u8) -> u128 {
    let (mut board, mut row) = (0, 0);
    while row < SIDE {
        board |= 1 << (row * SIDE + column);
        row += 1;
    }
    board
}

/// Measures of the region of free squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outline {
    /// Edges between a free square and a covered one or the border.
    pub(crate) edges: i32,
    /// Free squares without a free neighbour: only leather fits.
    pub(crate) holes: i32,
    /// Free squares with one free neighbour: ends of narrow lanes.
    pub(crate) ends: i32,
    /// Corners of the region, those that point in and those that point out.
    pub(crate) corners: i32,
    /// 2×2 blocks that are wholly free.
    pub(crate) blocks: i32,
}

impl Outline {
    #[inline]
    pub(crate) fn of(free: u128) -> Outline {
        let right = (free & !LEFT) >> 1;
        let left = free << 1 & !LEFT;
        let down = free >> SIDE;
        let up = free << SIDE & ALL;
        let inner = 2 * ((free & right).count_ones() + (free & down).count_ones());
        let odd = right ^ left ^ down ^ up;
        let pairs = right & left | down & up;
        let beyond = (down & !LEFT) >> 1;
        Outline {
            edges: (4 * free.count_ones() - inner) as i32,
            holes: (free & !(right | left | down | up)).count_ones() as i32,
            ends: (free & odd & !pairs).count_ones() as i32,
            corners: corners(free, right, down, beyond) as i32,
            blocks: (free & right & down & beyond).count_ones() as i32,
        }
    }
}

/// Corners of a region: the points around which one or three of four squares belong to it, and twice those where two do that
/// touch by the point alone. Given are the board and its squares to the right, below, and diagonally below.
#[inline]
fn corners(free: u128, right: u128, down: u128, beyond: u128) -> u32 {
    let inside = (free ^ right ^ down ^ beyond).count_ones();
    let touching = (free & beyond & !(right | down) | right & down & !(free | beyond)).count_ones();
    // Points on the left and on the upper border have no square of the quilt before them.
    let (edge, top) = (free & LEFT, free as u32 & ((1 << SIDE) - 1));
    let border = (edge ^ edge >> SIDE).count_ones() + (top ^ top >> 1).count_ones() + (top & 1);
    inside + 2 * touching + border
}

/// How many separate regions the free squares form, and how many squares the largest has.
pub(crate) fn regions(free: u128) -> (u32, u32) {
    let (mut count, mut largest, mut rest) = (0, 0, free);
    while rest != 0 {
        let mut region = rest & rest.wrapping_neg();
        loop {
            let grown = region | sides(region) & rest;
            if grown == region {
                break;
            }
            region = grown;
        }
        count += 1;
        largest = largest.max(region.count_ones());
        rest &= !region;
    }
    (count, largest)
}

const fn sides(board: u128) -> u128 {
    (board & !LEFT) >> 1 | (board & !RIGHT) << 1 | board >> SIDE | board << SIDE
}

/// Squares still free in the 7×7 square nearest to completion.
#[inline]
pub(crate) fn bonus_squares_missing(free: u128) -> u32 {
    BONUS_BOARDS.iter().map(|board| (free & board).count_ones()).min().unwrap_or(BONUS_SQUARES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Random, SplitMix};

    /// Is the square free? Outside the quilt nothing is.
    fn at(free: u128, row: i32, column: i32) -> bool {
        let side = i32::from(SIDE);
        (0..side).contains(&row) && (0..side).contains(&column) && free >> (row * side + column) & 1 == 1
    }

    /// The same square by square.
    fn slowly(free: u128) -> Outline {
        let mut outline = Outline { edges: 0, holes: 0, ends: 0, corners: 0, blocks: 0 };
        for (row, column) in (-1..9).flat_map(|row| (-1..9).map(move |column| (row, column))) {
            let window = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, right)| at(free, row + down, column + right));
            outline.corners += match window {
                [true, false, false, true] | [false, true, true, false] => 2,
                _ => window.iter().filter(|&&free| free).count() as i32 % 2,
            };
            outline.blocks += i32::from(window == [true; 4]);
            if at(free, row, column) {
                let sides = [(0, 1), (1, 0), (0, -1), (-1, 0)];
                let around = sides.iter().filter(|(down, right)| at(free, row + down, column + right)).count();
                outline.edges += 4 - around as i32;
                outline.holes += i32::from(around == 0);
                outline.ends += i32::from(around == 1);
            }
        }
        outline
    }

    #[test]
    fn fast_and_slow_measures_agree() {
        let mut rng = SplitMix::new(3);
        for density in 1..9 {
            for _ in 0..100 {
                let free = (0..81).filter(|_| rng.below(9) < density).fold(0, |board, bit| board | 1 << bit);
                assert_eq!(Outline::of(free), slowly(free), "{free:#x}");
            }
        }
    }

    #[test]
    fn regions_touch_by_edges() {
        assert_eq!(regions(0), (0, 0));
        assert_eq!(regions(ALL), (1, 81));
        // Two squares that touch by a point, and one at the other end of a row that a shift could carry into the next.
        assert_eq!(regions(1 | 1 << 10 | 1 << 8), (3, 1));
        assert_eq!(regions(LEFT | RIGHT), (2, 9));
    }
}
