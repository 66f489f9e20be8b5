//! SQLite: readers that never wait, and one writer that commits in groups.
//!
//! *Why this shape.* SQLite has one writer at a time, and making a commit durable (a flush of the write-ahead log) takes far
//! longer than the change itself. So all writing operations go through one queue to one thread that owns a connection: whatever
//! has queued up while the last flush ran goes into the next transaction together (group commit), each operation in a savepoint
//! of its own, and all are answered after the one flush. An operation alone waits for nobody. The library is called in the thread
//! itself: a statement is a call, and handing each to a thread of the driver's would cost more than running it.
//!
//! What is in the write-ahead log must be copied into the database file some time (a checkpoint), and the log begun anew. SQLite
//! would make the committing connection do that, again and again, with two more flushes while everyone in the queue waits. So a
//! keeper with a thread and a connection of its own copies beside the writer, which is left only the rest, and only when the log has
//! become long: a log is begun anew when everything in it has been copied, which never comes true beside a writer that is always busy.

mod connection;
mod job;
mod migration;
mod readers;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::future::BoxFuture;
use sqlx::SqlSafeStr;
use tokio::sync::{mpsc, oneshot};

pub(crate) use connection::SqliteConnection;
pub(crate) use migration::migrate;
pub(crate) use readers::blocking;

use super::{Connection, Done, Row, StoreCounters, Value};
use crate::{Error, Result};
use job::{Message, ask};
use readers::Readers;

/// How many operations may queue before callers wait for a place.
const QUEUE: usize = 1024;

#[derive(Debug)]
pub(crate) struct SqliteDatabase {
    readers: Readers,
    writer: mpsc::Sender<Message>,
    counts: Arc<Counts>,
}

/// What the threads have done since the store was opened.
#[derive(Debug, Default)]
struct Counts {
    flushes: AtomicU64,
    checkpoints: AtomicU64,
}

/// Opens a file and its log, making the file, which nobody else may read, and its folder if they are not there.
pub(crate) fn create(path: &Path) -> Result<SqliteConnection> {
    let failed = |error: std::io::Error| Error::Address(format!("{}: {error}", path.display()));
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    make_private(path).map_err(failed)?;
    SqliteConnection::open(path)
}

/// Makes a file that only its owner may read, unless there is one.
pub(crate) fn make_private(path: &Path) -> std::io::Result<()> {
    let mut file = std::fs::OpenOptions::new();
    file.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    file.open(path).map(drop)
}

impl SqliteDatabase {
    /// Opens a file that [`create`] has made.
    pub(crate) fn open(path: &Path) -> Result<SqliteDatabase> {
        let counts = Arc::new(Counts::default());
        let (writer, messages) = mpsc::channel(QUEUE);
        writer::start(path, messages, writer.downgrade(), &counts)?;
        Ok(SqliteDatabase { readers: Readers::of(path.to_owned()), writer, counts })
    }

    pub(super) async fn read(&self, sql: impl SqlSafeStr, values: Vec<Value>) -> Result<Vec<Row>> {
        self.readers.read(sql.into_sql_str(), values).await
    }

    pub(super) async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<Done<T>>> + Send + 'static,
    {
        let (job, answered) = ask(work);
        self.writer.send(Message::Write(job)).await.map_err(|_| Error::Closed)?;
        answered.await.unwrap_or(Err(Error::Closed))
    }

    /// The last connection to close clears the log away, which a reader would not.
    pub(super) async fn close(&self) {
        self.readers.close().await;
        let (answer, answered) = oneshot::channel();
        if self.writer.send(Message::Close(answer)).await.is_ok() {
            // A writer that is gone has closed already.
            answered.await.unwrap_or_default();
        }
    }

    pub(super) fn counters(&self) -> StoreCounters {
        StoreCounters {
            flushes: self.counts.flushes.load(Ordering::Relaxed),
            checkpoints: self.counts.checkpoints.load(Ordering::Relaxed),
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::writer::{COPY_AFTER, LOG_PAGES};
    use super::*;

    const FILE: &str = "test.db";

    async fn opened(folder: &Path) -> SqliteDatabase {
        let path = folder.join(FILE);
        drop(create(&path).unwrap());
        SqliteDatabase::open(&path).unwrap()
    }

    async fn pragma(database: &SqliteDatabase, sql: &'static str) -> Row {
        let ask = database
            .write(move |connection| async move { connection.row(sql, Vec::new()).await.map(Done::Keep) }.boxed());
        ask.await.unwrap().expect("pragmas answer")
    }

    /// Does what has no answer.
    async fn execute(database: &SqliteDatabase, sql: &'static str) {
        let ask = database
            .write(move |connection| async move { connection.execute(sql, Vec::new()).await.map(Done::Keep) }.boxed());
        ask.await.unwrap();
    }

    #[tokio::test]
    async fn the_writer_is_durable_and_the_file_private() {
        let folder = tempfile::tempdir().unwrap();
        let database = opened(folder.path()).await;
        assert_eq!(pragma(&database, "PRAGMA journal_mode").await.only::<String>().unwrap(), "wal");
        // 2 is FULL: the log is flushed at every commit.
        assert_eq!(pragma(&database, "PRAGMA synchronous").await.only::<i64>().unwrap(), 2);
        assert_eq!(pragma(&database, "PRAGMA foreign_keys").await.only::<i64>().unwrap(), 1);
        assert_eq!(pragma(&database, "PRAGMA secure_delete").await.only::<i64>().unwrap(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = folder.path().join(FILE).metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "nobody else may read {mode:o}");
        }
        database.close().await;
    }

    #[tokio::test]
    async fn the_log_begins_anew_under_a_writer_that_is_always_busy() {
        const BYTES: u64 = 1 << 16;
        let folder = tempfile::tempdir().unwrap();
        let database = opened(folder.path()).await;
        execute(&database, "CREATE TABLE blobs (blob BLOB)").await;
        let log = folder.path().join(format!("{FILE}-wal"));
        let mut written = 0;
        while log.metadata().unwrap().len() >= written / 2 {
            assert!(written < 20 * LOG_PAGES as u64 * 4_096, "the log only grows: {written} bytes");
            let insert = || execute(&database, "INSERT INTO blobs VALUES (zeroblob(65536))");
            futures_util::future::join_all((0..COPY_AFTER).map(|_| insert())).await;
            written += BYTES * COPY_AFTER as u64;
        }
        database.close().await;
        assert!(!log.exists(), "an orderly end leaves one file");
        let StoreCounters { flushes, checkpoints } = database.counters();
        assert!(flushes <= 1 + written / BYTES, "{flushes} flushes for {written} bytes");
        assert!(checkpoints > 0, "the log was begun anew without a copy");
    }
}
