//! A simulated client: it keeps what it was told, acts now and then, and sends an act again until it is answered.

use std::collections::BTreeMap;

use game_core::{Random, SplitMix};
use protocol::{Act, Answer, Code, Entry, Millis, NamedAct, Phase, Phrase, SeatView, ServerMessage, TableNow};
use store::Person;

use super::super::state::Table;
use super::plan::percent;

/// How long a client waits for an answer.
const RESEND_MS: Millis = 2_000;

pub(super) struct Client {
    pub(super) person: Person,
    /// The connection it watches through, and the server at its other end.
    pub(super) connection: Option<(u64, usize)>,
    pub(super) now: Option<TableNow>,
    /// Everything it was ever told of the log.
    pub(super) told: BTreeMap<u32, Entry>,
    pub(super) pending: Option<Pending>,
    /// Acts that were answered with Done, and the number.
    pub(super) acknowledged: BTreeMap<String, u32>,
    pub(super) away_until: Millis,
    pub(super) gone: bool,
    /// Connections deliver in order: nothing arrives before this.
    pub(super) in_order: Millis,
    next_id: u32,
}

pub(super) struct Pending {
    pub(super) act: NamedAct,
    pub(super) again_at: Millis,
    pub(super) tries: u32,
}

/// The next step of a client.
pub(super) enum Deed {
    Nothing,
    Connect,
    Disconnect,
    Sit,
    /// Sends the pending act, for the first time or again.
    Send,
}

impl Client {
    pub(super) fn new(person: Person) -> Self {
        Client {
            person,
            connection: None,
            now: None,
            told: BTreeMap::new(),
            pending: None,
            acknowledged: BTreeMap::new(),
            away_until: 0,
            gone: false,
            in_order: 0,
            next_id: 0,
        }
    }

    pub(super) fn seat(&self) -> Option<u8> {
        let own = self.person.id.to_string();
        let held = |view: &SeatView| matches!(view, SeatView::Person { person, .. } if *person == own);
        self.now.as_ref()?.seats.iter().position(held).map(|seat| seat as u8)
    }

    pub(super) fn key(&self, id: &str) -> Option<String> {
        Some(super::super::idempotency::key(self.seat()?, id))
    }

    /// Takes in a message, and says what is wrong with it.
    pub(super) fn hear(&mut self, message: ServerMessage) -> Result<(), String> {
        match message {
            ServerMessage::Table { table } => self.now = Some(table.now),
            ServerMessage::News { entries, now, .. } => {
                let known = self.now.as_ref().map_or(0, |now| now.number);
                for (entry, number) in entries.into_iter().zip(known..) {
                    if entry.number != number {
                        return Err(format!("{} has {number} entries and was told {}", self.person.name, entry.number));
                    }
                    self.remember(&entry)?;
                }
                self.now = Some(*now);
            }
            _ => {}
        }
        Ok(())
    }

    /// An entry that was told once is never told differently later.
    fn remember(&mut self, entry: &Entry) -> Result<(), String> {
        match self.told.insert(entry.number, entry.clone()) {
            Some(before) if !agrees(&before, entry) => {
                Err(format!("{} was told {before:?} and later {entry:?}", self.person.name))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn answered(&mut self, id: &str, answer: Answer) {
        if self.pending.as_ref().is_some_and(|pending| pending.act.id == id) {
            let passing = matches!(&answer, Answer::Refused { refusal, .. } if refusal.code == Code::Unavailable);
            if !passing {
                self.pending = None;
            }
        }
        match answer {
            Answer::Done { number } => drop(self.acknowledged.insert(id.to_owned(), number)),
            Answer::Refused { table: Some(table), .. } if self.connection.is_none() => self.now = Some(table.now),
            Answer::Refused { .. } => {}
        }
    }

    /// Decides what to do; `truth` tells which events are legal if the client is up to date.
    pub(super) fn decide(&mut self, truth: &Table, now: Millis, calm: bool, rng: &mut SplitMix) -> Deed {
        if self.gone || now < self.away_until {
            return Deed::Nothing;
        }
        if let Some(pending) = &mut self.pending {
            if now < pending.again_at {
                return Deed::Nothing;
            }
            pending.again_at = now + RESEND_MS;
            pending.tries += 1;
            return Deed::Send;
        }
        if self.connection.is_none() {
            return Deed::Connect;
        }
        if !calm && percent(rng, 4) {
            if percent(rng, 40) {
                self.away_until = now + 5_000 + Millis::from(rng.below(60_000));
            }
            return Deed::Disconnect;
        }
        let Some(table) = self.now.clone() else { return Deed::Nothing };
        let Some(seat) = self.seat() else {
            return if table.phase == Phase::Waiting && table.seats.contains(&SeatView::Open) {
                Deed::Sit
            } else {
                Deed::Nothing
            };
        };
        match self.choose(&table, seat, truth, calm, rng) {
            Some(act) => {
                self.next_id += 1;
                let act = NamedAct { id: self.next_id.to_string(), act };
                self.pending = Some(Pending { act, again_at: now + RESEND_MS, tries: 1 });
                Deed::Send
            }
            None => Deed::Nothing,
        }
    }

    fn choose(&self, table: &TableNow, seat: u8, truth: &Table, calm: bool, rng: &mut SplitMix) -> Option<Act> {
        let expected = table.number;
        if !calm && percent(rng, 3) {
            return Some(Act::Say { saying: protocol::Saying::Phrase { phrase: Phrase::Hello } });
        }
        if table.phase != Phase::Playing {
            return None;
        }
        let SeatView::Person { bot, out, .. } = &table.seats[usize::from(seat)] else { return None };
        if *out {
            return None;
        }
        if bot.is_some() {
            return Some(Act::Reclaim);
        }
        if table.take_back.as_ref().is_some_and(|asked| asked.by != seat && !asked.agreed.contains(&seat)) {
            return Some(Act::AnswerTakeBack { expected, agree: !calm && percent(rng, 70) });
        }
        if !calm && percent(rng, 3) && table.length > 0 {
            return Some(Act::TakeBack { expected, length: table.length - 1 });
        }
        if !calm && rng.below(400) == 0 {
            return Some(Act::Resign);
        }
        if table.turn != Some(seat) {
            return None;
        }
        let play = truth.play.as_ref()?;
        let events = if truth.number() == expected {
            let legal = play.progress.game.legal();
            vec![legal.get(rng.below(legal.len().max(1) as u32) as usize)?.clone()]
        } else {
            vec!["late".to_owned()]
        };
        Some(Act::Play { expected, events })
    }
}

/// The same entry, as far as both show it.
pub(super) fn agrees(one: &Entry, other: &Entry) -> bool {
    use protocol::TableEvent::Event;
    match (&one.what, &other.what) {
        (Event { by, text: None }, Event { by: of, .. }) | (Event { by, .. }, Event { by: of, text: None }) => {
            (one.number, one.at, by) == (other.number, other.at, of)
        }
        _ => one == other,
    }
}
