//! What a player of Coffee Rush counts: the facts behind the reasons of a review.

use game_core::{Fact, Seat};

use crate::rules::seat_state::{SLOTS, SeatState};
use crate::{Bag, CoffeeRush};

/// An order in the last slot is likely to be a penalty.
const LEAVING_WORTH: f32 = -0.5;
/// Three orders become two points and a better turn for the rest of the game.
const UPGRADE_WORTH: f32 = 1.0;
/// A rush token is a step, and the last of the ties.
const RUSH_WORTH: f32 = 0.25;
/// The part of an order that an ingredient in its cup is.
const INGREDIENT_WORTH: f32 = 0.25;

/// Orders, penalties, upgrades, orders about to leave, ingredients and rush tokens, in points.
pub(crate) fn of(position: &CoffeeRush, seat: Seat) -> Vec<Fact> {
    let state = &position.states[seat.index()];
    vec![
        Fact::new("orders", state.player.served().into(), 1.0),
        Fact::new("penalties", state.player.penalties.into(), -1.0),
        Fact::new("upgrades", state.player.upgrades.count().into(), UPGRADE_WORTH),
        Fact::new("leaving", state.slots[SLOTS - 1].len() as i32, LEAVING_WORTH),
        Fact::new("ingredients", useful_ingredients(state) as i32, INGREDIENT_WORTH),
        Fact::new("rush", state.player.rush.into(), RUSH_WORTH),
    ]
}

/// The ingredients in cups that can still become an order of the seat.
fn useful_ingredients(state: &SeatState<Bag>) -> u32 {
    let useful = |cup: &&Bag| state.wanted().iter().any(|order| order.recipe().contains(**cup));
    state.cups.iter().filter(useful).map(|cup| cup.len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Order;

    #[test]
    fn ingredients_count_while_they_can_become_an_order() {
        let order = Order::named("cold-brew").expect("a drink");
        let mut state = SeatState::<Bag>::NEW;
        state.cups[0] = order.recipe();
        assert_eq!(useful_ingredients(&state), 0, "nobody ordered it");
        state.slots[1].insert(order);
        assert_eq!(useful_ingredients(&state), order.recipe().len());
    }
}
