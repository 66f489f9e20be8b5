//! Errors of the store itself.
//!
//! *Why this shape.* What the caller must decide on (a stale number, a name that is taken) is not an error but an answer, an
//! enum of the operation's own. Here is only what no operation can foresee.

use std::path::PathBuf;
use std::sync::Arc;

use rusqlite::ffi;
use sqlx::migrate::MigrateError;

use crate::{MatchId, PersonId, SCHEMA_VERSION};

/// Why an operation did nothing. Cheap to clone: a failed commit is told to everybody who was in it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// The address of the database cannot be read.
    #[error("database address: {0}; write sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE")]
    Address(String),
    /// A database that should be there is not.
    #[error("there is no database {}; check its address", .0.display())]
    Missing(PathBuf),
    /// The database could not be reached, or an operation failed inside it.
    #[error("database: {0}")]
    Database(#[source] Arc<DriverError>),
    /// The database server does not answer, or not in time.
    #[error("PostgreSQL cannot be reached: {0}; is it running where the address says?")]
    Unreachable(String),
    /// A file whose pages were overwritten or lost.
    #[error(
        "the database {} is damaged ({problem}); put a copy back with `crema restore --replace COPY`, which keeps the damaged \
         file beside the new one with `.replaced` behind its name",
        path.display()
    )]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What SQLite found.
        problem: String,
    },
    /// The schema is not one this program can work with.
    #[error("database schema: {0}")]
    Schema(String),
    /// There is no such match.
    #[error("there is no match {0}")]
    NoMatch(MatchId),
    /// The match has no such seat.
    #[error("match {id} has no seat {seat}")]
    NoSeat {
        /// The match.
        id: MatchId,
        /// The seat that was asked for.
        seat: u8,
    },
    /// There is no such person.
    #[error("there is no person {0}")]
    NoPerson(PersonId),
    /// A person or match that was referred to does not exist, or no longer.
    #[error("a person or match that this refers to does not exist")]
    Dangling,
    /// An id that must be new exists already.
    #[error("{what} {id:?} exists already; draw another")]
    Exists {
        /// Of what it is the id.
        what: &'static str,
        /// The id.
        id: String,
    },
    /// A value that cannot be kept.
    #[error("{field}: {problem}")]
    Invalid {
        /// Which value.
        field: &'static str,
        /// The fault and its remedy.
        problem: String,
    },
    /// A stored value that this program cannot have written.
    #[error("stored {what} cannot be read: {found:?}; restore a backup or report a bug")]
    Unreadable {
        /// The expectation.
        what: &'static str,
        /// The previous value.
        found: String,
    },
    /// A backup could not be made or is not one.
    #[error("backup: {0}")]
    Backup(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

/// What a driver says of its database.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub enum DriverError {
    /// The driver of PostgreSQL.
    Postgres(sqlx::Error),
    /// The driver of SQLite.
    Sqlite(rusqlite::Error),
    /// The system, which gives no thread.
    Thread(std::io::Error),
}

impl From<DriverError> for Error {
    fn from(error: DriverError) -> Error {
        Error::Database(Arc::new(error))
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match error {
            sqlx::Error::PoolClosed => Error::Closed,
            sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => Error::Dangling,
            other => DriverError::Postgres(other).into(),
        }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        match error.sqlite_error() {
            Some(inner) if inner.extended_code == ffi::SQLITE_CONSTRAINT_FOREIGNKEY => Error::Dangling,
            _ => DriverError::Sqlite(error).into(),
        }
    }
}

impl From<MigrateError> for Error {
    fn from(error: MigrateError) -> Error {
        Error::Schema(match error {
            MigrateError::VersionMissing(found) => format!(
                "is of version {found}, and this program knows versions up to {SCHEMA_VERSION}; use a newer program"
            ),
            MigrateError::VersionMismatch(found) => {
                format!("version {found} is not the one that was released; restore a backup")
            }
            other => other.to_string(),
        })
    }
}

impl Error {
    /// Has a unique key decided against this?
    pub(crate) fn is_unique_violation(&self) -> bool {
        const UNIQUE: [i32; 2] = [ffi::SQLITE_CONSTRAINT_UNIQUE, ffi::SQLITE_CONSTRAINT_PRIMARYKEY];
        let Error::Database(error) = self else { return false };
        match &**error {
            DriverError::Postgres(error) => error.as_database_error().is_some_and(|inner| inner.is_unique_violation()),
            DriverError::Sqlite(error) => {
                error.sqlite_error().is_some_and(|inner| UNIQUE.contains(&inner.extended_code))
            }
            DriverError::Thread(_) => false,
        }
    }
}

/// The result of every operation.
pub type Result<T, E = Error> = std::result::Result<T, E>;
