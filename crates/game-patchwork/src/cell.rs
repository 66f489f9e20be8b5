//! One square of a quilt, and sets of squares as boards of 81 bits.

use std::fmt;

use serde::{Serialize, Serializer};

/// Squares in a row and in a column.
pub const SIDE: u8 = 9;

/// A square, `a1` at the top left to `i9` at the bottom right. Ordered by row, then column; its number in that order is its
/// bit in a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

impl Cell {
    /// The square in `row` and `column`, both counted from 0; `None` outside the quilt.
    pub const fn new(row: u8, column: u8) -> Option<Cell> {
        if row < SIDE && column < SIDE { Some(Cell(row * SIDE + column)) } else { None }
    }

    /// Every square, by row, then column.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Cell(row * SIDE + column)))
    }

    /// The square of bit number `bit`, which the caller knows to be one of a quilt.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Cell {
        Cell(bit as u8)
    }

    /// Its bit number in a bit board.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// Row from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Column from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Reads `e5`: a letter `a` to `i`, then a digit `1` to `9`.
    pub(crate) fn from_text(text: &str) -> Option<Cell> {
        match *text.as_bytes() {
            [column @ b'a'..=b'i', row @ b'1'..=b'9'] => Cell::new(row - b'1', column - b'a'),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The squares of a bit board, by row, then column.
pub(crate) fn cells_of(mut board: u128) -> impl Iterator<Item = Cell> + Clone {
    std::iter::from_fn(move || {
        (board != 0).then(|| {
            let lowest = board.trailing_zeros();
            board &= board - 1;
            Cell::of_bit(lowest)
        })
    })
}
