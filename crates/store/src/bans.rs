//! Bans of people and of network addresses.

use futures_util::FutureExt;
use serde::Serialize;

use crate::database::{Connection, Done, Row, values};
use crate::{Error, Millis, PersonId, Result, Store, TokenHash, text};

/// The banned person or address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "who")]
pub enum Banned {
    /// A guest or an account.
    Person(PersonId),
    /// A network address, in the spelling of the caller.
    Address(String),
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ban {
    /// The person.
    pub who: Banned,
    /// Why.
    pub reason: String,
    /// Since when.
    pub created_at: Millis,
    /// Until when; nothing: for good.
    pub until: Option<Millis>,
}

impl Banned {
    /// The text it is stored as.
    pub(crate) fn key(&self) -> String {
        match self {
            Banned::Person(person) => format!("person:{person}"),
            Banned::Address(address) => format!("address:{address}"),
        }
    }
}

impl TryFrom<String> for Banned {
    type Error = Error;

    fn try_from(key: String) -> Result<Banned> {
        match key.split_once(':') {
            Some(("person", person)) => Ok(Banned::Person(person.parse()?)),
            Some(("address", address)) => Ok(Banned::Address(address.to_owned())),
            _ => Err(Error::Unreadable { what: "ban", found: key }),
        }
    }
}

fn read_ban(row: &Row) -> Result<Ban> {
    Ok(Ban {
        who: row.parse("who")?,
        reason: row.get("reason")?,
        created_at: row.get("created_at")?,
        until: row.get("until_at")?,
    })
}

impl Store {
    /// Bans somebody, or changes the ban. The sessions of a banned person end.
    pub async fn ban(&self, who: &Banned, reason: &str, until: Option<Millis>, now: Millis) -> Result<()> {
        text::REASON.check(reason)?;
        if let Banned::Address(address) = who {
            text::ADDRESS.check(address)?;
        }
        let ban = Ban { who: who.clone(), reason: reason.to_owned(), created_at: now, until };
        self.database.write(move |connection| put(connection, ban).boxed()).await
    }

    /// Lifts a ban. False: there was none.
    pub async fn unban(&self, who: &Banned) -> Result<bool> {
        Ok(self.execute("DELETE FROM bans WHERE who = $1", values![who.key()]).await? > 0)
    }

    /// The ban that holds now, if any.
    pub async fn ban_of(&self, who: &Banned, now: Millis) -> Result<Option<Ban>> {
        let sql = "SELECT who, reason, created_at, until_at FROM bans WHERE who = $1 AND COALESCE(until_at > $2, TRUE)";
        self.database.read(sql, values![who.key(), now]).await?.first().map(read_ban).transpose()
    }

    /// The ban, if any holds now, of whose session of this token was ended.
    pub async fn ban_behind(&self, token: &TokenHash, now: Millis) -> Result<Option<Ban>> {
        let sql = "SELECT person_id FROM sessions WHERE token = $1 AND revoked_at IS NOT NULL";
        match self.database.read(sql, values![token]).await?.first() {
            Some(row) => self.ban_of(&Banned::Person(row.parse("person_id")?), now).await,
            None => Ok(None),
        }
    }

    /// All bans that hold now; the newest first.
    pub async fn bans(&self, now: Millis) -> Result<Vec<Ban>> {
        let sql = "SELECT who, reason, created_at, until_at FROM bans WHERE COALESCE(until_at > $1, TRUE) \
                   ORDER BY created_at DESC, who";
        self.database.read(sql, values![now]).await?.iter().map(read_ban).collect()
    }
}

async fn put(connection: &mut Connection, ban: Ban) -> Result<Done<()>> {
    let sql = "INSERT INTO bans (who, reason, created_at, until_at) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (who) DO UPDATE SET reason = $2, created_at = $3, until_at = $4";
    connection.execute(sql, values![ban.who.key(), ban.reason, ban.created_at, ban.until]).await?;
    if let Banned::Person(person) = &ban.who {
        let sql = "UPDATE sessions SET revoked_at = $2 WHERE person_id = $1 AND revoked_at IS NULL";
        connection.execute(sql, values![person, ban.created_at]).await?;
    }
    Ok(Done::Keep(()))
}
