//! Is a SQLite file whole?
//!
//! *Why at the start.* A page that was overwritten is noticed by SQLite when it is read, perhaps weeks later and in the middle of
//! somebody's game, while backups are made of the damage. So the server looks through the file once before it serves anybody.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};

use crate::schema::Place;
use crate::{Error, Result};

/// Reads every page of a SQLite database and checks how they hang together; a file that is not there yet is whole. PostgreSQL
/// looks after its own pages.
pub async fn check_pages(address: &str) -> Result<()> {
    let Place::File(path) = Place::of(address)? else { return Ok(()) };
    if !path.exists() {
        return Ok(());
    }
    let damaged = |problem: String| Error::Damaged { path: path.clone(), problem };
    let explain = |error: sqlx::Error| damaged(error.to_string());
    let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.map_err(explain)?;
    let verdict = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut connection).await.map_err(explain)?;
    let verdict: String = verdict.try_get(0).map_err(explain)?;
    connection.close().await.map_err(explain)?;
    if verdict == "ok" { Ok(()) } else { Err(damaged(verdict)) }
}
