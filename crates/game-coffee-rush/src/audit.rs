//! What must hold in every position.

use game_core::Seat;

use crate::position::{Phase, Stage};
use crate::rules::seat_state::{RUSH_TOKENS, SeatState};
use crate::slot::Slot;
use crate::{CoffeeRush, Order, Upgrade};

impl CoffeeRush {
    /// Checks conservation (CR-02, CR-03) and everything that no legal play can break.
    pub(crate) fn consistent(&self) -> Result<(), String> {
        self.tokens_are_conserved()?;
        self.cards_are_conserved()?;
        self.meeples_stand_apart()?;
        self.seats.iter().try_for_each(|seat| self.board_is_possible(seat))?;
        let unused = self.seats.get()..crate::position::MAX_SEATS;
        let clean = unused.into_iter().all(|seat| self.states[seat] == SeatState::NEW);
        if clean { Ok(()) } else { Err("somebody who does not play has something".to_owned()) }
    }

    fn tokens_are_conserved(&self) -> Result<(), String> {
        let bags = || self.states.iter().flat_map(|state| state.cups).chain([self.supply, self.hand]);
        for ingredient in crate::Ingredient::ALL {
            let total: u32 = bags().map(|bag| u32::from(bag.count(ingredient))).sum();
            if total != u32::from(ingredient.tokens()) {
                return Err(format!("{total} {ingredient} instead of {}", ingredient.tokens()));
            }
        }
        let owned: u32 = self.states.iter().map(|state| u32::from(state.player.rush)).sum();
        if owned > u32::from(RUSH_TOKENS) {
            return Err(format!("{owned} of {RUSH_TOKENS} rush tokens are owned"));
        }
        let in_turn = matches!(self.flow.phase, Phase::Turn(stage) if stage >= Stage::Moving);
        if !in_turn && !self.hand.is_empty() {
            return Err(format!("outside of a turn somebody holds {}", self.hand));
        }
        Ok(())
    }

    fn cards_are_conserved(&self) -> Result<(), String> {
        let on_boards = || self.states.iter().flat_map(|state| state.slots).flat_map(Slot::iter);
        for order in Order::ALL {
            let seen = on_boards().filter(|&other| other == order).count() + usize::from(self.deck.count(order));
            if seen > usize::from(order.copies()) {
                return Err(format!("{seen} {order} cards instead of {}", order.copies()));
            }
        }
        let deck: u32 = Order::ALL.iter().map(|&order| u32::from(self.deck.count(order))).sum();
        if deck != u32::from(self.deck.left()) {
            return Err(format!("the deck has {deck} cards but counts {}", self.deck.left()));
        }
        let kept = |seat: Seat| {
            let player = self.states[seat.index()].player;
            u32::from(player.fulfilled)
                + u32::from(player.penalties)
                + u32::from(Upgrade::PRICE * player.upgrades.count())
        };
        let total = deck + on_boards().count() as u32 + self.seats.iter().map(kept).sum::<u32>();
        let expected = 80 - self.starters_removed();
        if total == expected { Ok(()) } else { Err(format!("{total} cards instead of {expected}")) }
    }

    /// CR-33: starters that left the game.
    fn starters_removed(&self) -> u32 {
        if self.less_luck && !self.draws_a_starter() { 4 - self.seats.get() as u32 } else { 0 }
    }

    /// CR-07: outside of a turn's movement no two meeples share a square.
    fn meeples_stand_apart(&self) -> Result<(), String> {
        let mut seen = crate::Squares::NONE;
        let passing = self.standing_on_taken();
        for square in self.meeples.iter().flatten() {
            if seen.has(*square) && passing != Some(*square) {
                return Err(format!("two meeples on {square}"));
            }
            seen = seen.with(*square);
        }
        Ok(())
    }

    fn board_is_possible(&self, seat: Seat) -> Result<(), String> {
        for (slot, orders) in self.states[seat.index()].slots.iter().enumerate() {
            if orders.len() as usize > Slot::CAPACITY {
                return Err(format!("seat {seat} has {} orders in slot {}", orders.len(), slot + 1));
            }
        }
        Ok(())
    }
}
