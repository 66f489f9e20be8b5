//! Durable records of the online server: matches with their seats and events, people, ratings, and what a server must know
//! about itself. On SQLite (`sqlite:PATH`) or PostgreSQL (`postgres://…`), with the same behaviour on both.
//!
//! *Why this shape.* The store knows no game: options, set-ups, events and results are text and JSON. It alone knows SQL. It
//! reads no clock and draws no random numbers: `now` and ids are arguments. [`Store`] is one type over two databases, not a
//! trait with two implementations, because every operation is written once, in SQL that both understand (see `database`).
//!
//! The caller may rely on this:
//! - What an operation has answered is durable: it survives `kill -9` and the loss of power.
//! - An operation happens whole or not at all, and its answer says which. After an error nothing has changed, unless the
//!   connection broke during the commit; then asking again tells, because appends carry the sender's own name for the move.
//! - Of any number of nodes that append the same number to a match, one wins; the database decides, not a lease.
//!
//! # Opening a store
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let address = format!("sqlite:{}", folder.path().join("crema.db").display());
//! use store::{SCHEMA_VERSION, Store};
//!
//! // The address is `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/DATABASE`; opening it runs the migrations.
//! let store = Store::open(&address).await?;
//! assert_eq!(store.schema_version().await?, SCHEMA_VERSION);
//! store.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! # People
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let address = format!("sqlite:{}", folder.path().join("crema.db").display());
//! # let store = store::Store::open(&address).await?;
//! # let now = 1_800_000_000_000;
//!
//! use store::{ClaimName, PersonId, PersonKind};
//!
//! // Ids are made of the caller's random bytes.
//! let ada = PersonId::from_entropy([7; 9]);
//! store.create_guest(&ada, "Ada", now).await?;
//! assert_eq!(store.register(&ada, PersonKind::Account, "Ada", Some("hash of a password")).await?, ClaimName::Claimed);
//! assert!(store.find_account("ADA").await?.is_some(), "names do not depend on capitals");
//! # Ok(())
//! # }
//! ```
//!
//! # Matches
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let address = format!("sqlite:{}", folder.path().join("crema.db").display());
//! # let store = store::Store::open(&address).await?;
//! # let now = 1_800_000_000_000;
//!
//! use serde_json::json;
//! use store::{Access, ChatPolicy, Clock, Create, Holder, LeaverPolicy, MatchTerms, NewMatch, NewSeat, Start, TurnState};
//!
//! let terms = MatchTerms {
//!     game: "nim".to_owned(),
//!     rules: 1,
//!     options: json!({ "heaps": [3, 4, 5] }),
//!     clock: Clock::PerTurn { turn_ms: 86_400_000 },
//!     access: Access::Link,
//!     rated: false,
//!     chat: ChatPolicy::Presets,
//!     leavers: LeaverPolicy::Wait,
//!     private: false,
//!     host: None,
//!     rematch_of: None,
//! };
//! let bot = NewSeat { holder: Holder::Bot("easy".to_owned()), name: "Bot".to_owned(), ..NewSeat::open() };
//! let new = NewMatch { id: "m".parse()?, terms, setup: None, seats: vec![bot.clone(), bot], shuffle: None };
//! let id = new.id.clone();
//! assert_eq!(store.create_match(new, now).await?, Create::Created);
//! let started = store.start_match(&id, json!({}), None, TurnState { turn: Some(0), ..TurnState::default() }, now).await?;
//! assert_eq!(started, Start::Started);
//! assert_eq!(store.find_match(&id).await?.expect("the match").turn, Some(0));
//! # Ok(())
//! # }
//! ```
//!
//! # Appending, with optimistic concurrency
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let address = format!("sqlite:{}", folder.path().join("crema.db").display());
//! # let store = store::Store::open(&address).await?;
//! # let now = 1_800_000_000_000;
//! # let id = store::testkit::started_match(&store, "m".parse()?, now).await?;
//!
//! use store::Appended;
//!
//! // A sender says how long it believes the log is. Of two that believe the same, one wins; the other reads again.
//! let take = |name: &str, first| store::Append {
//!     id: id.clone(),
//!     first,
//!     events: vec![store::LogEntry::Event { by: Some(0), text: "take 1".to_owned() }],
//!     client_move: Some(name.to_owned()),
//!     turn_state: store::TurnState { turn: Some(1), ..store::TurnState::default() },
//!     ending: None,
//! };
//! assert_eq!(store.append_events(take("ada-1", 0), now).await?, Appended::Now(0..1));
//! assert_eq!(store.append_events(take("bob-1", 0), now).await?, Appended::Stale(1));
//! # Ok(())
//! # }
//! ```
//!
//! # Idempotency keys
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let address = format!("sqlite:{}", folder.path().join("crema.db").display());
//! # let store = store::Store::open(&address).await?;
//! # let now = 1_800_000_000_000;
//! # let id = store::testkit::started_match(&store, "m".parse()?, now).await?;
//!
//! use store::Appended;
//!
//! // The sender's name for a move is its idempotency key: sent again, the move is not made again.
//! let take = |name: &str, first| store::Append {
//!     id: id.clone(),
//!     first,
//!     events: vec![store::LogEntry::Event { by: Some(0), text: "take 1".to_owned() }],
//!     client_move: Some(name.to_owned()),
//!     turn_state: store::TurnState { turn: Some(1), ..store::TurnState::default() },
//!     ending: None,
//! };
//! assert_eq!(store.append_events(take("ada-1", 0), now).await?, Appended::Now(0..1));
//! assert_eq!(store.append_events(take("ada-1", 0), now).await?, Appended::Before(0..1));
//! assert_eq!(store.events_from(&id, 0).await?.len(), 1);
//! # Ok(())
//! # }
//! ```
//!
//! # Reading the log
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let address = format!("sqlite:{}", folder.path().join("crema.db").display());
//! # let store = store::Store::open(&address).await?;
//! # let now = 1_800_000_000_000;
//! # let id = store::testkit::started_match(&store, "m".parse()?, now).await?;
//!
//! use store::{Append, LogEntry, TurnState};
//!
//! let resigned = LogEntry::Resigned { by: 1 };
//! let events = vec![LogEntry::Event { by: Some(0), text: "take 1".to_owned() }, resigned.clone()];
//! let append = Append { id: id.clone(), first: 0, events, client_move: None, turn_state: TurnState::default(), ending: None };
//! store.append_events(append, now).await?;
//! let news = store.events_from(&id, 1).await?;
//! assert_eq!((news[0].number, &news[0].entry), (1, &resigned));
//! # Ok(())
//! # }
//! ```
//!
//! # Backups
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let address = format!("sqlite:{}", folder.path().join("crema.db").display());
//! # let store = store::Store::open(&address).await?;
//! # let now = 1_800_000_000_000;
//! # let id = store::testkit::started_match(&store, "m".parse()?, now).await?;
//!
//! let copy = folder.path().join("copy.db");
//! let report = store::backup(&address, &copy).await?;
//! assert_eq!((report.matches, report.events), (1, 0));
//! assert_eq!(store::check_backup(&copy).await?, report);
//! # Ok(())
//! # }
//! ```

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
mod integrity;
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
mod recovery_codes;
mod schema;
mod seats;
mod sessions;
mod skeletons;
#[cfg(feature = "testkit")]
pub mod testkit;
mod text;
mod upkeep;
mod word;

