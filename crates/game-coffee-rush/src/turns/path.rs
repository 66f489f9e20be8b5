//! A walk of one meeple, packed.

use std::fmt;

use crate::position::FREE_STEPS;
use crate::{Ingredient, Square, Squares};

/// The squares that a meeple enters in a turn, in order: at most [`Path::MOST`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Path {
    /// Four bits a square, the first lowest.
    squares: u32,
    steps: u8,
}

impl Path {
    /// The longest walk that this layer plans: three steps and five rush tokens.
    pub const MOST: usize = 8;

    /// No step yet.
    pub const NONE: Path = Path { squares: 0, steps: 0 };

    /// How many steps.
    #[inline]
    pub const fn len(self) -> u8 {
        self.steps
    }

    /// How many rush tokens it costs.
    #[inline]
    pub(crate) const fn rush(self) -> u8 {
        self.steps.saturating_sub(FREE_STEPS)
    }

    /// Is there no step?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.steps == 0
    }

    /// This walk and one step more; there must be room.
    #[inline]
    pub const fn then(self, square: Square) -> Path {
        Path { squares: self.squares | (square as u32) << (4 * self.steps as u32), steps: self.steps + 1 }
    }

    /// This walk and then `other`; there must be room.
    #[inline]
    pub const fn and_then(self, other: Path) -> Path {
        Path { squares: self.squares | other.squares << (4 * self.steps as u32), steps: self.steps + other.steps }
    }

    /// Where it ends; `None` without a step.
    #[inline]
    pub const fn end(self) -> Option<Square> {
        match self.steps.checked_sub(1) {
            Some(last) => Some(self.square(last)),
            None => None,
        }
    }

    /// The square entered by step number `step`, from 0.
    #[inline]
    pub const fn square(self, step: u8) -> Square {
        Square::ALL[(self.squares >> (4 * step as u32)) as usize % Square::COUNT]
    }

    /// Does it end, and not on one of `squares`?
    #[inline]
    pub(super) const fn ends_outside(self, squares: Squares) -> bool {
        match (self.steps as u32).checked_sub(1) {
            Some(last) => !squares.has_index((self.squares >> (4 * last)) as usize),
            None => false,
        }
    }

    /// Every square entered, as a set.
    #[inline]
    pub(super) fn squares(self) -> Squares {
        let bit = |step: u32| 1 << ((self.squares >> (4 * step)) % Square::COUNT as u32);
        Squares::from_bits((0..u32::from(self.steps)).fold(0, |bits, step| bits | bit(step)))
    }

    /// The ingredient of each square entered, in order.
    #[inline]
    pub(super) fn ingredients(self) -> impl Iterator<Item = Ingredient> {
        (0..u32::from(self.steps)).map(move |step| Square::ingredient_at((self.squares >> (4 * step)) as usize))
    }

    /// Every square entered, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        (0..self.steps).map(move |step| self.square(step))
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|square| write!(f, "{square}"))
    }
}

/// A walk within the free steps, for tables: four bits a square and two for their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Short(u16);

impl Short {
    pub(super) const NONE: Short = Short(0);
    const SQUARES: u32 = 4 * crate::position::FREE_STEPS as u32;
    pub(super) const BITS: u32 = Self::SQUARES + 2;

    /// `path` must not be longer than the free steps.
    pub(super) const fn of(path: Path) -> Short {
        Short((path.steps as u16) << Self::SQUARES | path.squares as u16)
    }

    /// Takes the low [`Short::BITS`] bits.
    pub(super) const fn from_bits(bits: u16) -> Short {
        Short(bits & ((1 << Self::BITS) - 1))
    }

    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    #[inline]
    pub(super) const fn path(self) -> Path {
        Path { squares: self.0 as u32 & ((1 << Self::SQUARES) - 1), steps: (self.0 >> Self::SQUARES) as u8 }
    }
}
