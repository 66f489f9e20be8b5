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
    /// What happened.
    #[serde(flatten)]
    pub what: TableEvent,
}

/// What can happen in a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum TableEvent {
    /// An event of the game.
    Event {
        /// Who made it; nobody made what chance did.
        by: Option<u8>,
        /// Its text. Left out where the reader may not know it: the view says what they may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
    },
    /// The match was cut back to its first `length` events.
    TookBack {
        /// Whose wish it was.
        by: u8,
        /// How many events are left.
        length: u32,
    },
    /// A player gave up. With three or four seats a bot plays on for them.
    Resigned {
        /// Who.
        by: u8,
    },
    /// A player's time ran out; what follows is what follows a resignation.
    Flagged {
        /// Whose.
        by: u8,
    },
    /// A player has been away too long: a bot plays for them.
    BotTook {
        /// Whose seat.
        by: u8,
        /// How strong the bot is.
        level: u8,
    },
    /// A player took the seat back from the bot.
    Reclaimed {
        /// Whose seat.
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
    /// What ended it.
    pub reason: EndReason,
    /// Points by seat, if it was played to its end.
    pub scores: Option<Vec<i32>>,
    /// Every winner's seat. Nobody wins an abandoned game.
    pub winners: Vec<u8>,
}

/// What ended a game.
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
