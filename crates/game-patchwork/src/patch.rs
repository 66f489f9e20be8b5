//! The 33 patches of cloth: their costs and yields, and every way they can lie.
//!
//! *Why this shape.* `data/patches.csv` is the only source. It is read at compile time into constant tables, so that the
//! move generator can be compiled for each patch with its shape known (see `fit`).

use std::fmt;
use std::num::NonZeroU8;

use serde::{Serialize, Serializer};

use crate::cell::{Cell, SIDE, cells_of};

/// How many patches of cloth there are.
pub const PATCHES: usize = 33;
/// No patch has more ways to lie than the square has symmetries.
pub(crate) const MOST_ORIENTATIONS: usize = 8;

/// A patch by its number, 0 to 32. Patch 0 is the 1×2, the last of every circle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
// One more than the number, so that `Option<PatchId>` is a single byte.
pub struct PatchId(NonZeroU8);

/// The print on a patch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patch {
    /// Price in buttons.
    pub price: u8,
    /// Spaces that buying it moves the token.
    pub time: u8,
    /// Buttons it pays at every income mark.
    pub income: u8,
    /// Squares it covers.
    pub squares: u8,
    /// Its outline as printed, rows from the top joined by `/`, `1` for cloth: `110/011`.
    pub shape: &'static str,
    orientations: u8,
}

/// The numbers that playing a patch needs, packed, so that a whole row of the table is one load.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    /// The number of its placements on an empty quilt.
    pub(crate) ways: u32,
    pub(crate) price: u8,
    pub(crate) time: u8,
    pub(crate) income: u8,
    pub(crate) orientations: u8,
}

/// One of the ways a patch can lie, in the top left corner of a quilt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orientation {
    pub(crate) board: u128,
    /// Rows it spans.
    pub height: u8,
    /// Columns it spans.
    pub width: u8,
    /// Rows and columns that its top left corner can be put in.
    pub(crate) room: (u8, u8),
}

impl PatchId {
    /// The 1×2, after which the neutral token stands at the start.
    pub const SMALLEST: PatchId = PatchId(NonZeroU8::MIN);

    /// Patch number `id`, if there is one.
    pub const fn new(id: u8) -> Option<PatchId> {
        if (id as usize) >= PATCHES {
            return None;
        }
        match NonZeroU8::new(id + 1) {
            Some(number) => Some(PatchId(number)),
            None => None,
        }
    }

    /// Every patch in order of its number.
    pub fn all() -> impl Iterator<Item = PatchId> {
        (0..PATCHES as u8).filter_map(PatchId::new)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its print.
    #[inline]
    pub const fn patch(self) -> &'static Patch {
        &TABLE[self.index()]
    }

    /// The number of its placements on an empty quilt.
    pub fn ways(self) -> u32 {
        self.terms().ways
    }

    /// Every way it can lie, each once: as printed and turned by quarters to the right, then mirrored and turned.
    pub fn orientations(self) -> &'static [Orientation] {
        &SHAPES[row_of(Some(self))][..usize::from(self.terms().orientations)]
    }

    /// Way number `orientation`, which must be one of [`PatchId::orientations`].
    #[inline]
    pub(crate) fn shape(self, orientation: u8) -> &'static Orientation {
        &SHAPES[row_of(Some(self)) % SHAPE_ROWS][usize::from(orientation) % MOST_ORIENTATIONS]
    }

    #[inline]
    pub(crate) fn terms(self) -> &'static Terms {
        terms_of(Some(self))
    }
}

/// The terms of a patch; of none, terms without any placement.
#[inline]
pub(crate) fn terms_of(patch: Option<PatchId>) -> &'static Terms {
    &TERMS[row_of(patch)]
}

/// The row of a patch, or of none, in tables that are looked up in play.
#[inline]
pub(crate) fn row_of(patch: Option<PatchId>) -> usize {
    patch.map_or(0, |patch| usize::from(patch.0.get()))
}

impl fmt::Display for PatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.index(), f)
    }
}

impl fmt::Debug for PatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PatchId({self})")
    }
}

impl Serialize for PatchId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.index() as u64)
    }
}

impl Orientation {
    const NONE: Orientation = Orientation::new(0, 0, 0);

    const fn new(board: u128, height: u8, width: u8) -> Orientation {
        Orientation { board, height, width, room: (SIDE + 1 - height, SIDE + 1 - width) }
    }

    /// The squares it covers when it lies in the top left corner, by row, then column.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone {
        cells_of(self.board)
    }

    /// In how many places it can lie on an empty quilt.
    pub const fn places(&self) -> u32 {
        self.room.0 as u32 * self.room.1 as u32
    }

    const fn has(&self, row: u8, column: u8) -> bool {
        self.board >> (row * SIDE + column) & 1 == 1
    }

    /// Turned by a quarter to the right.
    const fn turned(&self) -> Orientation {
        let mut board = 0;
        let mut row = 0;
        while row < self.height {
            let mut column = 0;
            while column < self.width {
                if self.has(row, column) {
                    board |= 1 << (column * SIDE + (self.height - 1 - row));
                }
                column += 1;
            }
            row += 1;
        }
        Orientation::new(board, self.width, self.height)
    }

    /// Left and right exchanged.
    const fn mirrored(&self) -> Orientation {
        let mut board = 0;
        let mut row = 0;
        while row < self.height {
            let mut column = 0;
            while column < self.width {
                if self.has(row, column) {
                    board |= 1 << (row * SIDE + (self.width - 1 - column));
                }
                column += 1;
            }
            row += 1;
        }
        Orientation::new(board, self.height, self.width)
    }

    const fn of_shape(shape: &str) -> Orientation {
        let shape = shape.as_bytes();
        let (mut board, mut width) = (0, 0);
        let (mut row, mut column) = (0, 0);
        let mut next = 0;
        while next < shape.len() {
            if shape[next] == b'/' {
                row += 1;
                column = 0;
            } else {
                board |= ((shape[next] == b'1') as u128) << (row * SIDE + column);
                column += 1;
                width = if column > width { column } else { width };
            }
            next += 1;
        }
        Orientation::new(board, row + 1, width)
    }
}

