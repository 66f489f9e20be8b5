//! Reading a table from the store. What is read is put together by plain functions, which the simulation uses, too.

use std::collections::VecDeque;
use std::sync::Arc;

use fairness::{Secret, Shuffle};
use game_core::Record;
use protocol::{EndReason, Entry, GameResult, Line, Phase, SeatView, TableSummary, limits};
use store::{HeldMatch, MatchId, MatchRecord, Outcome, PersonId, Status};

use super::clock::Clock;
use super::effect::Rest;
use super::log_conversion;
use super::progress::{InPlay, Progress};
use super::seat::{self, Sitter};
use super::state::{Opening, Play, Table};
use super::terms;
use crate::app::App;
use crate::environment::Games;
use crate::error::Failure;

/// The table of this id, if there is one.
pub(super) async fn table(app: &Arc<App>, id: &MatchId) -> Result<Option<Table>, Failure> {
    let Some(HeldMatch { record: stored, secret, chat_lines }) = app.store.held_match(id).await? else {
        return Ok(None);
    };
    let secret: Secret = secret.unwrap_or_default().parse().map_err(|error| unreadable(id, error))?;
    let opening: Option<Opening> = match stored.setup.clone() {
        Some(setup) => Some(serde_json::from_value(setup).map_err(|error| unreadable(id, error))?),
        None => None,
    };
    let mut table = Table {
        id: id.clone(),
        game: stored.terms.game.clone(),
        rules: stored.terms.rules,
        options: stored.terms.options.clone(),
        terms: terms::stored(&stored.terms),
        host: stored.terms.host.clone(),
        created: stored.created_at,
        sitters: sitters(&stored),
        entropy: stored.seats.iter().map(|seat| seat.entropy.clone().unwrap_or_default()).collect(),
        secret,
        continued: match &opening {
            Some(Opening::Continued(record)) => Some(record.clone()),
            _ => None,
        },
        play: None,
        closed: None,
        rematch: stored.rematch.clone(),
        talk: VecDeque::new(),
        lines: 0,
        active: stored.active_at,
    };
    let lines = if chat_lines > 0 { app.store.chat_after(id, 0).await? } else { Vec::new() };
    // Lines of people who are gone are counted and not there; one that was said just now is there and not counted.
    table.lines = lines.last().map_or(chat_lines, |line| line.number.max(chat_lines));
    let skipped = lines.len().saturating_sub(limits::TALK_REMEMBERED);
    table.talk = lines.into_iter().skip(skipped).filter_map(line_of).collect();
    if stored.started_at.is_some() {
        let opening = opening.ok_or_else(|| unreadable(id, "a match that has started without a set-up"))?;
        table.play = Some(play(app, &table, &stored, opening).await?);
    } else if stored.status == Status::Aborted {
        table.closed = Some(aborted(&stored));
    }
    Ok(Some(table))
}

fn sitters(stored: &MatchRecord) -> Vec<Sitter> {
    stored.seats.iter().map(|held| seat::of_holder(&held.holder, &held.name)).collect()
}

/// A line of talk as it is told; nothing if it is a phrase that this version does not know.
pub(super) fn line_of(line: store::ChatLine) -> Option<Line> {
    let saying = match line.said {
        store::Said::Preset(phrase) => {
            protocol::Saying::Phrase { phrase: serde_json::from_value(serde_json::Value::String(phrase)).ok()? }
        }
        store::Said::Text(text) => protocol::Saying::Text { text },
    };
    Some(Line { person: line.person.to_string(), name: line.name, seat: line.seat, saying, at: line.at })
}

/// The match: its opening, then every entry of its log.
async fn play(app: &App, table: &Table, stored: &MatchRecord, opening: Opening) -> Result<Play, Failure> {
    let from_event = table.continued.as_ref().map(|record| record.events.len() as u32);
    let game = begin(app.games.as_ref(), table, opening).map_err(|error| unreadable(&table.id, error))?;
    let bots: Vec<_> = table.sitters.iter().map(Sitter::bot).collect();
    let mut progress = Progress::new(game, &bots, app.bots.stand_in(&table.game));
    let log = entries(stored, app.store.events_from(&table.id, 0).await?);
    for entry in &log {
        progress.apply(&entry.what).map_err(|error| unreadable(&table.id, error))?;
    }
    if stored.status == Status::Aborted && progress.result.is_none() {
        progress.result = Some(aborted(stored));
    }
    let shuffle = Shuffle::new(&table.secret, &table.entropy);
    Ok(Play { progress, log, clock: clock(stored), shuffle, from_event, take_back: None })
}

