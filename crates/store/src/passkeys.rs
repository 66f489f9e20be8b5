//! Passkeys: public keys of authenticators, in the form of the library that checks them.

use crate::database::{Row, values};
use crate::{Error, Millis, PersonId, Result, Store, text};

/// The longest credential id that the standard allows.
const CREDENTIAL_MAX: usize = 1023;
/// More than any library writes.
const KEY_MAX: usize = 16_384;

/// A passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The credential's id, as the authenticator gives it.
    pub credential: Vec<u8>,
    /// The owner.
    pub person: PersonId,
    /// Its owner's name for it.
    pub label: String,
    /// The public key and its counter, in the form of the library that checks it.
    pub key: Vec<u8>,
    /// When it was made.
    pub created_at: Millis,
    /// When it was last used.
    pub seen_at: Option<Millis>,
}

fn passkey(row: &Row) -> Result<Passkey> {
    Ok(Passkey {
        credential: row.get("credential")?,
        person: row.parse("person_id")?,
        label: row.get("label")?,
        key: row.get("public_key")?,
        created_at: row.get("created_at")?,
        seen_at: row.get("seen_at")?,
    })
}

fn check(field: &'static str, bytes: &[u8], most: usize) -> Result<()> {
    if (1..=most).contains(&bytes.len()) {
        return Ok(());
    }
    Err(Error::Invalid { field, problem: format!("has {} bytes; 1 to {most} can be kept", bytes.len()) })
}

impl Store {
    /// Adds a passkey. One that exists is [`Error::Exists`].
    pub async fn add_passkey(
        &self,
        person: &PersonId,
        credential: &[u8],
        label: &str,
        key: &[u8],
        now: Millis,
    ) -> Result<()> {
        check("credential", credential, CREDENTIAL_MAX)?;
        check("passkey", key, KEY_MAX)?;
        text::LABEL.check(label)?;
        let sql = "INSERT INTO passkeys (credential, person_id, label, public_key, created_at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT DO NOTHING";
        match self.execute(sql, values![credential, person, label, key, now]).await? {
            0 => Err(Error::Exists { what: "passkey", id: label.to_owned() }),
            _ => Ok(()),
        }
    }

    /// The passkey of this credential.
    pub async fn find_passkey(&self, credential: &[u8]) -> Result<Option<Passkey>> {
        let sql =
            "SELECT credential, person_id, label, public_key, created_at, seen_at FROM passkeys WHERE credential = $1";
        self.database.read(sql, values![credential]).await?.first().map(passkey).transpose()
    }

    /// A person's passkeys; the oldest first.
    pub async fn passkeys_of(&self, person: &PersonId) -> Result<Vec<Passkey>> {
        let sql = "SELECT credential, person_id, label, public_key, created_at, seen_at FROM passkeys \
                   WHERE person_id = $1 ORDER BY created_at, label";
        self.database.read(sql, values![person]).await?.iter().map(passkey).collect()
    }

    /// Notes that a passkey was used, with its new counter. False: there is none like this.
    pub async fn update_passkey(&self, credential: &[u8], key: &[u8], now: Millis) -> Result<bool> {
        check("passkey", key, KEY_MAX)?;
        let sql = "UPDATE passkeys SET public_key = $2, seen_at = $3 WHERE credential = $1";
        Ok(self.execute(sql, values![credential, key, now]).await? > 0)
    }

    /// Removes a passkey of this person. False: there is none like this.
    pub async fn remove_passkey(&self, person: &PersonId, credential: &[u8]) -> Result<bool> {
        let sql = "DELETE FROM passkeys WHERE person_id = $1 AND credential = $2";
        Ok(self.execute(sql, values![person, credential]).await? > 0)
    }
}
