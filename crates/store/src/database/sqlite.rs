//! SQLite: readers that never wait, and one writer that commits in groups.
//!
//! *Why this shape.* SQLite has one writer at a time, and making a commit durable (a flush of the write-ahead log) takes far
//! longer than the change itself. So commits are grouped: all writing operations go through one queue to one thread; whatever has queued
//! up while the last flush ran goes into the next transaction together (group commit), each operation in a savepoint of its own, and all are answered after
//! the one flush. An operation alone waits for nobody. The thread is the writer's own: every statement is a short wait for the
//! driver, and as a task among thousands the writer would queue for a place on a thread after each of them.
//!
//! What is in the write-ahead log must be copied into the database file some time (a checkpoint), and the log begun anew. SQLite would
//! make the committing connection do that, again and again, with two more flushes while everyone in the queue waits. So a keeper with a connection of its own
//! copies beside the writer, which is left only the rest, and only when the log has become long: a log is begun anew when
//! everything in it has been copied, which never comes true beside a writer that is always busy.

use std::path::Path;
use std::thread;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlSafeStr};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::value::sqlite_arguments;
use super::{Connection, Done, Row, Value};
use crate::{Error, Result};

/// Reads are short; more threads than this only wait for the same cores.
const READERS: u32 = 4;
/// How many operations may queue before callers wait for a place.
const QUEUE: usize = 1024;
/// The most operations in one commit: bounds how long the first of them waits.
const GROUP: usize = 256;
/// The keeper copies after so many operations, each of which changes some five to ten pages.
const COPY_AFTER: usize = 128;
/// The pages at which a log is begun anew: 32 MB.
const LOG_PAGES: i64 = 8_192;
/// How long to wait for another process, such as an administrator's command.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub(crate) struct SqliteDatabase {
    readers: SqlitePool,
    writer: mpsc::Sender<Message>,
}

enum Message {
    Write(Box<dyn Job>),
    /// The log is long, and nearly all of it has been copied.
    FinishLog,
    Close(oneshot::Sender<()>),
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        // What a person has deleted is overwritten, not only forgotten.
        .pragma("secure_delete", "on")
}

/// One connection, for migrating; makes the file, which nobody else may read, and its folder.
pub(crate) async fn connect(path: &Path) -> Result<SqlitePool> {
    let failed = |error: std::io::Error| Error::Address(format!("{}: {error}", path.display()));
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    make_private(path).map_err(failed)?;
    Ok(SqlitePoolOptions::new().max_connections(1).connect_with(options(path)).await?)
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
    /// Opens a file that [`connect`] has made.
    pub(crate) async fn open(path: &Path) -> Result<SqliteDatabase> {
        let connection = options(path).pragma("wal_autocheckpoint", "0").connect().await?;
        let keeper = options(path).connect().await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            // A file does not hang up; asking it before every statement whether it has would double what there is to wait for.
            .test_before_acquire(false)
            .connect_with(options(path).pragma("query_only", "on"))
            .await?;
        let (writer, messages) = mpsc::channel(QUEUE);
        let (copy, copies) = mpsc::channel(1);
        let keeper = tokio::spawn(keep(Connection::Sqlite(keeper), copies, writer.downgrade()));
        let (runtime, connection) = (Handle::current(), Connection::Sqlite(connection));
        let write = move || runtime.block_on(write_all(connection, messages, copy, keeper));
        thread::Builder::new().name("store-writer".to_owned()).spawn(write).map_err(sqlx::Error::Io)?;
        Ok(SqliteDatabase { readers, writer })
    }

    pub(super) async fn read(&self, sql: impl SqlSafeStr, values: Vec<Value>) -> Result<Vec<Row>> {
        let rows = sqlx::query_with(sql, sqlite_arguments(values)?).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(Row::Sqlite).collect())
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

    pub(super) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.writer.send(Message::Close(answer)).await.is_ok() {
            // A writer that is gone has closed already.
            answered.await.unwrap_or_default();
        }
        self.readers.close().await;
    }
}

/// A writing operation in the queue, whatever it returns.
trait Job: Send {
    /// Runs it; true: its changes stay.
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> BoxFuture<'c, bool>;
    /// Tells the caller, now that the group is durable or has failed.
    fn answer(self: Box<Self>, committed: Result<()>);
}

struct Asked<T, F> {
    work: Option<F>,
    outcome: Option<Result<T>>,
    answer: oneshot::Sender<Result<T>>,
}

/// Makes a job of a writing operation, and the ear for its answer.
fn ask<T, F>(work: F) -> (Box<dyn Job>, oneshot::Receiver<Result<T>>)
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<Done<T>>> + Send + 'static,
{
    let (answer, answered) = oneshot::channel();
    (Box::new(Asked { work: Some(work), outcome: None, answer }), answered)
}

impl<T, F> Job for Asked<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<Done<T>>> + Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> BoxFuture<'c, bool> {
        async move {
            let Some(work) = self.work.take() else { return false };
            let (outcome, keep) = match work(connection).await {
                Ok(Done::Keep(answer)) => (Ok(answer), true),
                Ok(Done::Undo(answer)) => (Ok(answer), false),
                Err(error) => (Err(error), false),
            };
            self.outcome = Some(outcome);
            keep
        }
        .boxed()
    }

    fn answer(self: Box<Self>, committed: Result<()>) {
        let outcome = match (self.outcome, committed) {
            (Some(Ok(answer)), Ok(())) => Ok(answer),
            // An operation's own failure says more than that of its group.
            (Some(Err(error)), _) | (_, Err(error)) => Err(error),
            (None, Ok(())) => Err(Error::Closed),
        };
        // Nobody listening is nobody's loss.
        let _ = self.answer.send(outcome);
    }
}

