//! Sessions of browsers, which their owner can list and end.

use serde::Serialize;

use crate::database::{Row, values};
use crate::people::person;
use crate::{Error, Millis, Person, PersonId, Result, SessionId, Store, TokenHash, text};

/// A session to be begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// Its id in its owner's list.
    pub id: SessionId,
    /// The hash that its cookie must have.
    pub token: TokenHash,
    /// The owner.
    pub person: PersonId,
    /// The browser's name for itself.
    pub user_agent: String,
    /// When it ends by itself.
    pub expires_at: Millis,
}

/// A session that is neither revoked nor expired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Session {
    /// Its id in its owner's list.
    pub id: SessionId,
    /// The owner.
    pub person: PersonId,
    /// The browser's name for itself.
    pub user_agent: String,
    /// When it began.
    pub created_at: Millis,
    /// When it was last used.
    pub seen_at: Millis,
    /// When it ends by itself.
    pub expires_at: Millis,
}

fn session(row: &Row) -> Result<Session> {
    Ok(Session {
        id: row.parse("session_id")?,
        person: row.parse("person_id")?,
        user_agent: row.get("user_agent")?,
        created_at: row.get("session_created_at")?,
        seen_at: row.get("session_seen_at")?,
        expires_at: row.get("expires_at")?,
    })
}

impl Store {
    /// Begins a session.
    pub async fn create_session(&self, new: NewSession, now: Millis) -> Result<()> {
        text::USER_AGENT.check(&new.user_agent)?;
        let sql = "INSERT INTO sessions (id, token, person_id, user_agent, created_at, seen_at, expires_at) \
                   VALUES ($1, $2, $3, $4, $5, $5, $6) ON CONFLICT DO NOTHING";
        let values = values![new.id, new.token, new.person, new.user_agent, now, new.expires_at];
        match self.execute(sql, values).await? {
            0 => Err(Error::Exists { what: "session", id: new.id.into() }),
            _ => Ok(()),
        }
    }

    /// The session of this token and whose it is, unless it is revoked or has expired.
    pub async fn find_session(&self, token: &TokenHash, now: Millis) -> Result<Option<(Session, Person)>> {
        // The person's columns have names of their own, beside those of the session.
        let sql = "SELECT s.id AS session_id, s.person_id, s.user_agent, s.created_at AS session_created_at, \
                   s.seen_at AS session_seen_at, s.expires_at, p.id, p.kind, p.name, p.settings, p.created_at, p.seen_at \
                   FROM sessions s JOIN people p ON p.id = s.person_id \
                   WHERE s.token = $1 AND s.revoked_at IS NULL AND s.expires_at > $2";
        let both = |row: &Row| Ok((session(row)?, person(row)?));
        self.database.read(sql, values![token, now]).await?.first().map(both).transpose()
    }

    /// A person's sessions that are neither revoked nor expired; the last used first.
    pub async fn sessions_of(&self, person: &PersonId, now: Millis) -> Result<Vec<Session>> {
        let sql = "SELECT id AS session_id, person_id, user_agent, created_at AS session_created_at, \
                   seen_at AS session_seen_at, expires_at FROM sessions \
                   WHERE person_id = $1 AND revoked_at IS NULL AND expires_at > $2 ORDER BY seen_at DESC, id";
        self.database.read(sql, values![person, now]).await?.iter().map(session).collect()
    }

    /// Notes that a session was used and puts off its end. One that is revoked stays so.
    pub async fn touch_session(&self, id: &SessionId, expires_at: Millis, now: Millis) -> Result<()> {
        let sql = "UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE id = $1";
        self.execute(sql, values![id, now, expires_at]).await.map(|_| ())
    }

    /// Ends a session of this person. False: there is none of this id that has not ended.
    pub async fn revoke_session(&self, person: &PersonId, id: &SessionId, now: Millis) -> Result<bool> {
        let sql = "UPDATE sessions SET revoked_at = $3 WHERE person_id = $1 AND id = $2 AND revoked_at IS NULL";
        Ok(self.execute(sql, values![person, id, now]).await? > 0)
    }

    /// Ends all sessions of this person but `kept`, and returns how many.
    pub async fn revoke_sessions(&self, person: &PersonId, kept: Option<&SessionId>, now: Millis) -> Result<u64> {
        let sql = "UPDATE sessions SET revoked_at = $3 \
                   WHERE person_id = $1 AND id <> COALESCE($2, '') AND revoked_at IS NULL";
        self.execute(sql, values![person, kept, now]).await
    }

    /// Forgets sessions that ended before `before`, by themselves or not; returns how many.
    pub async fn forget_sessions(&self, before: Millis) -> Result<u64> {
        self.execute("DELETE FROM sessions WHERE expires_at < $1 OR revoked_at < $1", values![before]).await
    }
}
