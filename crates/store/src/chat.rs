//! The chat of a table.

use futures_util::FutureExt;
use serde::Serialize;

use crate::database::{Connection, Done, Row, values};
use crate::matches::status_of;
use crate::{Error, MatchId, Millis, PersonId, Result, Store, text};

/// How many lines one match can hold.
pub const CHAT_LINES_MAX: u32 = 1000;

/// The words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "text")]
pub enum Said {
    /// A preset phrase, by its id.
    Preset(String),
    /// Free text.
    Text(String),
}

/// A line to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChatLine {
    /// From which seat; nothing for a spectator.
    pub seat: Option<u8>,
    /// By whom.
    pub person: PersonId,
    /// The subject.
    pub said: Said,
}

/// A line of a match's chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChatLine {
    /// Its number, from 1. Lines of people who are gone are gone too, so numbers may be missing.
    pub number: u32,
    /// From which seat; nothing for a spectator.
    pub seat: Option<u8>,
    /// By whom.
    pub person: PersonId,
    /// The name shown.
    pub name: String,
    /// The subject.
    pub said: Said,
    /// When.
    pub at: Millis,
}

impl Said {
    fn parts(&self) -> (&'static str, &str) {
        match self {
            Said::Preset(id) => ("preset", id),
            Said::Text(text) => ("text", text),
        }
    }
}

impl Store {
    /// Adds a line and returns its number; nothing when the match holds [`CHAT_LINES_MAX`] already.
    pub async fn add_chat(&self, id: &MatchId, line: NewChatLine, now: Millis) -> Result<Option<u32>> {
        text::CHAT.check(line.said.parts().1)?;
        let id = id.clone();
        self.database.write(move |connection| add(connection, id, line, now).boxed()).await
    }

    /// The lines after number `after`, the oldest first.
    pub async fn chat_after(&self, id: &MatchId, after: u32) -> Result<Vec<ChatLine>> {
        let sql = "SELECT c.number, c.seat, c.person_id, COALESCE(s.name, p.name) AS shown_name, c.kind, c.text, c.at FROM chat c \
                   JOIN people p ON p.id = c.person_id \
                   LEFT JOIN seats s ON s.match_id = c.match_id AND s.seat = c.seat \
                   WHERE c.match_id = $1 AND c.number > $2 ORDER BY c.number";
        self.database.read(sql, values![id, after]).await?.iter().map(line).collect()
    }
}

fn line(row: &Row) -> Result<ChatLine> {
    Ok(ChatLine {
        number: row.number("number")?,
        seat: row.number_some("seat")?,
        person: row.parse("person_id")?,
        name: row.get("shown_name")?,
        said: said(row)?,
        at: row.get("at")?,
    })
}

/// The words, in the columns `kind` and `text`.
pub(crate) fn said(row: &Row) -> Result<Said> {
    let kind: String = row.get("kind")?;
    match kind.as_str() {
        "preset" => Ok(Said::Preset(row.get("text")?)),
        "text" => Ok(Said::Text(row.get("text")?)),
        _ => Err(Error::Unreadable { what: "kind of chat line", found: kind }),
    }
}

async fn add(connection: &mut Connection, id: MatchId, line: NewChatLine, now: Millis) -> Result<Done<Option<u32>>> {
    let sql = "UPDATE matches SET chat_lines = chat_lines + 1 WHERE id = $1 AND chat_lines < $2 RETURNING chat_lines";
    let Some(row) = connection.row(sql, values![id, CHAT_LINES_MAX]).await? else {
        status_of(connection, &id).await?;
        return Ok(Done::Undo(None));
    };
    let number: u32 = row.number("chat_lines")?;
    let (kind, text) = line.said.parts();
    let sql =
        "INSERT INTO chat (match_id, number, seat, person_id, kind, text, at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    connection.execute(sql, values![id, number, line.seat, line.person, kind, text, now]).await?;
    Ok(Done::Keep(Some(number)))
}
