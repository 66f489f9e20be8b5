//! The memory of bots from move to move, whichever game they play.
//!
//! *Why this shape.* A bot that remembers what it has found out plays better for the same effort. But it must not remember
//! what another level has found out, or it would be no longer as strong as its level says; and hosts have many tables, so
//! only the memories that were asked last are kept.

use std::any::Any;
use std::sync::{Mutex, PoisonError};

use game_core::Match;
use search::{Budget, Level};

use crate::{AnyMatch, Registered};

/// The most bytes of one memory: many tables may think at once, and phones have little.
const MEMORY: usize = 32 << 20;

/// Which bot: of what level, at which seat of which match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Whose {
    game: &'static str,
    opening: u64,
    seat: Option<usize>,
    level: u8,
}

impl Whose {
    fn to_move(game: &dyn AnyMatch, level: Level) -> Whose {
        let seat = match game.turn() {
            game_core::Turn::Seat(seat) => Some(seat.index()),
            game_core::Turn::Chance | game_core::Turn::Over => None,
        };
        Whose { game: game.info().id, opening: game.opening_key(), seat, level: level.number }
    }
}

/// The memory of one bot's searches. Asked on behalf of another bot, or in another match, it forgets everything.
#[derive(Default)]
pub struct BotMemory(Option<(Whose, Box<dyn Any + Send>)>);

impl BotMemory {
    /// The memory of the bot to move.
    pub(crate) fn of<G: Registered>(&mut self, game: &Match<G>, level: Level) -> &mut G::Memory {
        let whose = Whose::to_move(game, level);
        if self.0.as_ref().is_none_or(|(owner, _)| *owner != whose) {
            self.0 = Some((whose, Box::new(G::memory(MEMORY))));
        }
        let memory = self.0.as_mut().and_then(|(_, memory)| memory.downcast_mut());
        memory.expect("the owner's game says what kind of memory it is")
    }
}

/// The memories of the bots that were asked last.
pub struct SearchMemories {
    most: usize,
    /// The one asked last at the end.
    kept: Mutex<Vec<BotMemory>>,
}

impl SearchMemories {
    /// Keeps at most so many memories of 32 megabytes at most.
    pub const fn new(most: usize) -> SearchMemories {
        SearchMemories { most, kept: Mutex::new(Vec::new()) }
    }

    /// [`AnyMatch::choose`] with what the bot to move remembers.
    pub fn choose(&self, game: &dyn AnyMatch, level: Level, budget: Budget<'_>, seed: u64) -> Vec<String> {
        self.remembering(Whose::to_move(game, level), |memory| game.choose(memory, level, budget, seed))
    }

    /// [`AnyMatch::advise`] with what the bot to move remembers.
    pub fn advise(
        &self,
        game: &dyn AnyMatch,
        level: Level,
        budget: Budget<'_>,
        seed: u64,
    ) -> Vec<search::Advice<String>> {
        self.remembering(Whose::to_move(game, level), |memory| game.advise(memory, level, budget, seed))
    }

    fn remembering<T>(&self, whose: Whose, think: impl FnOnce(&mut BotMemory) -> T) -> T {
        let mut memory = self.take(whose);
        let thought = think(&mut memory);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(memory);
        let surplus = kept.len().saturating_sub(self.most);
        kept.drain(..surplus);
        thought
    }

    /// Nobody else has a memory while its bot is thinking.
    fn take(&self, whose: Whose) -> BotMemory {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|BotMemory(memory)| memory.as_ref().is_some_and(|(owner, _)| *owner == whose));
        place.map(|place| kept.remove(place)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use search::LEVELS;

    use super::*;

    #[test]
    fn only_the_memories_asked_last_are_kept_and_each_once() {
        let search_memories = SearchMemories::new(2);
        let tables = [1, 2, 3].map(|seed| crate::from_seed("cappuccino", 2, &serde_json::json!({}), seed));
        let mut expected = Vec::new();
        for table in [0, 1, 1, 2, 1] {
            let game = tables[table].as_ref().expect("a table for two");
            search_memories.choose(game.as_ref(), LEVELS[2], Budget::nodes(5), 1);
            let whose = Whose::to_move(game.as_ref(), LEVELS[2]);
            expected.retain(|other| *other != whose);
            expected.push(whose);
            let kept: Vec<Whose> =
                search_memories.kept.lock().unwrap().iter().filter_map(|memory| Some(memory.0.as_ref()?.0)).collect();
            assert_eq!(kept, expected[expected.len().saturating_sub(2)..]);
        }
    }
}
