//! Talk at a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Millis;

/// Phrases that everyone reads in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Have fun!
    HaveFun,
    /// Nice move!
    NiceMove,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Sorry!
    Sorry,
    /// Oops!
    Oops,
    /// One moment, please.
    OneMoment,
    /// I am back.
    Back,
    /// Another game?
    AnotherGame,
    /// Goodbye!
    Goodbye,
}

/// Something said: a phrase, or text where the table allows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Saying {
    /// One of the phrases.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// Free text.
    Text {
        /// At most [`crate::limits::TEXT_CHARS`] characters.
        text: String,
    },
}

/// A line of talk as everyone gets it. Tables remember the last few lines while they are open; talk is never stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Line {
    /// The speaker.
    pub person: String,
    /// Their name.
    pub name: String,
    /// Their seat; spectators have none.
    pub seat: Option<u8>,
    /// The subject.
    pub saying: Saying,
    /// When.
    pub at: Millis,
}
