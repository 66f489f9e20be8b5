//! Where a patch fits: the heart of move generation.
//!
//! *Why this shape.* A way to lie fits wherever all its squares are free, so the set of its possible corners is an
//! intersection of shifted boards of free squares. Shapes are made of few straight runs, so the boards intersected are
//! those of where a run of free squares *begins*: two or three shifts instead of up to eight. Which runs a shape is made of
//! is worked out at compile time, and the code is compiled once for each patch, so that every shift is a constant.

use crate::action::Placement;
use crate::cell::{Cell, SIDE, cells_of};
use crate::patch::{ALL_ORIENTATIONS, MOST_ORIENTATIONS, Orientation, PATCHES, PatchId, ROWS, row_of};

/// For each way to lay a patch, the squares its top left corner may be put on.
pub(crate) type Corners = [u128; MOST_ORIENTATIONS];

/// Where one patch fits on one quilt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fits {
    patch: PatchId,
    count: u32,
    corners: Corners,
}

impl Fits {
    /// Where `patch` fits when exactly the squares of `free` are free.
    #[inline]
    pub(crate) fn of(patch: PatchId, free: &u128) -> Fits {
        let mut corners = [0; MOST_ORIENTATIONS];
        let count = find_corners(Some(patch), free, &mut corners);
        Fits { patch, count, corners }
    }

    /// In how many ways the patch can be placed.
    #[inline]
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The squares that the top left corner of way number `orientation` (see [`PatchId::orientations`]) may be put on. The
    /// corner is that of the rectangle around the shape, so the shape itself need not cover it.
    pub fn corners(&self, orientation: usize) -> impl Iterator<Item = Cell> + Clone {
        cells_of(self.corners[orientation])
    }

    /// Every placement: by way to lie, then by corner.
    pub fn placements(self) -> impl Iterator<Item = Placement> {
        (0..MOST_ORIENTATIONS).flat_map(move |orientation| {
            cells_of(self.corners[orientation])
                .map(move |corner| Placement::trusted(self.patch, orientation as u8, corner))
        })
    }
}

/// Placement number `rank` of `patch` in the order of [`Fits::placements`], given its corners, which must have that many.
#[inline]
pub(crate) fn nth_placement(patch: PatchId, corners: &Corners, mut rank: u32) -> Placement {
    for (orientation, &corners) in corners.iter().enumerate() {
        let here = corners.count_ones();
        if rank < here {
            return Placement::trusted(patch, orientation as u8, Cell::of_bit(nth_bit(corners, rank)));
        }
        rank -= here;
    }
    unreachable!("the rank is below the number of placements")
}

/// The number of the bit that has exactly `rank` set bits below it.
#[inline]
pub(crate) fn nth_bit(board: u128, rank: u32) -> u32 {
    let low = board as u64;
    let below = low.count_ones();
    if rank < below { nth_bit_of_word(low, rank) } else { 64 + nth_bit_of_word((board >> 64) as u64, rank - below) }
}

#[inline]
fn nth_bit_of_word(mut word: u64, rank: u32) -> u32 {
    for _ in 0..rank {
        word &= word - 1;
    }
    word.trailing_zeros()
}

/// Longest straight run in any patch.
const LONGEST: usize = 5;
/// No shape needs more runs.
const MOST_RUNS: usize = 3;

/// A straight run of squares within a shape.
#[derive(Clone, Copy)]
struct Run {
    board: u128,
    length: usize,
    down: bool,
    /// Its first square, as a shift of the board.
    first: u32,
}

/// The squares on which runs of 1 to 5 free squares begin, to the right and down.
struct RunStarts {
    right: [u128; LONGEST],
    down: [u128; LONGEST],
}

impl RunStarts {
    #[inline(always)]
    fn of(free: u128) -> RunStarts {
        RunStarts { right: run_starts(free, 1), down: run_starts(free, SIDE) }
    }
}

/// Runs to the right may seem to go on in the next row; [`first_columns`] removes the corners where that would matter.
#[inline(always)]
fn run_starts(free: u128, step: u8) -> [u128; LONGEST] {
    let two = free & free >> step;
    let three = two & free >> (2 * step);
    let four = two & two >> (2 * step);
    let five = four & free >> (4 * step);
    [free, two, three, four, five]
}

/// Takes the corners that were found.
trait Keep {
    fn keep(&mut self, orientation: usize, corners: u128);
}

impl Keep for Corners {
    #[inline(always)]
    fn keep(&mut self, orientation: usize, corners: u128) {
        self[orientation] = corners;
    }
}

/// They are only counted.
impl Keep for () {
    #[inline(always)]
    fn keep(&mut self, _: usize, _: u128) {}
}

