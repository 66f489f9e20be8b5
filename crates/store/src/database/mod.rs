//! The two databases behind one face.
//!
//! *Why this shape.* Both speak nearly the same SQL, so every operation is written once, in the words they share: `$1` for
//! values, `ON CONFLICT`, `RETURNING`, four column types. What differs is how a transaction is had, and that is all a driver
//! does. So a difference in behaviour has nowhere to hide, and one suite covers both.
//!
//! A writing operation is a closure over owned values, run to its end wherever the driver likes: a caller that loses interest
//! (a browser that went away) cannot leave a transaction half done.

mod postgres;
mod sqlite;
mod value;

use futures_util::future::BoxFuture;
use sqlx::{SqlSafeStr, Transaction};

pub(crate) use postgres::{PostgresDatabase, connect as connect_postgres};
pub(crate) use sqlite::{
    SqliteConnection, SqliteDatabase, blocking, create as create_sqlite, make_private, migrate as migrate_sqlite,
};
pub(crate) use value::{Bind, Row, Value, values};

use crate::Result;

/// An open database.
#[derive(Debug)]
pub(crate) enum Database {
    Sqlite(SqliteDatabase),
    Postgres(PostgresDatabase),
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoreCounters {
    /// Commits that were made durable; on SQLite each is one flush of the log.
    pub flushes: u64,
    /// Copies of SQLite's log into the database file.
    pub checkpoints: u64,
}

/// The fate of the changes that a writing operation has made.
pub(crate) enum Done<T> {
    /// They stay.
    Keep(T),
    /// As if they had never been.
    Undo(T),
}

/// The transaction of a writing operation.
pub(crate) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(Transaction<'static, sqlx::Postgres>),
}

impl Database {
    /// Reads with one statement, which sees one moment.
    pub(crate) async fn read(&self, sql: impl SqlSafeStr, values: Vec<Value>) -> Result<Vec<Row>> {
        match self {
            Database::Sqlite(database) => database.read(sql, values).await,
            Database::Postgres(database) => database.read(sql, values).await,
        }
    }

    /// Runs a writing operation in a transaction; what it keeps is durable when this returns.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<Done<T>>> + Send + 'static,
    {
        match self {
            Database::Sqlite(database) => database.write(work).await,
            Database::Postgres(database) => database.write(work).await,
        }
    }

    pub(crate) fn counters(&self) -> StoreCounters {
        match self {
            Database::Sqlite(database) => database.counters(),
            Database::Postgres(database) => database.counters(),
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Database::Sqlite(database) => database.close().await,
            Database::Postgres(database) => database.close().await,
        }
    }
}

impl Connection {
    /// Runs a statement and returns how many rows it changed.
    pub(crate) async fn execute(&mut self, sql: impl SqlSafeStr, values: Vec<Value>) -> Result<u64> {
        Ok(match self {
            Connection::Sqlite(connection) => connection.execute(sql.into_sql_str().as_str(), &values)?,
            Connection::Postgres(transaction) => {
                let arguments = value::postgres_arguments(values)?;
                sqlx::query_with(sql, arguments).execute(&mut **transaction).await?.rows_affected()
            }
        })
    }

    /// Runs a statement and returns its rows.
    pub(crate) async fn rows(&mut self, sql: impl SqlSafeStr, values: Vec<Value>) -> Result<Vec<Row>> {
        Ok(match self {
            Connection::Sqlite(connection) => connection.rows(sql.into_sql_str().as_str(), &values)?,
            Connection::Postgres(transaction) => {
                let arguments = value::postgres_arguments(values)?;
                let rows = sqlx::query_with(sql, arguments).fetch_all(&mut **transaction).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// Runs a statement that has at most one row.
    pub(crate) async fn row(&mut self, sql: impl SqlSafeStr, values: Vec<Value>) -> Result<Option<Row>> {
        Ok(self.rows(sql, values).await?.pop())
    }
}
