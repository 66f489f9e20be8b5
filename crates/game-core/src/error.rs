//! Errors that every game shares. What is illegal in a position is each game's own type, [`crate::Game::Illegal`].

use thiserror::Error;

/// A table that cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The game is not for so many.
    #[error("{0}")]
    Seats(String),
    /// An option is unknown or has a value it cannot have.
    #[error("options: {0}")]
    Options(String),
    /// The deal is not one the rules can produce.
    #[error("setup: {0}")]
    Setup(String),
}

/// A text that is no event of this game, whatever the position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("cannot read {excerpt}: {expected}")]
pub struct SyntaxError {
    /// The beginning of the text, quoted, control characters escaped.
    pub excerpt: String,
    /// The words that would have been understood.
    pub expected: String,
}

impl SyntaxError {
    /// How much of the text an error shows.
    const SHOWN: usize = 60;

    /// `text` could not be read; `expected` names the form that can be.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        let shown: String = text.chars().take(Self::SHOWN).collect();
        let dots = if shown.len() < text.len() { "…" } else { "" };
        SyntaxError { excerpt: format!("\"{}{dots}\"", shown.escape_debug()), expected: expected.into() }
    }
}