/// Finds the corners at which way number `O` to lay patch number `P` fits, and how many they are; nothing when the patch
/// has no such way.
#[inline(always)]
fn find_way<const P: usize, const O: usize>(starts: &RunStarts, corners: &mut impl Keep) -> u32 {
    let Some(runs) = (const { runs_of(&ALL_ORIENTATIONS[P][O]) }) else { return 0 };
    let fits = |run: Run| (if run.down { starts.down } else { starts.right })[run.length - 1] >> run.first;
    let columns = const { first_columns(SIDE + 1 - ALL_ORIENTATIONS[P][O].width) };
    // The corners of a shape of three rows or more all lie in the first seven rows, which are 63 bits.
    if const { ALL_ORIENTATIONS[P][O].height >= 3 } {
        let found = fits(runs[0]) as u64 & fits(runs[1]) as u64 & fits(runs[2]) as u64 & columns as u64;
        corners.keep(O, found.into());
        found.count_ones()
    } else {
        let found = fits(runs[0]) & fits(runs[1]) & fits(runs[2]) & columns;
        corners.keep(O, found);
        found.count_ones()
    }
}

/// Finds the corners for every way to lay patch number `P`.
fn find_ways<const P: usize, K: Keep>(free: &u128, corners: &mut K) -> u32 {
    let starts = &RunStarts::of(*free);
    find_way::<P, 0>(starts, corners)
        + find_way::<P, 1>(starts, corners)
        + find_way::<P, 2>(starts, corners)
        + find_way::<P, 3>(starts, corners)
        + find_way::<P, 4>(starts, corners)
        + find_way::<P, 5>(starts, corners)
        + find_way::<P, 6>(starts, corners)
        + find_way::<P, 7>(starts, corners)
}

type Finder<K> = fn(&u128, &mut K) -> u32;

/// [`find_ways`] for each patch. A table of functions and not one `match`: in one function the compiler mixes the 33 cases
/// and loses its gain from knowing the shapes.
const fn finders<K: Keep>() -> [Finder<K>; ROWS] {
    macro_rules! of_patches {
        ($($patch:literal)*) => { [$(find_ways::<$patch, K>),*] };
    }
    let finders: [Finder<K>; PATCHES] =
        of_patches!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32);
    let mut rows: [Finder<K>; ROWS] = [|_, _| 0; ROWS];
    let mut patch = 0;
    while patch < PATCHES {
        rows[patch + 1] = finders[patch];
        patch += 1;
    }
    rows
}

static FINDERS: [Finder<Corners>; ROWS] = finders();
static COUNTERS: [Finder<()>; ROWS] = finders();

/// Writes the corners of each way to lie into `corners`, which must be empty, and returns how many they are together. No
/// patch fits nowhere.
#[inline]
pub(crate) fn find_corners(patch: Option<PatchId>, free: &u128, corners: &mut Corners) -> u32 {
    FINDERS[row_of(patch)](free, corners)
}

/// How many they would be.
#[inline]
pub(crate) fn count_corners(patch: PatchId, free: &u128) -> u32 {
    COUNTERS[row_of(Some(patch))](free, &mut ())
}

/// Every square in the first `count` columns.
const fn first_columns(count: u8) -> u128 {
    let mut board = 0;
    let mut row = 0;
    while row < SIDE {
        board |= ((1 << count) - 1) << (row * SIDE);
        row += 1;
    }
    board
}

/// The fewest runs that make up the shape, the last repeated to fill the list: rows, columns, or the best mixture. `None`
/// for the shape of no squares that fills up lists of ways to lie.
const fn runs_of(shape: &Orientation) -> Option<[Run; MOST_RUNS]> {
    if shape.board == 0 {
        return None;
    }
    let covers = [cover(shape, true, false), cover(shape, false, true), cover(shape, true, true)];
    let mut best = 0;
    let mut next = 1;
    while next < covers.len() {
        if covers[next].1 < covers[best].1 {
            best = next;
        }
        next += 1;
    }
    let (runs, count) = covers[best];
    assert!(count <= MOST_RUNS, "every shape is made of three runs or fewer");
    Some([runs[0], runs[if count > 1 { 1 } else { 0 }], runs[count - 1]])
}

/// Covers the shape with its rows, its columns or both, always the run next that covers most of the rest.
const fn cover(shape: &Orientation, rows: bool, columns: bool) -> ([Run; 8], usize) {
    let mut runs = [Run { board: 0, length: 0, down: false, first: 0 }; 8];
    let mut count = 0;
    let mut left = shape.board;
    while left != 0 {
        let mut best = runs[7];
        let mut first = 0;
        while first < u128::BITS - shape.board.leading_zeros() {
            let right = run_from(shape.board, first, false);
            let down = run_from(shape.board, first, true);
            if rows && (right.board & left).count_ones() > (best.board & left).count_ones() {
                best = right;
            }
            if columns && (down.board & left).count_ones() > (best.board & left).count_ones() {
                best = down;
            }
            first += 1;
        }
        runs[count] = best;
        count += 1;
        left &= !best.board;
    }
    (runs, count)
}

/// The longest run of the shape that begins at `first`; empty when the shape does not cover that square.
const fn run_from(shape: u128, first: u32, down: bool) -> Run {
    let step = if down { SIDE as u32 } else { 1 };
    let mut run = Run { board: 0, length: 0, down, first };
    while run.length < LONGEST && shape >> (first + run.length as u32 * step) & 1 == 1 {
        run.board |= 1 << (first + run.length as u32 * step);
        run.length += 1;
    }
    run
}
