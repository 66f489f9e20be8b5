//! A table that other servers may have in memory, too.
//!
//! *Why this shape.* Nobody owns a table. Each server that has it appends what its own people do, and the store lets one append
//! of each number win (optimistic concurrency); the others hear that there is something new, read it, and tell their people as if
//! it had happened here. What is heard is a hint, never the thing itself, so everything here may be lost, doubled or late.

use protocol::{Millis, Phase, TakeBackView};
use store::{Mark, Status};

use super::effect::Effect;
use super::flow::Flow;
use super::load;
use super::take_back::{self, Verdict};
use crate::cluster::{Crowd, HEARTBEAT_MS, TableNews};
use crate::error::Failure;

/// The audience that the other servers have been told.
pub(super) struct Announcements {
    told: Crowd,
    /// When to tell it again.
    repeat_at: Millis,
}

impl Announcements {
    /// Of a table that has just been read.
    pub(super) fn new(now: Millis) -> Self {
        Announcements { told: Crowd::default(), repeat_at: now }
    }

    /// When something is to be told again.
    pub(super) fn next_wake(&self) -> Option<Millis> {
        (!self.told.is_empty()).then_some(self.repeat_at)
    }
}

impl Flow {
    /// Tells the other servers.
    pub(super) fn spread(&self, what: TableNews) {
        if self.surroundings.several_servers {
            self.port.emit(Effect::Spread(what));
        }
    }

    /// Tells the other servers that there is something to be read.
    pub(super) fn spread_change(&self) {
        self.spread(TableNews::Changed { number: self.table.number() });
    }

    /// The table has just been read, or the others may not have heard: everyone says who is there.
    pub(super) fn join(&mut self) {
        self.announcements.repeat_at = self.now();
        self.leave_bots_to_others();
        self.spread(TableNews::Who);
    }

    /// The entries that were read come from another server, which also lets the next bot think.
    pub(super) fn leave_bots_to_others(&mut self) {
        if self.surroundings.several_servers {
            self.bot_turn.moved_elsewhere(self.now());
        }
    }

    /// Tells the other servers who is there, if they do not know or should be told again.
    pub(super) fn announce(&mut self) {
        if !self.surroundings.several_servers {
            return;
        }
        let now = self.now();
        let crowd = Crowd { thinking: self.bot_turn.asked(), ..self.audience.crowd(&self.table.sitters, now) };
        if crowd != self.announcements.told || (now >= self.announcements.repeat_at && !crowd.is_empty()) {
            self.announcements.repeat_at = now + HEARTBEAT_MS;
            self.announcements.told = crowd.clone();
            self.spread(TableNews::Here(crowd));
        }
    }

    /// Nobody is here any more.
    pub(super) fn part(&self) {
        if !self.announcements.told.is_empty() {
            self.spread(TableNews::Here(Crowd::default()));
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
            TableNews::Here(crowd) => self.audience.remote.hear(from, crowd, self.now()),
            TableNews::Who => {
                self.announcements.repeat_at = self.now();
                if let Some(asked) = self.table.play.as_ref().and_then(|play| play.take_back.clone()) {
                    self.spread(TableNews::TakeBack { number: self.table.number(), asked: Some(asked) });
                }
            }
        }
    }

    /// Polling: has the store more than is known here, whatever the others may have told?
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
            // If two people sit down at once through two servers, neither sees before this that every seat is taken.
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
        let Some(rest) = self.port.read_rest(from).await? else { return self.reload().await };
        match &mut self.table.play {
            Some(play) if !rest.aborted || play.progress.result.is_some() => {
                play.extend(rest).map_err(|error| load::unreadable(&self.table.id, error))?;
            }
            _ => return self.reload().await,
        }
        if self.table.number() > from {
            self.bot_turn.forget();
            self.leave_bots_to_others();
            self.tell_news(from);
        }
        Ok(())
    }

    /// Reads and tells what has been said.
    pub(super) async fn read_talk(&mut self) -> Result<(), Failure> {
        for line in self.port.read_talk(self.table.lines).await? {
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
        self.spread(TableNews::TakeBack { number, asked });
    }

    /// Somebody elsewhere asks for a take-back, agrees or declines.
    async fn hear_take_back(&mut self, number: u32, asked: Option<TakeBackView>) {
        if number > self.table.number() {
            self.look_again().await;
        }
        let Some(play) = self.table.play.as_ref().filter(|play| play.log.len() as u32 == number) else { return };
        if play.progress.result.is_some() {
            return;
        }
        match take_back::hear(play.take_back.as_ref(), asked, |by| self.others_to_ask(by)) {
            None => {}
            // If this fails, another server has been quicker, with the same or with something else.
            Some(Verdict::Cut { by, length }) => drop(self.cut_back(by, length, None).await),
            Some(Verdict::Proposed(asked)) => {
                if let Some(play) = &mut self.table.play {
                    play.take_back = asked;
                }
                self.tell_news(number);
            }
        }
    }
}
