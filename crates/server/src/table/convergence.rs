//! A table that other servers may have in memory, too.
//!
//! *Why this shape.* Nobody owns a table. Each server that has it appends what its own people do, and the store lets one append
//! of each number win; the others hear that there is something new, read it, and tell their people as if it had happened here.
//! What is heard is a hint, never the thing itself, so everything here may be lost, doubled or late.

use std::collections::BTreeSet;

use protocol::{Millis, Phase, TakeBackView};
use store::{Mark, Status};

use super::load;
use super::task::Task;
use crate::cluster::{Crowd, HEARTBEAT_MS, News, TableNews};
use crate::error::Failure;

/// The server where a move was made lets the next bot think. The others wait for so long to hear that it does.
const LET_OTHERS_THINK_MS: Millis = 1_500;

/// What the other servers know of this one, and what is left to them.
pub(super) struct Nodes {
    /// What the others have been told last about who is there.
    told: Crowd,
    /// When to tell it again.
    repeat_at: Millis,
    /// From when on a bot may think here.
    pub(super) think_at: Millis,
}

impl Nodes {
    /// Of a table that has just been read.
    pub(super) fn new(now: Millis) -> Self {
        Nodes { told: Crowd::default(), repeat_at: now, think_at: now }
    }

    /// When something is to be told again.
    pub(super) fn next_wake(&self) -> Option<Millis> {
        (!self.told.is_empty()).then_some(self.repeat_at)
    }
}

impl Task {
    /// Tells the other servers.
    pub(super) fn spread(&self, what: impl FnOnce() -> TableNews) {
        self.app.bus.tell(|| News::Table { table: self.table.id.clone(), what: what() });
    }

    /// Tells the other servers that there is something to be read.
    pub(super) fn spread_change(&self) {
        self.spread(|| TableNews::Changed { number: self.table.number() });
    }

    /// The table has just been read, or the others may not have heard: everyone says who is there.
    pub(super) fn join(&mut self) {
        self.nodes.repeat_at = self.app.now();
        self.let_others_think();
        self.spread(|| TableNews::Who);
    }

    /// What was read has happened elsewhere, and so will what a bot makes of it.
    pub(super) fn let_others_think(&mut self) {
        if self.app.bus.is_on() {
            self.nodes.think_at = self.app.now() + LET_OTHERS_THINK_MS;
        }
    }

    /// Tells the other servers who is there, if they do not know or should be told again.
    pub(super) fn announce(&mut self) {
        if !self.app.bus.is_on() {
            return;
        }
        let now = self.app.now();
        let crowd = Crowd { thinking: self.asked, ..self.audience.crowd(&self.table, now) };
        if crowd != self.nodes.told || (now >= self.nodes.repeat_at && !crowd.is_empty()) {
            self.nodes.repeat_at = now + HEARTBEAT_MS;
            self.nodes.told = crowd.clone();
            self.spread(|| TableNews::Here(crowd));
        }
    }

    /// Nobody is here any more.
    pub(super) fn part(&self) {
        if !self.nodes.told.is_empty() {
            self.spread(|| TableNews::Here(Crowd::default()));
        }
    }

    /// Another server tells something.
    pub(super) async fn hear(&mut self, from: String, what: TableNews) {
        match what {
            TableNews::Changed { number } => match self.table.phase() {
                Phase::Playing if number <= self.table.number() => {}
                Phase::Over => {}
                Phase::Waiting | Phase::Playing => self.look_again().await,
            },
            TableNews::Said { lines } if lines > self.table.lines => self.listen_in().await,
            TableNews::Said { .. } => {}
            TableNews::Rematch { rematch } if self.table.rematch.as_ref() != Some(&rematch) => self.rematched(rematch),
            TableNews::Rematch { .. } => {}
            TableNews::TakeBack { number, asked } => self.hear_take_back(number, asked).await,
            TableNews::Here(crowd) => self.audience.remote.hear(from, crowd, self.app.now()),
            TableNews::Who => {
                self.nodes.repeat_at = self.app.now();
                if let Some(asked) = self.table.play.as_ref().and_then(|play| play.take_back.clone()) {
                    self.spread(|| TableNews::TakeBack { number: self.table.number(), asked: Some(asked) });
                }
            }
        }
    }

