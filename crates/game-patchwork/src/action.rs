//! The actions of players, and their text.

use std::fmt;
use std::str::FromStr;

use game_core::SyntaxError;

use crate::cell::{Cell, cells_of};
use crate::patch::{PATCHES, PatchId};

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `advance`: move past the opponent and take a button for every space.
    Advance,
    /// `buy 26 b7c7d7c8d8e8`: buy a patch and cover these squares.
    Buy(Placement),
    /// `leather e5`: put the 1×1 patch here.
    Leather(Cell),
}

/// A patch lying within a quilt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    patch: PatchId,
    orientation: u8,
    corner: Cell,
}

impl Placement {
    /// The caller knows that this way to lie exists and stays within the quilt.
    #[inline]
    pub(crate) const fn trusted(patch: PatchId, orientation: u8, corner: Cell) -> Placement {
        Placement { patch, orientation, corner }
    }

    /// The placement of `patch` on exactly `cells`, in whatever order they come; `None` if the patch has no such shape.
    pub fn new(patch: PatchId, cells: impl IntoIterator<Item = Cell> + Clone) -> Option<Placement> {
        let row = cells.clone().into_iter().map(Cell::row).min()?;
        let column = cells.clone().into_iter().map(Cell::column).min()?;
        let corner = Cell::new(row, column)?;
        let board = cells.into_iter().fold(0_u128, |board, cell| board | 1 << cell.bit()) >> corner.bit();
        let orientation = patch.orientations().iter().position(|shape| shape.board == board)?;
        Some(Placement { patch, orientation: orientation as u8, corner })
    }

    /// The patch.
    #[inline]
    pub const fn patch(self) -> PatchId {
        self.patch
    }

    /// Which of [`PatchId::orientations`] it lies in.
    pub const fn orientation(self) -> usize {
        self.orientation as usize
    }

    /// The top left corner of the rectangle around it.
    pub const fn corner(self) -> Cell {
        self.corner
    }

    /// The squares it covers, by row, then column.
    pub fn cells(self) -> impl Iterator<Item = Cell> + Clone {
        cells_of(self.board())
    }

    #[inline]
    pub(crate) fn board(self) -> u128 {
        self.patch.shape(self.orientation).board << self.corner.bit()
    }

    /// Every placement on an empty quilt, in ascending order.
    pub(crate) fn all() -> impl Iterator<Item = Placement> {
        PatchId::all().flat_map(|patch| crate::Quilt::EMPTY.fits(patch).placements())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Placement {
    /// `26 b7c7d7c8d8e8`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.patch)?;
        self.cells().try_for_each(|cell| fmt::Display::fmt(&cell, f))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Advance => f.write_str("advance"),
            Action::Buy(placement) => write!(f, "buy {placement}"),
            Action::Leather(cell) => write!(f, "leather {cell}"),
        }
    }
}

impl FromStr for Action {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Action, SyntaxError> {
        let read = match text.split_once(' ') {
            None if text == "advance" => Ok(Action::Advance),
            Some(("buy", rest)) => read_placement(rest).map(Action::Buy),
            Some(("leather", cell)) => Cell::from_text(cell)
                .map(Action::Leather)
                .ok_or_else(|| "expected one square after \"leather\", such as \"leather e5\"".to_owned()),
            _ => Err("expected \"advance\", \"buy PATCH SQUARES\" or \"leather SQUARE\"".to_owned()),
        };
        read.map_err(|expected| SyntaxError::new(text, expected))
    }
}

fn read_placement(text: &str) -> Result<Placement, String> {
    let form = || "expected a patch and its squares after \"buy\", such as \"buy 26 b7c7d7c8d8e8\"".to_owned();
    let (number, squares) = text.split_once(' ').ok_or_else(form)?;
    let patch =
        read_patch(number).ok_or_else(|| format!("expected a patch from 0 to {} after \"buy\"", PATCHES - 1))?;
    let cells = read_cells(squares)?;
    let placement = Placement::new(patch, cells.iter().copied());
    placement.ok_or_else(|| format!("patch {patch} ({}) cannot cover exactly these squares", patch.patch().shape))
}

fn read_patch(digits: &str) -> Option<PatchId> {
    let plain = digits == "0" || digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    PatchId::new(digits.parse().ok().filter(|_| plain)?)
}

fn read_cells(text: &str) -> Result<Vec<Cell>, String> {
    let mut cells: Vec<Cell> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let read = rest.split_at_checked(2).and_then(|(cell, after)| Some((Cell::from_text(cell)?, after)));
        let Some((cell, after)) = read else {
            return Err(format!("expected squares a1 to i9 without spaces, but found {:?}", excerpt(rest)));
        };
        if cells.last().is_some_and(|&last| last >= cell) {
            return Err(format!("expected squares by row, then column, each once, but {cell} comes too late"));
        }
        cells.push(cell);
        rest = after;
    }
    Ok(cells)
}

/// The text in place of a square, short enough for an error.
fn excerpt(text: &str) -> String {
    text.chars().take(2).collect()
}
