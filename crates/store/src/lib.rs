//! Durable records of the online server: matches with their seats and events, people, ratings, and what a server must know
//! about itself. On SQLite (`sqlite:PATH`) or PostgreSQL (`postgres://…`), with the same behaviour on both.
//!
//! *Why this shape.* The store knows no game: options, set-ups, events and results are text and JSON. It alone knows SQL. It
//! reads no clock and draws no random numbers: `now` and ids are arguments. [`Store`] is one type over two databases, not a
//! trait with two implementations, because every operation is written once, in SQL that both understand (see `database`).
//!
//! What the caller may rely on:
//! - What an operation has answered is durable: it survives `kill -9` and the loss of power.
//! - An operation happens whole or not at all, and its answer says which. After an error nothing has changed, unless the
//!   connection broke during the commit; then asking again tells, because appends carry the sender's own name for the move.
//! - Of any number of nodes that append the same number to a match, one wins; the database decides, not a lease.

mod api_tokens;
mod backup;
mod bans;
mod chat;
mod database;
mod ending;
mod error;
mod events;
mod friends;
mod id;
mod log_entry;
mod marks;
mod match_filter;
mod match_record;
mod match_result;
mod match_rows;
mod matches;
mod passkeys;
mod people;
mod personal_data;
mod push;
mod ratings;
mod schema;
mod seats;
mod sessions;
#[cfg(feature = "testkit")]
pub mod testkit;
mod text;
mod upkeep;
mod word;

use std::sync::Arc;

use futures_util::FutureExt;

pub use api_tokens::{ApiToken, NewApiToken};
pub use backup::{BackupReport, STILL_WARM, backup, check_backup, restore};
pub use bans::{Ban, Banned};
pub use chat::{CHAT_LINES_MAX, ChatLine, NewChatLine, Said};
pub use ending::{Ended, Ending, RatingChange};
pub use error::{Error, Result};
pub use events::{Append, Appended, EVENTS_MAX, EventRecord};
pub use friends::Befriended;
pub use id::{ApiTokenId, ID_MAX, MatchId, PersonId, SessionId, TokenHash};
pub use log_entry::{LOG_VERSION, LogEntry};
pub use marks::Mark;
pub use match_filter::{Cursor, MatchFilter};
pub use match_record::{
    Access, ChatPolicy, Clock, HeldMatch, Holder, LeaverPolicy, MatchRecord, Millis, NewMatch, NewSeat,
    NewShuffleCommitment, SEATS_MAX, SeatRecord, SeatStatus, ShuffleCommitment, Status, TurnState,
};
pub use match_result::{EndReason, MatchResult, Outcome};
pub use matches::{Create, Start};
pub use passkeys::Passkey;
pub use people::{Account, ClaimName, Person, PersonKind};
pub use push::PushSubscription;
pub use ratings::{GameRating, Player, Rating, RatingStep};
pub use schema::{SCHEMA_VERSION, migrate};
pub use seats::{TakeSeat, Wanted};
pub use sessions::{NewSession, Session};
pub use text::{CHAT_TEXT_MAX, NAME_MAX};

use database::{Database, Done, Value};
use schema::Place;

/// The store: a handle, cheap to clone. Operations may be called from any task.
#[derive(Clone, Debug)]
pub struct Store {
    database: Arc<Database>,
}

impl Store {
    /// Opens `sqlite:PATH` (made if it is missing, with its folder) or `postgres://…`, and brings the schema up to date.
    pub async fn open(address: &str) -> Result<Store> {
        Ok(Store { database: Arc::new(schema::open(address).await?) })
    }

    /// The same for a database that is there: a file that is missing is an error, and is not made.
    pub async fn open_existing(address: &str) -> Result<Store> {
        Place::of(address)?.must_exist()?;
        Store::open(address).await
    }

    /// Finishes what is under way, and closes. Every later operation is [`Error::Closed`].
    pub async fn close(&self) {
        self.database.close().await;
    }

    /// A writing operation of one statement; returns how many rows it changed.
    async fn execute(&self, sql: &'static str, values: Vec<Value>) -> Result<u64> {
        self.database
            .write(move |connection| async move { connection.execute(sql, values).await.map(Done::Keep) }.boxed())
            .await
    }
}
