//! The undrawn cards one by one, for drawing many.

use game_core::Random;

use crate::deck::Deck;
use crate::Order;

/// The cards of a deck in no particular order; drawing one takes a random one out.
pub(super) struct Pile {
    cards: [Order; Pile::MOST + Pile::AT_ONCE],
    left: usize,
}

impl Pile {
    const MOST: usize = 80;
    /// More than any drink has cards.
    const AT_ONCE: usize = 8;

    pub(super) fn of(deck: &Deck) -> Pile {
        let mut pile = Pile { cards: [Order::Espresso; _], left: 0 };
        for &order in &Order::ALL {
            // Writes more cards than there are; the next drink's go over the surplus.
            pile.cards[pile.left..][..Pile::AT_ONCE].fill(order);
            pile.left += usize::from(deck.count(order));
        }
        pile
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// A random card; there must be one.
    #[inline]
    pub(super) fn draw<R: Random>(&mut self, rng: &mut R) -> Order {
        let drawn = rng.below(self.left as u32) as usize;
        self.left -= 1;
        let last = self.cards[self.left];
        std::mem::replace(&mut self.cards[drawn], last)
    }
}
