//! Bots, as the server needs them.

use game_registry::AnyMatch;

/// The engine that plays for bots. It is called on threads where it may take its time.
pub trait BotEngine: Send + Sync {
    /// How many levels this game has; they are numbered from 1.
    fn levels(&self, game: &str) -> u8;

    /// What the seat to move plays: one event or a whole turn. `stop` turns true when nobody waits for the answer any
    /// more, or when others have waited long enough: then the best so far will do.
    /// Nothing or something illegal is a fault of the bot's: its seat then plays the first legal event, so that people are not
    /// left waiting.
    fn choose(&self, game: &dyn AnyMatch, level: u8, seed: u64, stop: &(dyn Fn() -> bool + Sync)) -> Vec<String>;
}
