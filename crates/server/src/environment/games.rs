//! The games a server offers.

use fairness::Stream;
use game_core::{Info, Match, Record, RecordError, SetupError};
use game_registry::{AnyMatch, GameVisitor, OpenError, Registered};
use serde_json::Value;

/// A list of games. Crema's is [`Crema`]; tests have others.
pub trait Games: Send + Sync {
    /// Every game, in the order people see them.
    fn list(&self) -> &'static [Info];

    /// A match before its first event, dealt by `stream`.
    fn dealt(
        &self,
        game: &str,
        seats: u64,
        options: &Value,
        stream: &mut Stream,
    ) -> Result<Box<dyn AnyMatch>, OpenError>;

    /// The match of a record before its first event.
    fn opening_of(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError>;

    /// The facts of a game.
    fn info(&self, game: &str) -> Option<&'static Info> {
        self.list().iter().find(|info| info.id == game)
    }
}

/// The games of `game-registry`.
pub struct Crema;

impl Games for Crema {
    fn list(&self) -> &'static [Info] {
        game_registry::GAMES
    }

    fn dealt(
        &self,
        game: &str,
        seats: u64,
        options: &Value,
        stream: &mut Stream,
    ) -> Result<Box<dyn AnyMatch>, OpenError> {
        Ok(game_registry::dispatch(game, Deal { seats, options, stream })??)
    }

    fn opening_of(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        game_registry::opening_of(record)
    }
}

struct Deal<'a> {
    seats: u64,
    options: &'a Value,
    stream: &'a mut Stream,
}

impl GameVisitor for Deal<'_> {
    type Output = Result<Box<dyn AnyMatch>, SetupError>;

    fn visit<G: Registered>(self) -> Self::Output {
        let seats = G::INFO.seat_count(self.seats)?;
        let options = Match::<G>::read_options(self.options)?;
        Ok(Box::new(Match::<G>::dealt(seats, options, self.stream)))
    }
}
