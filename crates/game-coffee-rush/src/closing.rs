//! How a turn ends: new orders, time, penalties, closing, and the end of the game (CR-20 to CR-25, CR-37 to CR-40).

use game_core::{Outcome, PerSeat, Seat};

use crate::position::{Closed, Flow, Phase, Player, SLOTS, TOO_MANY_PENALTIES};
use crate::slot::Slot;
use crate::{Bag, CoffeeRush, Order};

impl CoffeeRush {
    /// `done`.
    pub(crate) fn done<const KEYED: bool>(&mut self) {
        // CR-15: what is not poured returns to the supply.
        self.supply += self.hand;
        self.set_hand::<KEYED>(Bag::EMPTY);
        if self.for_two() {
            self.sort_meeples::<KEYED>(self.flow.seat);
        }
        // CR-20; CR-37: with two players there is no seat after the next.
        let near = self.flow.served;
        let far = if self.for_two() { 0 } else { near };
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
        let mut orders = self.orders[seat.index()][slot];
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
        let seat = self.flow.seat;
        let late = self.orders[seat.index()][SLOTS - 1].len() as u8;
        for slot in (1..SLOTS).rev() {
            self.set_slot::<KEYED>(seat, slot, self.orders[seat.index()][slot - 1]);
        }
        self.set_slot::<KEYED>(seat, 0, Slot::EMPTY);
        if late > 0 {
            self.penalise::<KEYED>(late);
        }
        if self.for_two() && !self.deck.is_empty() {
            self.set_flow::<KEYED>(Flow { phase: Phase::Restock, ..self.flow });
        } else {
            self.end_turn::<KEYED>();
        }
    }

    /// CR-23, CR-24.
    fn penalise<const KEYED: bool>(&mut self, late: u8) {
        let me = self.me();
        let player = Player { penalties: me.penalties + late, rush: me.rush + late.min(self.rush_supply()), ..me };
        self.set_player::<KEYED>(self.flow.seat, player);
        if player.penalties >= TOO_MANY_PENALTIES {
            self.close::<KEYED>(Closed::Penalties);
        }
    }

    /// CR-25, CR-39, CR-40.
    #[inline]
    fn end_turn<const KEYED: bool>(&mut self) {
        if !self.for_two() && self.flow.closed.is_none() && self.nobody_has_orders() {
            self.close::<KEYED>(Closed::NoOrders);
        }
        let seat = self.flow.seat;
        if self.flow.closed.is_some() && seat == self.seats.last() {
            self.set_flow::<KEYED>(Flow { phase: Phase::Over, ..self.flow });
        } else {
            self.start_turn::<KEYED>(self.seats.after(seat));
        }
    }

    #[inline]
    fn nobody_has_orders(&self) -> bool {
        self.orders.as_flattened().iter().all(|slot| slot.is_empty())
    }

    /// CR-31, CR-32.
    pub(crate) fn result(&self) -> Option<Outcome> {
        (self.flow.phase == Phase::Over).then(|| {
            let ratings = PerSeat::from_fn(self.seats, |seat| self.players[seat.index()].rating());
            Outcome::by_rank(ratings.clone(), |seat| {
                let player = self.players[seat.index()];
                (ratings[seat], player.fulfilled, player.rush)
            })
        })
    }
}
