//! Cells of the hexagonal table (CP-02), in axial coordinates.
//!
//! *Why numbered along a spiral.* The standard cluster is the first cells of a spiral around `0,0` (CP-05). A cell that
//! knows its place on that spiral is its own index on every standard board, so the fast code needs no translation.

use std::fmt;
use std::str::FromStr;

use game_core::SyntaxError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The farthest a cell can be from `0,0`, in steps. RULES.md proves that no expert draft gets farther.
pub const RADIUS: i8 = 32;

/// How many cells lie within [`RADIUS`].
pub const CELLS: usize = 3 * RADIUS as usize * (RADIUS as usize + 1) + 1;

/// The six directions as steps of `q` and `r`. Direction `d` is opposite to `d ^ 1`.
pub(crate) const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (-1, 0), (1, -1), (-1, 1), (0, -1), (0, 1)];

/// The same directions in the order in which a ring of the spiral is walked.
const WALK: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

static COORDINATES: [(i8, i8); CELLS] = spiral();

/// A cell within [`RADIUS`] steps of `0,0`. Written `q,r`; ordered along the spiral.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u16);

impl Cell {
    /// `0,0`.
    pub const CENTRE: Cell = Cell(0);

    /// The cell at `q,r`, unless it is too far out.
    pub fn new(q: i8, r: i8) -> Option<Cell> {
        let (q, r) = (i32::from(q), i32::from(r));
        let s = q + r;
        let ring = q.abs().max(r.abs()).max(s.abs());
        if ring > i32::from(RADIUS) {
            return None;
        }
        // Each ring starts at its corner (-ring, ring) and has six sides of `ring` cells; see `WALK`.
        let along = match () {
            () if ring == 0 => return Some(Cell::CENTRE),
            () if r == ring && q < 0 => q + ring,
            () if s == ring && q < ring => ring + q,
            () if q == ring && r > -ring => 2 * ring - r,
            () if r == -ring && q > 0 => 4 * ring - q,
            () if s == -ring && q > -ring => 4 * ring - q,
            () => 5 * ring + r,
        };
        Some(Cell((3 * ring * (ring - 1) + 1 + along) as u16))
    }

    /// The cell with this number on the spiral, if it is within [`RADIUS`].
    pub const fn from_number(number: usize) -> Option<Cell> {
        if number < CELLS { Some(Cell(number as u16)) } else { None }
    }

    /// The cell with this number, which wraps at 64: an index on a standard board.
    #[inline]
    pub(crate) const fn on_standard_board(index: usize) -> Cell {
        Cell((index % 64) as u16)
    }

    /// Its number on the spiral, from 0.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The first coordinate: steps to the right.
    pub fn q(self) -> i8 {
        COORDINATES[self.number()].0
    }

    /// The second coordinate: steps down and to the right.
    pub fn r(self) -> i8 {
        COORDINATES[self.number()].1
    }

    /// The neighbour in direction `d`, unless it is too far out.
    pub(crate) fn step(self, d: usize) -> Option<Cell> {
        let (dq, dr) = DIRECTIONS[d];
        Cell::new(self.q() + dq, self.r() + dr)
    }

    /// The neighbours that are not too far out: six, but fewer at the very edge.
    pub fn neighbours(self) -> impl Iterator<Item = Cell> {
        (0..DIRECTIONS.len()).filter_map(move |d| self.step(d))
    }

    /// Do the two cells share an edge?
    pub fn touches(self, other: Cell) -> bool {
        DIRECTIONS.contains(&(other.q() - self.q(), other.r() - self.r()))
    }

    /// Every cell there is, along the spiral.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u16).map(Cell)
    }
}

/// The coordinates of every cell, along the spiral.
const fn spiral() -> [(i8, i8); CELLS] {
    let mut cells = [(0, 0); CELLS];
    let (mut next, mut ring) = (1, 1);
    while ring <= RADIUS {
        let (mut q, mut r) = (-ring, ring);
        let mut side = 0;
        while side < WALK.len() {
            let mut step = 0;
            while step < ring {
                cells[next] = (q, r);
                next += 1;
                q += WALK[side].0;
                r += WALK[side].1;
                step += 1;
            }
            side += 1;
        }
        ring += 1;
    }
    cells
}

/// Coordinates of a cell by its number, for tables made at compile time.
pub(crate) const fn coordinates<const N: usize>() -> [(i8, i8); N] {
    let all = spiral();
    let mut first = [(0, 0); N];
    let mut number = 0;
    while number < N {
        first[number] = all[number];
        number += 1;
    }
    first
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q(), self.r())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let form = || SyntaxError::new(text, "expected a cell as \"q,r\", such as \"0,-1\"");
        let (q, r) = text.split_once(',').ok_or_else(form)?;
        let (q, r) = (coordinate(q).ok_or_else(form)?, coordinate(r).ok_or_else(form)?);
        let near = |n: i32| i8::try_from(n).ok();
        near(q)
            .zip(near(r))
            .and_then(|(q, r)| Cell::new(q, r))
            .ok_or_else(|| SyntaxError::new(text, format!("too far out, a cell lies within {RADIUS} steps of 0,0")))
    }
}

/// A whole number in its one spelling: no `+`, no `-0`, no leading zeros.
fn coordinate(text: &str) -> Option<i32> {
    let number: i32 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_coordinates_agree_on_every_cell() {
        for (number, cell) in Cell::all().enumerate() {
            assert_eq!(cell.number(), number);
            assert_eq!(Cell::new(cell.q(), cell.r()), Some(cell), "{cell}");
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!(Cell::from_number(CELLS), None);
    }

    #[test]
    fn the_spiral_goes_from_neighbour_to_neighbour_inside_a_ring() {
        let ring = |cell: Cell| {
            let (q, r) = (i32::from(cell.q()), i32::from(cell.r()));
            q.abs().max(r.abs()).max((q + r).abs())
        };
        let cells: Vec<Cell> = Cell::all().collect();
        for pair in cells.windows(2) {
            assert!(ring(pair[0]) < ring(pair[1]) || pair[0].touches(pair[1]), "{pair:?}");
            assert!(ring(pair[0]) <= ring(pair[1]), "{pair:?}");
        }
    }

    #[test]
    fn text_that_is_no_cell_is_refused() {
        for text in ["", ",", "0", "0,0,0", "+1,0", "-0,0", "01,0", "1, 0", "33,0", "20,20", "99999999999,0", "a,b"] {
            assert!(text.parse::<Cell>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn no_cell_has_a_number_beyond_the_last_ring() {
        assert_eq!(Cell::from_number(CELLS - 1).map(Cell::number), Some(CELLS - 1));
        assert_eq!(Cell::from_number(CELLS), None);
    }

    #[test]
    fn a_cell_reads_as_its_text() {
        assert_eq!(format!("{:?}", Cell::new(3, -2)), "Some(3,-2)");
    }
}
