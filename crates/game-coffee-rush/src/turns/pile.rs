//! The undrawn cards one by one, for drawing many.

use game_core::Random;

use crate::Order;
use crate::deck::Deck;

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
            let (room, _) =
                pile.cards[pile.left..].split_first_chunk_mut::<{ Pile::AT_ONCE }>().expect("room beyond 80");
            *room = [order; Pile::AT_ONCE];
            pile.left += usize::from(deck.count(order));
        }
        pile
    }

    /// How many cards are left.
    #[inline]
    pub(super) fn left(&self) -> u32 {
        self.left as u32
    }

    /// The cards that are left, as a deck.
    pub(super) fn deck(&self) -> Deck {
        self.cards[..self.left].iter().copied().collect()
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

#[cfg(test)]
mod tests {
    use game_core::SplitMix;
    use game_testkit::assert_same_distribution;

    use super::*;

    /// A deck with all kinds of counts, zero among them.
    fn worn_deck() -> Deck {
        let mut deck = Deck::FULL;
        let mut rng = SplitMix::new(11);
        for order in Order::ALL {
            deck.take(order, rng.below(u32::from(deck.count(order)) + 1) as u8);
        }
        deck
    }

    fn weights(deck: &Deck) -> Vec<f64> {
        deck.iter().map(|(_, count)| f64::from(count)).collect()
    }

    fn tally(deck: &Deck, mut draw: impl FnMut() -> Order) -> Vec<u64> {
        let kinds: Vec<Order> = deck.iter().map(|(order, _)| order).collect();
        let mut seen = vec![0; kinds.len()];
        for _ in 0..100_000 {
            let drawn = draw();
            seen[kinds.iter().position(|&order| order == drawn).expect("only what is there is drawn")] += 1;
        }
        seen
    }

    #[test]
    fn a_pile_draws_as_the_deck_weighs() {
        for deck in [Deck::FULL, worn_deck()] {
            let mut rng = SplitMix::new(1);
            let first = tally(&deck, || Pile::of(&deck).draw(&mut rng));
            assert_same_distribution(&first, &weights(&deck), "first card of a pile");
            let third = tally(&deck, || {
                let mut pile = Pile::of(&deck);
                pile.draw(&mut rng);
                pile.draw(&mut rng);
                pile.draw(&mut rng)
            });
            assert_same_distribution(&third, &weights(&deck), "third card of a pile");
        }
    }

    #[test]
    fn a_pile_is_the_whole_deck() {
        let (deck, mut rng) = (worn_deck(), SplitMix::new(2));
        let (mut pile, mut left) = (Pile::of(&deck), deck);
        assert_eq!(pile.deck(), deck);
        while pile.left() > 0 {
            left.take(pile.draw(&mut rng), 1);
        }
        assert!(left.is_empty() && !deck.is_empty());
    }

    #[test]
    fn sampling_the_deck_itself_weighs_the_same() {
        for deck in [Deck::FULL, worn_deck()] {
            let mut rng = SplitMix::new(3);
            let seen = tally(&deck, || deck.sample(&mut rng));
            assert_same_distribution(&seen, &weights(&deck), "a card of the deck");
        }
    }
}
