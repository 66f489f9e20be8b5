//! Connections that only read. A write-ahead log lets them go on while the writer is at work.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::SqlStr;
use tokio::sync::Semaphore;

use super::super::{Row, Value};
use super::connection::SqliteConnection;
use crate::{Error, Result};

/// Reads are short; more threads than this only wait for the same cores.
const READERS: u32 = 4;

/// Readers, opened when they are first needed.
#[derive(Debug)]
pub(super) struct Readers {
    path: PathBuf,
    places: Arc<Semaphore>,
    free: Arc<Mutex<Vec<SqliteConnection>>>,
}

impl Readers {
    pub(super) fn of(path: PathBuf) -> Readers {
        Readers { path, places: Arc::new(Semaphore::new(READERS as usize)), free: Arc::default() }
    }

    pub(super) async fn read(&self, sql: SqlStr, values: Vec<Value>) -> Result<Vec<Row>> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| Error::Closed)?;
        let (path, free) = (self.path.clone(), self.free.clone());
        blocking(move || {
            // Whoever asked may have lost interest; the place is taken until the end all the same.
            let _place = place;
            let connection = lock(&free).pop();
            let connection = match connection {
                Some(connection) => connection,
                None => reader(&path)?,
            };
            let rows = connection.rows(sql.as_str(), &values);
            lock(&free).push(connection);
            rows
        })
        .await
    }

    /// Waits for those who read, and lets nobody in any more.
    pub(super) async fn close(&self) {
        // If it was closed before, there is nobody to wait for.
        let _places = self.places.acquire_many(READERS).await;
        self.places.close();
        lock(&self.free).clear();
    }
}

fn reader(path: &std::path::Path) -> Result<SqliteConnection> {
    let connection = SqliteConnection::open(path)?;
    connection.batch("PRAGMA query_only = ON")?;
    Ok(connection)
}

fn lock(free: &Mutex<Vec<SqliteConnection>>) -> MutexGuard<'_, Vec<SqliteConnection>> {
    free.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does what may wait for a disk on a thread that others do not need.
pub(crate) async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    match tokio::task::spawn_blocking(work).await {
        Ok(outcome) => outcome,
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
        // The runtime is shutting down.
        Err(_) => Err(Error::Closed),
    }
}
