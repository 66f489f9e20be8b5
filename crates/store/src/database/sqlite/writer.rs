//! The writer, which commits what has queued up, and the keeper, which copies the log beside it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread::{self, JoinHandle};

use tokio::sync::mpsc;

use super::super::Connection;
use super::Counts;
use super::connection::SqliteConnection;
use super::job::{Job, Message};
use crate::{DriverError, Result};

/// The most operations in one commit: bounds how long the first of them waits.
const GROUP: usize = 256;
/// The keeper copies after so many operations, each of which changes two or three pages.
pub(super) const COPY_AFTER: usize = 1_024;
/// The pages at which a log is begun anew: 32 MB.
pub(super) const LOG_PAGES: i64 = 16_384;

/// Starts both threads; they end when the store is closed or dropped.
pub(super) fn start(
    path: &Path,
    messages: mpsc::Receiver<Message>,
    writer: mpsc::WeakSender<Message>,
    counts: &Arc<Counts>,
) -> Result<()> {
    let connection = SqliteConnection::open(path)?;
    connection.batch("PRAGMA wal_autocheckpoint = 0")?;
    let (copy, copies) = mpsc::channel(1);
    let keeper = Keeper { connection: SqliteConnection::open(path)?, copies, writer, counts: counts.clone() };
    let keeper = named("store-keeper", move || keeper.run())?;
    let writer = Writer { connection: Connection::Sqlite(connection), copy, keeper, counts: counts.clone() };
    named("store-writer", move || writer.run(messages)).map(drop)
}

fn named(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>> {
    Ok(thread::Builder::new().name(name.to_owned()).spawn(work).map_err(DriverError::Thread)?)
}

struct Writer {
    connection: Connection,
    copy: mpsc::Sender<()>,
    keeper: JoinHandle<()>,
    counts: Arc<Counts>,
}

impl Writer {
    /// Takes what has queued up, commits it as one, answers, and so on until the store is closed.
    fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        let mut batch = Vec::with_capacity(GROUP);
        let mut jobs = Vec::with_capacity(GROUP);
        let mut closing = Vec::new();
        let mut uncopied = 0;
        while messages.blocking_recv_many(&mut batch, GROUP) > 0 {
            let mut finish_log = false;
            for message in batch.drain(..) {
                match message {
                    Message::Write(job) => jobs.push(job),
                    Message::FinishLog => finish_log = true,
                    Message::Close(answer) => {
                        // Work that is in the queue already is still done; nothing more comes in.
                        messages.close();
                        closing.push(answer);
                    }
                }
            }
            uncopied += jobs.len();
            self.commit_and_answer(&mut jobs);
            // While the keeper is still at the last request, this one may wait.
            if uncopied >= COPY_AFTER && self.copy.try_send(()).is_ok() {
                uncopied = 0;
            }
            if finish_log {
                // If it fails, the keeper asks again.
                let _ = copy_log(sqlite(&self.connection), &self.counts);
            }
        }
        // The last to close clears the log away. Everything acknowledged is durable already; this only tidies up.
        drop(self.copy);
        let _ = self.keeper.join();
        drop(self.connection);
        for answer in closing {
            let _ = answer.send(());
        }
    }

    fn commit_and_answer(&mut self, jobs: &mut Vec<Box<dyn Job>>) {
        if jobs.is_empty() {
            return;
        }
        let committed = commit_together(&mut self.connection, jobs);
        if committed.is_ok() {
            self.counts.flushes.fetch_add(1, Ordering::Relaxed);
        }
        for job in jobs.drain(..) {
            job.answer(committed.clone());
        }
    }
}

struct Keeper {
    connection: SqliteConnection,
    copies: mpsc::Receiver<()>,
    writer: mpsc::WeakSender<Message>,
    counts: Arc<Counts>,
}

impl Keeper {
    /// Copies the log when asked, until there is no writer any more.
    fn run(mut self) {
        while self.copies.blocking_recv().is_some() {
            match copy_log(&self.connection, &self.counts) {
                Ok(pages) if pages >= LOG_PAGES => {
                    // A queue that is full, or closed, is asked again the next time.
                    let _ = self.writer.upgrade().map(|writer| writer.try_send(Message::FinishLog));
                }
                // Nothing is lost: the log only grows, and a disk that is full is complained of by the writer.
                Ok(_) | Err(_) => {}
            }
        }
    }
}

/// Copies what is in the log into the database file, as far as nobody is in the way; returns the log's length in pages.
fn copy_log(connection: &SqliteConnection, counts: &Counts) -> Result<i64> {
    let Some(row) = connection.row("PRAGMA wal_checkpoint(PASSIVE)", &[])? else { return Ok(0) };
    counts.checkpoints.fetch_add(1, Ordering::Relaxed);
    row.get("log")
}

/// Runs the jobs in one transaction, each so that its failure undoes nothing but itself.
fn commit_together(connection: &mut Connection, jobs: &mut [Box<dyn Job>]) -> Result<()> {
    let outcome = run_all(connection, jobs);
    if outcome.is_err() {
        // SQLite may have rolled back by itself (a full disk); then there is nothing left to roll back.
        let _ = statement(connection, "ROLLBACK");
    }
    outcome
}

fn run_all(connection: &mut Connection, jobs: &mut [Box<dyn Job>]) -> Result<()> {
    statement(connection, "BEGIN IMMEDIATE")?;
    if let [only] = jobs {
        let end = if only.run(connection) { "COMMIT" } else { "ROLLBACK" };
        return statement(connection, end);
    }
    for job in jobs {
        statement(connection, "SAVEPOINT job")?;
        if !job.run(connection) {
            statement(connection, "ROLLBACK TO job")?;
        }
        statement(connection, "RELEASE job")?;
    }
    statement(connection, "COMMIT")
}

fn statement(connection: &Connection, sql: &'static str) -> Result<()> {
    sqlite(connection).execute(sql, &[]).map(drop)
}

fn sqlite(connection: &Connection) -> &SqliteConnection {
    match connection {
        Connection::Sqlite(connection) => connection,
        Connection::Postgres(_) => unreachable!("the writer has made its connection itself"),
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::super::create;
    use super::super::job::ask;
    use super::*;
    use crate::Error;
    use crate::database::{Done, values};

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

    #[test]
    fn a_failure_in_a_group_undoes_only_itself() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        let mut connection = Connection::Sqlite(create(&path).unwrap());
        statement(&connection, "CREATE TABLE numbers (number INTEGER PRIMARY KEY)").unwrap();
        let mut jobs: Vec<Box<dyn Job>> = vec![
            insert(1, || Ok(Done::Keep(()))),
            insert(2, || Ok(Done::Undo(()))),
            insert(3, || Err(Error::Closed)),
            // The key is taken: the database itself refuses.
            insert(1, || Ok(Done::Keep(()))),
            insert(4, || Ok(Done::Keep(()))),
        ];
        commit_together(&mut connection, &mut jobs).unwrap();
        let rows = sqlite(&connection).rows("SELECT number FROM numbers ORDER BY number", &[]).unwrap();
        let numbers: Vec<i64> = rows.iter().map(|row| row.only().unwrap()).collect();
        assert_eq!(numbers, [1, 4]);
    }
}
