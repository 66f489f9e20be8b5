//! Copies of a SQLite database, made while the server runs; the proof that a copy is whole; and the way back.
//!
//! *Why functions of an address.* Opening a store brings its schema up to date. A copy must not change what it copies: a newer
//! program may be asked to save the database of an older server that is still running.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::database::{Bind, Row, SqliteConnection, blocking, make_private};
use crate::schema::{Place, SCHEMA_VERSION};
use crate::{Error, Millis, Result};

/// The contents of a backup.
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

/// Copies a SQLite database to a new file while the server runs, and checks the copy. The file appears under its name only when
/// it is whole and durable. PostgreSQL has tools of its own: the error names them.
pub async fn backup(address: &str, path: &Path) -> Result<BackupReport> {
    let database = file_of(address)?;
    refuse_if_there(path)?;
    Place::of(address)?.must_exist()?;
    let partial = beside(path, ".partial");
    let report = copy_and_check(&database, &partial, path).await;
    if report.is_err() {
        // The remains of a failed copy are of no use; failing to remove them changes nothing.
        let _ = std::fs::remove_file(&partial);
    }
    report
}

/// Reads every page of a copy made by [`backup`], checks it, and counts what it holds. The copy is not changed.
pub async fn check_backup(path: &Path) -> Result<BackupReport> {
    if !path.is_file() {
        return Err(Error::Backup(format!("{} is no file", path.display())));
    }
    let path = path.to_owned();
    blocking(move || {
        let broken = |problem: &dyn Display| Error::Backup(format!("{}: {problem}", path.display()));
        let connection = SqliteConnection::open_immutable(&path).map_err(|error| broken(&error))?;
        inspect(&connection, broken)
    })
    .await
}

