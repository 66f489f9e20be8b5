//! Which cells the cups stand on, in little space, and the index of each.
//!
//! *Why this shape.* A position refers to cells by index 0 to 63, so that sets of cells are 64-bit masks. On a standard
//! board the index is the cell's number on the spiral and nothing has to be stored. Any other cluster is connected, so it has
//! a cell in every row it spans, and one column a cell plus one bit a cell (does a new row start here?) say it all. Equal
//! sets of cells have equal shapes, whatever order they came in.

use game_core::zobrist;

use crate::Cell;

/// The most cells there are.
pub(crate) const MOST: usize = 64;

/// A connected set of at most [`MOST`] cells with an index for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    /// By index, row by row, left to right; all zero for a spiral.
    columns: [i8; MOST],
    /// Bit `i`: cell `i` is the first of its row. Zero for a spiral.
    row_starts: u64,
    top_row: i8,
    count: u8,
    /// The cells are the first `count` of the spiral.
    spiral: bool,
}

impl Shape {
    /// The first `count` cells of the spiral.
    pub(crate) const fn spiral(count: usize) -> Shape {
        Shape { columns: [0; MOST], row_starts: 0, top_row: 0, count: count as u8, spiral: true }
    }

    /// The shape of a connected set of cells without repeats, in any order.
    pub(crate) fn of(cells: &[Cell]) -> Shape {
        assert!(cells.len() <= MOST, "a shape has at most {MOST} cells");
        let mut shape = Shape::spiral(cells.len());
        if cells.iter().all(|cell| cell.number() < cells.len()) {
            return shape;
        }
        let mut sorted = [(0, 0); MOST];
        for (place, cell) in sorted.iter_mut().zip(cells) {
            *place = (cell.r(), cell.q());
        }
        let sorted = &mut sorted[..cells.len()];
        sorted.sort_unstable();
        shape.spiral = false;
        shape.top_row = sorted[0].0;
        for (index, &(row, column)) in sorted.iter().enumerate() {
            shape.columns[index] = column;
            let starts = index == 0 || sorted[index - 1].0 != row;
            shape.row_starts |= u64::from(starts) << index;
        }
        shape
    }

    /// No cells yet, to be added one by one.
    pub(crate) const EMPTY: Shape = Shape { spiral: false, ..Shape::spiral(0) };

    /// Adds a cell to a shape that began [`Shape::EMPTY`] and returns its index: cells from that index on move up by one.
    pub(crate) fn insert(&mut self, cell: Cell) -> usize {
        debug_assert!(!self.spiral && self.index(cell).is_none(), "{cell} cannot be added");
        let key = |cell: Cell| (cell.r(), cell.q());
        let index = self.cells().take_while(|&other| key(other) < key(cell)).count();
        let starts_row = index == 0 || self.cell(index - 1).r() != cell.r();
        let end = self.len();
        let next_starts_row = index < end && self.cell(index).r() != cell.r();
        self.top_row = if self.count == 0 { cell.r() } else { self.top_row.min(cell.r()) };
        self.columns.copy_within(index..end, index + 1);
        self.columns[index] = cell.q();
        self.row_starts = insert_bit(self.row_starts, index, starts_row);
        if index < end {
            let next = 2 << index;
            self.row_starts = if next_starts_row { self.row_starts | next } else { self.row_starts & !next };
        }
        self.count += 1;
        index
    }

