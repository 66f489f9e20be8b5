//! People: guests, who have a name and a cookie, and accounts, whose name is theirs alone.

use std::fmt;

use serde::Serialize;
use serde_json::{Value as Json, json};

use crate::database::{Row, Value, values};
use crate::text::{self, name_key, skeleton};
use crate::word::words;
use crate::{Error, Millis, PersonId, Result, Store};

/// The kind of person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PersonKind {
    /// No account: a name for now.
    Guest,
    /// An account.
    Account,
    /// An account that a program plays with.
    Bot,
}

// A bot's account was called a program when the schema was made. SQLite cannot change the check on that column without copying
// the table, so the stored word stays.
words!(PersonKind, "kind of person": Guest = "guest", Account = "account", Bot = "program");

/// A guest or an account.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Person {
    /// The person.
    pub id: PersonId,
    /// The kind.
    pub kind: PersonKind,
    /// The name shown.
    pub name: String,
    /// The settings that the page keeps for this person: language, theme.
    pub settings: Json,
    /// Since when.
    pub created_at: Millis,
    /// When they were last here.
    pub seen_at: Millis,
}

/// The result of claiming a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimName {
    /// It is theirs.
    Claimed,
    /// Somebody else has it, perhaps spelt with other capitals, or has one that looks like it.
    Taken,
}

/// An account, for signing in.
#[derive(Clone, PartialEq)]
pub struct Account {
    /// The person.
    pub person: Person,
    /// The password's hash; nothing where only passkeys or tokens sign in.
    pub password_hash: Option<String>,
}

impl fmt::Debug for Account {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Account").field("person", &self.person).finish_non_exhaustive()
    }
}

/// A person in the columns `id, kind, name, settings, created_at, seen_at`.
pub(crate) fn person(row: &Row) -> Result<Person> {
    Ok(Person {
        id: row.parse("id")?,
        kind: row.parse("kind")?,
        name: row.get("name")?,
        settings: row.json("settings")?,
        created_at: row.get("created_at")?,
        seen_at: row.get("seen_at")?,
    })
}

fn account(row: &Row) -> Result<Account> {
    Ok(Account { person: person(row)?, password_hash: row.get("password_hash")? })
}

impl Store {
    /// A new guest.
    pub async fn create_guest(&self, id: &PersonId, name: &str, now: Millis) -> Result<()> {
        text::NAME.check(name)?;
        let sql = "INSERT INTO people (id, kind, name, settings, created_at, seen_at) VALUES ($1, 'guest', $2, $3, $4, $4) \
                   ON CONFLICT DO NOTHING";
        match self.execute(sql, values![id, name, json!({}), now]).await? {
            0 => Err(Error::Exists { what: "person", id: id.to_string() }),
            _ => Ok(()),
        }
    }

    /// A person.
    pub async fn find_person(&self, id: &PersonId) -> Result<Option<Person>> {
        let sql = "SELECT id, kind, name, settings, created_at, seen_at FROM people WHERE id = $1";
        let rows = self.database.read(sql, values![id]).await?;
        rows.first().map(person).transpose()
    }

    /// Makes an account of a guest, who keeps matches and ratings; of an account, changes its name and password.
    pub async fn register(
        &self,
        id: &PersonId,
        kind: PersonKind,
        name: &str,
        password_hash: Option<&str>,
    ) -> Result<ClaimName> {
        if kind == PersonKind::Guest {
            let problem = "a guest is no account; register an account or a bot".to_owned();
            return Err(Error::Invalid { field: "kind of person", problem });
        }
        text::SECRET.check_some(password_hash)?;
        let values = values![id, name, name_key(name)?, kind, password_hash, skeleton(name)];
        let sql = "UPDATE people SET name = $2, name_key = $3, kind = $4, password_hash = $5, name_skeleton = $6 \
                   WHERE id = $1";
        self.claim(id, sql, values).await
    }

    /// Changes the name shown; of an account, only to one that nobody else has. Seats taken before keep the old name.
    pub async fn rename(&self, id: &PersonId, name: &str) -> Result<ClaimName> {
        let key = name_key(name)?;
        let sql = "UPDATE people SET name = $2, name_key = CASE WHEN kind = 'guest' THEN NULL ELSE $3 END, \
                   name_skeleton = CASE WHEN kind = 'guest' THEN NULL ELSE $4 END WHERE id = $1";
        self.claim(id, sql, values![id, name, key, skeleton(name)]).await
    }

    /// Runs a statement that gives a person a name; the unique key decides who has it.
    async fn claim(&self, id: &PersonId, sql: &'static str, values: Vec<Value>) -> Result<ClaimName> {
        match self.execute(sql, values).await {
            Ok(changed) => existing(changed, id).map(|()| ClaimName::Claimed),
            Err(error) if error.is_unique_violation() => Ok(ClaimName::Taken),
            Err(error) => Err(error),
        }
    }

    /// The account of this name, however its capitals are spelt.
    pub async fn find_account(&self, name: &str) -> Result<Option<Account>> {
        // A name that no account can have is nobody's.
        let Ok(key) = name_key(name) else { return Ok(None) };
        let sql = "SELECT id, kind, name, settings, created_at, seen_at, password_hash FROM people WHERE name_key = $1";
        self.database.read(sql, values![key]).await?.first().map(account).transpose()
    }

    /// The account of this person; nothing for a guest.
    pub async fn account_of(&self, id: &PersonId) -> Result<Option<Account>> {
        let sql = "SELECT id, kind, name, settings, created_at, seen_at, password_hash FROM people \
                   WHERE id = $1 AND kind <> 'guest'";
        self.database.read(sql, values![id]).await?.first().map(account).transpose()
    }

    /// Changes an account's password. A guest has none: [`Error::NoPerson`].
    pub async fn set_password(&self, id: &PersonId, password_hash: Option<&str>) -> Result<()> {
        text::SECRET.check_some(password_hash)?;
        let sql = "UPDATE people SET password_hash = $2 WHERE id = $1 AND kind <> 'guest'";
        existing(self.execute(sql, values![id, password_hash]).await?, id)
    }

    /// Notes that they are here.
    pub async fn touch_person(&self, id: &PersonId, now: Millis) -> Result<()> {
        existing(self.execute("UPDATE people SET seen_at = $2 WHERE id = $1", values![id, now]).await?, id)
    }
}

fn existing(changed: u64, id: &PersonId) -> Result<()> {
    if changed == 0 { Err(Error::NoPerson(id.clone())) } else { Ok(()) }
}
