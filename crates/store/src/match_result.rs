//! How a match ended, as the store keeps it.
//!
//! *Why this shape.* The column `matches.result` and the last entry of a log hold the same JSON. Its words belong to the store: they
//! are spelt out here, letter by letter, so that no rename in Rust and no change of the protocol can make an old match unreadable.
//! `tests/golden/results.txt` has an example of each kind.

use serde::{Deserialize, Serialize};

use crate::{Error, Result};

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchResult {
    /// The cause of its end.
    #[serde(rename = "reason")]
    pub reason: EndReason,
    /// Points by seat, if it was played to its end.
    #[serde(rename = "scores")]
    pub scores: Option<Vec<i32>>,
    /// The seats of all winners.
    #[serde(rename = "winners")]
    pub winners: Vec<u8>,
}

/// The cause of a match's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndReason {
    /// The rules.
    #[serde(rename = "played")]
    Played,
    /// All players but one had resigned or run out of time.
    #[serde(rename = "resigned")]
    Resigned,
    /// The last opponent ran out of time.
    #[serde(rename = "flagged")]
    Flagged,
    /// Nobody came back.
    #[serde(rename = "abandoned")]
    Abandoned,
    /// The host closed the table.
    #[serde(rename = "closed")]
    Closed,
}

/// The facts about the end of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Outcome {
    /// It has a result.
    Finished(MatchResult),
    /// It was ended without one.
    Aborted {
        /// Why.
        #[serde(rename = "aborted")]
        reason: String,
    },
}

impl Outcome {
    /// The text that is stored.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("an outcome is plain data")
    }

    /// Reads what [`Outcome::to_text`] of this or any earlier version has written.
    pub fn parse(text: &str) -> Result<Outcome> {
        serde_json::from_str(text).map_err(|_| Error::Unreadable { what: "result", found: text.to_owned() })
    }
}
