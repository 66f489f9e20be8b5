//! The life of a table, as one flow: it takes one command after another, and what it does is decided here and nowhere else.

use std::sync::Arc;

use protocol::{EndReason, Line, Millis, Phase, Polled, ServerMessage, TableEvent, limits};
use store::{MatchId, PersonId};

use super::audience::Audience;
use super::bot_turn::BotTurn;
use super::convergence::Announcements;
use super::draft::Draft;
use super::effect::{Command, Effect, Reply};
use super::idempotency::RecentAnswers;
use super::leavers::Leavers;
use super::machine::{Event, Port};
use super::revision;
use super::state::Table;
use crate::cluster::TableNews;
use crate::environment::Games;
use crate::error::Failure;

/// How long to wait before a store that fails is asked again (backoff).
const RETRY_MS: Millis = 1_000;
/// A table that nobody watches is dropped after so long.
const IDLE_MS: Millis = 60_000;

/// The facts about its server that a table is told once.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) games: Arc<dyn Games>,
    /// The level of bots that play for people who have gone.
    pub(crate) stand_in: u8,
    /// May other servers have the same table?
    pub(crate) several_servers: bool,
}

/// A table and everything around it.
pub(super) struct Flow {
    pub(super) port: Port,
    pub(super) surroundings: Surroundings,
    pub(super) table: Table,
    pub(super) audience: Audience,
    pub(super) recent: RecentAnswers,
    pub(super) bot_turn: BotTurn,
    pub(super) leavers: Leavers,
    pub(super) announcements: Announcements,
    /// After a failure of the store nothing is tried again by itself before this time.
    pub(super) not_before: Millis,
    idle_since: Millis,
}

/// From the moment the table is in memory until nobody needs it there.
pub(super) async fn run(table: Table, surroundings: Surroundings, port: Port) {
    let now = port.now();
    let mut flow = Flow {
        leavers: Leavers::new(table.sitters.len()),
        announcements: Announcements::new(now),
        audience: Audience::default(),
        recent: RecentAnswers::default(),
        bot_turn: BotTurn::new(now),
        not_before: now,
        idle_since: now,
        port,
        surroundings,
        table,
    };
    flow.join();
    flow.start_if_full().await;
    flow.settle().await;
    loop {
        flow.note_presence();
        flow.ask_a_bot();
        flow.announce();
        match flow.port.next(flow.next_wake()).await {
            Event::Command(command) => flow.obey(command).await,
            Event::Time => {
                flow.on_time().await;
                if flow.may_go() {
                    break;
                }
            }
            Event::Stop => break,
        }
    }
    flow.part();
}

impl Flow {
    pub(super) fn now(&self) -> Millis {
        self.port.now()
    }

    fn reply(&self, reply: Reply) {
        self.port.emit(Effect::Reply(reply));
    }

    async fn obey(&mut self, command: Command) {
        let now = self.now();
        // News from other servers keep no table in memory here.
        let ours = !matches!(
            command,
            Command::Hear { .. } | Command::Compare { .. } | Command::Join | Command::PollEnded { .. }
        );
        if ours {
            self.idle_since = now;
        }
        match command {
            Command::Watch { person, seen, connection } => self.welcome(person.as_ref(), seen, connection),
            Command::Unwatch { connection } => self.audience.leave(connection, now),
            Command::View { person } => self.reply(Reply::View(Box::new(self.view(person.as_ref())))),
            Command::Summary { person } => {
                self.reply(Reply::Summary(Box::new(self.table.summary(person.as_ref()))));
            }
            Command::Poll { person, revision, poll } => {
                self.audience.wait(person, poll);
                if revision != Some(self.revision()) {
                    self.answer_pollers();
                }
            }
            Command::PollEnded { poll } => self.audience.wait_no_longer(poll),
            Command::Act { person, act } => {
                self.audience.notice(&person.id, now);
                let answer = self.act(&person, act).await;
                self.reply(Reply::Act(answer));
            }
            Command::Sit { person, sit } => {
                self.audience.notice(&person.id, now);
                let seated = self.sit(&person, sit).await;
                self.reply(Reply::Seated(seated.map(|()| Box::new(self.view(Some(&person.id))))));
            }
            Command::Leave { person } => {
                let left = self.leave(&person).await;
                self.reply(Reply::Seated(left.map(|()| Box::new(self.view(Some(&person))))));
            }
            Command::Legal { person } => self.reply(Reply::Legal(self.legal(&person))),
            Command::Record { person } => {
                let seat = person.and_then(|person| self.table.seat_of(&person));
                self.reply(Reply::Record(self.table.record(seat).map(Box::new)));
            }
            Command::Rematched { rematch } => {
                self.spread(TableNews::Rematch { rematch: rematch.clone() });
                self.rematched(rematch);
            }
            Command::BotChose { number, events } => self.bot_plays(number, &events).await,
            Command::BotWaits { number } => self.bot_waits(number),
            Command::Close { reason } => {
                let closed = self.close(reason).await;
                self.reply(Reply::Closed(closed));
            }
            Command::Wake => self.on_time().await,
            Command::Refresh if self.table.phase() == Phase::Over => {}
            Command::Refresh | Command::Reread => self.reread().await,
            Command::Hear { from, what } => self.hear(from, what).await,
            Command::Compare { mark } => self.compare(mark).await,
            Command::Join => self.join(),
        }
    }

