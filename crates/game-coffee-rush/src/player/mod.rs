//! The strong player: it lists every turn worth looking at, evaluates the afterstate of each, and compares the best by playing on.
//!
//! *How it decides.* [`listing`] lists turns by the contents of the cups, with the [`evaluation`] of each; [`lookahead`] plays on from a
//! turn for a round, everybody choosing at a glance; [`race`] compares the best turns on the same shuffled decks until one is
//! clearly ahead or the budget is spent. Set-up and the rest of a turn that somebody else began ([`rest_of_turn`]) go the same way.

mod afterstate;
mod evaluation;
mod fillings;
mod hauls;
mod listing;
mod lookahead;
mod memory;
mod race;
mod rest_of_turn;
mod search;
mod serving;
#[cfg(test)]
mod tests;
mod top;
mod turn_values;

use game_core::{Budget, Fact, Found, LEVEL_COUNT, Match, PerSeat, Recipe, Seat, SplitMix, Statistic, StrongPlayer};

pub use memory::Memory;

use crate::{CoffeeRush, Style, facts, statistics};

impl StrongPlayer for CoffeeRush {
    type Memory = Memory;

    const LEVELS: [Recipe<Style>; LEVEL_COUNT] = [
        Recipe::planner(40),
        Recipe::planner(25),
        Recipe::planner(11),
        Recipe::planner(0),
        Recipe::search(1, 55),
        Recipe::search(60, 10),
        Recipe::search(100, 0),
        Recipe::search(12_000, 0),
    ];

    const RATINGS: Option<[i16; LEVEL_COUNT]> = Some([1267, 1420, 1571, 1665, 1739, 1838, 1945, 2134]);

    fn memory(bytes: usize) -> Memory {
        Memory::new(bytes)
    }

    fn statistics(game: &Match<Self>, seat: Seat) -> Vec<Statistic> {
        statistics::of(game, seat)
    }

    fn facts(&self, seat: Seat) -> Vec<Fact> {
        facts::of(self, seat)
    }

    fn think(&self, memory: &mut Memory, budget: Budget<'_>, rng: &mut SplitMix) -> Found<Self> {
        let planned = memory.plan.as_ref().and_then(|plan| Some((plan.rest(self)?.to_vec(), plan.values)));
        let (actions, values, nodes) = match planned {
            Some((actions, values)) => (actions, values, 0),
            None => search::think(self, memory, budget, rng),
        };
        let values = Some(PerSeat::from_fn(self.seats, |seat| values[seat.index()]));
        Found { actions, line: Vec::new(), values, proved: false, nodes }
    }
}
