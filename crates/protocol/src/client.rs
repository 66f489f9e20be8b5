//! Messages from the client.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Saying;

/// A message over the socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// The version the client speaks: [`crate::PROTOCOL`].
        protocol: u32,
    },
    /// Answered by [`crate::ServerMessage::Pong`].
    Ping {
        /// Comes back unchanged.
        echo: u32,
    },
    /// Send me this table and then its news. Answered by the entries after `seen`, or by the whole table.
    Watch {
        /// Table id.
        table: String,
        /// How many log entries the client has, if it has been here before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<u32>,
    },
    /// No more news of this table.
    Unwatch {
        /// Table id.
        table: String,
    },
    /// Do something at a table. Answered by [`crate::ServerMessage::Answer`] with the same id.
    Act {
        /// Table id.
        table: String,
        /// The task.
        #[serde(flatten)]
        act: NamedAct,
    },
}

/// An act and the name its answer will carry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NamedAct {
    /// Chosen by the client, new for each act, the same when it repeats one: the same id gets the same answer and is not done
    /// twice. At most [`crate::limits::ACT_ID_CHARS`] characters.
    pub id: String,
    /// The task.
    pub act: Act,
}

/// Something to be done at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Act {
    /// Play these events, all or none.
    Play {
        /// How many log entries the client has; if the log has moved on, nothing is played.
        expected: u32,
        /// Events in order. They end where another seat or chance comes next.
        events: Vec<String>,
    },
    /// Cut the match back to its first `length` events: at once within one's own turn while nothing new has come to light,
    /// otherwise (in friendly games) if every other player agrees.
    TakeBack {
        /// How many log entries the client has.
        expected: u32,
        /// How many events would be left.
        length: u32,
    },
    /// Agree or disagree with the take-back that another player has asked for.
    AnswerTakeBack {
        /// How many log entries the client has.
        expected: u32,
        /// Yes or no.
        agree: bool,
    },
    /// Give up.
    Resign,
    /// Take one's seat back from the bot.
    Reclaim,
    /// Change one's share in the shuffle, before the game starts.
    Mix {
        /// At most [`crate::limits::ENTROPY_CHARS`] characters.
        entropy: String,
    },
    /// Say something.
    Say {
        /// The subject.
        saying: Saying,
    },
}
