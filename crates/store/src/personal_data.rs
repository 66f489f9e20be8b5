//! A person's own data: all of it in one document, or none of it any more.

use futures_util::FutureExt;
use serde_json::{Value as Json, json};

use crate::chat::said;
use crate::database::{Connection, Done, values};
use crate::{
    Banned, Error, MatchFilter, MatchRecord, Millis, Person, PersonId, PersonKind, Player, Result, Store, text,
};

/// How many matches are read at once for an export.
const PAGE: u32 = 100;

impl Store {
    /// Everything the store holds about a person, except secrets and hashes of secrets.
    pub async fn export_person(&self, id: &PersonId, now: Millis) -> Result<Json> {
        let person = self.find_person(id).await?.ok_or_else(|| Error::NoPerson(id.clone()))?;
        let player = Player::Person(id.clone());
        let ratings = self.ratings_of(&player).await?;
        let mut history = Vec::new();
        for rating in &ratings {
            let steps = self.rating_history(&player, &rating.game, u32::MAX).await?;
            history.push(json!({ "game": rating.game, "steps": steps }));
        }
        let passkeys: Vec<Json> = self.passkeys_of(id).await?.iter().map(passkey).collect();
        let push = self.push_of(id).await?;
        let push: Vec<Json> =
            push.iter().map(|push| json!({ "endpoint": push.endpoint, "created_at": push.created_at })).collect();
        Ok(json!({
            "person": person,
            "has_password": self.account_of(id).await?.is_some_and(|account| account.password_hash.is_some()),
            "recovery_codes_left": self.recovery_codes_left(id).await?,
            "sessions": self.sessions_of(id, now).await?,
            "api_tokens": self.api_tokens_of(id).await?,
            "passkeys": passkeys,
            "push_subscriptions": push,
            "friends": names(&self.friends_of(id).await?),
            "blocked": names(&self.blocks_of(id).await?),
            "ban": self.ban_of(&Banned::Person(id.clone()), now).await?,
            "ratings": ratings,
            "rating_history": history,
            "matches": self.export_matches(id).await?,
            "chat": self.export_chat(id).await?,
        }))
    }

    /// Deletes a person with everything that is theirs alone. Matches stay, and their seats keep `anonymous` as the name; seats
    /// of open tables are open again.
    pub async fn delete_person(&self, id: &PersonId, anonymous: &str) -> Result<()> {
        text::NAME.check(anonymous)?;
        let (id, anonymous) = (id.clone(), anonymous.to_owned());
        self.database.write(move |connection| delete(connection, id, anonymous).boxed()).await
    }

    /// Deletes guests not seen since `since` who hold no seat; at most `limit`. Returns how many.
    pub async fn forget_idle_guests(&self, since: Millis, limit: u32) -> Result<u64> {
        let sql = "DELETE FROM people WHERE id IN (SELECT p.id FROM people p WHERE p.kind = $1 AND p.seen_at < $2 \
                   AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person_id = p.id) ORDER BY p.seen_at LIMIT $3)";
        self.execute(sql, values![PersonKind::Guest, since, limit]).await
    }

    async fn export_matches(&self, id: &PersonId) -> Result<Vec<Json>> {
        let mut filter = MatchFilter { person: Some(id.clone()), limit: PAGE, ..MatchFilter::default() };
        let mut matches = Vec::new();
        loop {
            let page = self.list_matches(&filter).await?;
            for record in &page {
                let events = self.events_from(&record.id, 0).await?;
                let events: Vec<String> = events.iter().map(|event| event.entry.to_text().into_owned()).collect();
                matches.push(exported_match(record, id, &events));
            }
            match page.last() {
                Some(last) => filter.after = Some(last.cursor()),
                None => return Ok(matches),
            }
        }
    }

    async fn export_chat(&self, id: &PersonId) -> Result<Vec<Json>> {
        let sql = "SELECT match_id, kind, text, at FROM chat WHERE person_id = $1 ORDER BY at, match_id, number";
        let line = |row: &crate::database::Row| {
            let (id, at): (String, Millis) = (row.get("match_id")?, row.get("at")?);
            Ok(json!({ "match": id, "said": said(row)?, "at": at }))
        };
        self.database.read(sql, values![id]).await?.iter().map(line).collect()
    }
}

fn passkey(passkey: &crate::Passkey) -> Json {
    json!({ "label": passkey.label, "created_at": passkey.created_at, "seen_at": passkey.seen_at })
}

/// Others' names are part of one's own data, what else is known about them is not.
fn names(people: &[Person]) -> Vec<&str> {
    people.iter().map(|person| person.name.as_str()).collect()
}

fn exported_match(record: &MatchRecord, id: &PersonId, events: &[String]) -> Json {
    let own = |seat: &&crate::SeatRecord| seat.holder == crate::Holder::Person(id.clone());
    let seats: Vec<u8> = record.seats.iter().filter(own).map(|seat| seat.seat).collect();
    let names: Vec<&str> = record.seats.iter().map(|seat| seat.name.as_str()).collect();
    let terms = &record.terms;
    json!({
        "id": record.id, "game": terms.game, "rules": terms.rules, "options": terms.options, "setup": record.setup,
        "events": events, "result": record.result, "status": record.status, "rated": terms.rated,
        "your_seats": seats, "names": names, "created_at": record.created_at, "ended_at": record.ended_at,
    })
}

async fn delete(connection: &mut Connection, id: PersonId, anonymous: String) -> Result<Done<()>> {
    let vacate = "UPDATE seats SET holder = 'open', person_id = NULL, name = '', token = NULL, entropy = NULL, \
                  status = 'here', status_since = NULL, substitute_level = NULL \
                  WHERE person_id = $1 AND match_id IN (SELECT id FROM matches WHERE status = 'open')";
    connection.execute(vacate, values![id]).await?;
    let depart = "UPDATE seats SET holder = 'departed', person_id = NULL, name = $2, token = NULL WHERE person_id = $1";
    connection.execute(depart, values![id, anonymous]).await?;
    let player = Player::Person(id.clone()).key();
    connection.execute("DELETE FROM rating_steps WHERE player = $1", values![player]).await?;
    connection.execute("DELETE FROM ratings WHERE player = $1", values![player]).await?;
    connection.execute("DELETE FROM bans WHERE who = $1", values![Banned::Person(id.clone()).key()]).await?;
    // Everything else hangs on the person and goes with it.
    match connection.execute("DELETE FROM people WHERE id = $1", values![id]).await? {
        0 => Err(Error::NoPerson(id)),
        _ => Ok(Done::Keep(())),
    }
}
