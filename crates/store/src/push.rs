//! Where to send notices: web push subscriptions.

use serde::Serialize;

use crate::database::{Row, values};
use crate::{Millis, PersonId, Result, Store, text};

/// Where to send notices for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PushSubscription {
    /// The address of the push service.
    pub endpoint: String,
    /// The browser's public key, as the browser gives it.
    pub p256dh: String,
    /// The browser's shared secret, as the browser gives it.
    pub auth: String,
    /// Since when.
    pub created_at: Millis,
}

fn subscription(row: &Row) -> Result<PushSubscription> {
    Ok(PushSubscription {
        endpoint: row.get("endpoint")?,
        p256dh: row.get("p256dh")?,
        auth: row.get("auth")?,
        created_at: row.get("created_at")?,
    })
}

impl Store {
    /// Adds a push subscription, or gives its endpoint to this person: a browser has one endpoint, which belongs to the person who signed in last.
    pub async fn put_push(
        &self,
        person: &PersonId,
        endpoint: &str,
        p256dh: &str,
        auth: &str,
        now: Millis,
    ) -> Result<()> {
        text::ADDRESS.check(endpoint)?;
        text::SECRET.check(p256dh)?;
        text::SECRET.check(auth)?;
        let sql = "INSERT INTO push_subscriptions (endpoint, person_id, p256dh, auth, created_at) \
                   VALUES ($1, $2, $3, $4, $5) ON CONFLICT (endpoint) DO UPDATE \
                   SET person_id = $2, p256dh = $3, auth = $4, created_at = $5";
        self.execute(sql, values![endpoint, person, p256dh, auth, now]).await.map(|_| ())
    }

    /// A person's push subscriptions, the oldest first.
    pub async fn push_of(&self, person: &PersonId) -> Result<Vec<PushSubscription>> {
        let sql = "SELECT endpoint, p256dh, auth, created_at FROM push_subscriptions WHERE person_id = $1 \
                   ORDER BY created_at, endpoint";
        self.database.read(sql, values![person]).await?.iter().map(subscription).collect()
    }

    /// Removes a push subscription: nobody wants it, or the push service no longer knows it. False: there is none.
    pub async fn remove_push(&self, endpoint: &str) -> Result<bool> {
        Ok(self.execute("DELETE FROM push_subscriptions WHERE endpoint = $1", values![endpoint]).await? > 0)
    }
}
