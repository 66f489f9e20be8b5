//! The useful contents of a cup.
//!
//! *Why this shape.* Only parts of recipes are of use in a cup, and the 17 recipes have 53 parts (nothing and the whole
//! included). So a useful content is a small number, and every question about it ("which orders can it become?", "what is
//! missing?", "what if milk is added?") is one look into a small table. Everything else a player may pour is [`Content::JUNK`].

use crate::order::{Order, Orders};
use crate::{Bag, Ingredient};

/// A part of some recipe, or junk. Wider than it need be: three of them side by side then stay in three registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Content(u32);

/// How many parts the recipes have.
pub(crate) const PARTS: usize = 53;

/// A table with a row for each content.
pub(crate) type PerContent<T> = [T; Content::ROWS];

const ROWS: usize = Content::ROWS;

impl Content {
    /// Rows of a [`PerContent`]: a power of two, so that an index can be masked instead of checked; 53 parts, junk, padding.
    pub(crate) const ROWS: usize = 64;
    /// An empty cup.
    pub(crate) const EMPTY: Content = Content(0);
    /// Anything that is part of no recipe.
    pub(crate) const JUNK: Content = Content(PARTS as u32);

    /// The content that `bag` is, or junk.
    #[inline]
    pub(crate) fn of(bag: Bag) -> Content {
        let (part, content) = HASHED[hash(bag, HASH)];
        if part.bits() == bag.bits() { Content(content as u32) } else { Content::JUNK }
    }

    /// Every part of a recipe, the empty one first.
    pub(crate) fn parts() -> impl Iterator<Item = Content> {
        (0..PARTS as u32).map(Content)
    }

    /// The content of row `index` in a [`PerContent`].
    #[inline]
    pub(crate) const fn at(index: u32) -> Content {
        Content(index % ROWS as u32)
    }

    /// Row in a [`PerContent`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % ROWS
    }

    /// The tokens; junk has none.
    #[inline]
    pub(crate) const fn bag(self) -> Bag {
        BAGS[self.index()]
    }

    /// How many tokens.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        LENGTHS[self.index()]
    }

    /// The orders it fulfils as it is.
    #[inline]
    pub(crate) const fn fulfils(self) -> Orders {
        FULFILS[self.index()]
    }

    /// The orders it can still become, those it fulfils included.
    #[inline]
    pub(crate) const fn becomes(self) -> Orders {
        BECOMES[self.index()]
    }

    /// This and one more `ingredient`.
    #[inline]
    pub(crate) fn plus(self, ingredient: Ingredient) -> Content {
        Content(PLUS[self.index()][ingredient as usize] as u32)
    }

    /// The tokens that `order` still needs beyond this; junk unless this can become it.
    #[inline]
    pub(crate) fn missing(self, order: Order) -> Content {
        Content(MISSING[order.index()][self.index()] as u32)
    }
}

const BAGS: PerContent<Bag> = {
    let mut bags = [Bag::EMPTY; ROWS];
    let mut count = 1;
    let mut next = 0;
    // Breadth first from nothing: every part of a recipe that is one token more than a known part.
    while next < count {
        let mut token = 0;
        while token < Ingredient::COUNT {
            let bag = bags[next].plus(Ingredient::ALL[token], 1);
            if is_part(bag) && position(&bags, count, bag) == count {
                bags[count] = bag;
                count += 1;
            }
            token += 1;
        }
        next += 1;
    }
    assert!(count == PARTS);
    bags
};

const fn is_part(bag: Bag) -> bool {
    let mut order = 0;
    while order < Order::COUNT {
        if Order::ALL[order].recipe().contains(bag) {
            return true;
        }
        order += 1;
    }
    false
}

/// Where `bag` stands among the first `count` of `bags`, or `count`.
const fn position(bags: &PerContent<Bag>, count: usize, bag: Bag) -> usize {
    let mut at = 0;
    while at < count && bags[at].bits() != bag.bits() {
        at += 1;
    }
    at
}

const fn content_at(bag: Bag) -> Content {
    Content(position(&BAGS, PARTS, bag) as u32)
}

const LENGTHS: PerContent<u8> = {
    let mut lengths = [0; ROWS];
    let mut at = 0;
    while at < PARTS {
        lengths[at] = BAGS[at].len() as u8;
        at += 1;
    }
    lengths
};

const FULFILS: PerContent<Orders> = {
    let mut table = [Orders::NONE; ROWS];
    let mut order = 0;
    while order < Order::COUNT {
        let at = content_at(Order::ALL[order].recipe()).index();
        table[at] = table[at].with(Order::ALL[order]);
        order += 1;
    }
    table
};

