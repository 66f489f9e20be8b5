//! Advice for a person: the best choice and the best of the others, with what each is worth.

use game_core::{Budget, Found, MAX_SEATS, Recipe, Seat, SplitMix, StrongPlayer, Turn};

use crate::arena::sharpened;
use crate::follow;

/// A choice that is advised.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// One action, or a whole turn.
    pub actions: Vec<A>,
    /// The share of the win that the seat to move expects then, as sure as it sounds; `None` from a player that does not look ahead.
    pub value: Option<f32>,
}

/// The choices that a player of `recipe` would make, the best first: one or two; none unless a seat is to move. The second is
/// never worth more than the best.
pub fn advise<G: StrongPlayer>(
    recipe: Recipe<G::Style>,
    position: &G,
    memory: &mut G::Memory,
    budget: Budget<'_>,
    rng: &mut SplitMix,
) -> Vec<Advice<G::Action>> {
    let Turn::Seat(seat) = position.turn() else { return Vec::new() };
    let Some(best) = follow(recipe, position, memory, budget, rng) else { return Vec::new() };
    let nodes = match recipe {
        Recipe::Search { nodes, .. } => nodes.min(budget.nodes),
        Recipe::Planner { .. } => 0,
    };
    // A choice made at a glance has no second to compare with.
    let searched = best.values.is_some();
    let second = searched.then(|| position.second(memory, &best, Budget { nodes, ..budget }, rng)).flatten();
    let best = advice_of(best, seat);
    let second = second.map(|second| advice_of(second, seat)).map(|second| Advice {
        // Both are estimates, and the choice was made by more than this number.
        value: second.value.zip(best.value).map(|(second, best)| second.min(best)),
        ..second
    });
    std::iter::once(best).chain(second).collect()
}

fn advice_of<G: StrongPlayer>(found: Found<G>, seat: Seat) -> Advice<G::Action> {
    let value = found.values.map(|values| {
        let mut shares = values.as_slice().to_vec();
        if !found.proved {
            let sharpness = G::SHARPNESS[shares.len().clamp(2, MAX_SEATS) - 2];
            sharpened(&mut shares, sharpness);
        }
        shares[seat.index()]
    });
    Advice { actions: found.actions, value }
}
