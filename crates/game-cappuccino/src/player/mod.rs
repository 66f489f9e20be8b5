//! The strong player: it looks ahead with a fitted evaluation, and plays perfectly once the end is in sight.

mod alpha_beta;
mod board;
mod decision;
mod draft;
mod ending;
mod equilibrium;
mod evaluation;
mod move_ordering;
mod proof_search;
mod reach;
mod solver;
mod transposition_table;
mod weights;

use game_core::{Budget, Fact, Found, LEVEL_COUNT, Match, Recipe, Seat, SplitMix, Statistic, StrongPlayer};

use evaluation::CUP;
use reach::Judged;
use transposition_table::TranspositionTable;

pub use decision::{Exact, solve};

use crate::position::Phase;
use crate::{Cappuccino, Style, facts, statistics};

/// The memory of the player from move to move: its findings about positions and islands.
pub struct Memory {
    table: TranspositionTable,
    judged: Judged,
    /// The extra worth of an own cup out of reach.
    secured: i32,
}

impl Memory {
    fn new(bytes: usize) -> Memory {
        let judged = Judged::new(bytes);
        let table = TranspositionTable::new(bytes.saturating_sub(judged.bytes()));
        Memory { table, judged, secured: 0 }
    }
}

impl StrongPlayer for Cappuccino {
    type Memory = Memory;

    const LEVELS: [Recipe<Style>; LEVEL_COUNT] = [
        // Half of its moves are anybody's: people win their first games against it.
        Recipe::planner(50).in_style(Style::BEGINNER),
        Recipe::planner(20).in_style(Style::CASUAL),
        Recipe::planner(2),
        Recipe::search(62, 0),
        Recipe::search(280, 0),
        Recipe::search(1_100, 0),
        Recipe::search(16_000, 0),
        Recipe::search(100_000, 0),
    ];

    const RATINGS: Option<[i16; LEVEL_COUNT]> = Some([222, 760, 1161, 1454, 1643, 1804, 2173, 2411]);

    fn memory(bytes: usize) -> Memory {
        Memory::new(bytes)
    }

    fn set_style(memory: &mut Memory, style: Style) {
        let secured = style.secured * CUP / 100;
        if memory.secured != secured {
            // Scores in the table are those of another taste.
            memory.table.clear();
            memory.secured = secured;
        }
    }

    fn statistics(game: &Match<Self>, seat: Seat) -> Vec<Statistic> {
        statistics::of(game, seat)
    }

    fn facts(&self, seat: Seat) -> Vec<Fact> {
        facts::of(self, seat)
    }

    fn think(&self, memory: &mut Memory, budget: Budget<'_>, rng: &mut SplitMix) -> Found<Self> {
        if self.phase == Phase::Placing {
            return draft::place(self, None, budget, rng).expect("there is always a cell for the next cup");
        }
        decision::think(self, memory, budget)
    }

    fn second(
        &self,
        memory: &mut Memory,
        found: &Found<Self>,
        budget: Budget<'_>,
        rng: &mut SplitMix,
    ) -> Option<Found<Self>> {
        let best = *found.actions.first()?;
        if self.phase == Phase::Placing {
            return draft::place(self, Some(best), budget, rng);
        }
        decision::second(self, best, memory, budget)
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Match, SplitMix};

    use super::*;

    #[test]
    fn the_memory_stays_within_its_bytes() {
        for bytes in [1 << 10, 1 << 16, 1 << 20, 5_000_000] {
            let seats = Cappuccino::INFO.seat_count(2).expect("two may play");
            let mut game = Match::<Cappuccino>::from_seed(seats, Default::default(), 1);
            let mut memory = Cappuccino::memory(bytes);
            let mut rng = SplitMix::new(1);
            while let game_core::Turn::Seat(_) = game.position().turn() {
                let found = game.position().think(&mut memory, Budget::nodes(2_000), &mut rng);
                game.play(game_core::Event::Action(found.actions[0])).expect("the player plays legal moves");
                let taken = memory.table.size() + memory.judged.bytes();
                assert!(taken <= bytes, "{taken} of {bytes} bytes");
            }
        }
    }
}
