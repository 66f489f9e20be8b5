//! A store in memory that keeps only what was flushed: the contract of the real one, as far as a table asks for it.

use std::sync::Arc;

use fairness::Shuffle;
use protocol::{EndReason, Entry, GameResult, Millis, TableEvent};
use store::{ChatLine, Holder, Start, Status, TakeSeat, TurnState, Wanted};

use super::super::clock::Clock;
use super::super::effect::{AppendRequest, Appended, Request, Response, Rest};
use super::super::progress::Progress;
use super::super::seat::{Seated, Sitter};
use super::super::state::{Opening, Play, Table};
use super::super::{load, terms};
use super::bug::Bug;
use super::plan::STAND_IN;
use crate::environment::Games;

pub(super) struct SimStore {
    games: Arc<dyn Games>,
    bug: Option<Bug>,
    sitters: Vec<Sitter>,
    entropy: Vec<String>,
    started: Option<(Opening, TurnState)>,
    ended: Option<EndReason>,
    commits: Vec<Commit>,
    /// How many commits have been flushed.
    durable: usize,
    talk: Vec<ChatLine>,
    active: Millis,
    /// The part that never changes.
    facts: Table,
}

#[derive(Clone)]
pub(super) struct Commit {
    pub(super) entries: Vec<Entry>,
    /// The key as stored.
    key: Option<String>,
    /// The key that it was sent with, whatever was stored.
    pub(super) sent_key: Option<String>,
    pub(super) turn_state: TurnState,
    pub(super) result: Option<GameResult>,
}

impl SimStore {
    pub(super) fn new(facts: Table, games: Arc<dyn Games>, bug: Option<Bug>) -> Self {
        SimStore {
            sitters: facts.sitters.clone(),
            entropy: facts.entropy.clone(),
            active: facts.active,
            started: None,
            ended: None,
            commits: Vec::new(),
            durable: 0,
            talk: Vec::new(),
            games,
            bug,
            facts,
        }
    }

    pub(super) fn commits(&self) -> &[Commit] {
        &self.commits
    }

    pub(super) fn log(&self) -> impl Iterator<Item = &Entry> {
        self.commits.iter().flat_map(|commit| &commit.entries)
    }

    pub(super) fn length(&self) -> u32 {
        self.commits.iter().map(|commit| commit.entries.len() as u32).sum()
    }

    pub(super) fn active(&self) -> Millis {
        self.active
    }

    pub(super) fn lines(&self) -> u32 {
        self.talk.len() as u32
    }

    pub(super) fn status(&self) -> Status {
        match () {
            () if self.ended.is_some() => Status::Aborted,
            () if self.started.is_none() => Status::Open,
            () if self.commits.iter().any(|commit| commit.result.is_some()) => Status::Finished,
            () => Status::Running,
        }
    }

    pub(super) fn turn_state(&self) -> Option<&TurnState> {
        let last = self.commits.last().map(|commit| &commit.turn_state);
        last.or(self.started.as_ref().map(|(_, turn_state)| turn_state))
    }

    /// How many entries were stored under the key that an act was sent with, and the number after them.
    pub(super) fn sent(&self, key: &str) -> Vec<u32> {
        let of_key = self.commits.iter().filter(|commit| commit.sent_key.as_deref() == Some(key));
        of_key.filter_map(|commit| commit.entries.last()).map(|entry| entry.number + 1).collect()
    }

    /// Everything that was not flushed is lost.
    pub(super) fn lose_unflushed(&mut self) {
        self.commits.truncate(self.durable);
    }

    pub(super) fn flush(&mut self) {
        self.durable = self.commits.len();
    }

    /// Nobody loses time while no server runs.
    pub(super) fn put_off(&mut self, ms: Millis) {
        let last = self.commits.last_mut().map(|commit| &mut commit.turn_state);
        let started = self.started.as_mut().map(|(_, turn_state)| turn_state);
        if let Some(turn_state) = last.or(started) {
            turn_state.running_since = turn_state.running_since.map(|since| since + ms);
            turn_state.flag_at = turn_state.flag_at.map(|at| at + ms);
        }
    }

    pub(super) fn table(&self) -> Table {
        let facts = &self.facts;
        let mut table = Table {
            id: facts.id.clone(),
            game: facts.game.clone(),
            rules: facts.rules,
            options: facts.options.clone(),
            terms: facts.terms.clone(),
            host: facts.host.clone(),
            created: facts.created,
            sitters: self.sitters.clone(),
            entropy: self.entropy.clone(),
            secret: facts.secret.clone(),
            continued: None,
            play: None,
            closed: self.ended.map(|reason| GameResult { reason, scores: None, winners: Vec::new() }),
            rematch: None,
            talk: self.talk.iter().cloned().filter_map(load::line_of).collect(),
            lines: self.lines(),
            active: self.active,
        };
        if let Some((opening, _)) = &self.started {
            let game = load::begin(self.games.as_ref(), &table, opening.clone()).expect("it was dealt here");
            let bots: Vec<_> = table.sitters.iter().map(Sitter::bot).collect();
            let mut progress = Progress::new(game, &bots, STAND_IN);
            let log: Vec<Entry> = self.log().cloned().collect();
            for entry in &log {
                // A log that cannot be replayed is noticed by the check of the whole log.
                let _ = progress.apply(&entry.what);
            }
            let shuffle = Shuffle::new(&table.secret, &table.entropy);
            table.play = Some(Play { progress, log, clock: self.clock(), shuffle, from_event: None, take_back: None });
        }
        table
    }

