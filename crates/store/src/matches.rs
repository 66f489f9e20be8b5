//! Opening, starting and finding matches.

use futures_util::FutureExt;
use serde_json::{Value as Json, json};
use sqlx::AssertSqlSafe;

use crate::database::{Connection, Done, Value, values};
use crate::match_rows::{records, seat_values, select};
use crate::{
    Error, HeldMatch, MatchFilter, MatchId, MatchRecord, Millis, NewMatch, NewSeat, PersonId, Result, SEATS_MAX,
    Status, Store, TurnState, text,
};

/// The result of opening a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Create {
    /// It is open.
    Created,
    /// The match it should be the rematch of has this one already.
    RematchExists(MatchId),
}

/// The result of starting a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// It runs.
    Started,
    /// Seats are open still.
    SeatsOpen,
    /// Somebody has sat down, or changed their share in the shuffle, since the deal: read again, deal again.
    SharesChanged,
    /// It is not open, but this.
    NotOpen(Status),
}

/// The order of lists of matches.
const NEWEST: &str = "m.created_at DESC";

impl NewMatch {
    fn check(&self) -> Result<()> {
        if !(1..=SEATS_MAX).contains(&self.seats.len()) {
            let problem = format!("{} of them; a match has 1 to {SEATS_MAX}", self.seats.len());
            return Err(Error::Invalid { field: "seats", problem });
        }
        text::GAME.check(&self.terms.game)?;
        text::DOCUMENT.check_json(&self.terms.options)?;
        if let Some(setup) = &self.setup {
            text::DOCUMENT.check_json(setup)?;
        }
        if let Some(shuffle) = &self.shuffle {
            text::SECRET.check(&shuffle.commitment)?;
            text::SECRET.check(&shuffle.secret)?;
        }
        self.seats.iter().try_for_each(NewSeat::check)
    }
}

impl Store {
    /// Opens a table. An id that exists is [`Error::Exists`].
    pub async fn create_match(&self, new: NewMatch, now: Millis) -> Result<Create> {
        new.check()?;
        self.database.write(move |connection| create(connection, new, now).boxed()).await
    }

    /// A match with its seats.
    pub async fn find_match(&self, id: &MatchId) -> Result<Option<MatchRecord>> {
        Ok(self.held_match(id).await?.map(|held| held.record))
    }

    /// The same with what it takes to run it.
    pub async fn held_match(&self, id: &MatchId) -> Result<Option<HeldMatch>> {
        let sql = select("SELECT id FROM matches WHERE id = $1", NEWEST);
        Ok(self.held_matches(sql, values![id]).await?.pop())
    }

    /// Begins the game: from here on the set-up is fixed and events may be appended. `shares` are what the players of all
    /// seats added to the shuffle that the set-up was dealt with, empty where nothing; nothing if it was not dealt.
    pub async fn start_match(
        &self,
        id: &MatchId,
        setup: Json,
        shares: Option<&[String]>,
        turn_state: TurnState,
        now: Millis,
    ) -> Result<Start> {
        text::DOCUMENT.check_json(&setup)?;
        let (id, shares) = (id.clone(), shares.map(<[String]>::to_vec));
        self.database.write(move |connection| start(connection, id, setup, shares, turn_state, now).boxed()).await
    }

    /// Matches by any mixture of conditions: the lobby, a person's history, an administrator's list.
    pub async fn list_matches(&self, filter: &MatchFilter) -> Result<Vec<MatchRecord>> {
        let (page, values) = filter.page();
        self.matches(select(&page, NEWEST), values).await
    }

    /// Running matches where it is this person's turn and nobody plays for them: the next to run out of time first, then the
    /// one that has waited longest.
    pub async fn turns_of(&self, person: &PersonId, limit: u32) -> Result<Vec<MatchRecord>> {
        let order = "m.flag_at NULLS LAST, m.active_at";
        let page = format!(
            "SELECT m.id FROM seats t JOIN matches m ON m.id = t.match_id AND m.turn_seat = t.seat \
             WHERE t.person_id = $1 AND t.status NOT IN ('substituted', 'resigned') AND m.status = 'running' ORDER BY {order} LIMIT $2"
        );
        self.matches(select(&page, order), values![person, limit]).await
    }

    /// Running matches whose clock runs out before `before`, with the time it does; the earliest first.
    pub async fn due_matches(&self, before: Millis, limit: u32) -> Result<Vec<(MatchId, Millis)>> {
        let sql = "SELECT id, flag_at FROM matches WHERE flag_at < $1 AND status = 'running' ORDER BY flag_at LIMIT $2";
        let rows = self.database.read(sql, values![before, limit]).await?;
        rows.iter().map(|row| Ok((row.parse("id")?, row.get("flag_at")?))).collect()
    }

