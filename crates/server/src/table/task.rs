//! The task of a table: one thing at a time.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use protocol::{Answer, EndReason, Line, Millis, Phase, ServerMessage, TableEvent, limits};
use store::{MatchId, PersonId};
use tokio::sync::mpsc;

use super::acts::Recent;
use super::audience::Audience;
use super::convergence::Nodes;
use super::draft::Draft;
use super::handle::{Command, Handle};
use super::load;
use super::state::Table;
use crate::app::App;
use crate::cluster::TableNews;
use crate::error::Failure;
use crate::socket::outbox::{Outbox, written};

/// How many commands may wait.
const QUEUE: usize = 256;
/// How long to wait for a store that fails.
const RETRY_MS: Millis = 1_000;
/// A table that nobody watches is dropped after so long.
const IDLE_MS: Millis = 60_000;

/// A table and everything around it.
pub(super) struct Task {
    pub(super) app: Arc<App>,
    pub(super) table: Table,
    pub(super) audience: Audience,
    pub(super) recent: Recent,
    /// The number of log entries at which a bot was asked.
    pub(super) asked: Option<u32>,
    /// Since when each seat's person has been away.
    pub(super) away: Vec<Option<Millis>>,
    /// After a failure of the store nothing is tried again by itself before this time.
    pub(super) not_before: Millis,
    pub(super) nodes: Nodes,
    idle_since: Millis,
    pub(super) handle: Handle,
    commands: mpsc::Receiver<Command>,
}

pub(super) fn new(app: Arc<App>, table: Table) -> (Handle, Task) {
    let (sender, commands) = mpsc::channel(QUEUE);
    let handle = Handle::new(sender);
    let now = app.now();
    let task = Task {
        away: vec![None; table.sitters.len()],
        nodes: Nodes::new(now),
        audience: Audience::default(),
        recent: Recent::default(),
        asked: None,
        not_before: now,
        idle_since: now,
        handle: handle.clone(),
        app,
        table,
        commands,
    };
    (handle, task)
}

impl Task {
    pub(super) async fn run(mut self) {
        self.app.metrics.tables.inc();
        let app = self.app.clone();
        self.join();
        self.start_if_full().await;
        self.settle().await;
        loop {
            self.note_presence();
            self.ask_a_bot();
            self.announce();
            let wake = self.next_wake();
            tokio::select! {
                biased;
                () = app.stop.begun() => break,
                Some(command) = self.commands.recv() => self.obey(command).await,
                () = app.time.sleep_until(wake) => {
                    self.on_time().await;
                    if self.may_go() {
                        break;
                    }
                }
            }
        }
        self.part();
        self.commands.close();
        app.tables.forget(&self.table.id);
        app.metrics.tables.dec();
    }

    async fn obey(&mut self, command: Command) {
        let now = self.app.now();
        // What other servers tell keeps no table here.
        if !matches!(command, Command::Hear { .. } | Command::Compare { .. } | Command::Join) {
            self.idle_since = now;
        }
        match command {
            Command::Watch { person, seen, outbox } => self.welcome(person.as_ref(), seen, &outbox),
            Command::Unwatch { connection } => self.audience.leave(connection, now),
            Command::View { person, reply } => drop(reply.send(self.view(person.as_ref()))),
            Command::Summary { person, reply } => drop(reply.send(self.table.summary(person.as_ref()))),
            Command::Poll { person, revision, reply } => {
                self.audience.wait(person, reply);
                if revision != Some(self.revision()) {
                    self.audience.answer_pollers(&self.table, self.revision(), now);
                }
            }
            Command::Act { person, act, reply } => {
                self.audience.notice(&person.id, now);
                let answer = self.act(&person, act).await;
                if let Answer::Refused { refusal, .. } = &answer {
                    self.app.metrics.refused(refusal.code);
                }
                drop(reply.send(answer));
            }
            Command::Sit { person, sit, reply } => {
                self.audience.notice(&person.id, now);
                let seated = self.sit(&person, sit).await;
                drop(reply.send(seated.map(|()| self.view(Some(&person.id)))));
            }
            Command::Leave { person, reply } => {
                let left = self.leave(&person).await;
                drop(reply.send(left.map(|()| self.view(Some(&person)))));
            }
            Command::Legal { person, reply } => drop(reply.send(self.legal(&person))),
            Command::Record { person, reply } => {
                let seat = person.and_then(|person| self.table.seat_of(&person));
                drop(reply.send(self.table.record(seat)));
            }
            Command::Rematched { rematch } => {
                self.spread(|| TableNews::Rematch { rematch: rematch.clone() });
                self.rematched(rematch);
            }
            Command::Thought { number, events } => self.bot_plays(number, &events).await,
            Command::Close { reason, reply } => drop(reply.send(self.close(reason).await)),
            Command::Wake => self.on_time().await,
            Command::Refresh if self.table.phase() == Phase::Over => {}
            Command::Refresh | Command::Reread => self.reread().await,
            Command::Hear { from, what } => self.hear(from, what).await,
            Command::Compare { mark } => self.compare(mark).await,
            Command::Join => self.join(),
        }
    }