/// Puts a copy made by [`backup`] in the place of a SQLite database, after checking it. A database that is there already is kept
/// beside it under the name with `.replaced` if `replace` is set, and otherwise refused. No server may be running on it: one that
/// holds its lock, or that holds none and was alive in the last [`STILL_WARM`] milliseconds before `now`.
pub async fn restore(address: &str, copy: &Path, replace: bool, now: Millis) -> Result<BackupReport> {
    let database = file_of(address)?;
    let report = check_backup(copy).await?;
    let partial = beside(&database, ".partial");
    if database.exists() {
        if !replace {
            return Err(Error::Backup(format!(
                "{} exists already; with --replace it is kept beside the new one",
                database.display()
            )));
        }
        refuse_if_served(&database, now).await?;
        set_aside(address, &database).await?;
    }
    let unwritable = |error: std::io::Error| Error::Backup(format!("{}: {error}", database.display()));
    if let Some(folder) = database.parent() {
        std::fs::create_dir_all(folder).map_err(unwritable)?;
    }
    std::fs::copy(copy, &partial).map_err(unwritable)?;
    give_to_the_owner(&partial, &database);
    // The pages that SQLite has not yet moved into the old file belong to the old file.
    for ending in ["-wal", "-shm"] {
        match std::fs::remove_file(beside(&database, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(unwritable(error)),
            _ => {}
        }
    }
    publish(partial, database).await?;
    Ok(report)
}

/// The server may run as somebody else than the host who restores: the new file belongs to whom the old one, or else the folder,
/// belongs. Only root can give files away; for everyone else the file is their own.
#[cfg(unix)]
fn give_to_the_owner(partial: &Path, database: &Path) {
    use std::os::unix::fs::{MetadataExt, chown};
    let owner = [Some(database), database.parent()].into_iter().flatten().find_map(|path| path.metadata().ok());
    if let Some(owner) = owner {
        let _ = chown(partial, Some(owner.uid()), Some(owner.gid()));
    }
}

#[cfg(not(unix))]
fn give_to_the_owner(_: &Path, _: &Path) {}

/// Keeps the database that is to be replaced. A damaged one cannot be copied page by page: it is moved as it is.
async fn set_aside(address: &str, database: &Path) -> Result<()> {
    let replaced = beside(database, ".replaced");
    refuse_if_there(&replaced)?;
    if backup(address, &replaced).await.is_ok() {
        return Ok(());
    }
    for ending in ["", "-wal"] {
        match std::fs::rename(beside(database, ending), beside(&replaced, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(Error::Backup(format!("{}: {error}", replaced.display())));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The file that a server keeps locked for as long as it serves a database.
pub fn lock_of(database: &Path) -> PathBuf {
    beside(database, "-lock")
}

/// A server holds the lock while it runs, and the system gives it up however the server ends. Where no server has ever made the
/// lock, the heartbeat has to do.
async fn refuse_if_served(database: &Path, now: Millis) -> Result<()> {
    let Ok(lock) = std::fs::File::open(lock_of(database)) else { return refuse_if_alive(database, now).await };
    match lock.try_lock() {
        Ok(()) => Ok(()),
        Err(_) => Err(Error::Backup(format!("a server is running on {}; stop it first", database.display()))),
    }
}

/// How long after its last heartbeat a server is taken for running, in milliseconds.
pub const STILL_WARM: Millis = 5_000;

async fn refuse_if_alive(database: &Path, now: Millis) -> Result<()> {
    let last_beat = |path: &Path| -> Result<Option<Millis>> {
        let row = SqliteConnection::open_plain(path)?.row("SELECT MAX(at) FROM heartbeats", &[])?;
        row.map_or(Ok(None), |row| row.only())
    };
    let path = database.to_owned();
    let explain = |error| Error::Backup(format!("{}: {error}", database.display()));
    let last = blocking(move || last_beat(&path)).await.map_err(explain)?;
    if last.is_some_and(|last| now - last < STILL_WARM) {
        let problem = format!(
            "a server was alive on {} less than {} seconds ago; stop it, and try again a little later",
            database.display(),
            STILL_WARM / 1_000
        );
        return Err(Error::Backup(problem));
    }
    Ok(())
}

fn file_of(address: &str) -> Result<PathBuf> {
    match Place::of(address)? {
        Place::File(path) => Ok(path),
        Place::Server(_) => {
            Err(Error::Backup("of PostgreSQL is made by pg_dump, and restored by pg_restore".to_owned()))
        }
    }
}

fn refuse_if_there(path: &Path) -> Result<()> {
    if path.exists() {
        return Err(Error::Backup(format!("{} exists already; move it away or choose another name", path.display())));
    }
    Ok(())
}

async fn copy_and_check(database: &Path, partial: &Path, path: &Path) -> Result<BackupReport> {
    copy(database, partial).await?;
    let report = check_backup(partial).await?;
    publish(partial.to_owned(), path.to_owned()).await?;
    Ok(report)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Copies what was committed at this moment; writers go on meanwhile.
async fn copy(database: &Path, to: &Path) -> Result<()> {
    let failed = |problem: String| Error::Backup(format!("{}: {problem}", to.display()));
    match std::fs::remove_file(to) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(error.to_string())),
        _ => {}
    }
    // SQLite writes into an empty file that is there, and keeps who may read it.
    make_private(to).map_err(|error| failed(error.to_string()))?;
    let target = to.to_str().ok_or_else(|| failed("SQLite needs a name in Unicode".to_owned()))?.to_owned();
    let database = database.to_owned();
    let copied =
        blocking(move || SqliteConnection::open_plain(&database)?.execute("VACUUM INTO $1", &[target.value()]));
    copied.await.map(drop).map_err(|error| failed(error.to_string()))
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

fn inspect(connection: &SqliteConnection, broken: impl Fn(&dyn Display) -> Error) -> Result<BackupReport> {
    let unreadable = |error: Error| broken(&error);
    let pages = connection.rows("PRAGMA integrity_check", &[]).map_err(unreadable)?;
    let verdict = pages.first().map_or(Ok(String::new()), Row::only)?;
    if verdict != "ok" {
        return Err(broken(&format!("is damaged: {verdict}")));
    }
    let dangling = connection.rows("PRAGMA foreign_key_check", &[]).map_err(unreadable)?;
    if !dangling.is_empty() {
        return Err(broken(&format!("has {} rows that refer to nothing", dangling.len())));
    }
    let counts = "SELECT (SELECT MAX(version) FROM _sqlx_migrations) AS schema, (SELECT COUNT(*) FROM matches) AS matches, \
                  (SELECT COUNT(*) FROM events) AS events, (SELECT COUNT(*) FROM people) AS people";
    let foreign = |error: Error| broken(&format!("is no backup of Crema ({error})"));
    let counted = connection.row(counts, &[]).and_then(|row| {
        let row = row.ok_or_else(|| Error::Schema("there is none".to_owned()))?;
        Ok(BackupReport {
            schema: row.get("schema")?,
            matches: row.get("matches")?,
            events: row.get("events")?,
            people: row.get("people")?,
        })
    });
    let report = counted.map_err(foreign)?;
    if report.schema > SCHEMA_VERSION {
        return Err(broken(&format!("is of schema version {}, newer than this program", report.schema)));
    }
    Ok(report)
}
