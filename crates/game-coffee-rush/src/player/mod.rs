//! The strong player: it lists every turn worth looking at, evaluates the afterstate of each, and compares the best by playing on.
//!
//! *How it decides.* [`listing`] lists turns by what the cups come to, with the [`evaluation`] of each; [`lookahead`] plays on from a
//! turn for a round, everybody choosing at a glance; [`race`] compares the best turns on the same shuffled decks until one is
//! clearly ahead or the budget is spent. Set-up and the rest of a turn that somebody else began ([`rest_of_turn`]) go the same way.

mod afterstate;
mod evaluation;
mod listing;
mod lookahead;
mod memory;
mod race;
mod rest_of_turn;
mod search;
mod turn_values;
mod walks;

use game_core::{Budget, Found, LEVEL_COUNT, PerSeat, Recipe, SplitMix, StrongPlayer};

pub use memory::Memory;

use crate::CoffeeRush;

impl StrongPlayer for CoffeeRush {
    type Memory = Memory;

    const LEVELS: [Recipe; LEVEL_COUNT] = [
        Recipe::Planner { distracted: 40 },
        Recipe::Planner { distracted: 25 },
        Recipe::Planner { distracted: 11 },
        Recipe::Planner { distracted: 0 },
        Recipe::Search { nodes: 1, distracted: 55 },
        Recipe::Search { nodes: 60, distracted: 10 },
        Recipe::Search { nodes: 100, distracted: 0 },
        Recipe::Search { nodes: 12_000, distracted: 0 },
    ];

    const RATINGS: Option<[i16; LEVEL_COUNT]> = Some([1267, 1420, 1571, 1665, 1739, 1838, 1945, 2134]);

    fn memory(bytes: usize) -> Memory {
        Memory::new(bytes)
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
