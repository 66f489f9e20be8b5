//! Taking, leaving and watching over the seats of a match.

use futures_util::FutureExt;

use crate::database::{Connection, Done, values};
use crate::match_rows::{holder_values, seat_status_values, seat_values};
use crate::matches::status_of;
use crate::{Error, Holder, MatchId, Millis, NewSeat, Result, SeatStatus, Status, Store, text};

/// Which seat somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// This one.
    Seat(u8),
    /// The first that is open.
    Any,
}

/// The result of taking a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakeSeat {
    /// This seat is now theirs.
    Taken(u8),
    /// They have this one already.
    Seated(u8),
    /// Somebody else was quicker, or no seat is open.
    Full,
    /// The match is not open, but this.
    NotOpen(Status),
}

impl NewSeat {
    pub(crate) fn check(&self) -> Result<()> {
        if let Holder::Bot(level) = &self.holder {
            text::LEVEL.check(level)?;
        }
        text::NAME.check(&self.name)?;
        text::SECRET.check_some(self.entropy.as_deref())
    }
}

impl Store {
    /// Puts somebody on an open seat of an open table. A person who holds a seat already gets [`TakeSeat::Seated`], unless
    /// one person may hold several.
    pub async fn take_seat(
        &self,
        id: &MatchId,
        wanted: Wanted,
        seat: NewSeat,
        several: bool,
        now: Millis,
    ) -> Result<TakeSeat> {
        seat.check()?;
        let id = id.clone();
        self.database.write(move |connection| take(connection, id, wanted, seat, several, now).boxed()).await
    }

    /// Makes a seat of an open table open again. False: the table is not open, or the seat is not held by `holder`.
    pub async fn leave_seat(&self, id: &MatchId, seat: u8, holder: &Holder, now: Millis) -> Result<bool> {
        let (id, holder) = (id.clone(), holder.clone());
        self.database.write(move |connection| leave(connection, id, seat, holder, now).boxed()).await
    }

    /// Notes that a holder is there, away, replaced by a bot or out of the game.
    pub async fn set_seat_status(&self, id: &MatchId, seat: u8, status: SeatStatus) -> Result<()> {
        let (word, since, level) = seat_status_values(&status);
        text::LEVEL.check_some(level)?;
        let sql = "UPDATE seats SET status = $3, status_since = $4, substitute_level = $5 \
                   WHERE match_id = $1 AND seat = $2";
        let changed = self.execute(sql, values![id, seat, word, since, level]).await?;
        existing(changed, id, seat)
    }
}

fn existing(changed: u64, id: &MatchId, seat: u8) -> Result<()> {
    if changed == 0 { Err(Error::NoSeat { id: id.clone(), seat }) } else { Ok(()) }
}

/// Notes that something happened at an open table, and keeps everybody else from changing its seats meanwhile.
async fn hold_open(connection: &mut Connection, id: &MatchId, now: Millis) -> Result<Option<Status>> {
    let sql = "UPDATE matches SET active_at = $2 WHERE id = $1 AND status = 'open'";
    if connection.execute(sql, values![id, now]).await? > 0 {
        return Ok(None);
    }
    status_of(connection, id).await.map(Some)
}

async fn take(
    connection: &mut Connection,
    id: MatchId,
    wanted: Wanted,
    seat: NewSeat,
    several: bool,
    now: Millis,
) -> Result<Done<TakeSeat>> {
    if let Some(status) = hold_open(connection, &id, now).await? {
        return Ok(Done::Undo(TakeSeat::NotOpen(status)));
    }
    if let (Holder::Person(person), false) = (&seat.holder, several) {
        let sql = "SELECT seat FROM seats WHERE match_id = $1 AND person_id = $2 ORDER BY seat LIMIT 1";
        if let Some(row) = connection.row(sql, values![id, person]).await? {
            return Ok(Done::Undo(TakeSeat::Seated(row.number("seat")?)));
        }
    }
    let number = match wanted {
        Wanted::Seat(number) => {
            let sql = "SELECT seat FROM seats WHERE match_id = $1 AND seat = $2";
            let row = connection.row(sql, values![id, number]).await?;
            row.map(|_| number).ok_or_else(|| Error::NoSeat { id: id.clone(), seat: number })?
        }
        Wanted::Any => {
            let sql = "SELECT seat FROM seats WHERE match_id = $1 AND holder = 'open' ORDER BY seat LIMIT 1";
            let Some(row) = connection.row(sql, values![id]).await? else { return Ok(Done::Undo(TakeSeat::Full)) };
            row.number("seat")?
        }
    };
    let sql = "UPDATE seats SET holder = $3, person_id = $4, level = $5, name = $6, token = $7, entropy = $8 \
               WHERE match_id = $1 AND seat = $2 AND holder = 'open'";
    let taken = connection.execute(sql, seat_values(&id, number, &seat)?).await?;
    Ok(if taken > 0 { Done::Keep(TakeSeat::Taken(number)) } else { Done::Undo(TakeSeat::Full) })
}

async fn leave(connection: &mut Connection, id: MatchId, seat: u8, holder: Holder, now: Millis) -> Result<Done<bool>> {
    if hold_open(connection, &id, now).await?.is_some() {
        return Ok(Done::Undo(false));
    }
    let (word, person, level) = holder_values(&holder)?;
    let sql = "UPDATE seats SET holder = 'open', person_id = NULL, level = NULL, name = '', token = NULL, entropy = NULL, \
               status = 'here', status_since = NULL, substitute_level = NULL WHERE match_id = $1 AND seat = $2 \
               AND holder = $3 AND COALESCE(person_id, '') = COALESCE($4, '') AND COALESCE(level, '') = COALESCE($5, '')";
    let left = connection.execute(sql, values![id, seat, word, person, level]).await?;
    Ok(if left > 0 { Done::Keep(true) } else { Done::Undo(false) })
}
