//! The way to a table's task.

use std::sync::atomic::{AtomicU64, Ordering};

use fairness::ProvedRecord;
use protocol::{Answer, NamedAct, Polled, Sit, TableSummary, TableView};
use store::{MatchId, Person, PersonId};
use tokio::sync::{mpsc, oneshot};

use super::effect::{Command, Reply};
use crate::error::Failure;
use crate::socket::outbox::Outbox;

/// A table that can be talked to.
#[derive(Clone)]
pub(crate) struct Handle(mpsc::Sender<Order>);

/// Something asked of a table, and where the answer goes.
pub(super) struct Order {
    pub(super) command: Command,
    pub(super) reply: ReplyTo,
}

/// Where an answer goes.
pub(super) enum ReplyTo {
    Nobody,
    Watcher(Outbox),
    Poll(oneshot::Sender<Polled>),
    View(oneshot::Sender<TableView>),
    Summary(oneshot::Sender<TableSummary>),
    Act(oneshot::Sender<Answer>),
    Seated(oneshot::Sender<Result<TableView, Failure>>),
    Legal(oneshot::Sender<Vec<String>>),
    Record(oneshot::Sender<Option<ProvedRecord>>),
    Closed(oneshot::Sender<Result<(), Failure>>),
}

impl ReplyTo {
    /// Hands over an answer. If nobody waits for it any more, it is dropped.
    pub(super) fn give(self, reply: Reply) {
        match (self, reply) {
            (ReplyTo::View(to), Reply::View(view)) => drop(to.send(*view)),
            (ReplyTo::Summary(to), Reply::Summary(summary)) => drop(to.send(*summary)),
            (ReplyTo::Act(to), Reply::Act(answer)) => drop(to.send(answer)),
            (ReplyTo::Seated(to), Reply::Seated(seated)) => drop(to.send(seated.map(|view| *view))),
            (ReplyTo::Legal(to), Reply::Legal(legal)) => drop(to.send(legal)),
            (ReplyTo::Record(to), Reply::Record(record)) => drop(to.send(record.map(|record| *record))),
            (ReplyTo::Closed(to), Reply::Closed(closed)) => drop(to.send(closed)),
            _ => unreachable!("a table answers what it was asked"),
        }
    }
}

/// The task has gone in the meantime: get another handle.
pub(crate) struct Gone;

impl Handle {
    pub(super) fn new(sender: mpsc::Sender<Order>) -> Self {
        Handle(sender)
    }

    pub(super) fn is_gone(&self) -> bool {
        self.0.is_closed()
    }

    pub(crate) async fn watch(&self, person: Option<PersonId>, seen: Option<u32>, outbox: Outbox) -> Result<(), Gone> {
        let command = Command::Watch { person, seen, connection: outbox.id() };
        self.send(Order { command, reply: ReplyTo::Watcher(outbox) }).await
    }

    pub(crate) async fn unwatch(&self, connection: u64) {
        // A task that has gone has no watchers.
        let _ = self.tell(Command::Unwatch { connection }).await;
    }

    pub(crate) async fn view(&self, person: Option<PersonId>) -> Result<TableView, Gone> {
        self.ask(Command::View { person }, ReplyTo::View).await
    }

    pub(crate) async fn summary(&self, person: Option<PersonId>) -> Result<TableSummary, Gone> {
        self.ask(Command::Summary { person }, ReplyTo::Summary).await
    }

    /// The table, as soon as it is no longer at `revision`.
    pub(crate) async fn poll(&self, person: Option<PersonId>, revision: Option<u64>) -> Result<Polled, Gone> {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let poll = NEXT.fetch_add(1, Ordering::Relaxed);
        self.ask(Command::Poll { person, revision, poll }, ReplyTo::Poll).await
    }

    pub(crate) async fn act(&self, person: Person, act: NamedAct) -> Result<Answer, Gone> {
        self.ask(Command::Act { person, act }, ReplyTo::Act).await
    }

    pub(crate) async fn sit(&self, person: Person, sit: Sit) -> Result<Result<TableView, Failure>, Gone> {
        self.ask(Command::Sit { person, sit }, ReplyTo::Seated).await
    }

    pub(crate) async fn leave(&self, person: PersonId) -> Result<Result<TableView, Failure>, Gone> {
        self.ask(Command::Leave { person }, ReplyTo::Seated).await
    }

    /// Every legal event, if it is this person's turn.
    pub(crate) async fn legal(&self, person: PersonId) -> Result<Vec<String>, Gone> {
        self.ask(Command::Legal { person }, ReplyTo::Legal).await
    }

    pub(crate) async fn record(&self, person: Option<PersonId>) -> Result<Option<ProvedRecord>, Gone> {
        self.ask(Command::Record { person }, ReplyTo::Record).await
    }

    /// The store knows something that the task may not.
    pub(crate) async fn refresh(&self) {
        // A task that has gone will read it from the store.
        let _ = self.tell(Command::Refresh).await;
    }

    /// The store knows something else than the task, whatever has become of the game.
    pub(crate) async fn reread(&self) {
        let _ = self.tell(Command::Reread).await;
    }

    pub(crate) async fn rematched(&self, rematch: MatchId) {
        // A task that has gone will read it from the store.
        let _ = self.tell(Command::Rematched { rematch }).await;
    }

    pub(super) async fn bot_chose(&self, number: u32, events: Vec<String>) {
        let _ = self.tell(Command::BotChose { number, events }).await;
    }

    pub(super) async fn bot_waits(&self, number: u32) {
        let _ = self.tell(Command::BotWaits { number }).await;
    }

    pub(crate) async fn close(&self, reason: protocol::EndReason) -> Result<Result<(), Failure>, Gone> {
        self.ask(Command::Close { reason }, ReplyTo::Closed).await
    }

    pub(crate) async fn wake(&self) {
        let _ = self.tell(Command::Wake).await;
    }

    /// A hint that may be lost: a task that is too busy to take it finds out by itself.
    pub(super) fn hint(&self, command: Command) {
        let _ = self.0.try_send(Order { command, reply: ReplyTo::Nobody });
    }

    async fn tell(&self, command: Command) -> Result<(), Gone> {
        self.send(Order { command, reply: ReplyTo::Nobody }).await
    }

    async fn send(&self, order: Order) -> Result<(), Gone> {
        self.0.send(order).await.map_err(|_| Gone)
    }

    async fn ask<T>(&self, command: Command, to: impl FnOnce(oneshot::Sender<T>) -> ReplyTo) -> Result<T, Gone> {
        let (reply, answer) = oneshot::channel();
        self.send(Order { command, reply: to(reply) }).await?;
        answer.await.map_err(|_| Gone)
    }
}
