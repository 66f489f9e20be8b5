//! A table in memory, and what each reader may see of it.

use std::collections::VecDeque;

use fairness::{Proof, ProvedRecord, SCHEME, Secret, Shuffle};
use game_core::{Record, Seat};
use game_registry::EventError;
use protocol::{
    Entry, Fairness, GameResult, Line, Millis, Phase, Presence, TableEvent, TableNow, TableSummary, TableView,
    TakeBackView, Terms,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{MatchId, PersonId};

use super::clock::Clock;
use super::effect::Rest;
use super::progress::{InPlay, Progress};
use super::seat::{self, Seated, Sitter};

/// Where a game starts from: what the store keeps as the set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Opening {
    /// Dealt here.
    Dealt(Value),
    /// A game begun elsewhere.
    Continued(Record),
}

/// A table.
pub(crate) struct Table {
    pub(crate) id: MatchId,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: Value,
    pub(crate) terms: Terms,
    pub(crate) host: Option<PersonId>,
    pub(crate) created: Millis,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) entropy: Vec<String>,
    pub(crate) secret: Secret,
    /// A game begun elsewhere, to be continued when every seat is taken.
    pub(crate) continued: Option<Record>,
    /// The game, once it has started.
    pub(crate) play: Option<Play>,
    /// How a table ended that never started, or that the host closed.
    pub(crate) closed: Option<GameResult>,
    pub(crate) rematch: Option<MatchId>,
    pub(crate) talk: VecDeque<Line>,
    /// The number of the last line of talk that is known.
    pub(crate) lines: u32,
    /// When anything last happened at it, as far as is known.
    pub(crate) active: Millis,
}

/// A game that has started.
pub(crate) struct Play {
    pub(crate) progress: Progress,
    pub(crate) log: Vec<Entry>,
    pub(crate) clock: Clock,
    pub(crate) shuffle: Shuffle,
    /// How many events came with a record.
    pub(crate) from_event: Option<u32>,
    pub(crate) take_back: Option<TakeBackView>,
}

impl Play {
    /// Takes over what others have added to the log.
    pub(crate) fn extend(&mut self, rest: Rest) -> Result<(), EventError> {
        if rest.entries.is_empty() {
            return Ok(());
        }
        let mut progress = self.progress.clone();
        for entry in &rest.entries {
            progress.apply(&entry.what)?;
        }
        self.progress = progress;
        self.clock = rest.clock;
        self.take_back = None;
        self.log.extend(rest.entries);
        Ok(())
    }
}

