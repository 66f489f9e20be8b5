//! Lists of matches: which, in which order, and where the next page begins.

use serde::{Deserialize, Serialize};

use crate::database::{Bind, Value};
use crate::{Access, MatchId, MatchRecord, Millis, PersonId, Status};

/// Which matches to list. The newest first.
#[derive(Clone, Debug, Default)]
pub struct MatchFilter {
    /// Only these; empty: all.
    pub status: Vec<Status>,
    /// Only of this game.
    pub game: Option<String>,
    /// Only with this access.
    pub access: Option<Access>,
    /// Only where this person holds a seat.
    pub person: Option<PersonId>,
    /// Only what comes after this place in the list.
    pub after: Option<Cursor>,
    /// At most so many.
    pub limit: u32,
}

/// A place in a list of matches: that of the last one seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cursor {
    /// When it was opened.
    pub created_at: Millis,
    /// Its id, which tells apart those opened in the same millisecond.
    pub id: MatchId,
}

impl MatchRecord {
    /// Its place in a list.
    pub fn cursor(&self) -> Cursor {
        Cursor { created_at: self.created_at, id: self.id.clone() }
    }
}

/// A condition under construction: our own words, and the values for their `?`.
#[derive(Default)]
struct Condition {
    words: String,
    values: Vec<Value>,
}

impl Condition {
    fn and(&mut self, words: &str, values: impl IntoIterator<Item = Value>) {
        self.words.push_str(if self.words.is_empty() { " WHERE " } else { " AND " });
        let mut values = values.into_iter();
        for letter in words.chars() {
            match letter {
                '?' => self.place(values.next().expect("as many values as marks")),
                other => self.words.push(other),
            }
        }
    }

    fn place(&mut self, value: Value) {
        self.values.push(value);
        self.words.push('$');
        self.words.push_str(&self.values.len().to_string());
    }
}

impl MatchFilter {
    /// A statement that selects the ids, and its values.
    pub(crate) fn page(&self) -> (String, Vec<Value>) {
        let mut condition = Condition::default();
        // A person's seats carry the time of their match, so that either list is a walk along an index.
        let (from, time, id) = match &self.person {
            None => ("matches m", "m.created_at", "m.id"),
            Some(person) => {
                condition.and("t.person_id = ?", [person.value()]);
                // Somebody may hold several seats of one match, which is listed once.
                let first = "NOT EXISTS (SELECT 1 FROM seats u WHERE u.match_id = t.match_id \
                             AND u.person_id = t.person_id AND u.seat < t.seat)";
                condition.and(first, []);
                ("seats t JOIN matches m ON m.id = t.match_id", "t.created_at", "t.match_id")
            }
        };
        if !self.status.is_empty() {
            let marks = vec!["?"; self.status.len()].join(", ");
            condition.and(&format!("m.status IN ({marks})"), self.status.iter().map(Bind::value));
        }
        if let Some(game) = &self.game {
            condition.and("m.game = ?", [game.value()]);
        }
        if let Some(access) = &self.access {
            condition.and("m.access = ?", [access.value()]);
        }
        if let Some(cursor) = &self.after {
            condition.and(&format!("({time}, {id}) < (?, ?)"), [cursor.created_at.value(), cursor.id.value()]);
        }
        condition.words.push_str(&format!(" ORDER BY {time} DESC, {id} DESC LIMIT "));
        condition.place(self.limit.value());
        (format!("SELECT m.id FROM {from}{}", condition.words), condition.values)
    }
}
