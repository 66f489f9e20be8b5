//! The undrawn cards: a count per drink. Nobody knows their order, so there is none to leak.

use game_core::Random;

use crate::order::Order;

/// A bag of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck {
    counts: [u8; Order::COUNT],
    left: u8,
}

impl Deck {
    const WORDS: usize = Order::COUNT.div_ceil(8);

    /// All 80 cards (CR-03).
    pub const FULL: Deck = {
        let mut deck = Deck { counts: [0; Order::COUNT], left: 0 };
        let mut next = 0;
        while next < Order::COUNT {
            deck.counts[next] = Order::ALL[next].copies();
            deck.left += deck.counts[next];
            next += 1;
        }
        deck
    };

    /// How many cards are left.
    #[inline]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// Is it used up?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// How many cards of `order` are left.
    #[inline]
    pub const fn count(&self, order: Order) -> u8 {
        self.counts[order.index()]
    }

    /// Each drink that is left, with how many cards.
    pub fn iter(&self) -> impl Iterator<Item = (Order, u8)> {
        Order::ALL.into_iter().zip(self.counts).filter(|&(_, count)| count > 0)
    }

    /// The counts, eight drinks a word: equal decks have equal words.
    #[inline]
    pub(crate) fn words(&self) -> [u64; Self::WORDS] {
        let (whole, rest) = self.counts.as_chunks::<8>();
        std::array::from_fn(|word| match whole.get(word) {
            Some(counts) => u64::from_le_bytes(*counts),
            None => rest.iter().rfold(0, |counts, &count| counts << 8 | u64::from(count)),
        })
    }

    /// The word in which `order` is counted.
    #[inline]
    pub(crate) const fn word_of(order: Order) -> usize {
        order.index() / 8
    }

    /// Takes `cards` cards of `order` out.
    #[inline]
    pub(crate) fn take(&mut self, order: Order, cards: u8) {
        self.counts[order.index()] -= cards;
        self.left -= cards;
    }

    /// A uniformly random card; there must be one. It stays in the deck.
    ///
    /// Eight counts at a time: one multiplication makes all their running sums, whose last says whether the ticket falls
    /// among them, and one subtraction compares them all with the ticket.
    #[inline]
    pub(crate) fn sample<R: Random>(&self, rng: &mut R) -> Order {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = 0x8080_8080_8080_8080;
        let mut ticket = u64::from(rng.below(u32::from(self.left)));
        let (words, _) = self.counts.as_chunks::<8>();
        for (word, counts) in words.iter().enumerate() {
            let sums = u64::from_le_bytes(*counts).wrapping_mul(ONES);
            let all = sums >> 56;
            if ticket < all {
                // At most 48 cards a word, so no sum reaches a byte's high bit.
                let above = ((sums | HIGH) - (ticket + 1) * ONES) & HIGH;
                return Order::ALL[word * 8 + above.trailing_zeros() as usize / 8];
            }
            ticket -= all;
        }
        // 33 drinks: four words, and the last drink alone.
        Order::ALL[Order::COUNT - 1]
    }
}

impl FromIterator<Order> for Deck {
    fn from_iter<T: IntoIterator<Item = Order>>(cards: T) -> Deck {
        let mut deck = Deck { counts: [0; Order::COUNT], left: 0 };
        for card in cards {
            deck.counts[card.index()] += 1;
            deck.left += 1;
        }
        deck
    }
}
