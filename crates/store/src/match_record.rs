//! The shape of a match in the store.
//!
//! *Why this shape.* The game is opaque: its id and rules version are text and number, options, set-up and result are JSON that
//! only the game reads. What the store does know is what it must search by: status, seats, whose turn, when a clock runs out.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::word::words;
use crate::{MatchId, Outcome, PersonId, TokenHash};

/// Milliseconds since 1970 in UTC, or a span of them. Always the caller's clock.
pub type Millis = i64;

/// The most seats a match can have.
pub const SEATS_MAX: usize = 16;

/// How far a match has come. It only ever moves forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are being filled.
    Open,
    /// Events are being appended.
    Running,
    /// Played to an end, which has a result.
    Finished,
    /// Ended without one.
    Aborted,
}

words!(Status, "status": Open = "open", Running = "running", Finished = "finished", Aborted = "aborted");

/// The people who may take an open seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Anybody; the table is in the lobby.
    Public,
    /// Anybody who has the link.
    Link,
    /// Friends of the host.
    Friends,
}

words!(Access, "access": Public = "public", Link = "link", Friends = "friends");

/// The kinds of chat that the table allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChatPolicy {
    /// Nothing.
    Off,
    /// Preset phrases.
    Presets,
    /// Preset phrases and free text.
    Text,
}

words!(ChatPolicy, "chat policy": Off = "off", Presets = "presets", Text = "text");

/// The fate of the seat of somebody who left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "then")]
pub enum LeaverPolicy {
    /// It waits, as long as its clock allows.
    Wait,
    /// After the grace time a bot plays on, until the person is back.
    Bot {
        /// The grace time.
        grace_ms: Millis,
    },
    /// After the grace time it has resigned.
    Resign {
        /// The grace time.
        grace_ms: Millis,
    },
}

/// The clock of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Clock {
    /// No limit.
    Untimed,
    /// A sum for the game and something more for each turn.
    RealTime {
        /// At the start.
        base_ms: Millis,
        /// Added after each turn.
        increment_ms: Millis,
    },
    /// So much for each turn.
    PerTurn {
        /// For one turn.
        turn_ms: Millis,
    },
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "who")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A guest or an account.
    Person(PersonId),
    /// A bot of this level.
    Bot(String),
    /// Somebody who has deleted the account since.
    Departed,
}

/// Is the holder of a seat there?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum SeatStatus {
    /// Yes, or not known to be away.
    Here,
    /// Away, and the grace time runs.
    Away {
        /// Since when.
        since: Millis,
    },
    /// A bot plays for the holder, who may take the seat back.
    Substituted {
        /// Since when.
        since: Millis,
        /// The bot's level.
        level: String,
    },
    /// Out of the game for good.
    Resigned {
        /// Since when.
        since: Millis,
    },
}

/// The promise of a fair shuffle: the hash is public before the first event, the secret after the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewShuffleCommitment {
    /// The hash of the secret, in the text that is published.
    pub commitment: String,
    /// The secret, in the text that is published at the end.
    pub secret: String,
}

/// A shuffle as the world may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShuffleCommitment {
    /// The hash of the secret.
    pub commitment: String,
    /// The secret, once the match is over.
    pub secret: Option<String>,
}

/// The fixed data of a table: the part that [`NewMatch`] and [`MatchRecord`] share.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchTerms {
    /// The game's id.
    pub game: String,
    /// The game's rules version.
    pub rules: u32,
    /// The game's options.
    pub options: Value,
    /// The clock.
    pub clock: Clock,
    /// The people who may join.
    pub access: Access,
    /// Does it count for ratings?
    pub rated: bool,
    /// The kinds of chat that are allowed.
    pub chat: ChatPolicy,
    /// The rule for leavers.
    pub leavers: LeaverPolicy,
    /// Do only the players see it while it is played?
    pub private: bool,
    /// The person who opened it; nothing once that person is gone.
    pub host: Option<PersonId>,
    /// The match this is the rematch of. One match has at most one.
    pub rematch_of: Option<MatchId>,
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct NewMatch {
    /// Its id, freshly drawn.
    pub id: MatchId,
    /// Its opening data.
    pub terms: MatchTerms,
    /// Where the game starts from, if that is known before the start.
    pub setup: Option<Value>,
    /// The seats, from seat 0.
    pub seats: Vec<NewSeat>,
    /// The promise about its shuffles.
    pub shuffle: Option<NewShuffleCommitment>,
}

/// A seat to be filled, or filled already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeat {
    /// Its holder.
    pub holder: Holder,
    /// The name shown; empty while it is open.
    pub name: String,
    /// The hash that the holder's seat token must have.
    pub token: Option<TokenHash>,
    /// The holder's share of the shuffle.
    pub entropy: Option<String>,
}

impl NewSeat {
    /// A seat nobody holds yet.
    pub fn open() -> NewSeat {
        NewSeat { holder: Holder::Open, name: String::new(), token: None, entropy: None }
    }
}

/// One seat of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatRecord {
    /// Its number, from 0.
    pub seat: u8,
    /// Its holder.
    pub holder: Holder,
    /// The name shown.
    pub name: String,
    /// Is the holder there?
    pub status: SeatStatus,
    /// The time on the seat's clock when [`MatchRecord::running_since`] was written; it runs only in the seat's own turn.
    pub clock_ms: Option<Millis>,
    /// The holder's share of the shuffle.
    pub entropy: Option<String>,
    /// The hash that the holder's seat token must have.
    #[serde(skip)]
    pub token: Option<TokenHash>,
}

/// The turn and the clocks: the part of a running match that every append replaces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TurnState {
    /// The seat to move; nothing when the game waits for nobody.
    pub turn: Option<u8>,
    /// The time left on each seat's clock, from seat 0; empty without clocks.
    pub clocks_ms: Vec<Millis>,
    /// When the running clock began to run.
    pub running_since: Option<Millis>,
    /// When it will run out: the match is then listed by [`Store::due_matches`](crate::Store::due_matches).
    pub flag_at: Option<Millis>,
}

/// A match, without its events and without its secrets.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchRecord {
    /// Its id.
    pub id: MatchId,
    /// Its opening data.
    #[serde(flatten)]
    pub terms: MatchTerms,
    /// Where the game starts from; known from the start on.
    pub setup: Option<Value>,
    /// The seats, from seat 0.
    pub seats: Vec<SeatRecord>,
    /// How far it has come.
    pub status: Status,
    /// How many events it has; the number of the next one.
    pub length: u32,
    /// The seat to move.
    pub turn: Option<u8>,
    /// When the running clock began to run.
    pub running_since: Option<Millis>,
    /// When the running clock runs out.
    pub flag_at: Option<Millis>,
    /// How it ended, once it is over.
    pub result: Option<Outcome>,
    /// The promise about its shuffles, and the secret once it is over.
    pub shuffle: Option<ShuffleCommitment>,
    /// The rematch of this one.
    pub rematch: Option<MatchId>,
    /// When it was opened.
    pub created_at: Millis,
    /// When the game began.
    pub started_at: Option<Millis>,
    /// When it ended.
    pub ended_at: Option<Millis>,
    /// When anything last happened at it.
    pub active_at: Millis,
}

/// A match with what only the server that runs it may know.
#[derive(Clone)]
pub struct HeldMatch {
    /// The part of it that others may know too.
    pub record: MatchRecord,
    /// The secret of its shuffle, for dealing. It must not leave the server before the end.
    pub secret: Option<String>,
    /// How many lines have been said at it; none: there is nothing to read.
    pub chat_lines: u32,
}
