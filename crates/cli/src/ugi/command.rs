//! The commands of the host, read word by word.

use std::time::Duration;

use game_core::Record;
use serde::de::IgnoredAny;
use thiserror::Error;

use crate::limits::Limits;

/// A command of the host.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Command<'a> {
    Ugi,
    IsReady,
    NewGame,
    Position { start: Start, moves: Vec<&'a str> },
    Go(Limits),
    Stop,
    Query(Query),
    Quit,
}

/// Where a position begins.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Start {
    /// The deal of the program's seed.
    StartPosition,
    /// The last position of a record.
    Record(Box<Record>),
}

/// A question about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    GameOver,
    Result,
    FirstPlayersTurn,
    Turn,
    Legal,
    Scores,
}

/// A line that is no command.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(super) enum CommandError {
    #[error(
        "unknown command {0:?}; known are ugi, isready, uginewgame, position, go, stop, query and quit (`crema ugi --help` explains them)"
    )]
    Unknown(String),
    #[error("{command}: unexpected {rest:?}")]
    TooMuch { command: &'static str, rest: String },
    #[error("position: expected \"startpos\" or \"record\" and a JSON object, not {0:?}")]
    Start(String),
    #[error("position: {0}")]
    Record(String),
    #[error("go: expected \"movetime MILLISECONDS\", \"nodes COUNT\" or \"infinite\", not {0:?}")]
    Limits(String),
    #[error("query: expected gameover, result, p1turn, turn, legal or scores, not {0:?}")]
    Query(String),
    #[error("setoption: there are no options here; `crema ugi --help` lists the flags")]
    Option,
}

/// Reads a line that is not empty.
pub(super) fn parse(line: &str) -> Result<Command<'_>, CommandError> {
    let (word, rest) = split_word(line);
    let alone = |command, result| match rest {
        "" => Ok(result),
        _ => Err(CommandError::TooMuch { command, rest: excerpt(rest) }),
    };
    match word {
        "ugi" => alone("ugi", Command::Ugi),
        "isready" => alone("isready", Command::IsReady),
        "uginewgame" => alone("uginewgame", Command::NewGame),
        "stop" => alone("stop", Command::Stop),
        "quit" => alone("quit", Command::Quit),
        "position" => position(rest),
        "go" => limits(rest).map(Command::Go),
        "query" => query(rest).map(Command::Query),
        "setoption" => Err(CommandError::Option),
        _ => Err(CommandError::Unknown(excerpt(word))),
    }
}

fn position(text: &str) -> Result<Command<'_>, CommandError> {
    let (start, rest) = match split_word(text) {
        ("startpos", rest) => (Start::StartPosition, rest),
        ("record", rest) => record(rest)?,
        _ => return Err(CommandError::Start(excerpt(text))),
    };
    let moves = match split_word(rest) {
        ("", _) | ("moves", "") => Vec::new(),
        ("moves", events) => events.split(';').map(str::trim).collect(),
        _ => return Err(CommandError::TooMuch { command: "position", rest: excerpt(rest) }),
    };
    Ok(Command::Position { start, moves })
}

/// Reads a record from the beginning of `text` and returns the rest. JSON itself says where it ends: its strings may hold
/// any words, `moves` too.
fn record(text: &str) -> Result<(Start, &str), CommandError> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
    let (record, rest) = match values.next() {
        Some(Ok(_)) => text.split_at(values.byte_offset()),
        // The parser itself describes JSON that it cannot read to its end.
        Some(Err(_)) => (text, ""),
        None => return Err(CommandError::Record("expected a game record after \"record\"".to_owned())),
    };
    let record = Record::from_json(record).map_err(|error| CommandError::Record(error.to_string()))?;
    Ok((Start::Record(Box::new(record)), rest.trim_start()))
}

fn limits(text: &str) -> Result<Limits, CommandError> {
    let wrong = || CommandError::Limits(excerpt(text));
    let mut limits = Limits::default();
    if text == "infinite" {
        return Ok(limits);
    }
    let mut words = text.split_whitespace();
    while let Some(name) = words.next() {
        let number: u64 = words.next().and_then(|number| number.parse().ok()).ok_or_else(wrong)?;
        match name {
            "movetime" => limits.time = Some(Duration::from_millis(number)),
            "nodes" => limits.nodes = Some(number),
            _ => return Err(wrong()),
        }
    }
    if limits == Limits::default() { Err(wrong()) } else { Ok(limits) }
}

fn query(text: &str) -> Result<Query, CommandError> {
    match text {
        "gameover" => Ok(Query::GameOver),
        "result" => Ok(Query::Result),
        "p1turn" => Ok(Query::FirstPlayersTurn),
        "turn" => Ok(Query::Turn),
        "legal" => Ok(Query::Legal),
        "scores" => Ok(Query::Scores),
        _ => Err(CommandError::Query(excerpt(text))),
    }
}

fn split_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// As much of the host's text as an error quotes.
fn excerpt(text: &str) -> String {
    const SHOWN: usize = 60;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = r#"{"format":1,"game":"a moves b","rules":1,"seats":2,"events":[]}"#;

    fn check(line: &str, expected: &Command) {
        assert_eq!(parse(line).as_ref(), Ok(expected), "{line}");
    }

    #[test]
    fn every_command_is_understood() {
        let at_start = |moves| Command::Position { start: Start::StartPosition, moves };
        let record = Record::from_json(RECORD).unwrap();
        let at_record = |moves| Command::Position { start: Start::Record(Box::new(record.clone())), moves };
        let go = |time: Option<u64>, nodes| Command::Go(Limits { time: time.map(Duration::from_millis), nodes });
        check("ugi", &Command::Ugi);
        check("isready", &Command::IsReady);
        check("uginewgame", &Command::NewGame);
        check("stop", &Command::Stop);
        check("quit", &Command::Quit);
        check("position startpos", &at_start(vec![]));
        check("position startpos moves", &at_start(vec![]));
        check("position\tstartpos  moves a b; c", &at_start(vec!["a b", "c"]));
        check(&format!("position record {RECORD}"), &at_record(vec![]));
        check(&format!("position record {RECORD} moves x;y"), &at_record(vec!["x", "y"]));
        check("go movetime 50", &go(Some(50), None));
        check("go nodes 7 movetime 50", &go(Some(50), Some(7)));
        check("go infinite", &go(None, None));
        check("query legal", &Command::Query(Query::Legal));
    }

    #[test]
    fn whatever_else_is_refused() {
        for line in [
            "UGI",
            "ugi now",
            "\0",
            "position",
            "position fen x",
            "position startpos a",
            "position record",
            "position record {",
            "position record {} moves a",
            "go",
            "go nodes",
            "go nodes -1",
            "go nodes 1.5",
            "go nodes 99999999999999999999",
            "go depth 3",
            "go infinite nodes 3",
            "query",
            "query legal moves",
            "setoption name Hash value 1",
        ] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