    /// A watcher first gets what it has missed, or everything.
    fn welcome(&mut self, person: Option<&PersonId>, seen: Option<u32>, connection: u64) {
        let number = self.table.number();
        let seat = person.and_then(|person| self.table.seat_of(person));
        self.audience.enter(person.cloned(), connection);
        let missed = seen.filter(|&seen| seen > 0 && seen <= number && number - seen <= limits::GAP_ENTRIES);
        let message = match missed {
            Some(seen) => self.news(seat, seen),
            None => ServerMessage::Table { table: Box::new(self.view(person)) },
        };
        self.port.emit(Effect::Tell { connections: vec![connection], message });
    }

    fn news(&self, seat: Option<u8>, from: u32) -> ServerMessage {
        ServerMessage::News {
            table: self.table.id.to_string(),
            entries: self.table.entries(seat, from),
            now: Box::new(self.table.now(seat, self.now())),
        }
    }

    pub(super) fn view(&self, person: Option<&PersonId>) -> protocol::TableView {
        let now = self.now();
        let seat = person.and_then(|person| self.table.seat_of(person));
        self.table.view(seat, &self.audience.presence(&self.table.sitters, now), now)
    }

    /// Tells everyone of the log entries from number `from` on.
    pub(super) fn tell_news(&mut self, from: u32) {
        self.tell_each(|seat| Some(self.news(seat, from)));
        self.changed();
    }

    /// Tells everyone everything.
    pub(super) fn tell_table(&mut self) {
        let now = self.now();
        let presence = self.audience.presence(&self.table.sitters, now);
        let whole = |seat| ServerMessage::Table { table: Box::new(self.table.view(seat, &presence, now)) };
        self.tell_each(|seat| Some(whole(seat)));
        self.changed();
    }

    /// Tells everyone the same.
    pub(super) fn tell(&mut self, message: &ServerMessage) {
        self.tell_each(|_| Some(message.clone()));
        self.changed();
    }

    /// Tells a line of talk to everyone who may look on.
    pub(super) fn tell_talk(&mut self, line: &Line) {
        let said = || ServerMessage::Said { table: self.table.id.to_string(), line: line.clone() };
        self.tell_each(|seat| self.table.may_look(seat).then(said));
        self.changed();
    }

    /// Sends everyone what `message` makes for their seat, if anything.
    fn tell_each(&self, message: impl Fn(Option<u8>) -> Option<ServerMessage>) {
        for (connections, message) in self.audience.letters(&self.table.sitters, message) {
            self.port.emit(Effect::Tell { connections, message });
        }
    }

    fn changed(&mut self) {
        if self.audience.is_waited_for() {
            self.answer_pollers();
        }
    }

    /// Answers those who wait for a change (long polls).
    fn answer_pollers(&mut self) {
        let (now, revision) = (self.now(), self.revision());
        let presence = self.audience.presence(&self.table.sitters, now);
        for (poll, seat) in self.audience.take_pollers(&self.table.sitters, now) {
            let polled = Polled { revision, table: self.table.view(seat, &presence, now) };
            self.port.emit(Effect::AnswerPoll { poll, polled: Box::new(polled) });
        }
    }

    fn revision(&self) -> u64 {
        revision::of(&self.table, self.audience.told())
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
        self.not_before = self.now() + RETRY_MS;
        tracing::warn!(table = %self.table.id, %failure, "could not be stored");
    }

    /// Ends the table without a winner.
    async fn close(&mut self, reason: EndReason) -> Result<(), Failure> {
        let result = protocol::GameResult { reason, scores: None, winners: Vec::new() };
        match self.table.phase() {
            Phase::Over => Ok(()),
            Phase::Waiting => {
                self.port.end(reason).await?;
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
        if let Some(table) = self.port.read_table().await? {
            self.table = *table;
        }
        self.bot_turn.forget();
        self.leave_bots_to_others();
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
        let waiting_for_the_store = (self.not_before > self.now()).then_some(self.not_before);
        let acts = [clock, self.leaver_due(), self.bot_due()].map(|due| due.map(|at| at.max(self.not_before)));
        let rests = [self.audience.next_wake(), self.announcements.next_wake(), waiting_for_the_store];
        let rests = rests.into_iter().chain([Some(self.idle_since + IDLE_MS)]);
        acts.into_iter().chain(rests).flatten().min().unwrap_or(Millis::MAX)
    }

    async fn on_time(&mut self) {
        let now = self.now();
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

    /// Can the table be dropped from memory? The store has it, and knows when its clock runs out.
    fn may_go(&mut self) -> bool {
        let now = self.now();
        if now < self.idle_since + IDLE_MS {
            return false;
        }
        self.idle_since = now;
        self.audience.is_empty() && self.leaver_due().is_none() && self.bot_turn.asked().is_none()
    }

    /// Tells everyone who has come or gone.
    fn note_presence(&mut self) {
        let now = self.now();
        if let Some(presence) = self.audience.news(&self.table.sitters, now) {
            let message = ServerMessage::Presence { table: self.table.id.to_string(), presence };
            self.tell(&message);
        }
        self.note_leavers(now);
    }
}