    /// Matches of this status where nothing has happened since `since`; the longest idle first.
    pub async fn idle_matches(&self, status: Status, since: Millis, limit: u32) -> Result<Vec<MatchId>> {
        let sql = "SELECT id FROM matches WHERE status = $1 AND active_at < $2 ORDER BY active_at LIMIT $3";
        let rows = self.database.read(sql, values![status, since, limit]).await?;
        rows.iter().map(|row| row.parse("id")).collect()
    }

    async fn matches(&self, sql: String, values: Vec<Value>) -> Result<Vec<MatchRecord>> {
        Ok(self.held_matches(sql, values).await?.into_iter().map(|held| held.record).collect())
    }

    /// Reads a statement of [`select`], which is made of our own words alone.
    async fn held_matches(&self, sql: String, values: Vec<Value>) -> Result<Vec<HeldMatch>> {
        records(&self.database.read(AssertSqlSafe(sql), values).await?)
    }
}

/// The status of a match that may have any.
pub(crate) async fn status_of(connection: &mut Connection, id: &MatchId) -> Result<Status> {
    let row = connection.row("SELECT status FROM matches WHERE id = $1", values![id]).await?;
    row.ok_or_else(|| Error::NoMatch(id.clone()))?.parse("status")
}

async fn create(connection: &mut Connection, new: NewMatch, now: Millis) -> Result<Done<Create>> {
    let sql = "INSERT INTO matches (id, game, rules, options, setup, clock, access, rated, chat, leavers, host_id, status, \
               length, clocks, shuffle_commitment, shuffle_secret, private, rematch_of, created_at, active_at, \
               chat_lines) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'open', 0, '[]', $12, $13, $14, $15, $16, \
               $16, 0) ON CONFLICT DO NOTHING";
    let commitment = new.shuffle.as_ref().map(|shuffle| &shuffle.commitment);
    let secret = new.shuffle.as_ref().map(|shuffle| &shuffle.secret);
    let terms = &new.terms;
    let values = values![
        new.id,
        terms.game,
        terms.rules,
        terms.options,
        new.setup,
        json!(terms.clock),
        terms.access,
        terms.rated,
        terms.chat,
        json!(terms.leavers),
        terms.host,
        commitment,
        secret,
        terms.private,
        terms.rematch_of,
        now
    ];
    let inserted = connection.execute(sql, values).await?;
    if inserted == 0 {
        let sql = "SELECT id FROM matches WHERE rematch_of = $1";
        return match connection.row(sql, values![terms.rematch_of]).await? {
            Some(row) => Ok(Done::Undo(Create::RematchExists(row.parse("id")?))),
            None => Err(Error::Exists { what: "match", id: new.id.into() }),
        };
    }
    for (number, seat) in (0..).zip(&new.seats) {
        let sql = "INSERT INTO seats (match_id, seat, holder, person_id, level, name, token, entropy, status, created_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'here', $9)";
        let mut values = seat_values(&new.id, number, seat)?;
        values.extend(values![now]);
        connection.execute(sql, values).await?;
    }
    Ok(Done::Keep(Create::Created))
}

async fn start(
    connection: &mut Connection,
    id: MatchId,
    setup: Json,
    shares: Option<Vec<String>>,
    turn_state: TurnState,
    now: Millis,
) -> Result<Done<Start>> {
    // The match's row first: anybody else who wants a seat of this match waits for it, too.
    let sql = "UPDATE matches SET status = 'running', setup = $2, turn_seat = $3, clocks = $4, running_since = $5, \
               flag_at = $6, started_at = $7, active_at = $7 WHERE id = $1 AND status = 'open'";
    let clocks = json!(turn_state.clocks_ms);
    let values = values![id, setup, turn_state.turn, clocks, turn_state.running_since, turn_state.flag_at, now];
    if connection.execute(sql, values).await? == 0 {
        return Ok(Done::Undo(Start::NotOpen(status_of(connection, &id).await?)));
    }
    let sql = "SELECT holder, COALESCE(entropy, '') AS share FROM seats WHERE match_id = $1 ORDER BY seat";
    let mut given = Vec::new();
    for row in connection.rows(sql, values![id]).await? {
        if row.get::<String>("holder")? == "open" {
            return Ok(Done::Undo(Start::SeatsOpen));
        }
        given.push(row.get::<String>("share")?);
    }
    let as_dealt = shares.is_none_or(|shares| shares == given);
    Ok(if as_dealt { Done::Keep(Start::Started) } else { Done::Undo(Start::SharesChanged) })
}
