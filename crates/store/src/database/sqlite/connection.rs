//! One connection to a SQLite file, used by one thread at a time: statements are prepared once and run in a call.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rusqlite::types::{ToSqlOutput, Value as Stored, ValueRef};
use rusqlite::{OpenFlags, Statement, ToSql};

use super::super::value::{Row, SqliteRow, Value, check};
use crate::Result;

/// How many statements stay prepared: all that one connection comes to run.
const PREPARED: usize = 128;
/// How long to wait for another process, such as an administrator's command.
const PATIENCE: Duration = Duration::from_secs(5);
/// The size of the pages of a new file. A commit writes whole pages into the log, and a move changes a few hundred bytes.
const PAGE_BYTES: u32 = 2_048;

/// A connection.
#[derive(Debug)]
pub(crate) struct SqliteConnection(rusqlite::Connection);

impl SqliteConnection {
    /// Opens a file that is there, for everything a server does.
    pub(crate) fn open(path: &Path) -> Result<SqliteConnection> {
        let connection = SqliteConnection::open_plain(path)?;
        // What is kept for undoing one operation of a group stays in memory. What a person has deleted is overwritten, not
        // only forgotten.
        connection.0.execute_batch(&format!(
            "PRAGMA page_size = {PAGE_BYTES}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
             PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY"
        ))?;
        Ok(connection)
    }

    /// Opens a file that is there, as it is.
    pub(crate) fn open_plain(path: &Path) -> Result<SqliteConnection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        SqliteConnection::with_flags(path, flags)
    }

    /// Opens a file that nobody changes meanwhile, without leaving a trace beside it.
    pub(crate) fn open_immutable(path: &Path) -> Result<SqliteConnection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
        // The three letters that mean something in an address.
        let path = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
        SqliteConnection::with_flags(Path::new(&format!("file:{path}?immutable=1")), flags)
    }

    fn with_flags(path: &Path, flags: OpenFlags) -> Result<SqliteConnection> {
        let connection = rusqlite::Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        Ok(SqliteConnection(connection))
    }

    /// Runs a statement and returns how many rows it changed.
    pub(crate) fn execute(&self, sql: &str, values: &[Value]) -> Result<u64> {
        let mut statement = self.0.prepare_cached(sql)?;
        bind(&mut statement, values)?;
        Ok(statement.raw_execute()? as u64)
    }

    /// Runs a statement and returns its rows.
    pub(crate) fn rows(&self, sql: &str, values: &[Value]) -> Result<Vec<Row>> {
        let mut statement = self.0.prepare_cached(sql)?;
        bind(&mut statement, values)?;
        let columns: Arc<[String]> = statement.column_names().into_iter().map(str::to_owned).collect();
        let mut found = Vec::new();
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next()? {
            let values = (0..columns.len()).map(|at| row.get(at)).collect::<rusqlite::Result<Vec<Stored>>>()?;
            found.push(Row::Sqlite(SqliteRow { columns: columns.clone(), values }));
        }
        Ok(found)
    }

    /// Runs a statement that has at most one row.
    pub(crate) fn row(&self, sql: &str, values: &[Value]) -> Result<Option<Row>> {
        Ok(self.rows(sql, values)?.pop())
    }

    /// Runs any number of statements without values.
    pub(crate) fn batch(&self, sql: &str) -> Result<()> {
        Ok(self.0.execute_batch(sql)?)
    }
}

/// SQLite takes `$2` for a name and counts the names in the order in which it meets them.
fn bind(statement: &mut Statement<'_>, values: &[Value]) -> Result<()> {
    check(values)?;
    for at in 1..=statement.parameter_count() {
        let number: Option<usize> = statement.parameter_name(at).and_then(|name| name.get(1..)?.parse().ok());
        let value = number.and_then(|number| values.get(number.checked_sub(1)?));
        let value = value.ok_or(rusqlite::Error::InvalidParameterCount(values.len(), at))?;
        statement.raw_bind_parameter(at, value)?;
    }
    Ok(())
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let value = match self {
            Value::Integer(value) => value.map(ValueRef::Integer),
            Value::Real(value) => value.map(ValueRef::Real),
            Value::Text(value) => value.as_ref().map(|text| ValueRef::Text(text.as_bytes())),
            Value::Bytes(value) => value.as_ref().map(|bytes| ValueRef::Blob(bytes)),
        };
        Ok(ToSqlOutput::Borrowed(value.unwrap_or(ValueRef::Null)))
    }
}