    /// Whatever the others may have told: has the store more than is known here?
    pub(super) async fn compare(&mut self, mark: Mark) {
        let behind = match self.table.phase() {
            Phase::Waiting => mark.status != Status::Open || mark.active_at != self.table.active,
            Phase::Playing => mark.length > self.table.number() || mark.status == Status::Aborted,
            Phase::Over => false,
        };
        if behind {
            self.look_again().await;
        }
        if mark.chat_lines > self.table.lines {
            self.listen_in().await;
            // Lines of people who have gone for good are not there any more.
            self.table.lines = self.table.lines.max(mark.chat_lines);
        }
        if let Some(rematch) = mark.rematch.filter(|rematch| self.table.rematch.as_ref() != Some(rematch)) {
            self.rematched(rematch);
        }
    }

    async fn look_again(&mut self) {
        match self.catch_up().await {
            // Two who sit down at once through two servers see only afterwards that every seat is taken.
            Ok(()) => self.start_if_full().await,
            Err(failure) => tracing::warn!(table = %self.table.id, %failure, "could not be read again"),
        }
    }

    async fn listen_in(&mut self) {
        if let Err(failure) = self.read_talk().await {
            tracing::warn!(table = %self.table.id, %failure, "talk could not be read");
        }
    }

    /// Takes over what others have added to the log, and tells it like anything that happens here.
    pub(super) async fn catch_up(&mut self) -> Result<(), Failure> {
        let from = self.table.number();
        if !load::rest(&self.app, &mut self.table).await? {
            return self.reload().await;
        }
        if self.table.number() > from {
            self.asked = None;
            self.let_others_think();
            self.tell_news(from);
        }
        Ok(())
    }

    /// Reads and tells what has been said.
    pub(super) async fn read_talk(&mut self) -> Result<(), Failure> {
        for line in self.app.store.chat_after(&self.table.id, self.table.lines).await? {
            self.table.lines = line.number;
            if let Some(line) = load::line_of(line) {
                self.table.remember(line.clone());
                self.tell_talk(&line);
            }
        }
        Ok(())
    }

    /// Puts a take-back before everyone, here and elsewhere; nothing: it is off the table.
    pub(super) fn propose(&mut self, asked: Option<TakeBackView>) {
        let number = self.table.number();
        if let Some(play) = &mut self.table.play {
            play.take_back.clone_from(&asked);
        }
        self.tell_news(number);
        self.spread(|| TableNews::TakeBack { number, asked });
    }

    /// Somebody elsewhere asks for a take-back, agrees or declines.
    async fn hear_take_back(&mut self, number: u32, asked: Option<TakeBackView>) {
        if number > self.table.number() {
            self.look_again().await;
        }
        let Some(play) = self.table.play.as_mut().filter(|play| play.log.len() as u32 == number) else { return };
        let asked = together(play.take_back.as_ref(), asked);
        if play.progress.result.is_some() || play.take_back == asked {
            return;
        }
        play.take_back.clone_from(&asked);
        match asked.filter(|asked| self.all_agree(asked)) {
            // The last two have agreed at the same moment, each without knowing of the other.
            Some(asked) => drop(self.cut_back(asked.by, asked.length, None).await),
            None => self.tell_news(number),
        }
    }
}

/// What two servers know of a take-back, put together: whoever has agreed, has.
fn together(known: Option<&TakeBackView>, heard: Option<TakeBackView>) -> Option<TakeBackView> {
    let mut heard = heard?;
    if let Some(known) = known.filter(|known| (known.by, known.length) == (heard.by, heard.length)) {
        heard.agreed = BTreeSet::from_iter(known.agreed.iter().chain(&heard.agreed).copied()).into_iter().collect();
    }
    Some(heard)
}
