//! Matches and seats as rows.

use std::fmt::Write as _;

use crate::database::{Row, Value, values};
use crate::{
    Error, HeldMatch, Holder, MatchId, MatchRecord, MatchTerms, Millis, NewSeat, Outcome, Result, SeatRecord,
    SeatStatus, ShuffleCommitment, Status,
};

/// The columns of a match with one of its seats. Those of the seat, and the rematch, have names that no column of a match has.
const COLUMNS: &str = "m.id, m.game, m.rules, m.options, m.setup, m.clock, m.access, m.rated, m.chat, m.leavers, m.host_id, \
     m.status, m.length, m.turn_seat, m.clocks, m.running_since, m.flag_at, m.result, m.shuffle_commitment, \
     m.shuffle_secret, m.private, m.rematch_of, m.created_at, m.started_at, m.ended_at, m.active_at, m.chat_lines, \
     r.id AS rematch, s.seat, s.holder, s.person_id, s.level, s.name, s.token, s.entropy, s.status AS seat_status, \
     s.status_since, s.substitute_level";

/// One statement that reads whole matches with their seats, so that they are of one moment: those whose ids `page` selects, in
/// this order.
pub(crate) fn select(page: &str, order: &str) -> String {
    let mut sql = String::with_capacity(1000);
    write!(
        sql,
        "SELECT {COLUMNS} FROM ({page}) p JOIN matches m ON m.id = p.id JOIN seats s ON s.match_id = m.id \
         LEFT JOIN matches r ON r.rematch_of = m.id ORDER BY {order}, m.id DESC, s.seat"
    )
    .expect("a String takes everything");
    sql
}

/// The matches in rows of [`select`].
pub(crate) fn records(rows: &[Row]) -> Result<Vec<HeldMatch>> {
    let mut found: Vec<HeldMatch> = Vec::new();
    let mut clocks: Vec<Millis> = Vec::new();
    for row in rows {
        let id = row.parse("id")?;
        // The columns of the match are the same in the rows of all its seats, so they are read once.
        if found.last().is_none_or(|last| last.record.id != id) {
            found.push(read_match(row, id)?);
            clocks = row.json("clocks")?;
        }
        let seat = read_seat(row)?;
        let clock_ms = clocks.get(usize::from(seat.seat)).copied();
        if let Some(last) = found.last_mut() {
            last.record.seats.push(SeatRecord { clock_ms, ..seat });
        }
    }
    Ok(found)
}

/// A match without its seats.
fn read_match(row: &Row, id: MatchId) -> Result<HeldMatch> {
    let status: Status = row.parse("status")?;
    let secret: Option<String> = row.get("shuffle_secret")?;
    let is_over = matches!(status, Status::Finished | Status::Aborted);
    let published = |commitment| ShuffleCommitment { commitment, secret: secret.clone().filter(|_| is_over) };
    let record = MatchRecord {
        id,
        terms: read_terms(row)?,
        setup: row.json_some("setup")?,
        seats: Vec::new(),
        status,
        length: row.number("length")?,
        turn: row.number_some("turn_seat")?,
        running_since: row.get("running_since")?,
        flag_at: row.get("flag_at")?,
        result: row.get::<Option<String>>("result")?.as_deref().map(Outcome::parse).transpose()?,
        shuffle: row.get::<Option<String>>("shuffle_commitment")?.map(published),
        rematch: row.parse_some("rematch")?,
        created_at: row.get("created_at")?,
        started_at: row.get("started_at")?,
        ended_at: row.get("ended_at")?,
        active_at: row.get("active_at")?,
    };
    Ok(HeldMatch { record, secret, chat_lines: row.number("chat_lines")? })
}

fn read_terms(row: &Row) -> Result<MatchTerms> {
    Ok(MatchTerms {
        game: row.get("game")?,
        rules: row.number("rules")?,
        options: row.json("options")?,
        clock: row.json("clock")?,
        access: row.parse("access")?,
        rated: row.flag("rated")?,
        chat: row.parse("chat")?,
        leavers: row.json("leavers")?,
        private: row.flag("private")?,
        host: row.parse_some("host_id")?,
        rematch_of: row.parse_some("rematch_of")?,
    })
}

/// A seat but for its clock, which stands with the match.
fn read_seat(row: &Row) -> Result<SeatRecord> {
    let holder: String = row.get("holder")?;
    let holder = match (holder.as_str(), row.parse_some("person_id")?, row.get("level")?) {
        ("open", None, None) => Holder::Open,
        ("person", Some(person), None) => Holder::Person(person),
        ("bot", None, Some(level)) => Holder::Bot(level),
        ("departed", None, None) => Holder::Departed,
        _ => return Err(Error::Unreadable { what: "holder of a seat", found: holder }),
    };
    let status: String = row.get("seat_status")?;
    let status = match (status.as_str(), row.get("status_since")?, row.get("substitute_level")?) {
        ("here", None, None) => SeatStatus::Here,
        ("away", Some(since), None) => SeatStatus::Away { since },
        ("substituted", Some(since), Some(level)) => SeatStatus::Substituted { since, level },
        ("resigned", Some(since), None) => SeatStatus::Resigned { since },
        _ => return Err(Error::Unreadable { what: "status of a seat", found: status }),
    };
    Ok(SeatRecord {
        seat: row.number("seat")?,
        holder,
        name: row.get("name")?,
        status,
        clock_ms: None,
        entropy: row.get("entropy")?,
        token: row.token_some("token")?,
    })
}

/// `match_id`, `seat`, `holder`, `person_id`, `level`, `name`, `token`, `entropy` of a seat somebody holds or may take.
pub(crate) fn seat_values(id: &MatchId, number: u8, seat: &NewSeat) -> Result<Vec<Value>> {
    let (holder, person, level) = holder_values(&seat.holder)?;
    Ok(values![id, number, holder, person, level, seat.name, seat.token, seat.entropy])
}

/// A new holder of a seat: the word, the person, the bot's level.
pub(crate) fn holder_values(holder: &Holder) -> Result<(&'static str, Option<&crate::PersonId>, Option<&str>)> {
    match holder {
        Holder::Open => Ok(("open", None, None)),
        Holder::Person(person) => Ok(("person", Some(person), None)),
        Holder::Bot(level) => Ok(("bot", None, Some(level))),
        Holder::Departed => {
            let problem = "nobody takes a seat as somebody who is gone; use an open one".to_owned();
            Err(Error::Invalid { field: "holder", problem })
        }
    }
}

/// The word of a seat's status, its time and the level of a substitute.
pub(crate) fn seat_status_values(status: &SeatStatus) -> (&'static str, Option<Millis>, Option<&str>) {
    match status {
        SeatStatus::Here => ("here", None, None),
        SeatStatus::Away { since } => ("away", Some(*since), None),
        SeatStatus::Substituted { since, level } => ("substituted", Some(*since), Some(level)),
        SeatStatus::Resigned { since } => ("resigned", Some(*since), None),
    }
}
