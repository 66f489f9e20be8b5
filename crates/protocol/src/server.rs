//! Messages from the server.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Entry, Line, Me, Presence, Refusal, TableNow, TableView};

/// A message over the socket, or one of the list that a request for news returns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to [`crate::ClientMessage::Hello`].
    Welcome {
        /// The version the server speaks.
        protocol: u32,
        /// The person whom the server takes the client for.
        me: Option<Me>,
        /// Send a ping when silent for so long.
        ping_every_ms: u64,
        /// A connection silent for so long is dead.
        dead_after_ms: u64,
    },
    /// The answer to a ping.
    Pong {
        /// The number that the ping brought.
        echo: u32,
    },
    /// A whole table: on first sight, after too long an absence, and when somebody sits down or leaves.
    Table {
        /// The table.
        table: Box<TableView>,
    },
    /// New entries of a table's log.
    News {
        /// Table id.
        table: String,
        /// The entries, in order; the first continues what the client has.
        entries: Vec<Entry>,
        /// The table after them.
        now: Box<TableNow>,
    },
    /// Somebody came or went.
    Presence {
        /// Table id.
        table: String,
        /// The people there.
        presence: Presence,
    },
    /// Somebody said something.
    Said {
        /// Table id.
        table: String,
        /// The line.
        line: Line,
    },
    /// The bot that is to move waits for its turn to think: there are more bots than the server has time for. Whatever comes next of
    /// the table ends this.
    BotWaits {
        /// Table id.
        table: String,
        /// How many log entries the table has.
        number: u32,
    },
    /// The same players may meet again at another table.
    Rematch {
        /// Table id.
        table: String,
        /// The other table's id.
        rematch: String,
    },
    /// The answer to an act.
    Answer {
        /// Table id.
        table: String,
        /// The act's id.
        id: String,
        /// The result.
        answer: Answer,
    },
    /// It is the reader's turn at a table which they may not be watching.
    YourTurn {
        /// Table id.
        table: String,
        /// Game id.
        game: String,
    },
    /// A message other than an act was refused.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// The server is about to restart. Clocks stand still meanwhile.
    Restarting,
}

/// The result of an act.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// Done, and stored.
    Done {
        /// How many log entries there were after it.
        number: u32,
    },
    /// Nothing was done.
    Refused {
        /// Why.
        refusal: Refusal,
        /// With [`crate::Code::Stale`]: the table as it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<Box<TableView>>,
    },
}

/// How a server closes a socket: the close code and what it means.
pub mod close {
    /// The message could not be read or came in the wrong order.
    pub const MALFORMED: u16 = 4400;
    /// The version is not spoken here.
    pub const VERSION: u16 = 4426;
    /// Too many messages.
    pub const RATE_LIMITED: u16 = 4429;
    /// The connection was silent for too long.
    pub const SILENT: u16 = 4408;
    /// The session was revoked.
    pub const SIGNED_OUT: u16 = 4401;
    /// The client reads more slowly than news arrive.
    pub const TOO_SLOW: u16 = 4413;
    /// The server restarts: come back.
    pub const RESTARTING: u16 = 1012;
}