use std::sync::Arc;

use futures_util::FutureExt;

pub use api_tokens::{ApiToken, NewApiToken};
pub use backup::{BackupReport, STILL_WARM, backup, check_backup, lock_of, restore};
pub use bans::{Ban, Banned};
pub use chat::{CHAT_LINES_MAX, ChatLine, NewChatLine, Said};
pub use database::StoreCounters;
pub use ending::{Ended, Ending, RatingChange};
pub use error::{DriverError, Error, Result};
pub use events::{Append, Appended, EVENTS_MAX, EventRecord};
pub use friends::Befriended;
pub use id::{ApiTokenId, ID_MAX, MatchId, PersonId, SessionId, TokenHash};
pub use integrity::check_pages;
pub use log_entry::{LOG_VERSION, LogEntry};
pub use marks::Mark;
pub use match_filter::{Cursor, MatchFilter};
pub use match_record::{
    Access, ChatPolicy, Clock, HeldMatch, Holder, LeaverPolicy, MatchRecord, MatchTerms, Millis, NewMatch, NewSeat,
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
        let store = Store { database: Arc::new(schema::open(address).await?) };
        store.fill_skeletons().await?;
        Ok(store)
    }

    /// The same for a database that is there: a file that is missing is an error, and is not made.
    pub async fn open_existing(address: &str) -> Result<Store> {
        Place::of(address)?.must_exist()?;
        Store::open(address).await
    }

    /// What this handle's database connections have done so far: for whoever watches the server.
    pub fn counters(&self) -> StoreCounters {
        self.database.counters()
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
