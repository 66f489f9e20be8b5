//! The macro behind the list of games, and how code reaches a game's type from its name.

use game_core::{Encoding, HasOracle, Info, StrongPlayer};
use thiserror::Error;

/// A game of the list as visitors meet it: with a player, which is [`search::PlainSearch`] where the game brings none. To be
/// on the list, a game needs [`game_core::Game`] alone.
pub trait Registered: StrongPlayer {}

impl<G: StrongPlayer> Registered for G {}

/// Code that runs for whichever game was named.
pub trait GameVisitor {
    /// Its result.
    type Output;
    /// Runs with the game's type.
    fn visit<G: Registered>(self) -> Self::Output;
}

/// Code that runs for whichever game was named, among those that programs can learn: they have bytes and numbers for their
/// positions and actions, and a player to learn from.
pub trait EncodedVisitor {
    /// Its result.
    type Output;
    /// Runs with the game's type.
    fn visit<G: Registered + Encoding>(self) -> Self::Output;
}

/// Code that compares a game with its naive twin: tests and benchmarks.
pub trait OracleVisitor {
    /// Its result.
    type Output;
    /// Runs with the game's type.
    fn visit<G: HasOracle>(self) -> Self::Output;
}

/// A name that is not on the list.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("unknown game {name:?}; known are {known}")]
pub struct UnknownGame {
    name: String,
    known: String,
}

impl UnknownGame {
    /// `id` is not among `games`.
    pub fn new(id: &str, games: &[Info]) -> Self {
        let known: Vec<_> = games.iter().map(|info| info.id).collect();
        UnknownGame { name: id.chars().take(40).collect(), known: known.join(", ") }
    }
}

/// Makes a registry of the listed games: `GAMES`, `dispatch` from an id to a [`GameVisitor`], `dispatch_oracle` to an
/// [`OracleVisitor`], and constructors of matches (`from_seed`, `opening_of`, `from_record`). Crema's own is this crate's; a fork with other games, or a test, makes another.
#[macro_export]
macro_rules! registry {
    ($($game:ty),* $(,)?) => {
        /// Every game, in the order people see them.
        pub static GAMES: &[$crate::game_core::Info] = &[$(<$game as $crate::game_core::Game>::INFO),*];

        /// Runs `visitor` with the type of the game whose id is `id`.
        pub fn dispatch<V: $crate::GameVisitor>(id: &str, visitor: V) -> Result<V::Output, $crate::UnknownGame> {
            // All of them: which ones apply depends on what the game brings.
            use $crate::listed::*;
            $(
                if id == <$game as $crate::game_core::Game>::INFO.id {
                    return Ok((&&&Listed::<$game>::new()).visit(visitor));
                }
            )*
            let _ = visitor;
            Err($crate::UnknownGame::new(id, GAMES))
        }

        /// Runs `visitor` with the type of the game whose id is `id`; `None` if the game has no naive twin.
        pub fn dispatch_oracle<V: $crate::OracleVisitor>(
            id: &str,
            visitor: V,
        ) -> Result<Option<V::Output>, $crate::UnknownGame> {
            // All of them: which ones apply depends on what the game brings.
            use $crate::listed::*;
            $(
                if id == <$game as $crate::game_core::Game>::INFO.id {
                    return Ok((&&Listed::<$game>::new()).visit_oracle(visitor));
                }
            )*
            let _ = visitor;
            Err($crate::UnknownGame::new(id, GAMES))
        }

        /// The match that `seed` deals, before its first event.
        pub fn from_seed(
            id: &str,
            seats: u64,
            options: &$crate::serde_json::Value,
            seed: u64,
        ) -> Result<Box<dyn $crate::AnyMatch>, $crate::OpenError> {
            Ok(dispatch(id, $crate::FromSeed { seats, options, seed })??)
        }

        /// The match of a record before its first event; the events and the result are not looked at.
        pub fn opening_of(
            record: &$crate::game_core::Record,
        ) -> Result<Box<dyn $crate::AnyMatch>, $crate::game_core::RecordError> {
            dispatch(&record.game, $crate::OpeningOf(record))?
        }

        /// Replays a record and checks everything it claims.
        pub fn from_record(
            record: &$crate::game_core::Record,
        ) -> Result<Box<dyn $crate::AnyMatch>, $crate::game_core::RecordError> {
            dispatch(&record.game, $crate::FromRecord(record))?
        }
    };
}

/// Makes `ENCODED_GAMES` and `dispatch_encoded`, from an id to an [`EncodedVisitor`], for the listed games. It stands beside [`registry!`], in which
/// a game needs no encoding to be played.
#[macro_export]
macro_rules! encoded_games {
    ($($game:ty),* $(,)?) => {
        /// Every game that programs can learn.
        pub static ENCODED_GAMES: &[$crate::game_core::Info] = &[$(<$game as $crate::game_core::Game>::INFO),*];

        /// Runs `visitor` with the type of the game whose id is `id`, if it has an encoding.
        pub fn dispatch_encoded<V: $crate::EncodedVisitor>(
            id: &str,
            visitor: V,
        ) -> Result<V::Output, $crate::UnknownGame> {
            $(
                if id == <$game as $crate::game_core::Game>::INFO.id {
                    return Ok(visitor.visit::<$game>());
                }
            )*
            let _ = visitor;
            Err($crate::UnknownGame::new(id, ENCODED_GAMES))
        }
    };
}
