//! How a turn ends: new orders, time, penalties, closing, and the end of the game (CR-20 to CR-25, CR-37 to CR-40).

use game_core::{Outcome, PerSeat, Seat};

use super::seat_state::{Cup, SeatState};
use crate::position::{Closed, Flow, Phase};
use crate::{Bag, CoffeeRush, Order};

/// The cards that a turn makes the seats draw (CR-20, CR-37, CR-38).
#[derive(Clone, Copy)]
pub(crate) struct Draws {
    /// For the next seat.
    pub(crate) near: u8,
    /// Then for the seat after it.
    pub(crate) far: u8,
    /// For the seat whose turn ends, when its time has passed.
    pub(crate) own: u8,
}

impl Draws {
    /// After a turn that served so many orders at a table of so many seats.
    #[inline(always)]
    pub(crate) const fn after(seats: usize, served: u8) -> Draws {
        // With two players there is no seat after the next.
        if seats == 2 { Draws { near: served, far: 0, own: 1 } } else { Draws { near: served, far: served, own: 0 } }
    }
}

/// CR-40: has the shop of three or four players run out of orders?
#[inline(always)]
pub(crate) fn out_of_orders<'a, C: Cup + 'a>(seats: usize, states: impl IntoIterator<Item = &'a SeatState<C>>) -> bool {
    seats > 2 && states.into_iter().all(SeatState::has_no_orders)
}

/// CR-25, CR-39: is the game over after the turn of seat number `seat`?
#[inline(always)]
pub(crate) const fn ends_game(closed: bool, seat: usize, seats: usize) -> bool {
    closed && seat + 1 == seats
}

impl CoffeeRush {
    /// `done`.
    pub(crate) fn done<const KEYED: bool>(&mut self) {
        // CR-15: what is not poured returns to the supply.
        self.supply += self.hand;
        self.set_hand::<KEYED>(Bag::EMPTY);
        if self.for_two() {
            self.sort_meeples::<KEYED>(self.flow.seat);
        }
        let Draws { near, far, .. } = Draws::after(self.seats.get(), self.flow.served);
        // What matters only within a turn is forgotten.
        self.set_flow::<KEYED>(Flow { steps: 0, served: 0, ..self.flow });
        self.new_orders::<KEYED>(near, far);
    }

    /// CR-20: waits for the draws that are still owed, or goes on when there are none, or nothing to draw (CR-21).
    #[inline]
    fn new_orders<const KEYED: bool>(&mut self, near: u8, far: u8) {
        if near + far == 0 || self.deck.is_empty() {
            self.time::<KEYED>();
        } else {
            self.set_flow::<KEYED>(Flow { phase: Phase::NewOrders { near, far }, ..self.flow });
        }
    }

    /// Who draws the next card, and into which slot (from 0); `None` unless chance is to decide.
    #[inline]
    pub(crate) fn drawer(&self) -> Option<(Seat, usize)> {
        match self.flow.phase {
            Phase::Deal { index } => Some(self.deal_target(index)),
            Phase::NewOrders { near: 0, .. } => Some((self.seats.after(self.seats.after(self.flow.seat)), 0)),
            Phase::NewOrders { .. } => Some((self.seats.after(self.flow.seat), 0)),
            Phase::Restock => Some((self.flow.seat, 0)),
            Phase::Place { .. } | Phase::Fill | Phase::Turn(_) | Phase::Over => None,
        }
    }

    /// The card that chance decided on goes where it belongs. Nothing happens unless chance is to decide.
    #[inline]
    pub(crate) fn drawn<const KEYED: bool>(&mut self, order: Order) {
        let Some((seat, slot)) = self.drawer() else { return };
        match self.flow.phase {
            Phase::Deal { index } => self.deal::<KEYED>(index, order),
            Phase::NewOrders { near, far } => {
                self.take_card::<KEYED>(seat, slot, order);
                if near > 0 { self.new_orders::<KEYED>(near - 1, far) } else { self.new_orders::<KEYED>(0, far - 1) }
            }
            _ => {
                self.take_card::<KEYED>(seat, slot, order);
                self.end_turn::<KEYED>();
            }
        }
    }

    /// A card from the deck onto a board. CR-21, CR-38: the last card closes the shop.
    #[inline]
    pub(crate) fn take_card<const KEYED: bool>(&mut self, seat: Seat, slot: usize, order: Order) {
        self.take_from_deck::<KEYED>(order, 1);
        let mut orders = self.states[seat.index()].slots[slot];
        orders.insert(order);
        self.set_slot::<KEYED>(seat, slot, orders);
        if self.deck.is_empty() {
            self.close::<KEYED>(Closed::DeckEmpty);
        }
    }

    /// Turns the shop to *closed*, unless it is closed already.
    fn close<const KEYED: bool>(&mut self, reason: Closed) {
        self.set_flow::<KEYED>(Flow { closed: self.flow.closed.or(Some(reason)), ..self.flow });
    }

    /// CR-22 to CR-24, and CR-38 where it applies.
    #[inline]
    fn time<const KEYED: bool>(&mut self) {
        self.change_state::<KEYED>(|state, rush_supply| state.end_turn(rush_supply));
        if self.states[self.flow.seat.index()].closes_the_shop() {
            self.close::<KEYED>(Closed::Penalties);
        }
        let restocks = Draws::after(self.seats.get(), 0).own > 0;
        if restocks && !self.deck.is_empty() {
            self.set_flow::<KEYED>(Flow { phase: Phase::Restock, ..self.flow });
        } else {
            self.end_turn::<KEYED>();
        }
    }

    /// CR-25, CR-39, CR-40.
    #[inline]
    fn end_turn<const KEYED: bool>(&mut self) {
        let (seat, seats) = (self.flow.seat, self.seats.get());
        if self.flow.closed.is_none() && out_of_orders(seats, &self.states) {
            self.close::<KEYED>(Closed::NoOrders);
        }
        if ends_game(self.flow.closed.is_some(), seat.index(), seats) {
            self.set_flow::<KEYED>(Flow { phase: Phase::Over, ..self.flow });
        } else {
            self.start_turn::<KEYED>(self.seats.after(seat));
        }
    }

    /// CR-31, CR-32.
    pub(crate) fn result(&self) -> Option<Outcome> {
        (self.flow.phase == Phase::Over).then(|| {
            let ratings = PerSeat::from_fn(self.seats, |seat| self.states[seat.index()].player.rating());
            Outcome::by_rank(ratings, |seat| self.states[seat.index()].player.rank())
        })
    }
}
