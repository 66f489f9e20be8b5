//! The strong player: it lists every turn worth looking at, evaluates the afterstate of each, and compares the best by playing on.
//!
//! *How it decides.* [`listing`] lists turns by the contents of the cups, with the [`evaluation`] of each; [`lookahead`] plays on from a
//! turn for a round, everybody choosing at a glance; [`race`] compares the best turns on the same shuffled decks until one is
//! clearly ahead or the budget is spent; [`value`] judges the turns that are compared and the ends of what is played on. Set-up and the rest of a turn that somebody else began ([`rest_of_turn`]) go the same way.

mod afterstate;
mod evaluation;
mod features;
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
mod value;

use game_core::{
    Budget, Fact, Found, LEVEL_COUNT, Match, PerSeat, Recipe, Seat, SplitMix, Statistic, StrongPlayer, Trainable,
};

pub use memory::Memory;

use crate::{Action, CoffeeRush, Style, facts, statistics};

/// So many turns of a list are worth comparing; the evaluation of the others is clearly lower.
const SERIOUS: usize = 12;

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

    const TRAINABLE: Option<Trainable<Self>> = Some(value::TRAINABLE);

    fn memory(bytes: usize) -> Memory {
        Memory::new(bytes)
    }

    fn statistics(game: &Match<Self>, seat: Seat) -> Vec<Statistic> {
        statistics::of(game, seat)
    }

    fn facts(&self, seat: Seat) -> Vec<Fact> {
        facts::of(self, seat)
    }

    fn alternatives(&self, memory: &mut Memory) -> Vec<Vec<Action>> {
        let mut options = search::list(self, memory, Budget::nodes(1));
        options.sort_by_key(|option| std::cmp::Reverse(option.evaluation));
        options.into_iter().take(SERIOUS).map(|option| option.actions).collect()
    }

    fn think(&self, memory: &mut Memory, budget: Budget<'_>, rng: &mut SplitMix) -> Found<Self> {
        let planned = memory.plan.as_ref().and_then(|plan| Some((plan.rest(self)?.to_vec(), plan.values)));
        let (actions, values, nodes) = match planned {
            Some((actions, values)) => (actions, values, 0),
            None => search::think(self, memory, budget, rng),
        };
        self.found(actions, values, nodes)
    }

    fn second(
        &self,
        memory: &mut Memory,
        _found: &Found<Self>,
        _budget: Budget<'_>,
        _rng: &mut SplitMix,
    ) -> Option<Found<Self>> {
        let second = memory.second.as_ref()?;
        Some(self.found(second.from(self)?.to_vec(), second.values, 0))
    }
}

impl CoffeeRush {
    fn found(&self, actions: Vec<Action>, values: [f32; 4], nodes: u64) -> Found<Self> {
        let values = Some(PerSeat::from_fn(self.seats, |seat| values[seat.index()]));
        Found { actions, line: Vec::new(), values, proved: false, nodes }
    }
}
