//! The log of a table: everything that has happened in its match, numbered from 0, never changed, only added to.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Millis;

/// One numbered entry of a table's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Entry {
    /// Its number, from 0 without gaps.
    pub number: u32,
    /// When it happened.
    pub at: Millis,
    /// The event.
    #[serde(flatten)]
    pub what: TableEvent,
}

/// The kinds of events in a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum TableEvent {
    /// An event of the game.
    Event {
        /// The seat that made it; none for chance.
        by: Option<u8>,
        /// Its text. Left out where the reader may not know it: the view says what they may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
    },
    /// The match was cut back to its first `length` events.
    TookBack {
        /// The seat whose wish it was.
        by: u8,
        /// How many events are left.
        length: u32,
    },
    /// A player gave up. With three or four seats a bot plays on for them.
    Resigned {
        /// The person.
        by: u8,
    },
    /// A player's time ran out; what follows is what follows a resignation.
    Flagged {
        /// The owner.
        by: u8,
    },
    /// A player has been away too long: a bot plays for them.
    BotTook {
        /// The seat.
        by: u8,
        /// How strong the bot is.
        level: u8,
    },
    /// A player took the seat back from the bot.
    Reclaimed {
        /// The seat.
        by: u8,
    },
    /// The game is over.
    Ended {
        /// How.
        result: GameResult,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameResult {
    /// The cause of its end.
    pub reason: EndReason,
    /// Points by seat, if it was played to its end.
    pub scores: Option<Vec<i32>>,
    /// Every winner's seat. Nobody wins an abandoned game.
    pub winners: Vec<u8>,
}

/// The cause of a game's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The rules.
    Played,
    /// Only one player had not resigned or run out of time.
    Resigned,
    /// The last but one ran out of time.
    Flagged,
    /// Nobody came back.
    Abandoned,
    /// The host closed the table.
    Closed,
}
