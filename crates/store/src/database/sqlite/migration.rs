//! Versions of the schema in a SQLite file, noted in the table that sqlx has always noted them in, with the same checksums: files of
//! older programs go on, and older programs refuse newer files as before.

use sqlx::migrate::{MigrateError, Migration};

use super::super::{Bind, Row};
use super::connection::SqliteConnection;
use crate::Result;

const TABLE: &str = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
)";

/// Brings a file up to version `to`, whole or not at all: a connection that is dropped meanwhile undoes what it has begun.
pub(crate) fn migrate(connection: &SqliteConnection, versions: &[Migration], to: i64) -> Result<()> {
    connection.batch(TABLE)?;
    if missing(connection, versions, to)?.is_empty() {
        return Ok(());
    }
    connection.batch("BEGIN IMMEDIATE")?;
    // Another process may have done it in the meantime.
    for version in missing(connection, versions, to)? {
        connection.batch(version.sql.as_str())?;
        // How long it took is not measured.
        let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                   VALUES ($1, $2, TRUE, $3, -1)";
        let values = [version.version.value(), version.description.value(), version.checksum.value()];
        connection.execute(sql, &values)?;
    }
    connection.batch("COMMIT")
}

/// The versions up to `to` that a file lacks, if those it has are ours.
fn missing<'v>(connection: &SqliteConnection, versions: &'v [Migration], to: i64) -> Result<Vec<&'v Migration>> {
    let rows = connection.rows("SELECT version, success, checksum FROM _sqlx_migrations ORDER BY version", &[])?;
    let applied = |row: &Row| Ok((row.get::<i64>("version")?, row.flag("success")?, row.get::<Vec<u8>>("checksum")?));
    let applied: Vec<(i64, bool, Vec<u8>)> = rows.iter().map(applied).collect::<Result<_>>()?;
    for (version, success, checksum) in &applied {
        let problem = match versions.iter().find(|known| known.version == *version) {
            None => MigrateError::VersionMissing(*version),
            Some(_) if !success => MigrateError::Dirty(*version),
            Some(known) if *known.checksum != **checksum => MigrateError::VersionMismatch(*version),
            Some(_) => continue,
        };
        return Err(problem.into());
    }
    let is_missing =
        |known: &&Migration| known.version <= to && applied.iter().all(|(version, ..)| *version != known.version);
    Ok(versions.iter().filter(is_missing).collect())
}
