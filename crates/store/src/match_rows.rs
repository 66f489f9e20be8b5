//! Matches and seats as rows.

use std::fmt::Write as _;

use crate::database::{Columns, Row, Value, values};
use crate::{
    Error, HeldMatch, Holder, MatchId, MatchRecord, Millis, NewSeat, Outcome, Result, SeatRecord, SeatStatus,
    ShuffleCommitment, Status,
};

/// The columns of a match with one of its seats, in the order in which [`records`] reads them: the seat first, since what is said
/// of the match is the same in the rows of all its seats and read once.
const COLUMNS: &str = "m.id, \
     s.seat, s.holder, s.person_id, s.level, s.name, s.token, s.entropy, s.presence, s.presence_since, s.substitute_level, \
     m.game, m.rules, m.options, m.setup, m.clock, m.access, m.rated, m.chat, m.leavers, m.host_id, \
     m.status, m.length, m.turn_seat, m.clocks, m.running_since, m.flag_at, m.result, m.shuffle_commitment, \
     m.shuffle_secret, m.private, m.rematch_of, r.id, m.created_at, m.started_at, m.ended_at, m.active_at, m.chat_lines";

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
    let mut clocks = Vec::new();
    for row in rows {
        let mut columns = row.columns();
        let id = columns.parse()?;
        let seat = read_seat(&mut columns)?;
        if found.last().is_none_or(|last| last.record.id != id) {
            let (held, shown) = read_match(&mut columns, id)?;
            found.push(held);
            clocks = shown;
        }
        let clock_ms = clocks.get(usize::from(seat.seat)).copied();
        if let Some(last) = found.last_mut() {
            last.record.seats.push(SeatRecord { clock_ms, ..seat });
        }
    }
    Ok(found)
}

fn read_match(columns: &mut Columns<'_>, id: MatchId) -> Result<(HeldMatch, Vec<Millis>)> {
    let (game, rules) = (columns.next()?, columns.number()?);
    let (options, setup, clock) = (columns.json()?, columns.json_some()?, columns.json()?);
    let (access, rated) = (columns.parse()?, columns.next::<i64>()? != 0);
    let (chat, leavers, host) = (columns.parse()?, columns.json()?, columns.parse_some()?);
    let status: Status = columns.parse()?;
    let (length, turn, clocks) = (columns.number()?, columns.number_some()?, columns.json()?);
    let (running_since, flag_at) = (columns.next()?, columns.next()?);
    let result = columns.next::<Option<String>>()?.as_deref().map(Outcome::parse).transpose()?;
    let (commitment, secret): (Option<String>, Option<String>) = (columns.next()?, columns.next()?);
    let is_over = matches!(status, Status::Finished | Status::Aborted);
    let shuffle =
        commitment.map(|commitment| ShuffleCommitment { commitment, secret: secret.clone().filter(|_| is_over) });
    let private = columns.next::<i64>()? != 0;
    let (rematch_of, rematch) = (columns.parse_some()?, columns.parse_some()?);
    let (created_at, started_at) = (columns.next()?, columns.next()?);
    let (ended_at, active_at) = (columns.next()?, columns.next()?);
    let seats = Vec::new();
    let record = MatchRecord {
        id,
        game,
        rules,
        options,
        setup,
        clock,
        access,
        rated,
        chat,
        leavers,
        host,
        seats,
        status,
        length,
        turn,
        running_since,
        flag_at,
        result,
        shuffle,
        private,
        rematch_of,
        rematch,
        created_at,
        started_at,
        ended_at,
        active_at,
    };
    Ok((HeldMatch { record, secret, chat_lines: columns.number()? }, clocks))
}

/// A seat but for its clock, which stands with the match.
fn read_seat(columns: &mut Columns<'_>) -> Result<SeatRecord> {
    let seat: u8 = columns.number()?;
    let holder: String = columns.next()?;
    let (person, level) = (columns.parse_some()?, columns.next()?);
    let holder = match (holder.as_str(), person, level) {
        ("open", None, None) => Holder::Open,
        ("person", Some(person), None) => Holder::Person(person),
        ("bot", None, Some(level)) => Holder::Bot(level),
        ("departed", None, None) => Holder::Departed,
        _ => return Err(Error::Unreadable { what: "holder of a seat", found: holder }),
    };
    let (name, token, entropy) = (columns.next()?, columns.token_some()?, columns.next()?);
    let presence: String = columns.next()?;
    let presence = match (presence.as_str(), columns.next()?, columns.next()?) {
        ("here", None, None) => SeatStatus::Here,
        ("away", Some(since), None) => SeatStatus::Away { since },
        ("substituted", Some(since), Some(level)) => SeatStatus::Substituted { since, level },
        ("resigned", Some(since), None) => SeatStatus::Resigned { since },
        _ => return Err(Error::Unreadable { what: "presence", found: presence }),
    };
    Ok(SeatRecord { seat, holder, name, presence, clock_ms: None, entropy, token })
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

/// The word of a presence, its time and the level of a substitute.
pub(crate) fn seat_status_values(presence: &SeatStatus) -> (&'static str, Option<Millis>, Option<&str>) {
    match presence {
        SeatStatus::Here => ("here", None, None),
        SeatStatus::Away { since } => ("away", Some(*since), None),
        SeatStatus::Substituted { since, level } => ("substituted", Some(*since), Some(level)),
        SeatStatus::Resigned { since } => ("resigned", Some(*since), None),
    }
}