    /// A watcher first gets what it has missed, or everything.
    fn welcome(&mut self, person: Option<&PersonId>, seen: Option<u32>, outbox: &Outbox) {
        let number = self.table.number();
        let seat = person.and_then(|person| self.table.seat_of(person));
        self.audience.enter(person.cloned(), outbox.clone());
        let missed = seen.filter(|&seen| seen > 0 && seen <= number && number - seen <= limits::GAP_ENTRIES);
        let message = match missed {
            Some(seen) => self.news(seat, seen),
            None => ServerMessage::Table { table: Box::new(self.view(person)) },
        };
        outbox.send(written(&message));
    }

    fn news(&self, seat: Option<u8>, from: u32) -> ServerMessage {
        ServerMessage::News {
            table: self.table.id.to_string(),
            entries: self.table.entries(seat, from),
            now: Box::new(self.table.now(seat, self.app.now())),
        }
    }

    fn view(&self, person: Option<&PersonId>) -> protocol::TableView {
        let now = self.app.now();
        let seat = person.and_then(|person| self.table.seat_of(person));
        self.table.view(seat, &self.audience.presence(&self.table, now), now)
    }

    /// Tells everyone of the log entries from number `from` on.
    pub(super) fn tell_news(&mut self, from: u32) {
        self.audience.tell(&self.table, |seat| Some(self.news(seat, from)));
        self.changed();
    }

    /// Tells everyone everything.
    pub(super) fn tell_table(&mut self) {
        let now = self.app.now();
        let presence = self.audience.presence(&self.table, now);
        let whole = |seat| ServerMessage::Table { table: Box::new(self.table.view(seat, &presence, now)) };
        self.audience.tell(&self.table, |seat| Some(whole(seat)));
        self.changed();
    }

    /// Tells everyone the same.
    pub(super) fn tell(&mut self, message: &ServerMessage) {
        self.audience.tell(&self.table, |_| Some(message.clone()));
        self.changed();
    }

    /// Tells a line of talk to everyone who may look on.
    pub(super) fn tell_talk(&mut self, line: &Line) {
        let said = || ServerMessage::Said { table: self.table.id.to_string(), line: line.clone() };
        self.audience.tell(&self.table, |seat| self.table.may_look(seat).then(said));
        self.changed();
    }

    fn changed(&mut self) {
        if self.audience.is_waited_for() {
            self.audience.answer_pollers(&self.table, self.revision(), self.app.now());
        }
    }

    /// Another one whenever anything changes that anybody can see, and the same on every server that knows the same: who asks
    /// again may be sent to any.
    fn revision(&self) -> u64 {
        let table = &self.table;
        let take_back = table.play.as_ref().and_then(|play| play.take_back.as_ref());
        let seen = (table.number(), table.phase(), &table.sitters, table.lines, &table.rematch, take_back);
        let mut hasher = DefaultHasher::new();
        format!("{seen:?} {:?}", self.audience.told()).hash(&mut hasher);
        // Scripts count exactly up to 53 bits.
        hasher.finish() >> 16
    }

    fn legal(&self, person: &PersonId) -> Vec<String> {
        let turn = self.table.turn().filter(|_| self.table.seat_of(person) == self.table.turn());
        turn.and(self.table.play.as_ref()).map_or_else(Vec::new, |play| play.progress.game.legal())
    }

    pub(super) fn rematched(&mut self, rematch: MatchId) {
        let message = ServerMessage::Rematch { table: self.table.id.to_string(), rematch: rematch.to_string() };
        self.table.rematch = Some(rematch);
        self.tell(&message);
    }

