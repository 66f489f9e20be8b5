//! Where the servers of a case keep their data: a file, unless the case runs on PostgreSQL.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use store::testkit::Postgres;
use tempfile::TempDir;

tokio::task_local! {
    static POSTGRES: Place;
}

/// A PostgreSQL, and names for databases that nobody else uses.
pub(crate) struct Place {
    server: Arc<Postgres>,
    prefix: String,
    bus: Option<String>,
    made: AtomicU32,
}

impl Place {
    pub(crate) fn new(server: Arc<Postgres>, prefix: String, bus: Option<String>) -> Place {
        Place { server, prefix, bus, made: AtomicU32::new(0) }
    }

    /// Runs a case here.
    pub(crate) async fn around<T>(self, case: impl Future<Output = T>) -> T {
        POSTGRES.scope(self, case).await
    }
}

/// Where the servers of a case tell each other what happens.
pub(crate) fn bus() -> String {
    POSTGRES.with(|place| place.bus.clone()).expect("a case with several servers")
}

/// A database that lives as long as this.
#[derive(Clone)]
pub(crate) enum Database {
    File(Arc<TempDir>),
    Postgres(String),
}

impl Database {
    /// A new, empty one.
    pub(crate) async fn empty() -> Database {
        let make = |place: &Place| {
            let name = format!("{}_{}", place.prefix, place.made.fetch_add(1, Ordering::Relaxed));
            let server = place.server.clone();
            tokio::task::spawn_blocking(move || server.create_database(&name))
        };
        match POSTGRES.try_with(make) {
            Ok(made) => Database::Postgres(made.await.expect("a new database")),
            Err(_) => Database::File(Arc::new(TempDir::new().expect("a folder"))),
        }
    }

    pub(crate) fn address(&self) -> String {
        match self {
            Database::File(folder) => format!("sqlite:{}", folder.path().join("crema.db").display()),
            Database::Postgres(address) => address.clone(),
        }
    }
}
