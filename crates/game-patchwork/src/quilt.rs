//! One player's quilt as a bitboard: which of its 81 squares are free.

use game_core::zobrist::wide;

use crate::cell::{Cell, SIDE, cells_of};
use crate::fit::{Fits, count_corners, nth_bit};
use crate::patch::PatchId;

/// Side of the square that earns the bonus tile.
pub(crate) const BONUS_SIDE: u8 = 7;
pub(crate) const BONUS_SQUARES: u32 = BONUS_SIDE as u32 * BONUS_SIDE as u32;
/// Squares of a quilt.
pub(crate) const SQUARES: u32 = SIDE as u32 * SIDE as u32;

/// The free squares of a quilt; the bits between its rows are never set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Quilt {
    free: u128,
}

/// The 7×7 square nearest to completion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BestSquare {
    /// Its top left corner.
    pub corner: Cell,
    /// How many of its 49 squares are covered.
    pub covered: u32,
}

impl Quilt {
    /// A quilt with nothing on it.
    pub const EMPTY: Quilt = Quilt { free: rectangle(SIDE, SIDE) };

    /// How many squares are free.
    #[inline]
    pub const fn free_squares(self) -> u32 {
        self.free.count_ones()
    }

    /// Is this square free?
    pub const fn is_free(self, cell: Cell) -> bool {
        self.free >> cell.bit() & 1 == 1
    }

    /// The free squares, by row, then column.
    pub fn free_cells(self) -> impl Iterator<Item = Cell> + Clone {
        cells_of(self.free)
    }

    /// The free squares as a bit board.
    #[inline]
    pub(crate) const fn free(&self) -> &u128 {
        &self.free
    }

    /// Where `patch` can be placed.
    #[inline]
    pub fn fits(self, patch: PatchId) -> Fits {
        Fits::of(patch, &self.free)
    }

    /// In how many ways `patch` can be placed: faster than asking where.
    #[inline]
    pub fn count_fits(self, patch: PatchId) -> u32 {
        count_corners(patch, &self.free)
    }

    /// Free square number `rank`, which must be less than [`Quilt::free_squares`].
    #[inline]
    pub(crate) fn nth_free(self, rank: u32) -> Cell {
        Cell::of_bit(nth_bit(self.free, rank))
    }

    /// Those of the squares of `board` that are covered, or outside the quilt.
    #[inline]
    pub(crate) const fn not_free(self, board: u128) -> u128 {
        board & !self.free
    }

    /// Covers the squares of `board`, which must be free.
    #[inline]
    pub(crate) const fn cover(&mut self, board: u128) {
        self.free ^= board;
    }

    /// Is some 7×7 square wholly covered?
    #[inline]
    pub(crate) fn has_bonus_square(self) -> bool {
        self.free & BONUS_CENTRE == 0 && self.covers_some_bonus_board()
    }

    /// Apart, because it is seldom asked: the centre that all nine places share is covered late, if at all.
    #[cold]
    #[inline(never)]
    fn covers_some_bonus_board(self) -> bool {
        BONUS_BOARDS.iter().any(|&board| self.free & board == 0)
    }

    /// The 7×7 square with most squares covered, the first of equals.
    pub fn best_square(self) -> BestSquare {
        let squares = bonus_corners().map(|corner| {
            let free = self.free & rectangle(BONUS_SIDE, BONUS_SIDE) << corner.bit();
            BestSquare { corner, covered: BONUS_SQUARES - free.count_ones() }
        });
        let first = |best: BestSquare, next: BestSquare| if next.covered > best.covered { next } else { best };
        squares.reduce(first).expect("a quilt has nine such squares")
    }

    /// The quilt's part in the key of a position, as feature `kind`.
    pub(crate) const fn key(self, kind: u16) -> u64 {
        // Any odd factor spreads the few high bits; one mixing for both words is enough then.
        let high = ((self.free >> 64) as u64).wrapping_mul(0x9e6c_63d0_876a_3f6b);
        wide(kind, high.wrapping_add(self.free as u64))
    }

    /// Is nothing but squares of the quilt marked as free? For audits.
    pub(crate) const fn is_sound(self) -> bool {
        self.free & !Quilt::EMPTY.free == 0
    }
}

impl std::fmt::Debug for Quilt {
    /// Rows from the top, `#` for covered.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}

impl Quilt {
    /// The rows from the top, `#` for a covered square and `.` for a free one.
    pub fn rows(self) -> impl Iterator<Item = String> {
        let square = move |row, column| {
            let cell = Cell::new(row, column).expect("rows and columns of a quilt");
            if self.is_free(cell) { '.' } else { '#' }
        };
        (0..SIDE).map(move |row| (0..SIDE).map(|column| square(row, column)).collect())
    }
}

fn bonus_corners() -> impl Iterator<Item = Cell> {
    Cell::all().filter(|cell| cell.row() <= SIDE - BONUS_SIDE && cell.column() <= SIDE - BONUS_SIDE)
}

const BONUS_PLACES: usize = (SIDE - BONUS_SIDE + 1) as usize;

/// The nine places of the 7×7 square.
pub(crate) const BONUS_BOARDS: [u128; BONUS_PLACES * BONUS_PLACES] = {
    let mut boards = [0; BONUS_PLACES * BONUS_PLACES];
    let mut next = 0;
    while next < boards.len() {
        let (row, column) = (next / BONUS_PLACES, next % BONUS_PLACES);
        boards[next] = rectangle(BONUS_SIDE, BONUS_SIDE) << (row * SIDE as usize + column);
        next += 1;
    }
    boards
};

/// The squares that they have in common.
const BONUS_CENTRE: u128 = {
    let mut centre = u128::MAX;
    let mut next = 0;
    while next < BONUS_BOARDS.len() {
        centre &= BONUS_BOARDS[next];
        next += 1;
    }
    centre
};

/// The squares of a rectangle in the top left corner.
const fn rectangle(height: u8, width: u8) -> u128 {
    let mut board = 0;
    let mut row = 0;
    while row < height {
        board |= ((1 << width) - 1) << (row * SIDE);
        row += 1;
    }
    board
}
