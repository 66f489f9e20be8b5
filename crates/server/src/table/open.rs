//! Opening a table.

use fairness::{Secret, Shuffle};
use game_core::Record;
use protocol::{Access, Code, NewTable, Reason, SeatPlan, limits};
use store::{Create, Holder, MatchId, MatchTerms, NewMatch, NewSeat, NewShuffleCommitment, Person, PersonKind};

use super::seat::bot_name;
use super::state::Opening;
use super::terms;
use crate::accounts::sanitize;
use crate::app::App;
use crate::error::Failure;

/// Opens a table, or finds the one that was opened as a rematch of the same game before.
pub(crate) async fn table(
    app: &App,
    host: &Person,
    new: NewTable,
    rematch_of: Option<MatchId>,
) -> Result<MatchId, Failure> {
    let invalid = |message: String| Failure::detailed(Reason::Unusable, Code::Invalid, message);
    let Some(info) = app.games.info(&new.game) else {
        let message = format!("there is no game {:?}", new.game.chars().take(40).collect::<String>());
        return Err(Failure::detailed(Reason::NoGame, Code::Invalid, message));
    };
    terms::check(&new.terms)?;
    if new.terms.rated && host.kind == PersonKind::Guest {
        return Err(Reason::RatedAccount.into());
    }
    check_seats(&new, app.bots.levels(info.id))?;
    let secret = Secret::new(app.entropy.bytes());
    // Dealing once shows whether the game can be played like that; this deal is thrown away.
    let trial = Shuffle::new(&secret, &[""]);
    let game = app.games.dealt(info.id, new.seats.len() as u64, &new.options, &mut trial.deal());
    let options = game.map_err(|error| invalid(error.to_string()))?.record().options;
    let continued = new.record.as_ref().map(|record| continued(app, &new, &options, record)).transpose()?;
    let entropy = sanitize::label(new.entropy.as_deref().unwrap_or_default(), "entropy", limits::ENTROPY_CHARS)?;
    let id = MatchId::from_entropy(app.entropy.bytes());
    let stored = NewMatch {
        id: id.clone(),
        terms: MatchTerms {
            game: info.id.to_owned(),
            rules: info.rules_version,
            options,
            clock: terms::clock(new.terms.clock),
            access: terms::access(new.terms.access),
            rated: new.terms.rated,
            chat: terms::talk(new.terms.talk),
            leavers: terms::leavers(new.terms.leavers),
            private: new.terms.private,
            host: Some(host.id.clone()),
            rematch_of,
        },
        setup: continued
            .map(|record| serde_json::to_value(Opening::Continued(record)).expect("openings are plain data")),
        seats: new.seats.iter().map(|plan| seat(*plan, host, &entropy)).collect(),
        shuffle: Some(NewShuffleCommitment { commitment: secret.commitment(), secret: secret.to_string() }),
    };
    match app.store.create_match(stored, app.now()).await? {
        Create::Created => Ok(id),
        Create::RematchExists(other) => Ok(other),
    }
}

fn check_seats(new: &NewTable, levels: u8) -> Result<(), Failure> {
    let unusable = |message: &str| Failure::detailed(Reason::Unusable, Code::Invalid, message);
    let count = |wanted: fn(&SeatPlan) -> bool| new.seats.iter().filter(|plan| wanted(plan)).count();
    if count(|plan| *plan == SeatPlan::Me) > 1 {
        return Err(unusable("you can sit on one seat only"));
    }
    if count(|plan| !matches!(plan, SeatPlan::Bot { .. })) == 0 {
        return Err(unusable("a table needs a seat for a person"));
    }
    for plan in &new.seats {
        if let SeatPlan::Bot { level } = *plan
            && !(1..=levels).contains(&level)
        {
            return Err(unusable(&format!("bots have levels 1 to {levels}, not {level}")));
        }
    }
    Ok(())
}

fn seat(plan: SeatPlan, host: &Person, entropy: &str) -> NewSeat {
    match plan {
        SeatPlan::Open => NewSeat::open(),
        SeatPlan::Bot { level } => NewSeat { holder: Holder::Bot(bot_name(level)), ..NewSeat::open() },
        SeatPlan::Me => NewSeat {
            holder: Holder::Person(host.id.clone()),
            name: host.name.clone(),
            token: None,
            entropy: Some(entropy.to_owned()),
        },
    }
}

/// A game begun elsewhere, if it can be continued at this table.
fn continued(
    app: &App,
    new: &NewTable,
    options: &serde_json::Value,
    record: &serde_json::Value,
) -> Result<Record, Failure> {
    let invalid = |message: String| Failure::detailed(Reason::BadRecord, Code::Invalid, message);
    let mut record: Record =
        serde_json::from_value(record.clone()).map_err(|error| invalid(format!("not a game record: {error}")))?;
    if new.terms.rated {
        return Err(invalid("a game begun elsewhere cannot be rated".to_owned()));
    }
    if (record.game.as_str(), record.seats) != (new.game.as_str(), new.seats.len() as u64) {
        return Err(invalid("the record is of another game or another number of seats".to_owned()));
    }
    let mut game = app.games.opening_of(&record).map_err(|error| invalid(error.to_string()))?;
    if game.record().options != *options {
        return Err(invalid("the record has other options than the table".to_owned()));
    }
    for (number, event) in record.events.iter().enumerate() {
        game.play(event).map_err(|error| invalid(format!("event {number} of the record: {}", error.message)))?;
    }
    if game.outcome().is_some() {
        return Err(Reason::RecordOver.into());
    }
    // The event as the rules spell it.
    record = game.record();
    Ok(record)
}

/// The table at which the players of `old` meet again: the player who started now comes last, and seats other than the asker's
/// and the bots' are open to anybody who has the link.
pub(crate) fn rematch(old: &protocol::TableSummary, asker: u8) -> NewTable {
    let plan = |seat: usize| match old.seats[seat] {
        protocol::SeatView::Bot { level } => SeatPlan::Bot { level },
        _ if seat == usize::from(asker) => SeatPlan::Me,
        _ => SeatPlan::Open,
    };
    let mut seats: Vec<SeatPlan> = (0..old.seats.len()).map(plan).collect();
    seats.rotate_left(1);
    let access = if old.terms.access == Access::Anyone { Access::Link } else { old.terms.access };
    NewTable {
        game: old.game.clone(),
        seats,
        options: old.options.clone(),
        terms: protocol::Terms { access, ..old.terms.clone() },
        entropy: None,
        record: None,
    }
}
