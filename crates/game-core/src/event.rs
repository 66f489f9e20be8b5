//! Events: what happens in a match, one line of text each, in the same words everywhere.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Game, SyntaxError};

/// A small value with text both ways. `Display` writes the one spelling; `FromStr` reads it and nothing else, so that one
/// event has one text. Reading checks the words only; whether the event is legal is the position's to say.
pub trait EventText:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = SyntaxError> + Send + Sync + 'static
{
}

impl<T> EventText for T where
    T: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = SyntaxError> + Send + Sync + 'static
{
}

/// The chance events of a game without chance: there are none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for Never {
    type Err = SyntaxError;
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Err(SyntaxError::new(text, "this game has no chance events"))
    }
}

/// One event of a match: a player's action, or an outcome of chance.
///
/// ```
/// use game_core::Event;
/// use game_nim::Nim;
///
/// let event: Event<Nim> = "take 3 1".parse()?;
/// assert!(matches!(event, Event::Action(_)));
/// assert_eq!(event.to_string(), "take 3 1");
/// assert!("take 3 01".parse::<Event<Nim>>().is_err(), "one event has one text");
/// # Ok::<(), game_core::SyntaxError>(())
/// ```
pub enum Event<G: Game> {
    /// The act of the seat to move.
    Action(G::Action),
    /// The outcome that the host drew.
    Chance(G::Chance),
}

// Derives would ask `G` itself for these; only its actions and chances matter.
impl<G: Game> Clone for Event<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Event<G> {}

impl<G: Game> PartialEq for Event<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Event::Action(a), Event::Action(b)) => a == b,
            (Event::Chance(a), Event::Chance(b)) => a == b,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Event<G> {}

impl<G: Game> Debug for Event<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Event::Action(action) => Debug::fmt(action, f),
            Event::Chance(chance) => Debug::fmt(chance, f),
        }
    }
}

impl<G: Game> Display for Event<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Event::Action(action) => Display::fmt(action, f),
            Event::Chance(chance) => Display::fmt(chance, f),
        }
    }
}

impl<G: Game> FromStr for Event<G> {
    type Err = SyntaxError;

    /// A text that is neither an action nor a chance event is reported as an action that cannot be read, since that is what
    /// people type.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        match text.parse() {
            Ok(action) => Ok(Event::Action(action)),
            Err(error) => text.parse().map(Event::Chance).map_err(|_: SyntaxError| error),
        }
    }
}