    fn clock(&self) -> Clock {
        let terms = terms::clock(self.facts.terms.clock);
        let Some(turn_state) = self.turn_state() else { return Clock::new(terms, self.sitters.len()) };
        let mut left = turn_state.clocks_ms.clone();
        if let (Some(Bug::RefundClocks), store::Clock::RealTime { base_ms, .. }) = (self.bug, terms) {
            left.fill(base_ms);
        }
        Clock::resumed(terms, left, turn_state.turn.zip(turn_state.running_since))
    }

    pub(super) fn answer(&mut self, request: Request, now: Millis) -> Response {
        match request {
            Request::Append(append) => Response::Appended(Ok(self.append(append))),
            Request::FindAppend { key, .. } => Response::Found(Ok(self.find(&key).map(|numbers| numbers.end))),
            Request::ReadTable => Response::Table(Ok(Some(Box::new(self.table())))),
            Request::ReadRest { from } => {
                let entries = self.log().skip(from as usize).cloned().collect();
                let rest = Rest { entries, clock: self.clock(), aborted: self.ended.is_some() };
                Response::Rest(Ok(self.started.is_some().then_some(rest)))
            }
            Request::ReadTalk { after } => Response::Talk(Ok(self.talk[after as usize..].to_vec())),
            Request::AddTalk { line } => {
                let number = self.lines() + 1;
                let name = line.person.to_string();
                self.talk.push(ChatLine {
                    number,
                    seat: line.seat,
                    person: line.person,
                    name,
                    said: line.said,
                    at: now,
                });
                Response::Said(Ok(Some(number)))
            }
            Request::MaySit { .. } => Response::Done(Ok(())),
            Request::TakeSeat { wanted, seat } => Response::Seat(Ok(self.take_seat(wanted, &seat, now))),
            Request::LeaveSeat { seat, .. } => {
                if self.started.is_none() {
                    self.sitters[usize::from(seat)] = Sitter::Open;
                    self.active = now;
                }
                Response::Done(Ok(()))
            }
            Request::Start { setup, entropy, turn_state } => Response::Started(Ok(if self.status() != Status::Open {
                Start::NotOpen(self.status())
            } else if self.sitters.contains(&Sitter::Open) {
                Start::SeatsOpen
            } else if entropy != self.entropy {
                Start::SharesChanged
            } else {
                self.started = Some((serde_json::from_value(setup).expect("an opening"), turn_state));
                Start::Started
            })),
            Request::End { reason } => {
                self.ended = Some(reason);
                Response::Done(Ok(()))
            }
        }
    }

    fn find(&self, key: &str) -> Option<std::ops::Range<u32>> {
        let commit = self.commits.iter().find(|commit| commit.key.as_deref() == Some(key))?;
        Some(commit.entries[0].number..commit.entries[0].number + commit.entries.len() as u32)
    }

    fn append(&mut self, append: AppendRequest) -> Appended {
        if let Some(numbers) = append.key.as_ref().and_then(|key| self.find(key)) {
            return Appended::Before(numbers);
        }
        let concurrent = append.first != self.length() && self.bug != Some(Bug::NoConcurrencyCheck);
        if self.status() != Status::Running || concurrent {
            return Appended::Stale;
        }
        let numbers = append.first..append.first + append.events.len() as u32;
        let entry = |(number, what): (u32, TableEvent)| Entry { number, at: append.at, what };
        self.commits.push(Commit {
            entries: numbers.clone().zip(append.events).map(entry).collect(),
            key: append.key.clone().filter(|_| self.bug != Some(Bug::ForgetIdempotencyKey)),
            sent_key: append.key,
            turn_state: append.turn_state,
            result: append.result,
        });
        self.active = append.at;
        if self.bug != Some(Bug::AcknowledgeBeforeFlush) {
            self.flush();
        }
        Appended::Now(numbers)
    }

    fn take_seat(&mut self, wanted: Wanted, new: &store::NewSeat, now: Millis) -> TakeSeat {
        let Holder::Person(id) = &new.holder else { return TakeSeat::Full };
        if self.status() != Status::Open {
            return TakeSeat::NotOpen(self.status());
        }
        let held = |sitter: &Sitter| sitter.person().is_some_and(|seated| seated.id == *id);
        if let Some(seat) = self.sitters.iter().position(held) {
            return TakeSeat::Seated(seat as u8);
        }
        let open = |at: &usize| self.sitters[*at] == Sitter::Open;
        let seat = match wanted {
            Wanted::Seat(seat) => Some(usize::from(seat)).filter(open),
            Wanted::Any => (0..self.sitters.len()).find(open),
        };
        let Some(seat) = seat else { return TakeSeat::Full };
        self.sitters[seat] = Sitter::Person(Seated { id: id.clone(), name: new.name.clone() });
        self.entropy[seat] = new.entropy.clone().unwrap_or_default();
        self.active = now;
        TakeSeat::Taken(seat as u8)
    }
}
