//! A match of any game, in text.

use game_core::{Event, Game, Info, Match, Outcome, PlayError, Record, Seat, SeatCount, Turn};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use thiserror::Error;

#[cfg(feature = "bots")]
use crate::BotMemory;
use crate::Registered;

/// A match of whichever game: text in, text out, JSON for views. Slow next to the typed [`Match`], and meant for the edges.
pub trait AnyMatch: Send + Sync {
    /// The game.
    fn info(&self) -> &'static Info;
    /// Does any seat see less than all there is? See [`Game::HIDES`].
    fn hides(&self) -> bool;
    /// How many sit at the table.
    fn seats(&self) -> SeatCount;
    /// The seat that acts next.
    fn turn(&self) -> Turn;
    /// Every legal event: actions when a seat is to move, outcomes when chance is.
    fn legal(&self) -> Vec<String>;
    /// Every possible outcome with its weight; empty unless chance is to decide.
    fn chances(&self) -> Vec<(String, u32)>;
    /// Plays an event, or leaves everything as it was and says why not.
    fn play(&mut self, event: &str) -> Result<(), EventError>;
    /// Takes back every event from number `length` on.
    fn truncate(&mut self, length: usize);
    /// Every event so far.
    fn events(&self) -> Vec<String>;
    /// How many events there are.
    fn length(&self) -> usize;
    /// The seat that made each event, in order; `None` for chance.
    fn actors(&self) -> Vec<Option<Seat>>;
    /// The length down to which `seat` may take events back.
    fn undo_limit(&self, seat: Seat) -> usize;
    /// The view of a seat, or of a spectator, as JSON.
    fn view(&self, seat: Option<Seat>) -> Box<RawValue>;
    /// Scores and winners, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The key of the position.
    fn key(&self) -> u64;
    /// The key of the position before the first event.
    fn opening_key(&self) -> u64;
    /// The position drawn for a terminal, with ANSI styles.
    fn draw(&self) -> String;
    /// The match as a record.
    fn record(&self) -> Record;
    /// The choice of a bot of `level` for the seat to move: one event or a whole turn; nothing unless a seat is to move. The
    /// same seed and the same memory give the same answer unless `budget` cuts the thinking short by time.
    #[cfg(feature = "bots")]
    fn choose(
        &self,
        memory: &mut BotMemory,
        level: search::Level,
        budget: search::Budget<'_>,
        seed: u64,
    ) -> Vec<String>;
    /// What a bot of `level` advises the seat to move, the best first: see [`search::advise`].
    #[cfg(feature = "bots")]
    fn advise(
        &self,
        memory: &mut BotMemory,
        level: search::Level,
        budget: search::Budget<'_>,
        seed: u64,
    ) -> Vec<search::Advice<String>>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

/// Why an event was not played.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{message}")]
pub struct EventError {
    /// In English words.
    pub message: String,
    /// The same facts for other languages: an object with a `reason` and what belongs to it.
    pub facts: Value,
}

impl<G: Game> From<PlayError<G>> for EventError {
    fn from(error: PlayError<G>) -> Self {
        let facts = match &error {
            PlayError::Illegal(illegal) => serde_json::to_value(illegal).expect("reasons are plain data"),
            PlayError::Syntax(syntax) => {
                serde_json::json!({"reason": "syntax", "text": syntax.excerpt, "expected": syntax.expected})
            }
            PlayError::OutOfTurn(_) => serde_json::json!({"reason": "out-of-turn"}),
        };
        EventError { message: error.to_string(), facts }
    }
}

impl<G: Registered> AnyMatch for Match<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn seats(&self) -> SeatCount {
        Match::seats(self)
    }

    fn turn(&self) -> Turn {
        self.position().turn()
    }

    fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.position().actions(&mut actions);
        let outcomes = self.chances().into_iter().map(|(text, _)| text);
        actions.iter().map(G::Action::to_string).chain(outcomes).collect()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut chances = Vec::new();
        self.position().chances(&mut chances);
        chances.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect()
    }

    fn play(&mut self, event: &str) -> Result<(), EventError> {
        Ok(self.play_text(event)?)
    }

    fn truncate(&mut self, length: usize) {
        Match::truncate(self, length);
    }

    fn events(&self) -> Vec<String> {
        Match::events(self).iter().map(Event::to_string).collect()
    }

    fn length(&self) -> usize {
        Match::actors(self).len()
    }

    fn actors(&self) -> Vec<Option<Seat>> {
        Match::actors(self).to_vec()
    }

    fn undo_limit(&self, seat: Seat) -> usize {
        Match::undo_limit(self, seat)
    }

    fn view(&self, seat: Option<Seat>) -> Box<RawValue> {
        to_raw_value(&self.position().view(seat)).expect("views are plain data")
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    fn key(&self) -> u64 {
        self.position().key()
    }

    fn opening_key(&self) -> u64 {
        self.position_at(0).key()
    }

    fn draw(&self) -> String {
        self.position().draw()
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    #[cfg(feature = "bots")]
    fn choose(
        &self,
        memory: &mut BotMemory,
        level: search::Level,
        budget: search::Budget<'_>,
        seed: u64,
    ) -> Vec<String> {
        let (memory, mut random) = (memory.of(self, level), game_core::SplitMix::new(seed));
        let found = search::follow(level.recipe::<G>(), self.position(), memory, budget, &mut random);
        found.map(|found| found.actions.iter().map(G::Action::to_string).collect()).unwrap_or_default()
    }

    #[cfg(feature = "bots")]
    fn advise(
        &self,
        memory: &mut BotMemory,
        level: search::Level,
        budget: search::Budget<'_>,
        seed: u64,
    ) -> Vec<search::Advice<String>> {
        let (memory, mut random) = (memory.of(self, level), game_core::SplitMix::new(seed));
        let advised = search::advise(level.recipe::<G>(), self.position(), memory, budget, &mut random);
        let text = |advice: search::Advice<G::Action>| search::Advice {
            actions: advice.actions.iter().map(G::Action::to_string).collect(),
            value: advice.value,
        };
        advised.into_iter().map(text).collect()
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