static TABLE: [Patch; PATCHES] = PRINTED;

/// The print on each patch, for constant evaluation; at run time [`TABLE`] serves.
pub(crate) const PRINTED: [Patch; PATCHES] = read_patches(include_str!("../data/patches.csv"));

/// Every way each patch can lie; rows are filled up with [`Orientation::NONE`].
pub(crate) const ALL_ORIENTATIONS: [[Orientation; MOST_ORIENTATIONS]; PATCHES] = {
    let mut all = [[Orientation::NONE; MOST_ORIENTATIONS]; PATCHES];
    let mut patch = 0;
    while patch < PATCHES {
        all[patch] = orientations(PRINTED[patch].shape).0;
        patch += 1;
    }
    all
};

/// Rows of the tables that are looked up in play: row 0 is for no patch, then one for each, then unused ones up to all that
/// a byte can say, so that looking up needs no check of bounds.
pub(crate) const ROWS: usize = 256;
/// Rows of a table too large for so many unused ones: enough for a remainder to spare the check.
const SHAPE_ROWS: usize = 64;

static SHAPES: [[Orientation; MOST_ORIENTATIONS]; SHAPE_ROWS] = {
    let mut rows = [[Orientation::NONE; MOST_ORIENTATIONS]; SHAPE_ROWS];
    let mut patch = 0;
    while patch < PATCHES {
        rows[patch + 1] = ALL_ORIENTATIONS[patch];
        patch += 1;
    }
    rows
};

static TERMS: [Terms; ROWS] = {
    let mut rows = [Terms { ways: 0, price: 0, time: 0, income: 0, orientations: 0 }; ROWS];
    let mut patch = 0;
    while patch < PATCHES {
        let Patch { price, time, income, orientations, .. } = PRINTED[patch];
        // All ways to lie have as many places: turning a shape only exchanges its height and its width.
        let ways = orientations as u32 * ALL_ORIENTATIONS[patch][0].places();
        rows[patch + 1] = Terms { ways, price, time, income, orientations };
        patch += 1;
    }
    rows
};

/// The distinct ones among the eight turned and mirrored images, and how many they are.
const fn orientations(shape: &str) -> ([Orientation; MOST_ORIENTATIONS], u8) {
    let mut found = [Orientation::NONE; MOST_ORIENTATIONS];
    let mut count = 0;
    let mut image = Orientation::of_shape(shape);
    let mut turn = 0;
    while turn < MOST_ORIENTATIONS {
        let mut earlier = 0;
        while earlier < count && found[earlier].board != image.board {
            earlier += 1;
        }
        if earlier == count {
            found[count] = image;
            count += 1;
        }
        turn += 1;
        image = image.turned();
        if turn == MOST_ORIENTATIONS / 2 {
            image = image.mirrored();
        }
    }
    (found, count as u8)
}

/// Reads lines of `id,shape,buttons,time,income` after one line of headings. A file that is not so does not compile.
const fn read_patches(csv: &'static str) -> [Patch; PATCHES] {
    let mut patches = [Patch { price: 0, time: 0, income: 0, squares: 0, shape: "", orientations: 0 }; PATCHES];
    let (_, mut rest) = cut(csv, b'\n');
    let mut next = 0;
    while next < PATCHES {
        let (line, after) = cut(rest, b'\n');
        let (id, line) = cut(line, b',');
        let (shape, line) = cut(line, b',');
        let (price, line) = cut(line, b',');
        let (time, income) = cut(line, b',');
        assert!(number(id) as usize == next, "patches stand in order of their ids");
        let (images, orientations) = orientations(shape);
        let squares = images[0].board.count_ones() as u8;
        let (price, time, income) = (number(price), number(time), number(income));
        patches[next] = Patch { price, time, income, squares, shape, orientations };
        rest = after;
        next += 1;
    }
    assert!(rest.is_empty(), "there are exactly 33 patches");
    patches
}

/// The text before and after the first `mark`; nothing is after it when there is none.
const fn cut(text: &str, mark: u8) -> (&str, &str) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() && bytes[at] != mark {
        at += 1;
    }
    let (before, after) = text.split_at(at);
    (before, if after.is_empty() { after } else { after.split_at(1).1 })
}

const fn number(digits: &str) -> u8 {
    match u8::from_str_radix(digits, 10) {
        Ok(value) => value,
        Err(_) => panic!("expected a small number"),
    }
}
