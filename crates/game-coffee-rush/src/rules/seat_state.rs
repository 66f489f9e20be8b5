//! One seat: its orders, its cups and its tokens, with the rules that change them.
//!
//! *Why this shape.* The position keeps a cup as a bag of tokens, because any mixture is legal. Playouts and the strong player know
//! a cup by the number of its content. Serving and the passing of time are the same for both, so the state is generic over the
//! cup, and position, playouts and player share these functions.

use crate::content::Content;
use crate::slot::Slot;
use crate::{Bag, Order, Orders, SlotNumber, Upgrade, Upgrades};

pub(crate) const CUPS: usize = 3;
pub(crate) const SLOTS: usize = 4;
/// Rush tokens in the box (CR-02).
pub(crate) const RUSH_TOKENS: u8 = 15;
/// Penalties that close the shop (CR-24).
const TOO_MANY_PENALTIES: u8 = 5;

/// A way to describe the content of a cup.
pub(crate) trait Cup: Copy {
    const EMPTY: Self;
}

impl Cup for Bag {
    const EMPTY: Bag = Bag::EMPTY;
}

impl Cup for Content {
    const EMPTY: Content = Content::EMPTY;
}

/// A player's counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    /// Fulfilled orders still held.
    pub(crate) fulfilled: u8,
    pub(crate) penalties: u8,
    pub(crate) rush: u8,
    pub(crate) upgrades: Upgrades,
}

impl Player {
    /// CR-31.
    #[inline]
    pub(crate) fn rating(self) -> i32 {
        i32::from(self.fulfilled) + 2 * i32::from(self.upgrades.count()) - i32::from(self.penalties)
    }

    /// Orders served, those given for upgrades included.
    pub(crate) fn served(self) -> u8 {
        self.fulfilled + Upgrade::PRICE * self.upgrades.count()
    }

    /// Players are compared by this (CR-31, CR-32).
    #[inline]
    pub(crate) fn rank(self) -> (i32, u8, u8) {
        (self.rating(), self.fulfilled, self.rush)
    }
}

/// Everything that belongs to one seat, except its meeples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatState<C> {
    pub(crate) slots: [Slot; SLOTS],
    pub(crate) cups: [C; CUPS],
    pub(crate) player: Player,
}

impl<C: Cup> SeatState<C> {
    pub(crate) const NEW: SeatState<C> = SeatState {
        slots: [Slot::EMPTY; SLOTS],
        cups: [C::EMPTY; CUPS],
        player: Player { fulfilled: 0, penalties: 0, rush: 0, upgrades: Upgrades::NONE },
    };

    /// CR-09.
    #[inline(always)]
    pub(crate) fn upgrade(&mut self, upgrade: Upgrade) {
        self.player.fulfilled -= Upgrade::PRICE;
        self.player.upgrades = self.player.upgrades.with(upgrade);
    }

    /// CR-11: pays for steps beyond the free ones.
    #[inline(always)]
    pub(crate) fn spend_rush(&mut self, tokens: u8, rush_supply: &mut u8) {
        self.player.rush -= tokens;
        *rush_supply += tokens;
    }

    /// CR-18, CR-19: cup number `cup` is served for an `order` that lies in slot number `slot`.
    #[inline(always)]
    pub(crate) fn serve(&mut self, cup: usize, order: Order, slot: usize, rush_supply: &mut u8) {
        self.cups[cup] = C::EMPTY;
        self.slots[slot].remove(order);
        self.player.fulfilled += 1;
        let paid = u8::from(order.is_special() && *rush_supply > 0);
        self.player.rush += paid;
        *rush_supply -= paid;
    }

    /// CR-22, CR-23: every order moves on by one slot, and those that leave the last are penalties.
    #[inline(always)]
    pub(crate) fn end_turn(&mut self, rush_supply: &mut u8) {
        let late = self.slots[SLOTS - 1].len() as u8;
        self.slots.copy_within(..SLOTS - 1, 1);
        self.slots[0] = Slot::EMPTY;
        if late > 0 {
            let paid = late.min(*rush_supply);
            self.player.rush += paid;
            *rush_supply -= paid;
            self.player.penalties += late;
        }
    }

    /// CR-24.
    #[inline(always)]
    pub(crate) fn closes_the_shop(&self) -> bool {
        self.player.penalties >= TOO_MANY_PENALTIES
    }

    #[inline(always)]
    pub(crate) fn has_no_orders(&self) -> bool {
        self.slots.iter().all(|slot| slot.is_empty())
    }

    /// Every drink that the seat has an order of.
    #[inline(always)]
    pub(crate) fn wanted(&self) -> Orders {
        let [a, b, c, d] = self.slots.map(Slot::kinds);
        a.or(b).or(c).or(d)
    }
}

impl SeatState<Content> {
    /// The same seat with its cups described by the numbers of their contents.
    pub(crate) fn of(state: &SeatState<Bag>) -> SeatState<Content> {
        SeatState { slots: state.slots, cups: state.cups.map(Content::of), player: state.player }
    }

    /// Serves cup number `cup` if it fulfils an order, the oldest one first, and returns that order.
    #[inline(always)]
    pub(crate) fn serve_oldest(&mut self, cup: usize, rush_supply: &mut u8) -> Option<(Order, SlotNumber)> {
        let (order, slot) = self.oldest_order(self.cups[cup].fulfils())?;
        self.serve(cup, order, slot.index(), rush_supply);
        Some((order, slot))
    }

    /// The oldest order among these drinks, and where it lies.
    #[inline(always)]
    fn oldest_order(&self, drinks: Orders) -> Option<(Order, SlotNumber)> {
        if drinks.is_empty() {
            return None;
        }
        SlotNumber::ALL.into_iter().rev().find_map(|slot| {
            let here = self.slots[slot.index()].these(drinks);
            (!here.is_empty()).then(|| (here.last(), slot))
        })
    }
}
