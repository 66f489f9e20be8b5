//! Relations between people: friends, made by following a link, and blocks.

use futures_util::FutureExt;

use crate::database::{Connection, Done, values};
use crate::people;
use crate::{Millis, Person, PersonId, Result, Store, TokenHash};

/// The result of following a friend link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Befriended {
    /// They are friends, now or already.
    Friends(PersonId),
    /// The link is one's own.
    Oneself,
    /// There is no such link, or it has expired.
    NoLink,
    /// One of the two blocks the other.
    Blocked,
}

impl Store {
    /// Makes a link; a person who follows it becomes a friend of `person`.
    pub async fn create_friend_link(&self, person: &PersonId, token: TokenHash, expires_at: Millis) -> Result<()> {
        let sql = "INSERT INTO friend_links (token, person_id, expires_at) VALUES ($1, $2, $3)";
        self.execute(sql, values![token, person, expires_at]).await.map(|_| ())
    }

    /// Makes `person` and the person who made the link friends.
    pub async fn follow_friend_link(&self, token: &TokenHash, person: &PersonId, now: Millis) -> Result<Befriended> {
        let (token, person) = (*token, person.clone());
        self.database.write(move |connection| follow(connection, token, person, now).boxed()).await
    }

    /// A person's friends, by name.
    pub async fn friends_of(&self, person: &PersonId) -> Result<Vec<Person>> {
        let sql = "SELECT p.id, p.kind, p.name, p.settings, p.created_at, p.seen_at FROM friends f \
                   JOIN people p ON p.id = f.friend_id WHERE f.person_id = $1 ORDER BY p.name, p.id";
        self.database.read(sql, values![person]).await?.iter().map(people::person).collect()
    }

    /// Are the two friends?
    pub async fn are_friends(&self, one: &PersonId, other: &PersonId) -> Result<bool> {
        let sql = "SELECT created_at FROM friends WHERE person_id = $1 AND friend_id = $2";
        Ok(!self.database.read(sql, values![one, other]).await?.is_empty())
    }

    /// Ends a friendship, for both. False: there was none.
    pub async fn unfriend(&self, one: &PersonId, other: &PersonId) -> Result<bool> {
        Ok(self.execute(UNFRIEND, values![one, other]).await? > 0)
    }

    /// Blocks somebody, and ends the friendship.
    pub async fn block(&self, person: &PersonId, other: &PersonId, now: Millis) -> Result<()> {
        let (person, other) = (person.clone(), other.clone());
        self.database.write(move |connection| block(connection, person, other, now).boxed()).await
    }

    /// Ends a block. False: there was none.
    pub async fn unblock(&self, person: &PersonId, other: &PersonId) -> Result<bool> {
        let sql = "DELETE FROM blocks WHERE person_id = $1 AND blocked_id = $2";
        Ok(self.execute(sql, values![person, other]).await? > 0)
    }

    /// The people whom this person blocks, by name.
    pub async fn blocks_of(&self, person: &PersonId) -> Result<Vec<Person>> {
        let sql = "SELECT p.id, p.kind, p.name, p.settings, p.created_at, p.seen_at FROM blocks b \
                   JOIN people p ON p.id = b.blocked_id WHERE b.person_id = $1 ORDER BY p.name, p.id";
        self.database.read(sql, values![person]).await?.iter().map(people::person).collect()
    }

    /// Does one of the two block the other?
    pub async fn is_blocked(&self, one: &PersonId, other: &PersonId) -> Result<bool> {
        Ok(!self.database.read(BLOCKED, values![one, other]).await?.is_empty())
    }
}

const BLOCKED: &str = "SELECT created_at FROM blocks \
                       WHERE (person_id = $1 AND blocked_id = $2) OR (person_id = $2 AND blocked_id = $1)";
const UNFRIEND: &str = "DELETE FROM friends \
                        WHERE (person_id = $1 AND friend_id = $2) OR (person_id = $2 AND friend_id = $1)";

async fn follow(
    connection: &mut Connection,
    token: TokenHash,
    guest: PersonId,
    now: Millis,
) -> Result<Done<Befriended>> {
    let sql = "SELECT person_id FROM friend_links WHERE token = $1 AND expires_at > $2";
    let Some(row) = connection.row(sql, values![token, now]).await? else { return Ok(Done::Undo(Befriended::NoLink)) };
    let host: PersonId = row.parse("person_id")?;
    if host == guest {
        return Ok(Done::Undo(Befriended::Oneself));
    }
    if connection.row(BLOCKED, values![host, guest]).await?.is_some() {
        return Ok(Done::Undo(Befriended::Blocked));
    }
    // Both directions in one statement: two people who follow each other's links at once meet in the same order.
    let (first, second) = if host < guest { (&host, &guest) } else { (&guest, &host) };
    let sql = "INSERT INTO friends (person_id, friend_id, created_at) VALUES ($1, $2, $3), ($2, $1, $3) \
               ON CONFLICT DO NOTHING";
    connection.execute(sql, values![first, second, now]).await?;
    Ok(Done::Keep(Befriended::Friends(host)))
}

async fn block(connection: &mut Connection, person: PersonId, other: PersonId, now: Millis) -> Result<Done<()>> {
    let sql = "INSERT INTO blocks (person_id, blocked_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    connection.execute(sql, values![person, other, now]).await?;
    connection.execute(UNFRIEND, values![person, other]).await?;
    Ok(Done::Keep(()))
}
