//! The words of the bus. They pass between servers of one version or the next: what cannot be read is skipped.

use std::collections::BTreeSet;

use protocol::TakeBackView;
use serde::{Deserialize, Serialize};
use store::{MatchId, PersonId};

/// Something that the other servers should know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum News {
    /// Something about a table.
    Table { table: MatchId, what: TableNews },
    /// It is this person's turn, and they do not look.
    YourTurn { person: PersonId, table: MatchId, game: String },
    /// The person whose turn it is has been told.
    Reached { person: PersonId, table: MatchId },
    /// Every connection of this person is to end.
    HangUp { person: PersonId },
    /// This person's blocks have changed.
    Blocks { person: PersonId },
    /// Something for a passkey to sign.
    Challenge { text: String },
    /// It was signed.
    Signed { text: String },
}

/// Something about a table. It matters only to those who have the table in memory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TableNews {
    /// Something has happened; the log has this many entries now.
    Changed { number: u32 },
    /// Something was said; there are this many lines now.
    Said { lines: u32 },
    /// The players meet again there.
    Rematch { rematch: MatchId },
    /// The obstacle to a take-back at this number of entries; nothing: it was declined.
    TakeBack { number: u32, asked: Option<TakeBackView> },
    /// The people connected to the sender. Repeated while anybody is.
    Here(Crowd),
    /// Who is connected to the others?
    Who,
}

/// The people at a table through one server: a few names, however many watch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Crowd {
    /// The players who count as there.
    pub(crate) here: BTreeSet<PersonId>,
    /// Those of them who have the table before their eyes.
    pub(crate) watching: BTreeSet<PersonId>,
    /// How many others watch.
    pub(crate) spectators: u32,
    /// At which number of entries a bot thinks there.
    pub(crate) thinking: Option<u32>,
}

impl Crowd {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Crowd::default()
    }
}
