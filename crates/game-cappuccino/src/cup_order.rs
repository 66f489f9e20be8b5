//! The cups inside the stacks. A position needs only the top cup and the height; the order below (CP-11) follows from the
//! set-up and the events, and is rebuilt here for pages that draw a stack from the side.

use std::collections::BTreeMap;

use game_core::{Event, Match};

use crate::{Action, Cappuccino, Cell, Colour};

/// Every stack after the first `length` events of a match (or after all, if there are fewer), its cups from the bottom to
/// the top.
pub fn cup_order(game: &Match<Cappuccino>, length: usize) -> BTreeMap<Cell, Vec<Colour>> {
    let mut stacks: BTreeMap<Cell, Vec<Colour>> =
        game.setup().cups.iter().map(|&(cell, colour)| (cell, vec![colour])).collect();
    for &event in game.events().iter().take(length) {
        match event {
            Event::Action(Action::Place { cell, colour }) => _ = stacks.insert(cell, vec![colour]),
            Event::Action(Action::Move { from, to }) => {
                let lifted = stacks.remove(&from).expect("a match has only legal moves");
                stacks.entry(to).or_default().extend(lifted);
            }
            Event::Chance(never) => match never {},
        }
    }
    stacks
}
