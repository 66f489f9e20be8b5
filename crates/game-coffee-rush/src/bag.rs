//! A multiset of ingredient tokens: the supply, a cup, a hand, a recipe.
//!
//! *Why this shape.* No bag ever holds more of an ingredient than the box does, so the counts are the digits of one number:
//! base 19 for coffee, base 13 for the seven others, which just fits 32 bits. Joining bags is one addition, taking one from
//! another is one subtraction, and digits never carry because tokens are conserved (CR-02).

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::Ingredient;

/// A multiset of tokens, within what the box holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "std::collections::BTreeMap<Ingredient, u8>"))]
pub struct Bag(u32);

const BASE: u32 = Ingredient::Milk.tokens() as u32 + 1;

/// The amount that one token of each ingredient adds to the number. Coffee is the leading digit, since it has the larger base.
const WEIGHT: [u32; Ingredient::COUNT] = {
    let mut weight = [0; Ingredient::COUNT];
    let mut place = 1;
    while place < Ingredient::COUNT {
        weight[place] = BASE.pow(place as u32 - 1);
        place += 1;
    }
    weight[Ingredient::Coffee as usize] = BASE.pow(Ingredient::COUNT as u32 - 1);
    weight
};

/// For each ingredient, 2⁶⁴ divided by the weight of the next digit, rounded up, and the base.
const DIGIT: [(u64, u64); Ingredient::COUNT] = {
    let mut digit = [(0, 0); Ingredient::COUNT];
    let mut place = 0;
    while place < Ingredient::COUNT {
        let base = Ingredient::ALL[place].tokens() as u64 + 1;
        digit[place] = (u64::MAX / (WEIGHT[place] as u64 * base) + 1, base);
        place += 1;
    }
    digit
};

impl Bag {
    /// Nothing.
    pub const EMPTY: Bag = Bag(0);

    /// Every token of the box (CR-02).
    pub const BOX: Bag = {
        let mut bag = Bag::EMPTY;
        let mut next = 0;
        while next < Ingredient::COUNT {
            let ingredient = Ingredient::ALL[next];
            bag = bag.plus(ingredient, ingredient.tokens());
            next += 1;
        }
        bag
    };

    /// The bag of these tokens.
    pub const fn of(tokens: &[Ingredient]) -> Bag {
        let mut bag = Bag::EMPTY;
        let mut next = 0;
        while next < tokens.len() {
            bag = bag.plus(tokens[next], 1);
            next += 1;
        }
        bag
    }

    /// This bag and `count` more of `ingredient`.
    #[inline]
    pub const fn plus(self, ingredient: Ingredient, count: u8) -> Bag {
        Bag(self.0 + WEIGHT[ingredient as usize] * count as u32)
    }

    /// This bag without `count` of `ingredient`, which it must hold.
    #[inline]
    pub const fn minus(self, ingredient: Ingredient, count: u8) -> Bag {
        Bag(self.0 - WEIGHT[ingredient as usize] * count as u32)
    }

    /// How many of `ingredient` it holds.
    ///
    /// The digit without a division: the number modulo the next weight, as a fraction of that weight in 64
    /// bits, is multiplied by the base.
    #[inline]
    pub const fn count(self, ingredient: Ingredient) -> u8 {
        let (reciprocal, base) = DIGIT[ingredient as usize];
        let fraction = (self.0 as u64).wrapping_mul(reciprocal);
        ((fraction as u128 * base as u128) >> 64) as u8
    }

    /// How many tokens it holds.
    pub const fn len(self) -> u32 {
        let (mut total, mut next) = (0, 0);
        while next < Ingredient::COUNT {
            total += self.count(Ingredient::ALL[next]) as u32;
            next += 1;
        }
        total
    }

    /// Is there nothing in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Does it hold everything that `other` does?
    pub const fn contains(self, other: Bag) -> bool {
        let mut next = 0;
        while next < Ingredient::COUNT {
            if self.count(Ingredient::ALL[next]) < other.count(Ingredient::ALL[next]) {
                return false;
            }
            next += 1;
        }
        true
    }

