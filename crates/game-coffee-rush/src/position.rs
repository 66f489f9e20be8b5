//! A position: plain data of 256 bytes, changed only through setters that keep the key.
//!
//! *Why the setters are generic.* Random play to the end makes hundreds of changes and asks for the key once, after the last; so it
//! runs the same rules with `KEYED = false` and computes the key then.

use game_core::{Seat, SeatCount};
use serde::Serialize;

use crate::deck::Deck;
use crate::key;
use crate::rules::seat_state::{CUPS, Player, RUSH_TOKENS, SLOTS, SeatState};
use crate::slot::Slot;
use crate::{Bag, Order, Square, Squares, Upgrade, Upgrades};

/// A position of Coffee Rush. Nothing in it is hidden: the order of the undrawn cards is not decided until they are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CoffeeRush {
    pub(crate) states: [SeatState<Bag>; MAX_SEATS],
    key: u64,
    /// Redundant: every token that is in no cup and in no hand. Kept because every step asks for it.
    pub(crate) supply: Bag,
    pub(crate) hand: Bag,
    pub(crate) deck: Deck,
    /// Three or four players: one a seat. Two players: two a seat; between turns in the order of the board, since which is
    /// which does not matter then, and from the first step of a turn to its end the moving one first.
    pub(crate) meeples: [Option<Square>; MAX_MEEPLES],
    pub(crate) flow: Flow,
    pub(crate) seats: SeatCount,
    pub(crate) less_luck: bool,
}

pub(crate) const MAX_SEATS: usize = 4;
pub(crate) const MAX_MEEPLES: usize = 4;
/// Steps of a turn that cost nothing (CR-10).
pub(crate) const FREE_STEPS: u8 = 3;

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flow {
    pub(crate) phase: Phase,
    /// The seat whose turn it is, or which is to place or fill.
    pub(crate) seat: Seat,
    /// Steps made this turn.
    pub(crate) steps: u8,
    /// Orders served this turn.
    pub(crate) served: u8,
    pub(crate) closed: Option<Closed>,
}

/// A phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Opening orders are drawn; `index` of them lie already.
    Deal { index: u8 },
    /// Meeples are placed; `index` of them stand already.
    Place { index: u8 },
    /// Two players: the seat to move says where its two ingredients go.
    Fill,
    /// A turn.
    Turn(Stage),
    /// New orders are drawn: `near` more for the next seat, then `far` more for the one after.
    NewOrders { near: u8, far: u8 },
    /// Two players: the seat whose turn ends draws its one order.
    Restock,
    /// The end.
    Over,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Stage {
    /// Nothing is done yet: the only moment for an upgrade.
    Fresh,
    /// Something is done, but no step.
    Begun,
    /// At least one step is made.
    Moving,
    /// At least one ingredient is poured.
    Pouring,
    /// At least one order is served.
    Serving,
}

/// The reason that closed the shop, the first if there are several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Closed {
    /// The last order is drawn (CR-21, CR-38).
    DeckEmpty,
    /// Somebody has five penalties (CR-24).
    Penalties,
    /// Nobody has an order left (CR-40).
    NoOrders,
}

/// How many tokens a meeple takes on `square`, where `others` have the other meeples (CR-12, CR-26 to CR-30).
#[inline]
pub(crate) fn gain(square: Square, others: Squares, upgrades: Upgrades, supply: Bag) -> u8 {
    let ingredient = square.ingredient();
    let doublings = u8::from(upgrades.has(Upgrade::DoubleMeeples) && others.has(square))
        + u8::from(upgrades.has(Upgrade::DoubleCorners) && square.is_corner())
        + u8::from(upgrades.has(Upgrade::DoubleSpecialties) && ingredient.is_specialty());
    supply.count(ingredient).min(1 << doublings)
}

/// Facts for evaluations and tools.
impl CoffeeRush {
    /// Rating of `seat` if the game ended now (CR-31).
    pub fn rating(&self, seat: Seat) -> i32 {
        self.states[seat.index()].player.rating()
    }

    /// The cups of `seat`.
    pub fn cups(&self, seat: Seat) -> [Bag; CUPS] {
        self.states[seat.index()].cups
    }

    /// The order slots of `seat`, from the first.
    pub fn orders(&self, seat: Seat) -> [Slot; SLOTS] {
        self.states[seat.index()].slots
    }

    /// Fulfilled orders that `seat` still holds.
    pub fn fulfilled(&self, seat: Seat) -> u8 {
        self.states[seat.index()].player.fulfilled
    }

    /// Penalties of `seat`.
    pub fn penalties(&self, seat: Seat) -> u8 {
        self.states[seat.index()].player.penalties
    }

    /// Rush tokens of `seat`.
    pub fn rush(&self, seat: Seat) -> u8 {
        self.states[seat.index()].player.rush
    }

    /// Upgrades that `seat` has turned up.
    pub fn upgrades(&self, seat: Seat) -> Upgrades {
        self.states[seat.index()].player.upgrades
    }

    /// Ingredients left in the supply.
    pub fn supply(&self) -> Bag {
        self.supply
    }

    /// The undrawn cards.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Why the shop is closed, if it is.
    pub fn closed(&self) -> Option<Closed> {
        self.flow.closed
    }
}

