//! A table as one person may see it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{GameResult, Line, Millis, PositionView, Terms};

/// Everything about a table that its reader may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableView {
    /// Table id.
    pub id: String,
    /// Game id.
    pub game: String,
    /// The game's options.
    pub options: serde_json::Value,
    /// The agreement.
    pub terms: Terms,
    /// The person who opened it.
    pub creator: String,
    /// When.
    pub created: Millis,
    /// The reader's seat; spectators have none.
    pub your_seat: Option<u8>,
    /// The part that changes with the log.
    pub now: TableNow,
    /// The match so far as a game record: always in games where nothing is hidden, otherwise once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub record: Option<serde_json::Value>,
    /// The promise, and later the proof, of a fair shuffle.
    pub fairness: Fairness,
    /// The people there.
    pub presence: Presence,
    /// The last lines said.
    pub talk: Vec<Line>,
    /// The table at which the same players meet again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// The part of a table that changes with its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableNow {
    /// How many log entries there are: the `expected` of the next act.
    pub number: u32,
    /// Waiting, playing or over.
    pub phase: Phase,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The seat to move, while the game is on.
    pub turn: Option<u8>,
    /// How many events the match has.
    pub length: u32,
    /// The length down to which the reader may take back at once, if it is their turn.
    pub undo_limit: Option<u32>,
    /// The reader's view of the position: JSON of the game's own view type.
    #[ts(as = "Option<serde_json::Value>")]
    #[schema(value_type = Option<serde_json::Value>)]
    pub view: Option<PositionView>,
    /// The players' time.
    pub clock: Option<ClockView>,
    /// The take-back that waits for agreement.
    pub take_back: Option<TakeBackView>,
    /// How it ended.
    pub result: Option<GameResult>,
}

/// The life of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Not every seat is taken.
    Waiting,
    /// The game is on.
    Playing,
    /// It has ended.
    Over,
}

/// One seat as everyone sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatView {
    /// Free.
    Open,
    /// A person's.
    Person {
        /// Person id; empty once the person has deleted their data.
        person: String,
        /// Their name.
        name: String,
        /// The level of the bot that plays for them at the moment.
        bot: Option<u8>,
        /// Have they resigned or run out of time?
        out: bool,
    },
    /// A bot's.
    Bot {
        /// How strong.
        level: u8,
    },
}

/// The kind of person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PersonKind {
    /// A name and a cookie.
    Guest,
    /// An account with a password.
    Account,
    /// An account that a program plays with.
    Bot,
}

/// The players' time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockView {
    /// The server's time when this was written; the rest counts from there.
    pub at: Millis,
    /// Milliseconds left by seat.
    pub left_ms: Vec<i64>,
    /// The seat whose clock runs.
    pub running: Option<u8>,
}

/// A take-back that waits for agreement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TakeBackView {
    /// The caller.
    pub by: u8,
    /// How many events would be left.
    pub length: u32,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
}

/// The promise and the proof of a fair shuffle; see docs/fair-shuffles.md.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fairness {
    /// The hash of the server's secret, known before anybody sits down.
    pub commitment: String,
    /// The players' shares by seat, once the game has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entropy: Option<Vec<String>>,
    /// The secret, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// The number of events that came with a record and were not drawn here; missing if the deal was drawn here too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from_event: Option<u32>,
}

/// The people there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Presence {
    /// By seat: is the person connected? Bots always are.
    pub seats: Vec<bool>,
    /// How many others watch.
    pub spectators: u32,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// Table id.
    pub id: String,
    /// Game id.
    pub game: String,
    /// The game's options.
    pub options: serde_json::Value,
    /// The agreement.
    pub terms: Terms,
    /// When it was opened.
    pub created: Millis,
    /// Waiting, playing or over.
    pub phase: Phase,
    /// The people and bots at the seats.
    pub seats: Vec<SeatView>,
    /// The seat to move, while the game is on.
    pub turn: Option<u8>,
    /// The reader's seat.
    pub your_seat: Option<u8>,
    /// How it ended.
    pub result: Option<GameResult>,
}

/// Take a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default)]
pub struct Sit {
    /// Which; the first free one if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The player's share in the shuffle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entropy: Option<String>,
}

/// A table for those who ask again and again instead of holding a socket open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Polled {
    /// Ask again with this number: the answer comes as soon as something has changed.
    pub revision: u64,
    /// The table.
    pub table: TableView,
}

/// A page of a list of tables, the newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TablePage {
    /// The tables.
    pub tables: Vec<TableSummary>,
    /// Ask with this for the next page; missing on the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub after: Option<String>,
}

/// A game that this server offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameView {
    /// Game id.
    pub id: String,
    /// Its name in English.
    pub name: String,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Version of the rules.
    pub rules_version: u32,
    /// Bots have levels from 1 to this.
    pub bot_levels: u8,
    /// The level for somebody's first game; 0 where there are no bots.
    pub first_bot_level: u8,
}
