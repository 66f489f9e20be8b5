//! The order deck (CR-03): 33 drinks, 17 recipes, 80 cards.
//!
//! `data/orders.csv` holds the same facts with the drinks' names in four languages; a test compares the two.

use std::fmt;

use serde::Serialize;

use crate::Bag;
use crate::Ingredient::{Caramel, Chocolate, Coffee, Ice, Milk, Steam, Tea, Water};

macro_rules! orders {
    ($($name:ident $id:literal [$($ingredient:ident),+] x $copies:literal $menu:ident;)+) => {
        /// A drink that a customer may order. Cards of one drink are all alike.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[expect(missing_docs, reason = "the names say it all")]
        pub enum Order { $($name),+ }

        const CARDS: [Card; Order::COUNT] = [$(
            Card { id: $id, recipe: Bag::of(&[$($ingredient),+]), copies: $copies, special: orders!(@$menu) }
        ),+];

        impl Order {
            /// Every drink, in the order of the data file; drinks of one recipe stand together.
            pub const ALL: [Order; Self::COUNT] = [$(Order::$name),+];
        }
    };
    (@plain) => { false };
    (@special) => { true };
}

struct Card {
    id: &'static str,
    recipe: Bag,
    copies: u8,
    special: bool,
}

orders! {
    Espresso "espresso" [Coffee, Steam] x 2 plain;
    Ristretto "ristretto" [Coffee, Steam] x 2 plain;
    EspressoDoppio "espresso-doppio" [Coffee, Coffee, Steam] x 4 plain;
    Americano "americano" [Coffee, Water, Steam] x 3 plain;
    CaffeLatte "caffe-latte" [Coffee, Milk, Steam] x 2 plain;
    LatteMacchiato "latte-macchiato" [Coffee, Milk, Steam] x 2 plain;
    ConPanna "con-panna" [Coffee, Milk, Steam] x 2 plain;
    Einspanner "einspanner" [Coffee, Milk, Steam] x 2 plain;
    MilkTea "milk-tea" [Tea, Milk, Steam] x 3 plain;
    Cocoa "cocoa" [Chocolate, Milk, Steam] x 2 plain;
    ChocolateLatte "chocolate-latte" [Chocolate, Milk, Steam] x 2 plain;
    IcedAmericano "iced-americano" [Coffee, Water, Ice] x 3 plain;
    ColdBrew "cold-brew" [Coffee, Water, Ice] x 2 plain;
    IcedCaffeLatte "iced-caffe-latte" [Coffee, Milk, Ice] x 2 plain;
    IcedEinspanner "iced-einspanner" [Coffee, Milk, Ice] x 2 plain;
    IcedMilkTea "iced-milk-tea" [Tea, Milk, Ice] x 3 plain;
    IcedCocoa "iced-cocoa" [Chocolate, Milk, Ice] x 2 plain;
    IcedChocolateLatte "iced-chocolate-latte" [Chocolate, Milk, Ice] x 2 plain;
    ChocolateShake "chocolate-shake" [Chocolate, Milk, Ice] x 2 plain;
    CaramelCaffeFreddo "caramel-caffe-freddo" [Coffee, Caramel, Ice] x 6 plain;
    CaffeMocha "caffe-mocha" [Coffee, Chocolate, Milk, Steam] x 2 special;
    Mochaccino "mochaccino" [Coffee, Chocolate, Milk, Steam] x 2 special;
    CaramelMacchiato "caramel-macchiato" [Coffee, Caramel, Milk, Steam] x 2 special;
    CaramelCaffeLatte "caramel-caffe-latte" [Coffee, Caramel, Milk, Steam] x 2 special;
    GreenTea "green-tea" [Tea, Water, Steam] x 3 special;
    BlackTea "black-tea" [Tea, Water, Steam] x 3 special;
    IcedCaffeMocha "iced-caffe-mocha" [Coffee, Chocolate, Milk, Ice] x 2 special;
    IcedMochaccino "iced-mochaccino" [Coffee, Chocolate, Milk, Ice] x 2 special;
    IcedCaramelMacchiato "iced-caramel-macchiato" [Coffee, Caramel, Milk, Ice] x 2 special;
    IcedCaramelCaffeLatte "iced-caramel-caffe-latte" [Coffee, Caramel, Milk, Ice] x 2 special;
    CaramelFrappe "caramel-frappe" [Coffee, Caramel, Milk, Ice] x 2 special;
    IcedGreenTea "iced-green-tea" [Tea, Water, Ice] x 3 special;
    IcedBlackTea "iced-black-tea" [Tea, Water, Ice] x 3 special;
}

