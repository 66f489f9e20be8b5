//! The events of a match: appended once, durable before anybody hears of them, never changed.

use std::ops::Range;

use futures_util::FutureExt;
use serde_json::json;
use sqlx::AssertSqlSafe;

use crate::database::{Connection, Done, values};
use crate::ending::{Settled, settle};
use crate::{Ending, Error, LogEntry, MatchId, Millis, Result, Status, Store, TurnState, text};

/// The most events that can be appended together.
pub const EVENTS_MAX: usize = 1000;

/// How many rows go into one statement: databases limit its values, and each size is a statement of its own to prepare.
const ROWS: usize = 32;

/// Events that are appended together or not at all.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// The match.
    pub id: MatchId,
    /// The number of the first: how many entries the sender expects the log to have.
    pub first: u32,
    /// The entries, at least one and at most [`EVENTS_MAX`].
    pub events: Vec<LogEntry>,
    /// The sender's own name for this move: its idempotency key. The same name again is the same move again, so the name must say
    /// who sends it, too.
    pub client_move: Option<String>,
    /// The turn afterwards, and the clocks.
    pub turn_state: TurnState,
    /// How the match ends, if it ends with these events: in the same transaction.
    pub ending: Option<Ending>,
}

/// The result of an append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The events are durable and have these numbers.
    Now(Range<u32>),
    /// A move of this name was appended before, and has these numbers. Nothing was changed.
    Before(Range<u32>),
    /// The match has this many events, not `first`. Nothing was changed.
    Stale(u32),
    /// The match does not run. Nothing was changed.
    NotRunning(Status),
    /// A rating in `ending` has changed since it was read: read again, compute again. Nothing was changed.
    RatingsMoved,
}

/// An entry of a match's log, with its place in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRecord {
    /// Its number, from 0.
    pub number: u32,
    /// When it was appended.
    pub at: Millis,
    /// Its text.
    pub entry: LogEntry,
}

impl Append {
    fn check(&self) -> Result<()> {
        if !(1..=EVENTS_MAX).contains(&self.events.len()) {
            let problem = format!("{} of them; append 1 to {EVENTS_MAX} at a time", self.events.len());
            return Err(Error::Invalid { field: "events", problem });
        }
        text::CLIENT_MOVE.check_some(self.client_move.as_deref())?;
        self.events.iter().try_for_each(LogEntry::check)?;
        self.ending.as_ref().map_or(Ok(()), Ending::check)
    }

    /// The numbers the events get.
    fn numbers(&self) -> Range<u32> {
        self.first..self.first.saturating_add(u32::try_from(self.events.len()).unwrap_or(u32::MAX))
    }
}

impl Store {
    /// Appends events: one transaction, durable when this returns. Of any number of senders with the same `first`, one wins.
    pub async fn append_events(&self, append: Append, now: Millis) -> Result<Appended> {
        append.check()?;
        self.database.write(move |connection| append_all(connection, append, now).boxed()).await
    }

    /// The events from number `first` on; none when there are no more.
    pub async fn events_from(&self, id: &MatchId, first: u32) -> Result<Vec<EventRecord>> {
        let sql = "SELECT number, by_seat, text, at FROM events WHERE match_id = $1 AND number >= $2 ORDER BY number";
        let rows = self.database.read(sql, values![id, first]).await?;
        let event = |row: &crate::database::Row| {
            let entry = LogEntry::parse(row.number_some("by_seat")?, row.get("text")?)?;
            Ok(EventRecord { number: row.number("number")?, at: row.get("at")?, entry })
        };
        rows.iter().map(event).collect()
    }
}

async fn append_all(connection: &mut Connection, append: Append, now: Millis) -> Result<Done<Appended>> {
    let numbers = append.numbers();
    let turn_state = &append.turn_state;
    // Optimistic concurrency: one row decides. Of the senders that expect the same length, the first makes the log longer, and the
    // others find that it is.
    let sql = "UPDATE matches SET length = $3, turn_seat = $4, clocks = $5, running_since = $6, flag_at = $7, active_at = $8 \
               WHERE id = $1 AND length = $2 AND status = 'running'";
    let clocks = json!(turn_state.clocks_ms);
    let (turn, since, flag) = (turn_state.turn, turn_state.running_since, turn_state.flag_at);
    let values = values![append.id, append.first, numbers.end, turn, clocks, since, flag, now];
    let extended = connection.execute(sql, values).await? > 0;
    // Only now: a second sender of the same move has waited for that row, and finds the first one's name.
    if let Some(before) = find_name(connection, &append).await? {
        return Ok(Done::Undo(Appended::Before(before)));
    }
    if !extended {
        return Ok(Done::Undo(refusal(connection, &append.id).await?));
    }
    insert(connection, &append, now).await?;
    if let Some(ending) = append.ending {
        match settle(connection, &append.id, ending, now).await? {
            Settled::Now => {}
            Settled::RatingsMoved => return Ok(Done::Undo(Appended::RatingsMoved)),
            Settled::NotLive(status) => return Ok(Done::Undo(Appended::NotRunning(status))),
        }
    }
    Ok(Done::Keep(Appended::Now(numbers)))
}

/// The numbers that the sender's name for this move was given before, if it was. No index is needed for it: one match has a few
/// hundred events, which lie together.
async fn find_name(connection: &mut Connection, append: &Append) -> Result<Option<Range<u32>>> {
    let Some(name) = &append.client_move else { return Ok(None) };
    let sql = "SELECT number, number + move_count AS after_last FROM events WHERE match_id = $1 AND move_name = $2";
    let Some(row) = connection.row(sql, values![append.id, name]).await? else { return Ok(None) };
    Ok(Some(row.number("number")?..row.number("after_last")?))
}

/// Why a match took no event.
async fn refusal(connection: &mut Connection, id: &MatchId) -> Result<Appended> {
    let row = connection.row("SELECT status, length FROM matches WHERE id = $1", values![id]).await?;
    let row = row.ok_or_else(|| Error::NoMatch(id.clone()))?;
    Ok(match row.parse("status")? {
        Status::Running => Appended::Stale(row.number("length")?),
        status => Appended::NotRunning(status),
    })
}

/// The name of the move and how many events it has stand with the first of them.
async fn insert(connection: &mut Connection, append: &Append, now: Millis) -> Result<()> {
    let count = append.client_move.as_ref().map(|_| append.events.len() as i64);
    let mut number = append.first;
    for events in append.events.chunks(ROWS) {
        let mut values = values![append.id, now];
        let mut rows = Vec::with_capacity(events.len());
        for event in events {
            let next = values.len() + 1;
            let (name, count) = if number == append.first { (&append.client_move, count) } else { (&None, None) };
            let places: Vec<String> = (next..next + 5).map(|place| format!("${place}")).collect();
            rows.push(format!("($1, $2, {})", places.join(", ")));
            values.extend(values![number, event.seat(), *event.to_text(), name, count]);
            number += 1;
        }
        let sql = format!(
            "INSERT INTO events (match_id, at, number, by_seat, text, move_name, move_count) VALUES {}",
            rows.join(", ")
        );
        // Only marks for values have been put into the statement.
        connection.execute(AssertSqlSafe(sql), values).await?;
    }
    Ok(())
}
