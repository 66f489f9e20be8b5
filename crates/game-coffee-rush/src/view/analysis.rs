//! A position explained to the people at the table: the orders that a cup can become, the steps of a meeple with their gain, and
//! the cards that serving makes others draw. For views; nothing here decides anything.

use game_core::Seat;
use serde::Serialize;

use crate::position::{FREE_STEPS, Phase};
use crate::rules::closing::{Draws, DueCards};
use crate::{Bag, CoffeeRush, CupNumber, Ingredient, Order, SlotNumber, Square};

/// An own order that a cup can still become.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Becoming {
    /// The order.
    pub order: Order,
    /// Where it lies.
    pub slot: SlotNumber,
    /// The ingredients that the cup still needs; nothing when it can be served.
    pub missing: Bag,
}

/// A step that is legal now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StepChoice {
    /// Where the meeple stands.
    pub from: Square,
    /// Where it would go.
    pub to: Square,
    /// Its requirement.
    pub ingredient: Ingredient,
    /// How many of it: doubled by upgrades, limited by the supply.
    pub count: u8,
    /// Does it cost a rush token?
    pub rush: bool,
    /// Is the square taken, so that another step must follow?
    pub passing: bool,
}

/// Cards that a seat will draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Drawing {
    /// The seat that draws.
    pub seat: Seat,
    /// How many orders.
    pub orders: u8,
}

/// The effect of serving on the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pressure {
    /// If this many orders are served in the whole turn,
    pub served: u8,
    /// these seats draw,
    pub draws: Vec<Drawing>,
    /// and this says whether the shop closes over it.
    pub closes: bool,
}

/// The own orders that a cup of `seat` can still become, the oldest first.
pub(crate) fn becomings(position: &CoffeeRush, seat: Seat, cup: CupNumber) -> Vec<Becoming> {
    let content = position.states[seat.index()].cups[cup.index()];
    let mut all = Vec::new();
    for slot in SlotNumber::ALL.into_iter().rev() {
        let kinds = position.states[seat.index()].slots[slot.index()].kinds();
        let possible = kinds.iter().filter(|order| order.recipe().contains(content));
        all.extend(possible.map(|order| Becoming { order, slot, missing: order.recipe() - content }));
    }
    all
}

/// Every step that is legal now.
pub(crate) fn step_choices(position: &CoffeeRush) -> Vec<StepChoice> {
    let rush = position.flow.steps >= FREE_STEPS;
    let mut all = Vec::new();
    for (from, targets) in position.steps() {
        let mover = position.meeples.iter().position(|&square| square == Some(from)).expect("a meeple steps");
        let others = position.taken_by_others(mover);
        all.extend(targets.iter().map(|to| {
            let count = position.gain(to, others);
            StepChoice { from, to, ingredient: to.ingredient(), count, rush, passing: others.has(to) }
        }));
    }
    all
}

/// The cards that the others draw if `served` orders are served in the turn under way (CR-20, CR-21, CR-37).
pub(crate) fn pressure(position: &CoffeeRush, served: u8) -> Pressure {
    let due = DueCards::new(position, Draws { own: 0, ..Draws::after(position.seats.get(), served) });
    let next = position.seats.after(position.flow.seat);
    let drawers = [next, position.seats.after(next)].into_iter().filter(|&seat| seat != position.flow.seat);
    let draws = drawers.map(|seat| Drawing { seat, orders: due.coming[seat.index()] }).collect();
    Pressure { served, draws, closes: due.left == 0 && position.flow.closed.is_none() }
}

/// Turns still to be played, this one included, if the shop is closed (CR-25, CR-39).
pub(crate) fn last_turns(position: &CoffeeRush) -> Option<usize> {
    let over = position.flow.phase == Phase::Over;
    position.flow.closed.map(|_| if over { 0 } else { position.seats.get() - position.flow.seat.index() })
}
