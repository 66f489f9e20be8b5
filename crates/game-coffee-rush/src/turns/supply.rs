//! The supply as plans see it: a byte an ingredient, so that one comparison tells whether everything is plentiful.

use crate::content::{Content, PerContent};
use crate::{Bag, Ingredient};

/// Tokens, a byte an ingredient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Supply(u64);

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The tokens of each content; junk has none.
static CONTENTS: PerContent<Supply> = {
    let mut table = [Supply::NONE; Content::ROWS];
    let mut row = 0;
    while row < Content::ROWS {
        table[row] = Supply::of(Content::at(row as u32).bag());
        row += 1;
    }
    table
};

impl Supply {
    pub(super) const NONE: Supply = Supply(0);

    pub(super) const fn of(bag: Bag) -> Supply {
        let mut tokens = 0;
        let mut next = 0;
        while next < Ingredient::COUNT {
            tokens |= (bag.count(Ingredient::ALL[next]) as u64) << (8 * next);
            next += 1;
        }
        Supply(tokens)
    }

    /// What a cup with `content` holds.
    #[inline]
    pub(super) fn in_cup(content: Content) -> Supply {
        CONTENTS[content.index()]
    }

    #[inline]
    pub(super) const fn plus(self, more: Supply) -> Supply {
        Supply(self.0 + more.0)
    }

    /// `less` must be there.
    #[inline]
    pub(super) const fn minus(self, less: Supply) -> Supply {
        Supply(self.0 - less.0)
    }

    /// Is there as much of everything as the free steps can take where nothing is doubled?
    #[inline]
    pub(super) const fn is_plentiful(self) -> bool {
        const ENOUGH: u64 = crate::position::FREE_STEPS as u64 * ONES;
        // No count reaches a byte's high bit, so none borrows from the next.
        ((self.0 | HIGH) - ENOUGH) & HIGH == HIGH
    }

    /// Takes up to `count` of `ingredient` and returns how many there were.
    #[inline]
    pub(super) fn take(&mut self, ingredient: Ingredient, count: u8) -> u8 {
        let place = 8 * ingredient as u32;
        let taken = count.min((self.0 >> place) as u8);
        self.0 -= u64::from(taken) << place;
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_bag_in_other_words() {
        let mut supply = Supply::of(Bag::BOX);
        assert!(supply.is_plentiful());
        assert_eq!(supply.take(Ingredient::Tea, 10), 10);
        assert!(!supply.is_plentiful());
        assert_eq!(supply, Supply::of(Bag::BOX.minus(Ingredient::Tea, 10)));
        assert_eq!((supply.take(Ingredient::Tea, 4), supply.take(Ingredient::Tea, 4)), (2, 0));
        for content in Content::parts() {
            let cup = Supply::in_cup(content);
            assert_eq!(cup, Supply::of(content.bag()));
            assert_eq!(Supply::of(Bag::BOX).minus(cup).plus(cup), Supply::of(Bag::BOX));
        }
    }
}
