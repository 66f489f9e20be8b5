//! The terms that a table's creator sets and everyone at it plays under.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewTable {
    /// Game id.
    pub game: String,
    /// The seats in turn order; the length is the number of seats.
    pub seats: Vec<SeatPlan>,
    /// The game's options; what is left out has its default.
    #[serde(default = "empty_object")]
    pub options: serde_json::Value,
    /// Everything else that was agreed.
    #[serde(default)]
    pub terms: Terms,
    /// The creator's share in the shuffle; see docs/fair-shuffles.md.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entropy: Option<String>,
    /// A game begun elsewhere, to be continued here. Game, options and number of seats must be the record's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub record: Option<serde_json::Value>,
}

/// The person or bot a seat is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatPlan {
    /// The creator.
    Me,
    /// Everyone.
    Open,
    /// A bot.
    Bot {
        /// How strong, from 1.
        level: u8,
    },
}

/// The terms of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default)]
pub struct Terms {
    /// Time to think.
    pub clock: ClockTerms,
    /// The people who may sit down.
    pub access: Access,
    /// Do only the players see the game while it is played? Everyone may see a game that is over.
    pub private: bool,
    /// Does the result count for ratings? Needs a clock, and accounts at every seat that is not a bot's.
    pub rated: bool,
    /// The kinds of chat that are allowed.
    pub talk: TalkTerms,
    /// The rule for the seat of a person who has left.
    pub leavers: Leavers,
}

/// Time to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockTerms {
    /// As long as one likes.
    #[default]
    None,
    /// For players who are there.
    RealTime {
        /// Seconds for the whole game.
        base_s: u32,
        /// Seconds added when a turn passes on.
        increment_s: u32,
    },
    /// For players who look in now and then.
    Days {
        /// Days for each turn.
        days: u32,
    },
}

/// The people who may sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Anyone who has the link.
    #[default]
    Link,
    /// Anyone: the table is listed in the lobby.
    Anyone,
    /// Friends of the creator, by the link.
    Friends,
}

/// The kinds of chat that a table allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TalkTerms {
    /// Only the phrases that everyone reads in their own language.
    #[default]
    Phrases,
    /// Phrases and free text.
    Text,
    /// Nothing.
    Silent,
}

/// The rule for the seat of a person who has left a game without a clock or with a real-time one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Leavers {
    /// It waits for them.
    #[default]
    Wait,
    /// A bot plays on until they come back and reclaim it.
    Bot {
        /// Seconds to come back in.
        grace_s: u32,
    },
    /// They have resigned.
    Resign {
        /// Seconds to come back in.
        grace_s: u32,
    },
}

fn empty_object() -> serde_json::Value {
    serde_json::Value::Object(serde_json::Map::new())
}