static MISSING: [PerContent<u8>; Order::COUNT] = {
    let mut table = [[Content::JUNK.0 as u8; ROWS]; Order::COUNT];
    let mut pair = 0;
    while pair < Order::COUNT * PARTS {
        let (order, at) = (pair / PARTS, pair % PARTS);
        let recipe = Order::ALL[order].recipe();
        if recipe.contains(BAGS[at]) {
            let mut rest = recipe;
            let mut token = 0;
            while token < Ingredient::COUNT {
                rest = rest.minus(Ingredient::ALL[token], BAGS[at].count(Ingredient::ALL[token]));
                token += 1;
            }
            table[order][at] = content_at(rest).0 as u8;
        }
        pair += 1;
    }
    table
};

const BECOMES: PerContent<Orders> = {
    let mut table = [Orders::NONE; ROWS];
    let mut pair = 0;
    while pair < Order::COUNT * PARTS {
        let (order, at) = (pair / PARTS, pair % PARTS);
        if Order::ALL[order].recipe().contains(BAGS[at]) {
            table[at] = table[at].with(Order::ALL[order]);
        }
        pair += 1;
    }
    table
};

static PLUS: PerContent<[u8; Ingredient::COUNT]> = {
    let mut table = [[Content::JUNK.0 as u8; Ingredient::COUNT]; ROWS];
    let mut pair = 0;
    while pair < PARTS * Ingredient::COUNT {
        let (at, token) = (pair / Ingredient::COUNT, pair % Ingredient::COUNT);
        table[at][token] = content_at(BAGS[at].plus(Ingredient::ALL[token], 1)).0 as u8;
        pair += 1;
    }
    table
};

const HASH_BITS: u32 = 9;

#[inline]
const fn hash(bag: Bag, multiplier: u32) -> usize {
    (bag.bits().wrapping_mul(multiplier) >> (u32::BITS - HASH_BITS)) as usize
}

/// A multiplier that sends no two parts to one place: a perfect hash, found by trying.
const HASH: u32 = {
    let mut multiplier = 0x9e37_79b1_u32;
    while !separates(multiplier) {
        multiplier = multiplier.wrapping_mul(0x85eb_ca6b) | 1;
    }
    multiplier
};

const fn separates(multiplier: u32) -> bool {
    let mut taken = [false; 1 << HASH_BITS];
    let mut at = 0;
    while at < PARTS {
        let place = hash(BAGS[at], multiplier);
        if taken[place] {
            return false;
        }
        taken[place] = true;
        at += 1;
    }
    true
}

/// Parts by hash. An unused place holds the empty part, whose bag is no other's.
static HASHED: [(Bag, u8); 1 << HASH_BITS] = {
    let mut table = [(Bag::EMPTY, 0); 1 << HASH_BITS];
    let mut at = 0;
    while at < PARTS {
        table[hash(BAGS[at], HASH)] = (BAGS[at], at as u8);
        at += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every bag of at most `most` tokens.
    fn bags(most: u32) -> BTreeSet<Bag> {
        let mut all = BTreeSet::from([Bag::EMPTY]);
        for _ in 0..most {
            let grown: Vec<Bag> = all.iter().flat_map(|bag| Ingredient::ALL.map(|token| bag.plus(token, 1))).collect();
            all.extend(grown);
        }
        all
    }

    #[test]
    fn seventeen_recipes_have_fifty_three_parts() {
        let recipes: BTreeSet<Bag> = Order::ALL.iter().map(|order| order.recipe()).collect();
        assert_eq!(recipes.len(), 17);
        let parts = bags(4).into_iter().filter(|&bag| recipes.iter().any(|recipe| recipe.contains(bag))).count();
        assert_eq!(parts, PARTS);
    }

    #[test]
    fn the_tables_say_what_the_bags_say() {
        for bag in bags(5) {
            let content = Content::of(bag);
            let becomes = |order: &Order| order.recipe().contains(bag);
            assert_eq!(content != Content::JUNK, Order::ALL.iter().any(becomes), "{bag:?}");
            let possible: Vec<Order> = Order::ALL.into_iter().filter(becomes).collect();
            assert_eq!(content.becomes().iter().collect::<Vec<_>>(), possible, "{bag:?}");
            let fulfilled: Vec<Order> = Order::ALL.into_iter().filter(|order| order.recipe() == bag).collect();
            assert_eq!(content.fulfils().iter().collect::<Vec<_>>(), fulfilled, "{bag:?}");
            for token in Ingredient::ALL {
                assert_eq!(content.plus(token), Content::of(bag.plus(token, 1)), "{bag:?} and {token}");
            }
            for order in possible {
                assert_eq!(content.missing(order).bag(), order.recipe() - bag);
                assert_eq!(u32::from(content.len()), bag.len());
            }
        }
    }
}
