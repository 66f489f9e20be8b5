//! How far matches have come, many at a glance: so that a server learns what it has missed.

use sqlx::AssertSqlSafe;

use crate::database::{Row, values};
use crate::{MatchId, Millis, Result, Status, Store};

/// How many matches one statement asks for. Always as many, so that it is prepared once.
const TOGETHER: usize = 256;

/// The part of a table that changes with every event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The match.
    pub id: MatchId,
    /// How far it has come.
    pub status: Status,
    /// How many events it has.
    pub length: u32,
    /// When anybody last sat down, got up, or did something.
    pub active_at: Millis,
    /// How many lines were said.
    pub chat_lines: u32,
    /// The rematch of it.
    pub rematch: Option<MatchId>,
}

impl Store {
    /// The marks of these matches, those that exist, in any order.
    pub async fn marks(&self, ids: &[MatchId]) -> Result<Vec<Mark>> {
        let places: Vec<String> = (1..=TOGETHER).map(|place| format!("${place}")).collect();
        let sql = format!(
            "SELECT m.id, m.status, m.length, m.active_at, m.chat_lines, r.id AS rematch FROM matches m \
             LEFT JOIN matches r ON r.rematch_of = m.id WHERE m.id IN ({})",
            places.join(", ")
        );
        let mut marks = Vec::with_capacity(ids.len());
        for some in ids.chunks(TOGETHER) {
            // The rest of the places ask for the last one again.
            let padded = some.iter().chain(std::iter::repeat(&some[some.len() - 1])).take(TOGETHER);
            let values = padded.flat_map(|id| values![id]).collect();
            // Only marks for values have been put into the statement.
            let rows = self.database.read(AssertSqlSafe(sql.clone()), values).await?;
            marks.extend(rows.iter().map(mark).collect::<Result<Vec<Mark>>>()?);
        }
        Ok(marks)
    }
}

fn mark(row: &Row) -> Result<Mark> {
    Ok(Mark {
        id: row.parse("id")?,
        status: row.parse("status")?,
        length: row.number("length")?,
        active_at: row.get("active_at")?,
        chat_lines: row.number("chat_lines")?,
        rematch: row.parse_some("rematch")?,
    })
}
