//! Values on their way into and out of a database, in the few types that both databases share.

use std::sync::Arc;

use rusqlite::types::{FromSql, Value as Stored};
use sqlx::postgres::{PgArguments, PgRow, Postgres};
use sqlx::{Arguments, Decode, Row as _, Type};

use crate::{Error, Result, TokenHash};

/// A value to bind. A missing one keeps its type, because PostgreSQL asks for it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Integer(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// A value that can be bound.
pub(crate) trait Bind {
    /// The value.
    fn value(&self) -> Value;
    /// The value that is missing.
    const MISSING: Value;
}

macro_rules! bind {
    ($variant:ident: $($kind:ty => |$it:ident| $value:expr),* $(,)?) => {$(
        impl Bind for $kind {
            fn value(&self) -> Value {
                let $it = self;
                Value::$variant(Some($value))
            }
            const MISSING: Value = Value::$variant(None);
        }
    )*};
}

bind!(Integer: i64 => |it| *it, u32 => |it| i64::from(*it), u8 => |it| i64::from(*it), bool => |it| i64::from(*it));
bind!(Real: f64 => |it| *it);
bind!(Bytes: [u8] => |it| it.to_vec(), TokenHash => |it| it.0.to_vec());
bind!(Text:
    str => |it| it.to_owned(),
    String => |it| it.clone(),
    crate::MatchId => |it| it.as_str().to_owned(),
    crate::PersonId => |it| it.as_str().to_owned(),
    crate::SessionId => |it| it.as_str().to_owned(),
    crate::ApiTokenId => |it| it.as_str().to_owned(),
    serde_json::Value => |it| it.to_string(),
);

impl<T: Bind> Bind for Option<T> {
    fn value(&self) -> Value {
        self.as_ref().map_or(T::MISSING, Bind::value)
    }
    const MISSING: Value = T::MISSING;
}

impl<T: Bind + ?Sized> Bind for &T {
    fn value(&self) -> Value {
        (**self).value()
    }
    const MISSING: Value = T::MISSING;
}

/// The values of `$1`, `$2`, … in this order.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        vec![$($crate::database::Bind::value(&$value)),*]
    };
}
pub(crate) use values;

/// The last guard: whatever the operations let through, no database gets U+0000.
pub(super) fn check(values: &[Value]) -> Result<()> {
    let has_nul = |value: &Value| matches!(value, Value::Text(Some(text)) if text.contains('\0'));
    if values.iter().any(has_nul) {
        return Err(Error::Invalid { field: "text", problem: "has the character U+0000; leave it out".to_owned() });
    }
    Ok(())
}

pub(super) fn postgres_arguments(values: Vec<Value>) -> Result<PgArguments> {
    check(&values)?;
    let mut arguments = PgArguments::default();
    for value in values {
        match value {
            Value::Integer(value) => arguments.add(value),
            Value::Real(value) => arguments.add(value),
            Value::Text(value) => arguments.add(value),
            Value::Bytes(value) => arguments.add(value),
        }
        .map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}

/// A type that can be read from a column of either database.
pub(crate) trait Column: FromSql + for<'r> Decode<'r, Postgres> + Type<Postgres> {}

impl<T> Column for T where T: FromSql + for<'r> Decode<'r, Postgres> + Type<Postgres> {}

/// A row of either database.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A row of SQLite's, away from its connection.
pub(crate) struct SqliteRow {
    /// Shared by all rows of a statement.
    pub(super) columns: Arc<[String]>,
    pub(super) values: Vec<Stored>,
}

impl SqliteRow {
    fn at<T: FromSql>(&self, at: usize) -> Result<T> {
        let value = self.values.get(at).ok_or(rusqlite::Error::InvalidColumnIndex(at))?;
        let unreadable = |error| rusqlite::Error::FromSqlConversionFailure(at, value.data_type(), Box::new(error));
        Ok(T::column_result(value.into()).map_err(unreadable)?)
    }

    fn get<T: FromSql>(&self, name: &str) -> Result<T> {
        let at = self.columns.iter().position(|column| column == name);
        self.at(at.ok_or_else(|| rusqlite::Error::InvalidColumnName(name.to_owned()))?)
    }
}

impl Row {
    /// The column of this name.
    pub(crate) fn get<T: Column>(&self, name: &str) -> Result<T> {
        Ok(match self {
            Row::Sqlite(row) => row.get(name)?,
            Row::Postgres(row) => row.try_get(name)?,
        })
    }

    /// The only column of a statement that has one.
    pub(crate) fn only<T: Column>(&self) -> Result<T> {
        Ok(match self {
            Row::Sqlite(row) => row.at(0)?,
            Row::Postgres(row) => row.try_get(0)?,
        })
    }

    /// A column of text, made into something else.
    pub(crate) fn parse<T: TryFrom<String, Error = Error>>(&self, name: &str) -> Result<T> {
        T::try_from(self.get::<String>(name)?)
    }

    /// The same for a column that may be empty.
    pub(crate) fn parse_some<T: TryFrom<String, Error = Error>>(&self, name: &str) -> Result<Option<T>> {
        self.get::<Option<String>>(name)?.map(T::try_from).transpose()
    }

    /// A column of JSON.
    pub(crate) fn json<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<T> {
        json(&self.get::<String>(name)?)
    }

    /// The same for a column that may be empty.
    pub(crate) fn json_some<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<Option<T>> {
        self.get::<Option<String>>(name)?.as_deref().map(json).transpose()
    }

    /// A column as a number of a smaller type.
    pub(crate) fn number<T: TryFrom<i64>>(&self, name: &str) -> Result<T> {
        number(self.get(name)?)
    }

    /// The same for a column that may be empty.
    pub(crate) fn number_some<T: TryFrom<i64>>(&self, name: &str) -> Result<Option<T>> {
        self.get::<Option<i64>>(name)?.map(number).transpose()
    }

    /// A column that says yes or no: the databases share no type for it but the integer.
    pub(crate) fn flag(&self, name: &str) -> Result<bool> {
        Ok(self.get::<i64>(name)? != 0)
    }

    /// A column with the hash of a secret, if there is one.
    pub(crate) fn token_some(&self, name: &str) -> Result<Option<TokenHash>> {
        let hash = |bytes: Vec<u8>| {
            let unreadable = |bytes: Vec<u8>| Error::Unreadable { what: "hash", found: format!("{bytes:?}") };
            bytes.try_into().map(TokenHash).map_err(unreadable)
        };
        self.get::<Option<Vec<u8>>>(name)?.map(hash).transpose()
    }
}

fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|_| Error::Unreadable { what: "JSON", found: text.to_owned() })
}

fn number<T: TryFrom<i64>>(value: i64) -> Result<T> {
    T::try_from(value).map_err(|_| Error::Unreadable { what: "number", found: value.to_string() })
}
