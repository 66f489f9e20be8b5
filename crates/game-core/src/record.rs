//! Game records: one game as one line of JSON.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::{Outcome, json};

/// The version of the record format that this code writes, and the only one it reads so far.
pub const FORMAT: u32 = 1;

/// A record as text sees it: well-formed, but not yet replayed. Fields that this version does not know are ignored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Version of the format.
    pub format: u32,
    /// Game id.
    pub game: String,
    /// Version of that game's rules.
    pub rules: u32,
    /// Number of seats.
    pub seats: u64,
    /// Options that differ from the default.
    #[serde(default = "empty_object")]
    pub options: Value,
    /// The deal.
    #[serde(default = "empty_object")]
    pub setup: Value,
    /// Every event in order.
    pub events: Vec<String>,
    /// How it ended; missing while the game is under way.
    #[serde(default, deserialize_with = "json::optional_object", skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordResult>,
}

/// The result a record claims.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordResult {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Every winner's seat.
    pub winners: Vec<usize>,
}

impl From<&Outcome> for RecordResult {
    fn from(outcome: &Outcome) -> Self {
        RecordResult {
            scores: outcome.scores.iter().copied().collect(),
            winners: outcome.winners.iter().map(|seat| seat.index()).collect(),
        }
    }
}

/// The fault of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
pub struct RecordError {
    /// Which event is at fault, counted from 0; `None` when it is something else.
    pub event: Option<usize>,
    /// The fault in words.
    pub message: String,
}

impl RecordError {
    /// Something other than an event is wrong.
    pub fn whole(message: impl Into<String>) -> Self {
        RecordError { event: None, message: message.into() }
    }
}

impl Record {
    /// Reads one line.
    pub fn from_json(line: &str) -> Result<Record, RecordError> {
        json::object_in_text(line).map_err(|error| RecordError::whole(format!("not a game record: {error}")))
    }

    /// Writes one line, without a line break.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record holds only strings, numbers and JSON values")
    }
}

fn empty_object() -> Value {
    Value::Object(serde_json::Map::new())
}
