//! One order slot of a player's board: a multiset of orders.
//!
//! *Why this shape.* A slot is a bitmask. Nearly every question is about which drinks lie there, so the low 33 bits say that; second
//! and further cards of a drink stand above them in five fields of six bits, largest first, which makes the number unique
//! for its contents and zero repeats (almost always so) one comparison.
//!
//! *Why it fits.* A turn serves at most three orders, one a cup, because nothing is poured after the first serving. Cards
//! come into slot 1 only, and between two turns of a seat at most two other seats send it three each; before the first turn
//! there may be one dealt card more. So a slot never holds more than [`Slot::CAPACITY`] = 7, and since no drink has more
//! than 6 cards, never more than 5 repeats.

use std::fmt;

use crate::order::{Order, Orders};

/// The orders in one slot.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Slot(u64);

const KINDS: u64 = (1 << Order::COUNT) - 1;
const FIELD: u32 = 6;
const REPEATS: usize = 5;

impl Slot {
    /// No order.
    pub const EMPTY: Slot = Slot(0);

    /// The most orders that can lie in one slot.
    pub const CAPACITY: usize = 7;

    /// The drinks that lie here.
    #[inline]
    pub const fn kinds(self) -> Orders {
        Orders::from_bits(self.0 & KINDS)
    }

    /// Those of `orders` that lie here.
    #[inline]
    pub const fn these(self, orders: Orders) -> Orders {
        // A set of drinks has no bits where repeats stand.
        Orders::from_bits(self.0 & orders.bits())
    }

    /// Is nothing here?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many orders lie here.
    #[inline]
    pub const fn len(self) -> u32 {
        (self.0 & KINDS).count_ones() + if self.has_repeats() { self.repeats() } else { 0 }
    }

    /// How many orders of this drink lie here.
    pub fn count(self, order: Order) -> usize {
        self.iter().filter(|&other| other == order).count()
    }

    /// Every card, cards of one drink together.
    pub fn iter(self) -> impl Iterator<Item = Order> {
        let fields = self.fields();
        self.kinds().iter().flat_map(move |order| {
            let more = fields.iter().filter(|&&field| field == Self::field_of(order)).count();
            std::iter::repeat_n(order, 1 + more)
        })
    }

    /// Puts a card down.
    #[inline]
    pub fn insert(&mut self, order: Order) {
        let bit = 1 << order as u64;
        if self.0 & bit == 0 {
            self.0 |= bit;
        } else {
            self.insert_repeat(order);
        }
    }

    /// Takes a card of this drink away; there must be one.
    #[inline]
    pub fn remove(&mut self, order: Order) {
        if !self.has_repeats() || !self.remove_repeat(order) {
            self.0 &= !(1 << order as u64);
        }
    }

    /// Its number: equal slots have equal numbers.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    const fn has_repeats(self) -> bool {
        self.0 > KINDS
    }

    const fn field_of(order: Order) -> u8 {
        order as u8 + 1
    }

    #[cold]
    const fn repeats(self) -> u32 {
        (u64::BITS - (self.0 >> Order::COUNT).leading_zeros()).div_ceil(FIELD)
    }

    /// The repeats, largest first, then zeros.
    fn fields(self) -> [u8; REPEATS] {
        std::array::from_fn(|index| (self.0 >> (Order::COUNT as u32 + FIELD * index as u32)) as u8 & ((1 << FIELD) - 1))
    }

    fn set_fields(&mut self, mut fields: [u8; REPEATS]) {
        fields.sort_unstable_by(|a, b| b.cmp(a));
        let bits = fields.iter().rev().fold(0, |bits, &field| bits << FIELD | u64::from(field));
        self.0 = (self.0 & KINDS) | bits << Order::COUNT;
    }

    #[cold]
    fn insert_repeat(&mut self, order: Order) {
        let mut fields = self.fields();
        let free = fields.iter_mut().find(|field| **field == 0).expect("a slot never holds more than five repeats");
        *free = Self::field_of(order);
        self.set_fields(fields);
    }

    #[cold]
    fn remove_repeat(&mut self, order: Order) -> bool {
        let mut fields = self.fields();
        let Some(field) = fields.iter_mut().find(|field| **field == Self::field_of(order)) else { return false };
        *field = 0;
        self.set_fields(fields);
        true
    }
}

impl FromIterator<Order> for Slot {
    fn from_iter<T: IntoIterator<Item = Order>>(orders: T) -> Slot {
        let mut slot = Slot::EMPTY;
        orders.into_iter().for_each(|order| slot.insert(order));
        slot
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Order::id)).finish()
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Random, SplitMix};

    use super::*;

    #[test]
    fn a_slot_is_a_multiset() {
        let mut rng = SplitMix::new(7);
        for _ in 0..2000 {
            // Few kinds, so that repeats are common; at most five repeats, as in any game.
            let mut cards: Vec<Order> = Vec::new();
            let mut slot = Slot::EMPTY;
            for _ in 0..20 {
                let grow = cards.len() < Slot::CAPACITY && (cards.is_empty() || rng.below(3) > 0);
                let order = Order::ALL[[0, 1, 19, 32][rng.below(4) as usize]];
                let copies = cards.iter().filter(|&&card| card == order).count();
                if grow && copies < 6 {
                    cards.push(order);
                    slot.insert(order);
                } else if let Some(&order) = cards.first() {
                    cards.remove(0);
                    slot.remove(order);
                }
                cards.sort_unstable();
                assert_eq!(slot.iter().collect::<Vec<_>>(), cards);
                assert_eq!(slot.len() as usize, cards.len());
                assert_eq!(slot.count(order), cards.iter().filter(|&&card| card == order).count());
                let mut shuffled = cards.clone();
                rng.shuffle(&mut shuffled);
                assert_eq!(shuffled.into_iter().collect::<Slot>(), slot, "one number for one multiset");
                rng.shuffle(&mut cards);
            }
        }
    }

    #[test]
    fn the_fullest_slot_fits() {
        let mut slot: Slot = std::iter::repeat_n(Order::CaramelCaffeFreddo, 6).collect();
        slot.insert(Order::IcedBlackTea);
        assert_eq!(slot.len() as usize, Slot::CAPACITY);
    }

    #[test]
    fn a_slot_reads_as_a_list() {
        let slot: Slot = [Order::Espresso, Order::Cocoa, Order::Espresso].into_iter().collect();
        let ids: Vec<&str> = slot.iter().map(Order::id).collect();
        assert_eq!((ids.len(), format!("{slot:?}")), (3, format!("{ids:?}")));
    }
}
