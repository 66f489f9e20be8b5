//! Is a SQLite file whole?
//!
//! *Why at the start.* A page that was overwritten is noticed by SQLite when it is read, perhaps weeks later and in the middle of
//! somebody's game, while backups are made of the damage. So the server looks through the file once before it serves anybody.

use crate::database::{SqliteConnection, blocking};
use crate::schema::Place;
use crate::{Error, Result};

/// Reads every page of a SQLite database and checks how they hang together; a file that is not there yet is whole. PostgreSQL
/// looks after its own pages.
pub async fn check_pages(address: &str) -> Result<()> {
    let Place::File(path) = Place::of(address)? else { return Ok(()) };
    if !path.exists() {
        return Ok(());
    }
    blocking(move || {
        let quick_check = || -> Result<String> {
            let row = SqliteConnection::open_plain(&path)?.row("PRAGMA quick_check(1)", &[])?;
            row.map_or(Ok(String::new()), |row| row.only())
        };
        match quick_check() {
            Ok(verdict) if verdict == "ok" => Ok(()),
            Ok(problem) => Err(Error::Damaged { path, problem }),
            Err(error) => Err(Error::Damaged { path, problem: error.to_string() }),
        }
    })
    .await
}
