//! API tokens, by which programs act as an account.

use serde::Serialize;

use crate::database::{Row, values};
use crate::{ApiTokenId, Error, Millis, PersonId, Result, Store, TokenHash, text};

/// An API token to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewApiToken {
    /// Its id in its owner's list.
    pub id: ApiTokenId,
    /// The hash that it must have.
    pub token: TokenHash,
    /// As whom it acts.
    pub person: PersonId,
    /// Its owner's name for it.
    pub label: String,
}

/// An API token that is not revoked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ApiToken {
    /// Its id in its owner's list.
    pub id: ApiTokenId,
    /// As whom it acts.
    pub person: PersonId,
    /// Its owner's name for it.
    pub label: String,
    /// When it was made.
    pub created_at: Millis,
    /// When it was last used.
    pub seen_at: Option<Millis>,
}

fn api_token(row: &Row) -> Result<ApiToken> {
    Ok(ApiToken {
        id: row.parse("id")?,
        person: row.parse("person_id")?,
        label: row.get("label")?,
        created_at: row.get("created_at")?,
        seen_at: row.get("seen_at")?,
    })
}

impl Store {
    /// Makes an API token.
    pub async fn create_api_token(&self, new: NewApiToken, now: Millis) -> Result<()> {
        text::LABEL.check(&new.label)?;
        let sql = "INSERT INTO api_tokens (id, token, person_id, label, created_at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT DO NOTHING";
        match self.execute(sql, values![new.id, new.token, new.person, new.label, now]).await? {
            0 => Err(Error::Exists { what: "API token", id: new.id.into() }),
            _ => Ok(()),
        }
    }

    /// The API token of this hash, unless it is revoked.
    pub async fn find_api_token(&self, token: &TokenHash) -> Result<Option<ApiToken>> {
        let sql =
            "SELECT id, person_id, label, created_at, seen_at FROM api_tokens WHERE token = $1 AND revoked_at IS NULL";
        self.database.read(sql, values![token]).await?.first().map(api_token).transpose()
    }

    /// A person's API tokens that are not revoked; the newest first.
    pub async fn api_tokens_of(&self, person: &PersonId) -> Result<Vec<ApiToken>> {
        let sql = "SELECT id, person_id, label, created_at, seen_at FROM api_tokens \
                   WHERE person_id = $1 AND revoked_at IS NULL ORDER BY created_at DESC, id";
        self.database.read(sql, values![person]).await?.iter().map(api_token).collect()
    }

    /// Notes that an API token was used. Like every write it costs a flush: once a minute is enough.
    pub async fn touch_api_token(&self, id: &ApiTokenId, now: Millis) -> Result<()> {
        self.execute("UPDATE api_tokens SET seen_at = $2 WHERE id = $1", values![id, now]).await.map(|_| ())
    }

    /// Ends an API token of this person. False: there is none of this id that has not ended.
    pub async fn revoke_api_token(&self, person: &PersonId, id: &ApiTokenId, now: Millis) -> Result<bool> {
        let sql = "UPDATE api_tokens SET revoked_at = $3 WHERE person_id = $1 AND id = $2 AND revoked_at IS NULL";
        Ok(self.execute(sql, values![person, id, now]).await? > 0)
    }
}
