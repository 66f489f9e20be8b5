//! PostgreSQL: a pool, and a transaction for each writing operation.
//!
//! Operations are written for `READ COMMITTED`: each takes the row it depends on with its first write, and those that touch
//! several players do so in one order.

use std::io::ErrorKind;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection as _, SqlSafeStr};
use tokio::time::timeout;

use super::value::postgres_arguments;
use super::{Connection, Done, Row, StoreCounters, Value};
use crate::{DriverError, Error, Result};

/// Enough to let PostgreSQL write many commits with one flush, few enough for its default of a hundred connections.
const CONNECTIONS: u32 = 16;

/// How long anybody waits for a connection. People are told that nothing can be stored rather than left waiting.
const CONNECT_WITHIN: Duration = Duration::from_secs(3);
/// How long one operation may take, for a server that is there and does not answer.
const ANSWER_WITHIN: Duration = Duration::from_secs(8);

#[derive(Debug)]
pub(crate) struct PostgresDatabase {
    pool: PgPool,
    commits: AtomicU64,
}

/// At most so many connections.
pub(crate) async fn connect(address: &str, connections: u32) -> Result<PgPool> {
    let options = PgConnectOptions::from_str(address).map_err(|error| Error::Address(error.to_string()))?;
    // An acknowledged move is durable whatever the server's default is.
    let options = options.application_name("crema").options([("synchronous_commit", "on")]);
    // A pool tries again and again until its time is up, and then knows only that. One plain attempt knows why.
    within(CONNECT_WITHIN, async { PgConnection::connect_with(&options).await?.close().await.map_err(Error::from) })
        .await
        .map_err(unreachable)?;
    let pool = PgPoolOptions::new().max_connections(connections).acquire_timeout(CONNECT_WITHIN);
    Ok(pool.connect_with(options).await?)
}

/// A refused connection at the start is no failure of an operation. A server that answers with the wrong certificate has been
/// reached.
fn unreachable(error: Error) -> Error {
    match &error {
        Error::Database(inner) if matches!(&**inner, DriverError::Postgres(sqlx::Error::Io(cause)) if cause.kind() != ErrorKind::InvalidData) => {
            Error::Unreachable(inner.to_string())
        }
        _ => error,
    }
}

async fn within<T>(limit: Duration, work: impl Future<Output = Result<T>>) -> Result<T> {
    let late = |_| Err(Error::Unreachable(format!("it has not answered within {} seconds", limit.as_secs())));
    timeout(limit, work).await.unwrap_or_else(late)
}

impl PostgresDatabase {
    pub(crate) async fn open(address: &str) -> Result<PostgresDatabase> {
        Ok(PostgresDatabase { pool: connect(address, CONNECTIONS).await?, commits: AtomicU64::new(0) })
    }

    pub(super) async fn read(&self, sql: impl SqlSafeStr, values: Vec<Value>) -> Result<Vec<Row>> {
        let rows = sqlx::query_with(sql, postgres_arguments(values)?).fetch_all(&self.pool);
        let rows = within(ANSWER_WITHIN, async { Ok(rows.await?) }).await?;
        Ok(rows.into_iter().map(Row::Postgres).collect())
    }

    pub(super) async fn write<T, F>(&self, work: F) -> Result<T>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<Done<T>>>,
    {
        within(ANSWER_WITHIN, async {
            let mut connection = Connection::Postgres(self.pool.begin().await?);
            let done = work(&mut connection).await?;
            let Connection::Postgres(transaction) = connection else { unreachable!("it was made three lines above") };
            Ok(match done {
                Done::Keep(answer) => {
                    transaction.commit().await?;
                    self.commits.fetch_add(1, Ordering::Relaxed);
                    answer
                }
                Done::Undo(answer) => {
                    transaction.rollback().await?;
                    answer
                }
            })
        })
        .await
    }

    pub(super) fn counters(&self) -> StoreCounters {
        StoreCounters { flushes: self.commits.load(Ordering::Relaxed), checkpoints: 0 }
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}
