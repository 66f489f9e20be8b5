//! The ingredient board (CR-01): sixteen squares, their ingredients and their neighbours.

use std::fmt;

use serde::Serialize;

use crate::Ingredient::{self, Caramel, Chocolate, Coffee, Ice, Milk, Steam, Tea, Water};

/// A square of the board; the column is the letter, the row the digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Square {
    A1,
    B1,
    C1,
    D1,
    A2,
    B2,
    C2,
    D2,
    A3,
    B3,
    C3,
    D3,
    A4,
    B4,
    C4,
    D4,
}

const SIDE: usize = 4;

/// The ingredient of each square, row by row (CR-01).
#[rustfmt::skip]
const PAYS: [Ingredient; Square::COUNT] = [
    Ice,    Caramel, Steam,     Coffee,
    Coffee, Milk,    Ice,       Water,
    Tea,    Steam,   Milk,      Coffee,
    Milk,   Ice,     Chocolate, Steam,
];

impl Square {
    /// How many there are.
    pub const COUNT: usize = SIDE * SIDE;

    /// Every square, row by row.
    #[rustfmt::skip]
    pub const ALL: [Square; Self::COUNT] = [
        Square::A1, Square::B1, Square::C1, Square::D1,
        Square::A2, Square::B2, Square::C2, Square::D2,
        Square::A3, Square::B3, Square::C3, Square::D3,
        Square::A4, Square::B4, Square::C4, Square::D4,
    ];

    /// The square of that name, such as `c1`.
    pub fn named(name: &str) -> Option<Square> {
        let &[column @ b'a'..=b'd', row @ b'1'..=b'4'] = name.as_bytes() else { return None };
        Some(Self::ALL[usize::from(row - b'1') * SIDE + usize::from(column - b'a')])
    }

    /// Position row by row, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The ingredient it pays.
    #[inline]
    pub const fn ingredient(self) -> Ingredient {
        PAYS[self.index()]
    }

    /// The ingredient of the square with that index, taken modulo the number of squares.
    #[inline]
    pub(crate) const fn ingredient_at(index: usize) -> Ingredient {
        PAYS[index % Self::COUNT]
    }

    /// Is it one of the four corners (CR-04)?
    #[inline]
    pub const fn is_corner(self) -> bool {
        Squares::CORNERS.has(self)
    }

    /// The squares one step away: in a row or column, or also diagonally (CR-10, CR-27).
    #[inline]
    pub const fn neighbours(self, diagonal: bool) -> Squares {
        NEIGHBOURS[diagonal as usize][self.index()]
    }

    const fn steps_to(self, other: Square) -> (usize, usize) {
        let (a, b) = (self.index(), other.index());
        ((a % SIDE).abs_diff(b % SIDE), (a / SIDE).abs_diff(b / SIDE))
    }
}

const NEIGHBOURS: [[Squares; Square::COUNT]; 2] = {
    let mut table = [[Squares::NONE; Square::COUNT]; 2];
    let mut pair = 0;
    while pair < Square::COUNT * Square::COUNT {
        let (from, to) = (Square::ALL[pair / Square::COUNT], Square::ALL[pair % Square::COUNT]);
        match from.steps_to(to) {
            (0, 1) | (1, 0) => {
                table[0][from.index()] = table[0][from.index()].with(to);
                table[1][from.index()] = table[1][from.index()].with(to);
            }
            (1, 1) => table[1][from.index()] = table[1][from.index()].with(to),
            _ => {}
        }
        pair += 1;
    }
    table
};

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + (self.index() % SIDE) as u8);
        write!(f, "{column}{}", self.index() / SIDE + 1)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Squares(u16);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);

    /// The corners (CR-04).
    pub const CORNERS: Squares = Squares::NONE.with(Square::A1).with(Square::D1).with(Square::A4).with(Square::D4);

    /// The squares that pay specialties (CR-04).
    pub const SPECIALTIES: Squares = {
        let mut squares = Squares::NONE;
        let mut next = 0;
        while next < Square::COUNT {
            if Square::ALL[next].ingredient().is_specialty() {
                squares = squares.with(Square::ALL[next]);
            }
            next += 1;
        }
        squares
    };

    /// These squares and `square`.
    #[inline]
    pub const fn with(self, square: Square) -> Squares {
        Squares(self.0 | 1 << square as u16)
    }

    /// Is `square` among them?
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square as u16 & 1 != 0
    }

    /// Is the square with that index (taken modulo the number of squares) among them?
    #[inline]
    pub(crate) const fn has_index(self, index: usize) -> bool {
        self.0 >> (index % Square::COUNT) & 1 != 0
    }

    /// Is any of them in `other`?
    #[inline]
    pub const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// Those that are in either.
    #[inline]
    pub const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// Those that are not in `other`.
    #[inline]
    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes the low 16 bits, square by square.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Squares {
        Squares(bits as u16)
    }

    /// Each of them, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| Square::ALL[left.trailing_zeros() as usize]);
            left &= left.wrapping_sub(1);
            lowest
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Squares {
        squares.into_iter().fold(Squares::NONE, Squares::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways() {
        for square in Square::ALL {
            assert_eq!(Square::named(&square.to_string()), Some(square));
        }
        for junk in ["", "a", "a0", "e1", "a5", "A1", "a1 ", "1a"] {
            assert_eq!(Square::named(junk), None, "{junk:?}");
        }
    }

    #[test]
    fn sets_of_squares_are_sets() {
        let set = |squares: &[Square]| squares.iter().fold(Squares::NONE, |set, &square| set.with(square));
        let [a, b, c, d] = ["a1", "b2", "c3", "d4"].map(|name| Square::named(name).unwrap());
        assert_eq!(set(&[a, b, a]), set(&[b, a]));
        assert_eq!(set(&[a, b]).or(set(&[b, c])), set(&[a, b, c]));
        assert_eq!(set(&[a, b, c]).without(set(&[b, d])), set(&[a, c]));
        assert!(set(&[a, b]).meets(set(&[b, c])) && !set(&[a, b]).meets(set(&[c, d])));
    }
}