impl Order {
    /// How many drinks there are.
    pub const COUNT: usize = 33;

    /// The word in events.
    pub const fn id(self) -> &'static str {
        CARDS[self.index()].id
    }

    /// The drink of that word.
    pub fn named(id: &str) -> Option<Order> {
        Self::ALL.into_iter().find(|order| order.id() == id)
    }

    /// Position in the data file, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What a cup must hold, no more and no less (CR-18).
    #[inline]
    pub const fn recipe(self) -> Bag {
        CARDS[self.index()].recipe
    }

    /// How many cards of it there are.
    #[inline]
    pub const fn copies(self) -> u8 {
        CARDS[self.index()].copies
    }

    /// Is it on the special menu (CR-19)?
    #[inline]
    pub const fn is_special(self) -> bool {
        CARDS[self.index()].special
    }

    /// Is it one of the cards that *less luck* sets aside (CR-33)?
    #[inline]
    pub const fn is_starter(self) -> bool {
        matches!(self, Order::Espresso | Order::Ristretto)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A set of drinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Orders(u64);

impl Orders {
    /// No drink.
    pub const NONE: Orders = Orders(0);

    /// These and `order`.
    #[inline]
    pub const fn with(self, order: Order) -> Orders {
        Orders(self.0 | 1 << order as u64)
    }

    /// Those that are in both.
    #[inline]
    pub const fn and(self, other: Orders) -> Orders {
        Orders(self.0 & other.0)
    }

    /// Those that are in either.
    #[inline]
    pub const fn or(self, other: Orders) -> Orders {
        Orders(self.0 | other.0)
    }

    /// Those but `order`.
    #[inline]
    pub const fn without(self, order: Order) -> Orders {
        Orders(self.0 & !(1 << order as u64))
    }

    /// The last of them in the order of the data file; there must be one.
    #[inline]
    pub(crate) const fn last(self) -> Order {
        Order::ALL[(u64::BITS - 1 - self.0.leading_zeros()) as usize]
    }

    /// Is `order` among them?
    #[inline]
    pub const fn has(self, order: Order) -> bool {
        self.0 >> order as u64 & 1 != 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many drinks.
    #[inline]
    pub(crate) const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Each of them, in the order of the data file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Order> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| Order::ALL[left.trailing_zeros() as usize]);
            left &= left.wrapping_sub(1);
            lowest
        })
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Orders {
        Orders(bits)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ingredient;

    /// `coffee x2;steam`
    fn recipe(text: &str) -> Bag {
        let portion = |text: &str| {
            let (name, count) = text.split_once(" x").unwrap_or((text, "1"));
            Bag::EMPTY.plus(Ingredient::named(name).unwrap(), count.parse().unwrap())
        };
        text.split(';').map(portion).fold(Bag::EMPTY, |bag, more| bag + more)
    }

    #[test]
    fn the_deck_is_that_of_the_data_file() {
        let rows: Vec<&str> = include_str!("../data/orders.csv").lines().skip(1).collect();
        assert_eq!(rows.len(), Order::COUNT);
        for (row, order) in rows.into_iter().zip(Order::ALL) {
            let fields: Vec<&str> = row.split(',').collect();
            let &[id, .., ingredients, copies, special] = fields.as_slice() else { panic!("{row}") };
            assert_eq!(id, order.id());
            assert_eq!(recipe(ingredients), order.recipe(), "{id}");
            assert_eq!(copies.parse(), Ok(order.copies()), "{id}");
            assert_eq!(special == "1", order.is_special(), "{id}");
            assert!(fields[1..5].iter().all(|name| !name.trim().is_empty()), "{id} lacks a name");
        }
    }

    #[test]
    fn words_go_both_ways() {
        for order in Order::ALL {
            assert_eq!(Order::named(order.id()), Some(order));
            assert_eq!(serde_json::to_string(&order).unwrap(), format!("\"{order}\""));
        }
        assert_eq!(Order::named("Espresso"), None);
    }

    #[test]
    fn sets_of_orders_are_sets() {
        let some: Vec<Order> = Order::ALL.into_iter().filter(|order| order.is_special()).collect();
        let set = some.iter().fold(Orders::NONE, |orders, &order| orders.with(order).with(order));
        assert!(set.iter().eq(some.iter().copied()));
        assert_eq!(set.count(), some.len());
    }
}
