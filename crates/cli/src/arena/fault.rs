//! Ways to lose a game without playing it to its end.

use thiserror::Error;

use crate::single_line::single_line;

/// A player's fault.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum Fault {
    /// No legal move: rubbish, something against the rules, or nothing because the program is gone.
    #[error("{0}")]
    Illegal(String),
    /// No answer in time.
    #[error("no answer within {0} ms")]
    TimeOut(u128),
}

impl Fault {
    /// A fault other than being late, described in one short line whatever it quotes.
    pub(crate) fn illegal(message: &str) -> Fault {
        Fault::Illegal(single_line(message))
    }
}
