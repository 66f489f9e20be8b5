//! Crema's games, and one toy beside them in which something is hidden.

use std::marker::PhantomData;

use fairness::Stream;
use game_core::{Game, Info, Match, Record, RecordError};
use game_registry::{AnyMatch, OpenError};
use search::{NoPlan, PlainSearch};
use serde_json::Value;

use crate::environment::{Crema, Games};

/// Crema's games and the toy `G`.
pub struct WithToy<G>(PhantomData<fn() -> G>);

impl<G> Default for WithToy<G> {
    fn default() -> Self {
        WithToy(PhantomData)
    }
}

impl<G: Game> Games for WithToy<G> {
    fn list(&self) -> &'static [Info] {
        Crema.list()
    }

    fn dealt(
        &self,
        game: &str,
        seats: u64,
        options: &Value,
        stream: &mut Stream,
    ) -> Result<Box<dyn AnyMatch>, OpenError> {
        if game != G::INFO.id {
            return Crema.dealt(game, seats, options, stream);
        }
        let options = Match::<PlainSearch<G, NoPlan>>::read_options(options)?;
        Ok(Box::new(Match::<PlainSearch<G, NoPlan>>::dealt(G::INFO.seat_count(seats)?, options, stream)))
    }

    fn opening_of(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        if record.game == G::INFO.id {
            return Ok(Box::new(Match::<PlainSearch<G, NoPlan>>::opening_of(record)?));
        }
        Crema.opening_of(record)
    }
}
