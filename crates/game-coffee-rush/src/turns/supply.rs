//! The supply as plans see it: a byte an ingredient, so that one comparison tells whether everything is plentiful.

use crate::content::{Content, PerContent};
use crate::{Bag, Ingredient};

/// Tokens, a byte an ingredient.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Supply(u64);

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Some ingredients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kinds(u64);

impl Kinds {
    pub(crate) const NONE: Kinds = Kinds(0);

    pub(crate) const fn with(self, ingredient: Ingredient) -> Kinds {
        Kinds(self.0 | 0x80 << (8 * ingredient as u32))
    }

    #[inline]
    pub(crate) const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }
}

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
    pub(crate) const NONE: Supply = Supply(0);

    pub(crate) const fn of(bag: Bag) -> Supply {
        let mut tokens = 0;
        let mut next = 0;
        while next < Ingredient::COUNT {
            tokens |= (bag.count(Ingredient::ALL[next]) as u64) << (8 * next);
            next += 1;
        }
        Supply(tokens)
    }

    /// The tokens in a cup with `content`.
    #[inline]
    pub(crate) fn in_cup(content: Content) -> Supply {
        CONTENTS[content.index()]
    }

    #[inline]
    pub(crate) const fn plus(self, more: Supply) -> Supply {
        Supply(self.0 + more.0)
    }

    /// `less` must be there.
    #[inline]
    pub(crate) const fn minus(self, less: Supply) -> Supply {
        Supply(self.0 - less.0)
    }

    /// Is everything that `less` holds there?
    #[inline]
    pub(crate) const fn holds(self, less: Supply) -> bool {
        // No count reaches a byte's high bit, so none borrows from the next.
        ((self.0 | HIGH) - less.0) & HIGH == HIGH
    }

    /// The smaller count of each ingredient.
    #[inline]
    pub(crate) const fn least(self, other: Supply) -> Supply {
        // No count reaches a byte's high bit; where ours is at least the other's, that bit stays.
        let more = ((self.0 | HIGH) - other.0) & HIGH;
        let mask = (more >> 7) * 0xff;
        Supply((other.0 & mask) | (self.0 & !mask))
    }

    /// Of which ingredients there is any.
    #[inline]
    pub(crate) const fn kinds(self) -> Kinds {
        Kinds((self.0 + (HIGH - ONES)) & HIGH)
    }

    /// How many of `ingredient`.
    #[inline]
    pub(crate) const fn count(self, ingredient: Ingredient) -> u8 {
        (self.0 >> (8 * ingredient as u32)) as u8
    }

    /// This and `count` more of `ingredient`.
    #[inline]
    pub(crate) const fn with(self, ingredient: Ingredient, count: u8) -> Supply {
        Supply(self.0 + ((count as u64) << (8 * ingredient as u32)))
    }

    /// Is there as much of everything as the free steps can take where nothing is doubled?
    #[inline]
    pub(crate) const fn is_plentiful(self) -> bool {
        const ENOUGH: u64 = crate::position::FREE_STEPS as u64 * ONES;
        // No count reaches a byte's high bit, so none borrows from the next.
        ((self.0 | HIGH) - ENOUGH) & HIGH == HIGH
    }

    /// Takes up to `count` of `ingredient` and returns how many there were.
    #[inline]
    pub(crate) fn take(&mut self, ingredient: Ingredient, count: u8) -> u8 {
        let place = 8 * ingredient as u32;
        let taken = count.min((self.0 >> place) as u8);
        self.0 -= u64::from(taken) << place;
        taken
    }
}

#[cfg(test)]
mod tests {
    use game_core::Random;

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

    #[test]
    fn ingredient_by_ingredient_it_compares_as_numbers_do() {
        let supply = |counts: [u8; Ingredient::COUNT]| {
            Ingredient::ALL
                .into_iter()
                .zip(counts)
                .fold(Supply::of(Bag::EMPTY), |all, (one, count)| all.with(one, count))
        };
        let mut rng = game_core::SplitMix::new(7);
        for _ in 0..2_000 {
            let mut some = || Ingredient::ALL.map(|_| rng.below(3) as u8);
            let (a, b) = (some(), some());
            assert_eq!(supply(a).holds(supply(b)), std::iter::zip(a, b).all(|(a, b)| a >= b), "{a:?} {b:?}");
            assert_eq!(supply(a).least(supply(b)), supply(std::array::from_fn(|one| a[one].min(b[one]))));
            assert_eq!(Ingredient::ALL.map(|one| supply(a).count(one)), a);
            let kinds = |counts: [u8; Ingredient::COUNT]| {
                let there = Ingredient::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
                there.fold(Kinds::NONE, |kinds, (one, _)| kinds.with(one).with(one))
            };
            assert_eq!(supply(a).kinds(), kinds(a));
            assert_eq!(kinds(a).or(kinds(b)), kinds(std::array::from_fn(|one| a[one] + b[one])));
            assert_eq!(kinds(a).meets(kinds(b)), std::iter::zip(a, b).any(|(a, b)| a > 0 && b > 0));
        }
    }
}