    /// Draws what is left to draw: nothing, unless the server stopped in the middle.
    async fn settle(&mut self) {
        if let Some(play) = self.table.play.as_ref().filter(|play| play.progress.result.is_none()) {
            let mut draft = Draft::of(&play.progress);
            draft.settle(&play.shuffle);
            if !draft.table_events.is_empty() {
                self.commit_or_log(draft).await;
            }
        }
    }

    pub(super) async fn commit_or_log(&mut self, draft: Draft) {
        let before = self.table.number();
        match self.commit(draft, None).await {
            Ok(_) => {}
            // Another server has been quicker, and did the same or something else.
            Err(Failure::Stale) if self.table.number() > before || self.table.phase() == Phase::Over => {}
            Err(failure) => self.retry_later(&failure),
        }
    }

    fn retry_later(&mut self, failure: &Failure) {
        self.not_before = self.app.now() + RETRY_MS;
        tracing::warn!(table = %self.table.id, %failure, "could not be stored");
    }

    /// Ends the table without a winner.
    async fn close(&mut self, reason: EndReason) -> Result<(), Failure> {
        let result = protocol::GameResult { reason, scores: None, winners: Vec::new() };
        match self.table.phase() {
            Phase::Over => Ok(()),
            Phase::Waiting => {
                let ending = store::Ending::Aborted { reason: reason_word(reason).to_owned() };
                self.app.store.end_match(&self.table.id, ending, self.app.now()).await?;
                self.table.closed = Some(result);
                self.tell_table();
                self.spread_change();
                Ok(())
            }
            Phase::Playing => {
                let Some(play) = &self.table.play else { return Ok(()) };
                let mut draft = Draft::of(&play.progress);
                draft.note(TableEvent::Ended { result });
                match self.commit(draft, None).await {
                    Err(Failure::Stale) if self.table.phase() == Phase::Over => Ok(()),
                    closed => closed.map(drop),
                }
            }
        }
    }

    /// Reads the whole table again.
    pub(super) async fn reload(&mut self) -> Result<(), Failure> {
        if let Some(table) = load::table(&self.app, &self.table.id).await? {
            self.table = table;
        }
        self.asked = None;
        self.let_others_think();
        self.tell_table();
        Ok(())
    }

    async fn reread(&mut self) {
        if let Err(failure) = self.reload().await {
            tracing::warn!(table = %self.table.id, %failure, "could not be read again");
        }
    }

    fn next_wake(&self) -> Millis {
        let clock = self.table.play.as_ref().and_then(|play| play.clock.flag_at());
        let waiting_for_the_store = (self.not_before > self.app.now()).then_some(self.not_before);
        let acts = [clock, self.leaver_due(), self.bot_due()].map(|due| due.map(|at| at.max(self.not_before)));
        let rests = [self.audience.next_wake(), self.nodes.next_wake(), waiting_for_the_store];
        let rests = rests.into_iter().chain([Some(self.idle_since + IDLE_MS)]);
        acts.into_iter().chain(rests).flatten().min().unwrap_or(Millis::MAX)
    }

    async fn on_time(&mut self) {
        let now = self.app.now();
        if let Some(play) = &self.table.play
            && let Some(seat) = play.clock.flagged(now)
        {
            let mut draft = Draft::of(&play.progress);
            draft.note(TableEvent::Flagged { by: seat });
            draft.settle(&play.shuffle);
            self.commit_or_log(draft).await;
        }
        self.replace_leavers(now).await;
    }

    /// Can the table be dropped? The store remembers it, and when its clock runs out.
    fn may_go(&mut self) -> bool {
        let now = self.app.now();
        if now < self.idle_since + IDLE_MS {
            return false;
        }
        self.idle_since = now;
        self.audience.is_empty() && self.leaver_due().is_none() && self.asked.is_none()
    }

    /// Tells everyone who has come or gone.
    fn note_presence(&mut self) {
        let now = self.app.now();
        if let Some(presence) = self.audience.news(&self.table, now) {
            let message = ServerMessage::Presence { table: self.table.id.to_string(), presence };
            self.tell(&message);
        }
        self.note_leavers(now);
    }
}

pub(super) fn reason_word(reason: EndReason) -> &'static str {
    if reason == EndReason::Closed { "closed" } else { "abandoned" }
}