impl Table {
    pub(crate) fn phase(&self) -> Phase {
        match &self.play {
            _ if self.closed.is_some() => Phase::Over,
            None => Phase::Waiting,
            Some(play) if play.progress.result.is_some() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// How many log entries there are.
    pub(crate) fn number(&self) -> u32 {
        self.play.as_ref().map_or(0, |play| play.log.len() as u32)
    }

    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<u8> {
        seat::seat_of(&self.sitters, person)
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = (u8, &Seated)> {
        let seats = self.sitters.iter().enumerate();
        seats.filter_map(|(seat, sitter)| Some((seat as u8, sitter.person()?)))
    }

    pub(crate) fn turn(&self) -> Option<u8> {
        self.play.as_ref().filter(|_| self.closed.is_none()).and_then(|play| play.progress.turn())
    }

    pub(crate) fn result(&self) -> Option<&GameResult> {
        self.closed.as_ref().or_else(|| self.play.as_ref()?.progress.result.as_ref())
    }

    fn in_play(&self, seat: usize) -> InPlay {
        self.play.as_ref().map_or_else(InPlay::default, |play| play.progress.seats[seat])
    }

    /// May what happens in the match be told to everyone at the table?
    fn is_open_book(&self) -> bool {
        self.phase() == Phase::Over || self.play.as_ref().is_none_or(|play| !play.progress.game.hides())
    }

    /// May a reader at this seat, or at none, see anything of the match itself?
    pub(crate) fn may_look(&self, seat: Option<u8>) -> bool {
        seat.is_some() || !self.terms.private || self.phase() != Phase::Playing
    }

    /// The part that changes with the log, as `seat` may see it.
    pub(crate) fn now(&self, seat: Option<u8>, now: Millis) -> TableNow {
        let play = self.play.as_ref();
        let own = seat.and_then(|seat| Seat::new(usize::from(seat)));
        let undo_limit = play.filter(|play| seat.is_some() && play.progress.turn() == seat).zip(own);
        TableNow {
            number: self.number(),
            phase: self.phase(),
            seats: self.sitters.iter().enumerate().map(|(at, sitter)| sitter.view(self.in_play(at))).collect(),
            turn: self.turn(),
            length: play.map_or(0, |play| play.progress.length()),
            undo_limit: undo_limit
                .map(|(play, own)| (play.progress.game.undo_limit(own) as u32).max(play.from_event.unwrap_or(0))),
            view: play.filter(|_| self.may_look(seat)).map(|play| play.progress.view(own)),
            clock: play.and_then(|play| play.clock.view(now)),
            take_back: play.and_then(|play| play.take_back.clone()),
            result: self.result().cloned(),
        }
    }

    /// The log from number `from` on, as `seat` may see it.
    pub(crate) fn entries(&self, seat: Option<u8>, from: u32) -> Vec<Entry> {
        let log = self.play.as_ref().map_or(&[][..], |play| &play.log);
        let open = self.is_open_book() && self.may_look(seat);
        let shown = |entry: &Entry| match &entry.what {
            TableEvent::Event { by, .. } if !open && (seat.is_none() || *by != seat) => {
                Entry { what: TableEvent::Event { by: *by, text: None }, ..entry.clone() }
            }
            _ => entry.clone(),
        };
        log[(from as usize).min(log.len())..].iter().map(shown).collect()
    }

    /// All that `seat` may see.
    pub(crate) fn view(&self, seat: Option<u8>, presence: &Presence, now: Millis) -> TableView {
        TableView {
            id: self.id.to_string(),
            game: self.game.clone(),
            options: self.options.clone(),
            terms: self.terms.clone(),
            creator: self.host.as_ref().map(PersonId::to_string).unwrap_or_default(),
            created: self.created,
            your_seat: seat,
            now: self.now(seat, now),
            record: self.record(seat).map(|record| serde_json::to_value(record).expect("records are plain data")),
            fairness: self.fairness(),
            presence: presence.clone(),
            talk: self.talk.iter().filter(|_| self.may_look(seat)).cloned().collect(),
            rematch: self.rematch.as_ref().map(MatchId::to_string),
        }
    }

    /// The table in a list.
    pub(crate) fn summary(&self, person: Option<&PersonId>) -> TableSummary {
        TableSummary {
            id: self.id.to_string(),
            game: self.game.clone(),
            options: self.options.clone(),
            terms: self.terms.clone(),
            created: self.created,
            phase: self.phase(),
            seats: self.sitters.iter().enumerate().map(|(at, sitter)| sitter.view(self.in_play(at))).collect(),
            turn: self.turn(),
            your_seat: person.and_then(|person| self.seat_of(person)),
            result: self.result().cloned(),
        }
    }

    fn fairness(&self) -> Fairness {
        Fairness {
            commitment: self.secret.commitment(),
            entropy: self.play.as_ref().map(|_| self.entropy.clone()),
            secret: (self.phase() == Phase::Over).then(|| self.secret.to_string()),
            from_event: self.continued.as_ref().map(|record| record.events.len() as u32),
        }
    }

    /// The match as a record, as soon as a reader at this seat may have it, with the proof of its shuffle once it is over.
    pub(crate) fn record(&self, seat: Option<u8>) -> Option<ProvedRecord> {
        let play = self.play.as_ref().filter(|_| self.is_open_book() && self.may_look(seat))?;
        let fairness = (self.phase() == Phase::Over).then(|| Proof {
            scheme: SCHEME,
            commitment: self.secret.commitment(),
            secret: self.secret.to_string(),
            entropy: self.entropy.clone(),
            from_event: play.from_event,
        });
        Some(ProvedRecord { record: play.progress.game.record(), fairness })
    }

    /// Remembers a line of talk.
    pub(crate) fn remember(&mut self, line: Line) {
        if self.talk.len() == protocol::limits::TALK_REMEMBERED {
            self.talk.pop_front();
        }
        self.talk.push_back(line);
    }
}
