//! The proof, as it travels with a game record.

use game_core::{Record, RecordError, json};
use serde::{Deserialize, Serialize};

/// The version of the scheme that this crate draws and checks.
pub const SCHEME: u32 = 1;

/// Everything needed to repeat the draws of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// Version of the scheme.
    pub scheme: u32,
    /// The hash that was published before the game.
    pub commitment: String,
    /// The secret that was kept until the game was over.
    pub secret: String,
    /// The entropy that the players added, by seat.
    pub entropy: Vec<String>,
    /// The number of events that were played elsewhere, with a deal made elsewhere, if the game was continued here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_event: Option<u32>,
}

/// A game record with its proof: one line of JSON, which every reader of records reads too.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ProvedRecord {
    /// The record.
    #[serde(flatten)]
    pub record: Record,
    /// The proof, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Proof>,
}

impl ProvedRecord {
    /// Reads one line.
    pub fn from_json(line: &str) -> Result<ProvedRecord, RecordError> {
        json::object_in_text(line).map_err(|error| RecordError::whole(format!("not a game record: {error}")))
    }

    /// Writes one line, without a line break.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record holds only strings, numbers and JSON values")
    }
}
