//! Matches of a game known only by its name. The functions that hosts call are made by [`crate::registry!`]; these are the
//! visitors behind them.

use game_core::{Match, Record, RecordError, SetupError};
use serde_json::Value;
use thiserror::Error;

use crate::{AnyMatch, GameVisitor, Registered, UnknownGame};

/// A table that cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OpenError {
    /// The game is not on the list.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// The game cannot be set up like that.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl From<UnknownGame> for RecordError {
    fn from(unknown: UnknownGame) -> Self {
        RecordError::whole(unknown.to_string())
    }
}

/// Makes the match that a seed deals.
pub struct FromSeed<'a> {
    /// How many sit down.
    pub seats: u64,
    /// Options as JSON.
    pub options: &'a Value,
    /// The seed of the deal.
    pub seed: u64,
}

impl GameVisitor for FromSeed<'_> {
    type Output = Result<Box<dyn AnyMatch>, SetupError>;

    fn visit<G: Registered>(self) -> Self::Output {
        let seats = G::INFO.seat_count(self.seats)?;
        let options = Match::<G>::read_options(self.options)?;
        Ok(Box::new(Match::<G>::from_seed(seats, options, self.seed)))
    }
}

/// Makes the match of a record before its first event.
pub struct OpeningOf<'a>(pub &'a Record);

impl GameVisitor for OpeningOf<'_> {
    type Output = Result<Box<dyn AnyMatch>, RecordError>;

    fn visit<G: Registered>(self) -> Self::Output {
        Ok(Box::new(Match::<G>::opening_of(self.0)?))
    }
}

/// Replays a record and checks everything it claims.
pub struct FromRecord<'a>(pub &'a Record);

impl GameVisitor for FromRecord<'_> {
    type Output = Result<Box<dyn AnyMatch>, RecordError>;

    fn visit<G: Registered>(self) -> Self::Output {
        Ok(Box::new(Match::<G>::from_record(self.0)?))
    }
}