impl CoffeeRush {
    /// Everything in the box, nothing dealt yet.
    pub(crate) fn in_the_box(seats: SeatCount, less_luck: bool) -> CoffeeRush {
        let flow = Flow { phase: Phase::Deal { index: 0 }, seat: Seat::FIRST, steps: 0, served: 0, closed: None };
        let mut position = CoffeeRush {
            states: [SeatState::NEW; MAX_SEATS],
            key: 0,
            supply: Bag::BOX,
            hand: Bag::EMPTY,
            deck: Deck::FULL,
            meeples: [None; MAX_MEEPLES],
            flow,
            seats,
            less_luck,
        };
        position.rekey();
        position
    }

    /// Is it the game for two, with two meeples each?
    #[inline]
    pub(crate) fn for_two(&self) -> bool {
        self.seats.get() == 2
    }

    /// The meeples of `seat`, by index.
    #[inline]
    pub(crate) fn meeples_of(&self, seat: Seat) -> std::ops::Range<usize> {
        if self.for_two() { 2 * seat.index()..2 * seat.index() + 2 } else { seat.index()..seat.index() + 1 }
    }

    /// The owner of meeple number `index`.
    pub(crate) fn owner_of(&self, index: usize) -> Seat {
        Seat::wrapping(if self.for_two() { index / 2 } else { index })
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> Player {
        self.states[self.flow.seat.index()].player
    }

    /// The squares of all meeples but number `index`.
    #[inline]
    pub(crate) fn taken_by_others(&self, index: usize) -> Squares {
        let others = self.meeples.iter().enumerate().filter(|&(other, _)| other != index);
        others.filter_map(|(_, &square)| square).collect()
    }

    /// Every square with a meeple.
    pub(crate) fn taken(&self) -> Squares {
        // A meeple that does not stand yet would stand behind the board.
        let bit = |square: Option<Square>| 1u32 << square.map_or(Square::COUNT, Square::index);
        Squares::from_bits(self.meeples.iter().fold(0, |squares, &square| squares | bit(square)))
    }

    /// Rush tokens that nobody has.
    #[inline]
    pub(crate) fn rush_supply(&self) -> u8 {
        RUSH_TOKENS - self.states.iter().map(|state| state.player.rush).sum::<u8>()
    }

    /// Steps that the seat to move can still make this turn, rush tokens included (CR-11).
    #[inline]
    pub(crate) fn steps_left(&self) -> u8 {
        FREE_STEPS.saturating_sub(self.flow.steps) + self.me().rush
    }

    /// How many tokens the seat to move takes on `square`, where `others` have the other meeples.
    #[inline]
    pub(crate) fn gain(&self, square: Square, others: Squares) -> u8 {
        gain(square, others, self.me().upgrades, self.supply)
    }

    /// The key, as kept.
    #[inline]
    pub(crate) fn kept_key(&self) -> u64 {
        self.key
    }

    /// Makes the key right after changes that did not keep it.
    pub(crate) fn rekey(&mut self) {
        self.key = key::from_scratch(self);
    }
}

/// Setters.
impl CoffeeRush {
    #[inline]
    pub(crate) fn set_cup<const KEYED: bool>(&mut self, seat: Seat, cup: usize, bag: Bag) {
        let old = &mut self.states[seat.index()].cups[cup];
        if KEYED {
            self.key ^= key::cup(seat.index(), cup, *old) ^ key::cup(seat.index(), cup, bag);
        }
        *old = bag;
    }

    #[inline]
    pub(crate) fn set_slot<const KEYED: bool>(&mut self, seat: Seat, slot: usize, orders: Slot) {
        let old = &mut self.states[seat.index()].slots[slot];
        if KEYED {
            self.key ^= key::slot(seat.index(), slot, *old) ^ key::slot(seat.index(), slot, orders);
        }
        *old = orders;
    }

    /// Applies a rule to the seat to move, which also gets the number of rush tokens in the supply.
    #[inline]
    pub(crate) fn change_state<const KEYED: bool>(&mut self, rule: impl FnOnce(&mut SeatState<Bag>, &mut u8)) {
        let mut rush_supply = self.rush_supply();
        let seat = self.flow.seat.index();
        let before = self.states[seat];
        rule(&mut self.states[seat], &mut rush_supply);
        if KEYED {
            self.key ^= key::difference(seat, &before, &self.states[seat]);
        }
    }

    #[inline]
    pub(crate) fn set_hand<const KEYED: bool>(&mut self, hand: Bag) {
        if KEYED {
            self.key ^= key::hand(self.hand) ^ key::hand(hand);
        }
        self.hand = hand;
    }

    /// Takes `cards` cards of `order` out of the deck.
    #[inline]
    pub(crate) fn take_from_deck<const KEYED: bool>(&mut self, order: Order, cards: u8) {
        let word = Deck::word_of(order);
        if KEYED {
            self.key ^= key::deck(word, self.deck.words()[word]);
        }
        self.deck.take(order, cards);
        if KEYED {
            self.key ^= key::deck(word, self.deck.words()[word]);
        }
    }

    #[inline]
    pub(crate) fn set_meeple<const KEYED: bool>(&mut self, index: usize, square: Option<Square>) {
        let old = &mut self.meeples[index];
        if KEYED {
            self.key ^= key::meeple(index, *old) ^ key::meeple(index, square);
        }
        *old = square;
    }

    #[inline]
    pub(crate) fn set_flow<const KEYED: bool>(&mut self, flow: Flow) {
        if KEYED {
            self.key ^= key::flow(self.flow) ^ key::flow(flow);
        }
        self.flow = flow;
    }
}
