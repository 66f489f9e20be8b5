//! The schema and its versions.
//!
//! *Why this shape.* Versions only go forward, and a released one never changes: the database keeps its checksum and refuses
//! another. One text serves both databases; the two words that differ stand in braces.

use std::borrow::Cow;
use std::path::PathBuf;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

use crate::database::{self, Database, PostgresDatabase, SqliteDatabase};
use crate::{Error, Result};

const VERSIONS: &[(i64, &str, &str)] = &[
    (1, "people", include_str!("schema/0001_people.sql")),
    (2, "matches", include_str!("schema/0002_matches.sql")),
    (3, "ratings and upkeep", include_str!("schema/0003_ratings_and_upkeep.sql")),
    (4, "ended by hosts", include_str!("schema/0004_ended_by_hosts.sql")),
    (5, "private tables", include_str!("schema/0005_private_tables.sql")),
    (6, "status of seats", include_str!("schema/0006_status_of_seats.sql")),
    (7, "skeletons of names", include_str!("schema/0007_skeletons_of_names.sql")),
    (8, "one row for a move", include_str!("schema/0008_one_row_for_a_move.sql")),
    (9, "recovery codes", include_str!("schema/0009_recovery_codes.sql")),
];

/// The newest version of the schema: the one this program works with.
pub const SCHEMA_VERSION: i64 = VERSIONS[VERSIONS.len() - 1].0;

/// Words that differ between the two databases.
#[derive(Clone, Copy)]
struct Words {
    bytes: &'static str,
    clustered: &'static str,
}

const SQLITE: Words = Words { bytes: "BLOB", clustered: "WITHOUT ROWID" };
const POSTGRES: Words = Words { bytes: "BYTEA", clustered: "" };

fn migrator(words: Words) -> Migrator {
    let migration = |&(version, name, text): &(i64, &'static str, &str)| {
        let sql = text.replace("{bytes}", words.bytes).replace("{clustered}", words.clustered);
        // The text is this repository's own; nothing from outside is in it.
        let sql = AssertSqlSafe(sql).into_sql_str();
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(VERSIONS.iter().map(migration).collect())
}

/// Brings the schema of a database up to a version, making the database if it is a file that does not exist. Opening a store
/// does so by itself; this is for making a database of an earlier version. A later version than the wanted one stays.
pub async fn migrate(address: &str, version: i64) -> Result<()> {
    match Place::of(address)? {
        Place::File(path) => {
            database::blocking(move || {
                let connection = database::create_sqlite(&path)?;
                database::migrate_sqlite(&connection, &migrator(SQLITE).migrations, version)
            })
            .await?;
        }
        Place::Server(address) => {
            let pool = database::connect_postgres(&address, 1).await?;
            migrator(POSTGRES).run_to(version, &pool).await?;
            pool.close().await;
        }
    }
    Ok(())
}

/// Opens a database whose schema is of the newest version.
pub(crate) async fn open(address: &str) -> Result<Database> {
    migrate(address, SCHEMA_VERSION).await?;
    Ok(match Place::of(address)? {
        Place::File(path) => Database::Sqlite(SqliteDatabase::open(&path)?),
        Place::Server(address) => Database::Postgres(PostgresDatabase::open(&address).await?),
    })
}

/// Where a database is.
pub(crate) enum Place {
    File(PathBuf),
    Server(String),
}

impl Place {
    pub(crate) fn of(address: &str) -> Result<Place> {
        // The address may hold a password: what is wrong with it is said without repeating it.
        match address.split_once(':') {
            Some(("sqlite", path)) => {
                let path = path.strip_prefix("//").unwrap_or(path);
                let is_file = !path.is_empty() && !path.contains(":memory:") && !path.contains('?');
                is_file.then(|| Place::File(PathBuf::from(path))).ok_or_else(|| {
                    Error::Address(format!("sqlite:{path} names no file, and nothing else would outlive the server"))
                })
            }
            Some(("postgres" | "postgresql", _)) => Ok(Place::Server(address.to_owned())),
            Some((scheme, _)) => Err(Error::Address(format!("there is no kind of database called {scheme:?}"))),
            None => Err(Error::Address("it does not say which kind of database".to_owned())),
        }
    }

    /// Refuses a file that is not there.
    pub(crate) fn must_exist(&self) -> Result<()> {
        match self {
            Place::File(path) if !path.exists() => Err(Error::Missing(path.clone())),
            Place::File(_) | Place::Server(_) => Ok(()),
        }
    }
}
