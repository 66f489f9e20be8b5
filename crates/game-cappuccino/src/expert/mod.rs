//! The strong player: it looks ahead with a fitted evaluation, and plays perfectly once the end is in sight.

mod board;
mod ending;
mod evaluation;
mod look_ahead;
mod reach;
mod solver;
mod steps;
mod table;
mod thought;
mod weights;

use game_core::{Budget, Expert, Found, Heuristic, LEVEL_COUNT, Random, Recipe};

use reach::Judged;
use table::Table;

pub use thought::{Exact, solve};

use crate::Cappuccino;
use crate::position::Phase;

/// What the player keeps from move to move: what it found out about positions and islands.
pub struct Mind {
    table: Table,
    judged: Judged,
}

impl Expert for Cappuccino {
    type Mind = Mind;

    const LEVELS: [Recipe; LEVEL_COUNT] = [
        Recipe::Planner { distracted: 60 },
        Recipe::Planner { distracted: 20 },
        Recipe::Expert { nodes: 30, distracted: 20 },
        Recipe::Expert { nodes: 300, distracted: 5 },
        Recipe::Expert { nodes: 3_000, distracted: 0 },
        Recipe::Expert { nodes: 20_000, distracted: 0 },
        Recipe::Expert { nodes: 100_000, distracted: 0 },
        Recipe::Expert { nodes: 500_000, distracted: 0 },
    ];

    fn mind(bytes: usize) -> Mind {
        Mind { table: Table::new(bytes.saturating_sub(Judged::BYTES)), judged: Judged::new() }
    }

    fn think<R: Random>(&self, mind: &mut Mind, budget: Budget<'_>, rng: &mut R) -> Found<Self> {
        if self.phase == Phase::Placing {
            return Found::at_a_glance(self.plan(rng));
        }
        thought::think(self, mind, budget)
    }
}
