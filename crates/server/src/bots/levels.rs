//! Crema's own bots: the levels of the search crate, behind [`BotEngine`].

use std::time::{Duration, Instant};

use game_core::Budget;
use game_registry::{AnyMatch, GAMES, SearchMemories};
use search::{LEVELS, Level};

use super::BotEngine;

/// How many transposition tables and search trees bots keep between their moves, at all tables together: a quarter of a gigabyte
/// at most.
const SEARCH_MEMORIES: usize = 8;

/// No bot thinks longer about a decision, however busy the machine.
const LONGEST_THOUGHT: Duration = Duration::from_secs(3);

/// Plays every level of every game.
pub struct LevelEngine {
    search_memories: SearchMemories,
}

impl Default for LevelEngine {
    fn default() -> Self {
        LevelEngine { search_memories: SearchMemories::new(SEARCH_MEMORIES) }
    }
}

impl BotEngine for LevelEngine {
    fn levels(&self, game: &str) -> u8 {
        if GAMES.iter().any(|info| info.id == game) { LEVELS.len() as u8 } else { 0 }
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "a thought ends by the machine's time, whatever time the tables have"
    )]
    fn choose(&self, game: &dyn AnyMatch, level: u8, seed: u64, stop: &(dyn Fn() -> bool + Sync)) -> Vec<String> {
        let Some(level) = Level::new(level) else { return Vec::new() };
        let begun = Instant::now();
        let over = || stop() || begun.elapsed() >= LONGEST_THOUGHT;
        self.search_memories.choose(game, level, Budget { nodes: u64::MAX, stop: &over }, seed)
    }
}

#[cfg(test)]
mod tests {
    use game_core::Turn;
    use serde_json::json;

    use super::*;

    /// A game for two at its first decision.
    fn opening(id: &str) -> Box<dyn AnyMatch> {
        let mut game = game_registry::from_seed(id, 2, &json!({}), 7).expect("two can play");
        while game.turn() == Turn::Chance {
            let drawn = game.chances()[0].0.clone();
            game.play(&drawn).expect("chance has drawn it");
        }
        game
    }

    #[test]
    fn every_level_of_every_game_plays_what_is_legal() {
        let engine = LevelEngine::default();
        for info in GAMES {
            for level in 1..=engine.levels(info.id).min(3) {
                let mut game = opening(info.id);
                let events = engine.choose(game.as_ref(), level, 1, &|| false);
                assert!(!events.is_empty(), "{} level {level}", info.id);
                for event in events {
                    game.play(&event).unwrap_or_else(|error| panic!("{} level {level}: {event}: {error:?}", info.id));
                }
            }
        }
    }

    #[test]
    fn there_is_no_level_beyond_the_last_and_no_unknown_game() {
        let engine = LevelEngine::default();
        assert_eq!(engine.levels("no such game"), 0);
        assert!(engine.choose(opening(GAMES[0].id).as_ref(), u8::MAX, 1, &|| false).is_empty());
    }
}