    /// The tokens that it holds beyond `other`, ingredient by ingredient.
    pub fn beyond(self, other: Bag) -> Bag {
        self.iter().fold(Bag::EMPTY, |more, (ingredient, count)| {
            more.plus(ingredient, count.saturating_sub(other.count(ingredient)))
        })
    }

    /// Each ingredient it holds, with how many.
    pub fn iter(self) -> impl Iterator<Item = (Ingredient, u8)> {
        Ingredient::ALL.into_iter().map(move |one| (one, self.count(one))).filter(|&(_, count)| count > 0)
    }

    /// Its number: equal bags have equal numbers.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

impl Add for Bag {
    type Output = Bag;
    #[inline]
    fn add(self, other: Bag) -> Bag {
        Bag(self.0 + other.0)
    }
}

impl Sub for Bag {
    type Output = Bag;
    #[inline]
    fn sub(self, other: Bag) -> Bag {
        Bag(self.0 - other.0)
    }
}

impl AddAssign for Bag {
    #[inline]
    fn add_assign(&mut self, other: Bag) {
        *self = *self + other;
    }
}

impl SubAssign for Bag {
    #[inline]
    fn sub_assign(&mut self, other: Bag) {
        *self = *self - other;
    }
}

impl FromIterator<Ingredient> for Bag {
    fn from_iter<T: IntoIterator<Item = Ingredient>>(tokens: T) -> Bag {
        tokens.into_iter().fold(Bag::EMPTY, |bag, token| bag.plus(token, 1))
    }
}

/// `coffee 2, steam`, or `nothing`.
impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (index, (ingredient, count)) in self.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{ingredient}")?;
            if count > 1 {
                write!(f, " {count}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// An object of counts: `{"coffee":2,"steam":1}`.
impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (ingredient, count) in self.iter() {
            map.serialize_entry(&ingredient, &count)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use game_core::Random;

    use super::*;

    #[test]
    fn the_whole_box_fits_and_counts_right() {
        assert_eq!(Bag::BOX.len(), 102);
        for ingredient in Ingredient::ALL {
            assert_eq!(Bag::BOX.count(ingredient), ingredient.tokens());
            assert_eq!(Bag::BOX.minus(ingredient, ingredient.tokens()).count(ingredient), 0);
        }
    }

    #[test]
    fn a_bag_reads_as_a_list() {
        for (tokens, text) in
            [("", "nothing"), ("coffee", "coffee"), ("steam coffee milk coffee", "coffee 2, milk, steam")]
        {
            let bag: Bag = tokens.split_whitespace().filter_map(Ingredient::named).collect();
            assert_eq!((bag.to_string(), format!("{bag:?}")), (text.to_owned(), format!("[{text}]")));
        }
    }

    #[test]
    fn every_count_of_every_ingredient_is_read_right_next_to_any_others() {
        let mut rng = game_core::SplitMix::new(1);
        for _ in 0..20_000 {
            let counts = Ingredient::ALL.map(|one| match rng.below(4) {
                0 => 0,
                1 => one.tokens(),
                _ => rng.below(u32::from(one.tokens()) + 1) as u8,
            });
            let bag =
                Ingredient::ALL.into_iter().zip(counts).fold(Bag::EMPTY, |bag, (one, count)| bag.plus(one, count));
            assert_eq!(Ingredient::ALL.map(|one| bag.count(one)), counts);
        }
    }

    #[test]
    fn beyond_compares_ingredient_by_ingredient() {
        let cup = Bag::of(&[Ingredient::Coffee, Ingredient::Coffee, Ingredient::Ice]);
        let recipe = Bag::of(&[Ingredient::Coffee, Ingredient::Steam]);
        assert_eq!(cup.beyond(recipe), Bag::of(&[Ingredient::Coffee, Ingredient::Ice]));
        assert_eq!(recipe.beyond(cup), Bag::of(&[Ingredient::Steam]));
        assert!(!cup.contains(recipe) && cup.contains(Bag::of(&[Ingredient::Ice])));
    }
}
