//! PostgreSQL: a pool, and a transaction for each writing operation.
//!
//! Operations are written for `READ COMMITTED`: each takes the row it depends on with its first write, and those that touch
//! several players do so in one order.

use std::str::FromStr;

use futures_util::future::BoxFuture;
use sqlx::SqlSafeStr;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};

use super::value::postgres_arguments;
use super::{Connection, Done, Row, Value};
use crate::{Error, Result};

/// Enough to let PostgreSQL write many commits with one flush, few enough for its default of a hundred connections.
const CONNECTIONS: u32 = 16;

#[derive(Debug)]
pub(crate) struct PostgresDatabase {
    pool: PgPool,
}

/// At most so many connections.
pub(crate) async fn connect(address: &str, connections: u32) -> Result<PgPool> {
    let options = PgConnectOptions::from_str(address).map_err(|error| Error::Address(error.to_string()))?;
    // An acknowledged move is durable whatever the server's default is.
    let options = options.application_name("crema").options([("synchronous_commit", "on")]);
    Ok(PgPoolOptions::new().max_connections(connections).connect_with(options).await?)
}

impl PostgresDatabase {
    pub(crate) async fn open(address: &str) -> Result<PostgresDatabase> {
        Ok(PostgresDatabase { pool: connect(address, CONNECTIONS).await? })
    }

    pub(super) async fn read(&self, sql: impl SqlSafeStr, values: Vec<Value>) -> Result<Vec<Row>> {
        let rows = sqlx::query_with(sql, postgres_arguments(values)?).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(Row::Postgres).collect())
    }

    pub(super) async fn write<T, F>(&self, work: F) -> Result<T>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<Done<T>>>,
    {
        let mut connection = Connection::Postgres(self.pool.begin().await?);
        let done = work(&mut connection).await?;
        let Connection::Postgres(transaction) = connection else { unreachable!("it was made four lines above") };
        Ok(match done {
            Done::Keep(answer) => {
                transaction.commit().await?;
                answer
            }
            Done::Undo(answer) => {
                transaction.rollback().await?;
                answer
            }
        })
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}