    /// How many cells.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.count as usize
    }

    /// Is the index of every cell its number on the spiral?
    #[inline]
    pub(crate) const fn is_spiral(&self) -> bool {
        self.spiral
    }

    /// The cell with this index.
    pub(crate) fn cell(&self, index: usize) -> Cell {
        debug_assert!(index < self.len(), "{index} is not an index of this shape");
        if self.spiral {
            return Cell::from_number(index).expect("a spiral is well within the radius");
        }
        let rows = (self.row_starts & (u64::MAX >> (63 - index))).count_ones() as i8;
        Cell::new(self.columns[index], self.top_row + rows - 1).expect("a shape is made of cells")
    }

    /// The index of `cell`, if it belongs to the shape.
    pub(crate) fn index(&self, cell: Cell) -> Option<usize> {
        if self.spiral {
            return (cell.number() < self.len()).then_some(cell.number());
        }
        let row = usize::try_from(cell.r() - self.top_row).ok()?;
        let mut starts = self.row_starts;
        for _ in 0..row {
            starts &= starts.wrapping_sub(1);
        }
        if starts == 0 {
            return None;
        }
        let start = starts.trailing_zeros() as usize;
        let end = self.len().min((starts & (starts - 1)).trailing_zeros() as usize);
        self.columns[start..end].binary_search(&cell.q()).ok().map(|place| start + place)
    }

    /// Every cell, by index.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.len()).map(|index| self.cell(index))
    }

    /// The part of a position's key that says where the cups stand; zero on a spiral.
    pub(crate) fn key(&self) -> u64 {
        const KIND: u16 = 0x5ae;
        if self.spiral {
            return 0;
        }
        let fold = |key: u64, cell: Cell| key ^ zobrist::wide(KIND, cell.number() as u64);
        self.cells().fold(0, fold)
    }
}

/// The mask with `bit` put in at `index`: bits from there on move up by one.
pub(crate) const fn insert_bit(mask: u64, index: usize, bit: bool) -> u64 {
    let below = mask & ((1 << index) - 1);
    below | (bit as u64) << index | (mask ^ below) << 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Cell> {
        text.split_whitespace().map(|cell| cell.parse().unwrap()).collect()
    }

    #[test]
    fn every_cell_has_its_index_in_any_order() {
        let line: Vec<Cell> = (-32..32).map(|q| Cell::new(q, 0).unwrap()).collect();
        let column: Vec<Cell> = (-32..32).map(|r| Cell::new(0, r).unwrap()).collect();
        let spiral: Vec<Cell> = Cell::all().take(MOST).collect();
        for mut set in [line, column, spiral, cells("1,0 0,0 0,1 -1,2 3,-1 2,0"), cells("5,-2"), Vec::new()] {
            let shape = Shape::of(&set);
            set.reverse();
            assert_eq!(Shape::of(&set), shape, "{set:?}");
            assert_eq!(shape.len(), set.len());
            for (index, cell) in shape.cells().enumerate() {
                assert!(set.contains(&cell), "{cell} of {set:?}");
                assert_eq!(shape.index(cell), Some(index), "{cell} of {set:?}");
            }
            let inside = Cell::all().filter(|&cell| shape.index(cell).is_some()).count();
            assert_eq!(inside, set.len(), "no other cell has an index: {set:?}");
        }
    }

    #[test]
    fn cells_added_one_by_one_make_the_same_shape() {
        let mut grown = Shape::EMPTY;
        let mut so_far = Vec::new();
        for cell in cells("0,0 1,0 1,-1 0,1 -1,1 -1,0 0,-1 2,-1 2,-2 -2,1 0,2 1,2 -1,-1") {
            let index = grown.insert(cell);
            so_far.push(cell);
            assert_eq!(grown.index(cell), Some(index), "{cell}");
            let mut cells: Vec<Cell> = grown.cells().collect();
            assert!(cells.is_sorted_by_key(|cell| (cell.r(), cell.q())), "{cells:?}");
            cells.sort_unstable();
            so_far.sort_unstable();
            assert_eq!(cells, so_far);
        }
        assert_eq!(Shape::of(&so_far), grown);
    }

    #[test]
    fn only_the_first_cells_of_the_spiral_are_a_spiral() {
        assert!(Shape::of(&cells("0,0 -1,1 0,1")).is_spiral());
        assert!(!Shape::of(&cells("0,0 1,0")).is_spiral());
        assert_ne!(Shape::of(&cells("0,0 1,0")).key(), Shape::of(&cells("0,0 0,1")).key());
    }
}
