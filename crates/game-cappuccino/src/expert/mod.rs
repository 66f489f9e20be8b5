//! The strong player: it looks ahead with a fitted evaluation, and plays perfectly once the end is in sight.

mod board;
mod draft;
mod ending;
mod equilibrium;
mod evaluation;
mod features;
mod learned;
mod look_ahead;
mod proving;
mod reach;
mod solver;
mod steps;
mod table;
mod thought;
mod weights;

use game_core::{Budget, Expert, Found, LEVEL_COUNT, Lessons, Recipe, SplitMix, Tried};

use learned::Corrector;
use reach::Judged;
use table::Table;

pub use thought::{Exact, solve};

use crate::Cappuccino;
use crate::position::Phase;

/// What the player keeps from move to move: what it found out about positions and islands.
pub struct Mind {
    table: Table,
    judged: Judged,
    /// Judges beside the tables, while it learns.
    corrector: Option<Corrector>,
    /// The moves that the last search compared; none if it found a proof.
    tried: Vec<Tried<Cappuccino>>,
}

impl Mind {
    fn new(bytes: usize) -> Mind {
        let judged = Judged::new(bytes);
        let table = Table::new(bytes.saturating_sub(judged.bytes()));
        Mind { table, judged, corrector: None, tried: Vec::new() }
    }
}

impl Expert for Cappuccino {
    type Mind = Mind;

    const LEVELS: [Recipe; LEVEL_COUNT] = [
        Recipe::Planner { distracted: 2 },
        Recipe::Expert { nodes: 33, distracted: 0 },
        Recipe::Expert { nodes: 62, distracted: 0 },
        Recipe::Expert { nodes: 280, distracted: 0 },
        Recipe::Expert { nodes: 1_100, distracted: 0 },
        Recipe::Expert { nodes: 3_600, distracted: 0 },
        Recipe::Expert { nodes: 16_000, distracted: 0 },
        Recipe::Expert { nodes: 100_000, distracted: 0 },
    ];

    const RATINGS: Option<[i16; LEVEL_COUNT]> = Some([1195, 1361, 1512, 1687, 1846, 2016, 2204, 2454]);

    const LESSONS: Option<Lessons<Self>> = Some(learned::LESSONS);

    fn mind(bytes: usize) -> Mind {
        Mind::new(bytes)
    }

    fn think(&self, mind: &mut Mind, budget: Budget<'_>, rng: &mut SplitMix) -> Found<Self> {
        if self.phase == Phase::Placing {
            return draft::place(self, budget, rng);
        }
        thought::think(self, mind, budget)
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Match, SplitMix};

    use super::*;

    #[test]
    fn a_mind_stays_within_its_memory() {
        for bytes in [1 << 10, 1 << 16, 1 << 20, 5_000_000] {
            let seats = Cappuccino::INFO.seat_count(2).expect("two may play");
            let mut game = Match::<Cappuccino>::from_seed(seats, Default::default(), 1);
            let mut mind = Cappuccino::mind(bytes);
            let mut rng = SplitMix::new(1);
            while let game_core::Turn::Seat(_) = game.position().turn() {
                let found = game.position().think(&mut mind, Budget::nodes(2_000), &mut rng);
                game.play(game_core::Event::Action(found.actions[0])).expect("the player plays legal moves");
                let taken = mind.table.size() + mind.judged.bytes();
                assert!(taken <= bytes, "{taken} of {bytes} bytes");
            }
        }
    }
}
