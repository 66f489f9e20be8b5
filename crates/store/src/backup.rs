//! Copies of a SQLite database, made while the server runs, and the proof that a copy can be restored.

use std::path::{Path, PathBuf};

use serde::Serialize;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use crate::database::Database;
use crate::schema::SCHEMA_VERSION;
use crate::{Error, Result, Store};

/// What a backup holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BackupReport {
    /// The version of its schema.
    pub schema: i64,
    /// How many matches.
    pub matches: i64,
    /// How many events.
    pub events: i64,
    /// How many people.
    pub people: i64,
}

impl Store {
    /// Copies a SQLite database to a new file while the server runs, and checks the copy. The file appears under its name only
    /// when it is whole and durable. To restore, stop the server and put the copy in the place of the database. PostgreSQL has
    /// tools of its own: the error names them.
    pub async fn backup(&self, path: &Path) -> Result<BackupReport> {
        let Database::Sqlite(database) = &*self.database else {
            return Err(Error::Backup("of PostgreSQL is made by pg_dump, and restored by pg_restore".to_owned()));
        };
        if path.exists() {
            return Err(Error::Backup(format!("{} exists already; choose another name", path.display())));
        }
        let partial = partial_name(path);
        let report = match copy(database.path(), &partial).await {
            Ok(()) => Store::check_backup(&partial).await,
            Err(error) => Err(error),
        };
        let report = match report {
            Ok(report) => publish(partial.clone(), path.to_owned()).await.map(|()| report),
            Err(error) => Err(error),
        };
        if report.is_err() {
            // What is left of a failed copy is of no use; that it cannot be removed changes nothing.
            let _ = std::fs::remove_file(&partial);
        }
        report
    }

    /// Reads every page of a copy made by [`Store::backup`], checks it, and counts what it holds. The copy is not changed.
    pub async fn check_backup(path: &Path) -> Result<BackupReport> {
        let explain = |error: sqlx::Error| Error::Backup(format!("{}: {error}", path.display()));
        let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
        let mut connection = options.connect().await.map_err(explain)?;
        let report = inspect(&mut connection, path).await;
        connection.close().await.map_err(explain)?;
        report
    }
}

fn partial_name(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".partial");
    PathBuf::from(name)
}

/// Copies what was committed at this moment; writers go on meanwhile.
async fn copy(database: &Path, to: &Path) -> Result<()> {
    let failed = |problem: String| Error::Backup(format!("{}: {problem}", to.display()));
    match std::fs::remove_file(to) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(error.to_string())),
        _ => {}
    }
    let target = to.to_str().ok_or_else(|| failed("SQLite needs a name in Unicode".to_owned()))?;
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = options.connect().await.map_err(|error| failed(error.to_string()))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(target).execute(&mut connection).await;
    copied.map_err(|error| failed(error.to_string()))?;
    connection.close().await.map_err(|error| failed(error.to_string()))
}

/// Makes a copy durable and gives it its name. Flushing a large file takes its time, which is nobody else's.
async fn publish(partial: PathBuf, path: PathBuf) -> Result<()> {
    let failed = format!("{} could not be flushed", path.display());
    let rename = move || -> std::io::Result<()> {
        std::fs::File::open(&partial)?.sync_all()?;
        std::fs::rename(&partial, &path)?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        std::fs::File::open(folder)?.sync_all()
    };
    match tokio::task::spawn_blocking(rename).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(Error::Backup(format!("{failed}: {error}"))),
        Err(error) => Err(Error::Backup(format!("{failed}: {error}"))),
    }
}

async fn inspect(connection: &mut SqliteConnection, path: &Path) -> Result<BackupReport> {
    let broken = |problem: &str| Error::Backup(format!("{}: {problem}", path.display()));
    let unreadable = |error: sqlx::Error| broken(&error.to_string());
    let pages = sqlx::query("PRAGMA integrity_check").fetch_all(&mut *connection).await.map_err(unreadable)?;
    let verdict: String = pages.first().map(|row| row.get(0)).unwrap_or_default();
    if verdict != "ok" {
        return Err(broken(&format!("is damaged: {verdict}")));
    }
    let dangling = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *connection).await.map_err(unreadable)?;
    if !dangling.is_empty() {
        return Err(broken(&format!("has {} rows that refer to nothing", dangling.len())));
    }
    let counts = "SELECT (SELECT MAX(version) FROM _sqlx_migrations), (SELECT COUNT(*) FROM matches), \
                  (SELECT COUNT(*) FROM events), (SELECT COUNT(*) FROM people)";
    let row = sqlx::query(counts).fetch_one(connection).await.map_err(unreadable)?;
    let report = BackupReport { schema: row.get(0), matches: row.get(1), events: row.get(2), people: row.get(3) };
    if report.schema > SCHEMA_VERSION {
        return Err(broken(&format!("is of schema version {}, newer than this program", report.schema)));
    }
    Ok(report)
}