/// The entries that the match had when it was read, so that log and clock are of one moment.
fn entries(stored: &MatchRecord, events: Vec<store::EventRecord>) -> Vec<Entry> {
    events.into_iter().filter(|event| event.number < stored.length).map(log_conversion::read).collect()
}

fn clock(stored: &MatchRecord) -> Clock {
    let left = stored.seats.iter().filter_map(|seat| seat.clock_ms).collect();
    Clock::resumed(stored.terms.clock, left, stored.turn.zip(stored.running_since))
}

/// The store's entries of a game from this number on.
pub(super) async fn rest(app: &App, id: &MatchId, from: u32) -> Result<Option<Rest>, Failure> {
    let Some(stored) = app.store.find_match(id).await? else { return Ok(None) };
    let entries = entries(&stored, app.store.events_from(id, from).await?);
    Ok(Some(Rest { entries, clock: clock(&stored), aborted: stored.status == Status::Aborted }))
}

/// The match of an opening, before anything that is in the log.
pub(crate) fn begin(
    games: &dyn Games,
    table: &Table,
    opening: Opening,
) -> Result<Box<dyn game_registry::AnyMatch>, game_core::RecordError> {
    let record = match opening {
        Opening::Continued(record) => record,
        Opening::Dealt(setup) => Record {
            format: game_core::FORMAT,
            game: table.game.clone(),
            rules: table.rules,
            seats: table.sitters.len() as u64,
            options: table.options.clone(),
            setup,
            events: Vec::new(),
            result: None,
        },
    };
    let mut game = games.opening_of(&record)?;
    for (number, event) in record.events.iter().enumerate() {
        let refused =
            |error: game_registry::EventError| game_core::RecordError { event: Some(number), message: error.message };
        game.play(event).map_err(refused)?;
    }
    Ok(game)
}

fn aborted(stored: &MatchRecord) -> GameResult {
    let is_closed = matches!(&stored.result, Some(Outcome::Aborted { reason }) if reason == "closed");
    let reason = if is_closed { EndReason::Closed } else { EndReason::Abandoned };
    GameResult { reason, scores: None, winners: Vec::new() }
}

pub(super) fn unreadable(id: &MatchId, error: impl std::fmt::Display) -> Failure {
    Failure::Unreadable(format!("table {id}: {error}"))
}

/// A match in a list, without reading its log.
pub(crate) fn summary_of(stored: &MatchRecord, person: Option<&PersonId>) -> TableSummary {
    let seats = sitters(stored);
    let in_play = |at: usize| {
        let presence = &stored.seats[at].status;
        let bot = match presence {
            store::SeatStatus::Substituted { level, .. } => seat::bot_level(level),
            _ => None,
        };
        InPlay { bot, machine: false, out: matches!(presence, store::SeatStatus::Resigned { .. }) }
    };
    let views: Vec<SeatView> = seats.iter().enumerate().map(|(at, sitter)| sitter.view(in_play(at))).collect();
    let held = |sitter: &Sitter| sitter.person().is_some_and(|seated| Some(&seated.id) == person);
    TableSummary {
        id: stored.id.to_string(),
        game: stored.terms.game.clone(),
        options: stored.terms.options.clone(),
        terms: terms::stored(&stored.terms),
        created: stored.created_at,
        phase: match stored.status {
            Status::Open => Phase::Waiting,
            Status::Running => Phase::Playing,
            Status::Finished | Status::Aborted => Phase::Over,
        },
        your_seat: seats.iter().position(held).map(|seat| seat as u8),
        seats: views,
        turn: stored.turn,
        result: stored.result.as_ref().map(|outcome| match outcome {
            Outcome::Finished(result) => log_conversion::read_result(result.clone()),
            Outcome::Aborted { .. } => aborted(stored),
        }),
    }
}
