//! The entries of a match's log, and the text that each of them is stored as.
//!
//! *Why this shape.* The log is the match: if one entry cannot be read, the whole match is lost. So the format belongs to the
//! store, and the protocol may change without it; the server converts explicitly. An event of a game is stored as the text that
//! the game gave it. Every other entry begins with a `!`, with which no event may begin, followed by the version of the format:
//!
//! | version | example | written |
//! |---|---|---|
//! | 1 | `!{"what":"took-back","by":0,"length":4}` | until schema version 5; it was the JSON of the protocol |
//! | 2 | `!2 took-back 4` | now; the seat stands in its own column only |
//!
//! A database keeps its lines as they were written. Every version stays readable for ever: `tests/golden` has lines of each kind
//! and version, and the suite reads them. To change the format, add a version; never touch an old reader or an old golden line.

use std::borrow::Cow;

use serde::Deserialize;

use crate::{Error, MatchResult, Result, text};

/// The version of the format that is written.
pub const LOG_VERSION: u32 = 2;

/// Begins every entry that is not an event of the game.
const CONTROL: char = '!';

/// One entry of a match's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogEntry {
    /// An event of the game.
    Event {
        /// The seat that made it; nothing for chance.
        by: Option<u8>,
        /// Its text, which only the game can read. It does not begin with `!`.
        text: String,
    },
    /// The match was cut back to its first `length` events.
    TookBack {
        /// The seat that asked for it.
        by: u8,
        /// How many events are left.
        length: u32,
    },
    /// A player gave up.
    Resigned {
        /// The seat.
        by: u8,
    },
    /// A player's time ran out.
    Flagged {
        /// The seat.
        by: u8,
    },
    /// A bot plays on for a player who has been away too long.
    BotTook {
        /// The seat.
        by: u8,
        /// The level of the bot.
        level: u8,
    },
    /// A player took the seat back from the bot.
    Reclaimed {
        /// The seat.
        by: u8,
    },
    /// The match is over.
    Ended {
        /// How.
        result: MatchResult,
    },
}

impl LogEntry {
    /// The seat that made it; nothing for chance and for the end. It is stored in a column of its own.
    pub fn seat(&self) -> Option<u8> {
        match self {
            LogEntry::Event { by, .. } => *by,
            LogEntry::TookBack { by, .. }
            | LogEntry::Resigned { by }
            | LogEntry::Flagged { by }
            | LogEntry::BotTook { by, .. }
            | LogEntry::Reclaimed { by } => Some(*by),
            LogEntry::Ended { .. } => None,
        }
    }

    /// The text that is stored beside the seat, in version [`LOG_VERSION`].
    pub fn to_text(&self) -> Cow<'_, str> {
        let control = |words: &str| Cow::Owned(format!("{CONTROL}{LOG_VERSION} {words}"));
        match self {
            LogEntry::Event { text, .. } => Cow::Borrowed(text),
            LogEntry::TookBack { length, .. } => control(&format!("took-back {length}")),
            LogEntry::Resigned { .. } => control("resigned"),
            LogEntry::Flagged { .. } => control("flagged"),
            LogEntry::BotTook { level, .. } => control(&format!("bot-took {level}")),
            LogEntry::Reclaimed { .. } => control("reclaimed"),
            LogEntry::Ended { result } => {
                let result = serde_json::to_string(result).expect("a result is plain data");
                control(&format!("ended {result}"))
            }
        }
    }

    /// Reads an entry of any version from its seat and its text.
    pub fn parse(seat: Option<u8>, text: String) -> Result<LogEntry> {
        let Some(line) = text.strip_prefix(CONTROL) else { return Ok(LogEntry::Event { by: seat, text }) };
        let entry = match line.split_once(' ') {
            Some(("2", words)) => read_words(seat, words),
            _ => serde_json::from_str(line).ok().map(LineV1::entry),
        };
        entry.ok_or(Error::Unreadable { what: "log entry", found: text })
    }

    /// Can it be stored so that it reads back as the same?
    pub(crate) fn check(&self) -> Result<()> {
        match self {
            LogEntry::Event { text, .. } if text.starts_with(CONTROL) => {
                let problem =
                    format!("{text:?} begins with {CONTROL:?}, which marks what is no event; begin otherwise");
                Err(Error::Invalid { field: "event", problem })
            }
            LogEntry::Event { text, .. } => text::EVENT.check(text),
            other => text::EVENT.check(&other.to_text()),
        }
    }
}

/// Reads version 2.
fn read_words(seat: Option<u8>, words: &str) -> Option<LogEntry> {
    let (kind, rest) = words.split_once(' ').unwrap_or((words, ""));
    Some(match (kind, seat, rest) {
        ("took-back", Some(by), length) => LogEntry::TookBack { by, length: length.parse().ok()? },
        ("resigned", Some(by), "") => LogEntry::Resigned { by },
        ("flagged", Some(by), "") => LogEntry::Flagged { by },
        ("bot-took", Some(by), level) => LogEntry::BotTook { by, level: level.parse().ok()? },
        ("reclaimed", Some(by), "") => LogEntry::Reclaimed { by },
        ("ended", None, result) => LogEntry::Ended { result: serde_json::from_str(result).ok()? },
        _ => return None,
    })
}

/// Version 1, which nothing writes any more.
#[derive(Deserialize)]
#[serde(tag = "what")]
enum LineV1 {
    #[serde(rename = "took-back")]
    TookBack { by: u8, length: u32 },
    #[serde(rename = "resigned")]
    Resigned { by: u8 },
    #[serde(rename = "flagged")]
    Flagged { by: u8 },
    #[serde(rename = "bot-took")]
    BotTook { by: u8, level: u8 },
    #[serde(rename = "reclaimed")]
    Reclaimed { by: u8 },
    #[serde(rename = "ended")]
    Ended { result: MatchResult },
}

impl LineV1 {
    fn entry(self) -> LogEntry {
        match self {
            LineV1::TookBack { by, length } => LogEntry::TookBack { by, length },
            LineV1::Resigned { by } => LogEntry::Resigned { by },
            LineV1::Flagged { by } => LogEntry::Flagged { by },
            LineV1::BotTook { by, level } => LogEntry::BotTook { by, level },
            LineV1::Reclaimed { by } => LogEntry::Reclaimed { by },
            LineV1::Ended { result } => LogEntry::Ended { result },
        }
    }
}