/// The writer: takes what has queued up, commits it as one, answers, and so on until the store is closed.
async fn write_all(
    mut connection: Connection,
    mut messages: mpsc::Receiver<Message>,
    copy: mpsc::Sender<()>,
    keeper: JoinHandle<()>,
) {
    let mut batch = Vec::with_capacity(GROUP);
    let mut closing = Vec::new();
    let mut uncopied = 0;
    while messages.recv_many(&mut batch, GROUP).await > 0 {
        let mut jobs = Vec::with_capacity(batch.len());
        let mut finish_log = false;
        for message in batch.drain(..) {
            match message {
                Message::Write(job) => jobs.push(job),
                Message::FinishLog => finish_log = true,
                Message::Close(answer) => {
                    // What is in the queue already is still done; nothing more comes in.
                    messages.close();
                    closing.push(answer);
                }
            }
        }
        let committed = commit_together(&mut connection, &mut jobs).await;
        uncopied += jobs.len();
        for job in jobs {
            job.answer(committed.clone());
        }
        // While the keeper is still at the last request, this one may wait.
        if uncopied >= COPY_AFTER && copy.try_send(()).is_ok() {
            uncopied = 0;
        }
        if finish_log {
            // If it fails, the keeper asks again.
            let _ = copy_log(&mut connection).await;
        }
    }
    // The last to close clears the log away. Everything acknowledged is durable already; this only tidies up.
    drop(copy);
    let _ = keeper.await;
    connection.close().await;
    for answer in closing {
        let _ = answer.send(());
    }
}

/// The keeper: copies the log when asked, until there is no writer any more.
async fn keep(mut connection: Connection, mut copies: mpsc::Receiver<()>, writer: mpsc::WeakSender<Message>) {
    while copies.recv().await.is_some() {
        match copy_log(&mut connection).await {
            Ok(pages) if pages >= LOG_PAGES => {
                // A queue that is full, or closed, is asked again the next time.
                let _ = writer.upgrade().map(|writer| writer.try_send(Message::FinishLog));
            }
            // Nothing is lost: the log only grows, and a disk that is full is complained of by the writer.
            Ok(_) | Err(_) => {}
        }
    }
    connection.close().await;
}

/// Copies what is in the log into the database file, as far as nobody is in the way; returns the log's length in pages.
async fn copy_log(connection: &mut Connection) -> Result<i64> {
    let Some(row) = connection.row("PRAGMA wal_checkpoint(PASSIVE)", Vec::new()).await? else { return Ok(0) };
    row.get("log")
}

/// Runs the jobs in one transaction, each so that its failure undoes nothing but itself.
async fn commit_together(connection: &mut Connection, jobs: &mut [Box<dyn Job>]) -> Result<()> {
    if jobs.is_empty() {
        return Ok(());
    }
    let outcome = run_all(connection, jobs).await;
    if outcome.is_err() {
        // SQLite may have rolled back by itself (a full disk); then there is nothing left to roll back.
        let _ = statement(connection, "ROLLBACK").await;
    }
    outcome
}

/// Statements that follow each other are sent together: each time is a wait.
async fn run_all(connection: &mut Connection, jobs: &mut [Box<dyn Job>]) -> Result<()> {
    if let [only] = jobs {
        statement(connection, "BEGIN IMMEDIATE").await?;
        let end = if only.run(connection).await { "COMMIT" } else { "ROLLBACK" };
        return statement(connection, end).await;
    }
    let (mut between, mut end) = ("BEGIN IMMEDIATE; SAVEPOINT job", "COMMIT");
    for job in jobs {
        statement(connection, between).await?;
        // A savepoint that was gone back to stays for the next job.
        (between, end) = match job.run(connection).await {
            true => ("RELEASE job; SAVEPOINT job", "COMMIT"),
            false => ("ROLLBACK TO job", "ROLLBACK TO job; COMMIT"),
        };
    }
    statement(connection, end).await
}

/// Runs statements without values.
async fn statement(connection: &mut Connection, sql: &'static str) -> Result<()> {
    if let Connection::Sqlite(connection) = connection {
        sqlx::raw_sql(sql).execute(connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::values;

    const FILE: &str = "test.db";

    async fn opened(folder: &Path) -> SqliteDatabase {
        let path = folder.join(FILE);
        connect(&path).await.unwrap().close().await;
        SqliteDatabase::open(&path).await.unwrap()
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
    }

    /// Puts a number into the table and then does as told.
    fn insert(number: i64, end: fn() -> Result<Done<()>>) -> Box<dyn Job> {
        let insert = "INSERT INTO numbers (number) VALUES ($1)";
        let (job, _) = ask(move |connection| {
            async move {
                connection.execute(insert, values![number]).await?;
                end()
            }
            .boxed()
        });
        job
    }

    #[tokio::test]
    async fn a_failure_in_a_group_undoes_only_itself() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        connect(&path).await.unwrap().close().await;
        let mut connection = Connection::Sqlite(options(&path).connect().await.unwrap());
        connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)", Vec::new()).await.unwrap();
        let mut jobs: Vec<Box<dyn Job>> = vec![
            insert(1, || Ok(Done::Keep(()))),
            insert(2, || Ok(Done::Undo(()))),
            insert(3, || Err(Error::Closed)),
            // The key is taken: the database itself refuses.
            insert(1, || Ok(Done::Keep(()))),
            insert(4, || Ok(Done::Keep(()))),
        ];
        commit_together(&mut connection, &mut jobs).await.unwrap();
        let rows = connection.rows("SELECT number FROM numbers ORDER BY number", Vec::new()).await.unwrap();
        let numbers: Vec<i64> = rows.iter().map(|row| row.only().unwrap()).collect();
        assert_eq!(numbers, [1, 4]);
    }
}
