//! What bots keep from move to move, whichever game they play.
//!
//! *Why this shape.* A bot that remembers what it has found out plays better for the same effort. But it must not remember
//! what another level has found out, or it would be no longer as strong as its level says; and hosts have many tables, so
//! only the minds that were asked last are kept.

use std::any::Any;
use std::sync::{Mutex, PoisonError};

use game_core::Match;
use search::{Budget, Level};

use crate::{AnyMatch, Registered};

/// Memory of one mind, in bytes: many tables may think at once, and phones have little.
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

/// What one bot has in mind. Asked on behalf of another bot, or in another match, it forgets everything.
#[derive(Default)]
pub struct BotMind(Option<(Whose, Box<dyn Any + Send>)>);

impl BotMind {
    /// The mind of the bot to move.
    pub(crate) fn of<G: Registered>(&mut self, game: &Match<G>, level: Level) -> &mut G::Mind {
        let whose = Whose::to_move(game, level);
        if self.0.as_ref().is_none_or(|(owner, _)| *owner != whose) {
            self.0 = Some((whose, Box::new(G::mind(MEMORY))));
        }
        let mind = self.0.as_mut().and_then(|(_, mind)| mind.downcast_mut());
        mind.expect("the owner's game says what kind of mind it is")
    }
}

/// The minds of the bots that were asked last.
pub struct Minds {
    most: usize,
    /// The one asked last at the end.
    kept: Mutex<Vec<BotMind>>,
}

impl Minds {
    /// Keeps at most so many minds of 32 megabytes at most.
    pub const fn new(most: usize) -> Minds {
        Minds { most, kept: Mutex::new(Vec::new()) }
    }

    /// [`AnyMatch::choose`] with what the bot to move remembers.
    pub fn choose(&self, game: &dyn AnyMatch, level: Level, budget: Budget<'_>, seed: u64) -> Vec<String> {
        let mut mind = self.take(Whose::to_move(game, level));
        let chosen = game.choose(&mut mind, level, budget, seed);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(mind);
        let surplus = kept.len().saturating_sub(self.most);
        kept.drain(..surplus);
        chosen
    }

    /// Nobody else has a mind while its bot is thinking.
    fn take(&self, whose: Whose) -> BotMind {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|BotMind(mind)| mind.as_ref().is_some_and(|(owner, _)| *owner == whose));
        place.map(|place| kept.remove(place)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use search::LEVELS;

    use super::*;

    #[test]
    fn only_the_minds_asked_last_are_kept_and_each_once() {
        let minds = Minds::new(2);
        let tables = [1, 2, 3].map(|seed| crate::from_seed("cappuccino", 2, &serde_json::json!({}), seed));
        let mut expected = Vec::new();
        for table in [0, 1, 1, 2, 1] {
            let game = tables[table].as_ref().expect("a table for two");
            minds.choose(game.as_ref(), LEVELS[2], Budget::nodes(5), 1);
            let whose = Whose::to_move(game.as_ref(), LEVELS[2]);
            expected.retain(|other| *other != whose);
            expected.push(whose);
            let kept: Vec<Whose> =
                minds.kept.lock().unwrap().iter().filter_map(|mind| Some(mind.0.as_ref()?.0)).collect();
            assert_eq!(kept, expected[expected.len().saturating_sub(2)..]);
        }
    }
}
