//! Why something was refused, for programs. People get the message beside it, or their own language's for the code.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Reason;

/// The kind of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message cannot be read.
    Malformed,
    /// The message is longer than [`crate::limits`] allow.
    TooLarge,
    /// The client speaks a version of the protocol that the server does not.
    Version,
    /// Who is speaking? Sign in, or take a name as a guest.
    Unauthorised,
    /// Known, but not allowed to do this.
    Forbidden,
    /// There is no such table, person, session or address.
    NotFound,
    /// The log has moved on; the answer carries the table as it is.
    Stale,
    /// Another seat is to move.
    NotYourTurn,
    /// The rules do not allow it; `facts` says why.
    Illegal,
    /// The table is not in the state that this needs (waiting, playing, over).
    WrongPhase,
    /// The seat or the name is taken, or the table is full.
    Taken,
    /// A value is outside what is allowed; the message says which.
    Invalid,
    /// Too many requests: wait as long as `retry_after_ms` says.
    RateLimited,
    /// Wrong name or password.
    WrongPassword,
    /// The server is stopping or its database is out of reach: try again.
    Unavailable,
    /// A fault of the server's.
    Internal,
}

/// A refusal: what was asked for did not happen, and nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    /// For people, in English.
    pub message: String,
    /// Exactly what, where people often meet it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<Reason>,
    /// For other languages: with [`Code::Illegal`] an object with a `reason` and what belongs to it, with some of the
    /// [`Reason`]s their numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub facts: Option<serde_json::Value>,
    /// With [`Reason::Banned`] and [`Reason::Expelled`]: why, in the words of the server's host, who need not have said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<String>,
    /// With [`Code::RateLimited`]: when to try again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after_ms: Option<u64>,
}

impl Refusal {
    /// A refusal without particulars.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Refusal { code, message: message.into(), reason: None, facts: None, why: None, retry_after_ms: None }
    }
}
