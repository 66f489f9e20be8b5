//! How tidy the free squares of a quilt lie: what can be measured fast about whether patches will still fit.

use crate::cell::SIDE;
use crate::quilt::{BONUS_BOARDS, BONUS_SQUARES};

/// The leftmost column: what a shift by one square must not carry into.
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
        let wedge = |sideways: u128, upright: u128, diagonal: u128| {
            (free & !(sideways | upright)).count_ones() + (free & sideways & upright & !diagonal).count_ones()
        };
        let corners = wedge(right, down, (down & !LEFT) >> 1)
            + wedge(left, down, (down & !RIGHT) << 1)
            + wedge(right, up, (up & !LEFT) >> 1)
            + wedge(left, up, (up & !RIGHT) << 1);
        Outline {
            edges: (4 * free.count_ones() - inner) as i32,
            holes: (free & !(right | left | down | up)).count_ones() as i32,
            ends: (free & odd & !pairs).count_ones() as i32,
            corners: corners as i32,
            blocks: (free & right & down & (down & !LEFT) >> 1).count_ones() as i32,
        }
    }
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
