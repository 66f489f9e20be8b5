//! The way to a table's task.

use fairness::ProvedRecord;
use protocol::{Answer, NamedAct, Polled, Sit, TableSummary, TableView};
use store::{Mark, MatchId, Person, PersonId};
use tokio::sync::{mpsc, oneshot};

use crate::cluster::TableNews;
use crate::error::Failure;
use crate::socket::outbox::Outbox;

/// A table that can be talked to.
#[derive(Clone)]
pub(crate) struct Handle(mpsc::Sender<Command>);

pub(super) enum Command {
    Watch { person: Option<PersonId>, seen: Option<u32>, outbox: Outbox },
    Unwatch { connection: u64 },
    View { person: Option<PersonId>, reply: oneshot::Sender<TableView> },
    Summary { person: Option<PersonId>, reply: oneshot::Sender<TableSummary> },
    Poll { person: Option<PersonId>, revision: Option<u64>, reply: oneshot::Sender<Polled> },
    Act { person: Person, act: NamedAct, reply: oneshot::Sender<Answer> },
    Sit { person: Person, sit: Sit, reply: oneshot::Sender<Result<TableView, Failure>> },
    Leave { person: PersonId, reply: oneshot::Sender<Result<TableView, Failure>> },
    Legal { person: PersonId, reply: oneshot::Sender<Vec<String>> },
    Record { person: Option<PersonId>, reply: oneshot::Sender<Option<ProvedRecord>> },
    Rematched { rematch: MatchId },
    Thought { number: u32, events: Vec<String> },
    Close { reason: protocol::EndReason, reply: oneshot::Sender<Result<(), Failure>> },
    Wake,
    Refresh,
    Reread,
    Hear { from: String, what: TableNews },
    Compare { mark: Mark },
    Join,
}

/// The task has gone in the meantime: get another handle.
pub(crate) struct Gone;

impl Handle {
    pub(super) fn new(sender: mpsc::Sender<Command>) -> Self {
        Handle(sender)
    }

    pub(super) fn is_gone(&self) -> bool {
        self.0.is_closed()
    }

    pub(crate) async fn watch(&self, person: Option<PersonId>, seen: Option<u32>, outbox: Outbox) -> Result<(), Gone> {
        self.tell(Command::Watch { person, seen, outbox }).await
    }

    pub(crate) async fn unwatch(&self, connection: u64) {
        // A task that has gone has no watchers.
        let _ = self.tell(Command::Unwatch { connection }).await;
    }

    pub(crate) async fn view(&self, person: Option<PersonId>) -> Result<TableView, Gone> {
        self.ask(|reply| Command::View { person, reply }).await
    }

    pub(crate) async fn summary(&self, person: Option<PersonId>) -> Result<TableSummary, Gone> {
        self.ask(|reply| Command::Summary { person, reply }).await
    }

    /// The table, as soon as it is no longer at `revision`.
    pub(crate) async fn poll(&self, person: Option<PersonId>, revision: Option<u64>) -> Result<Polled, Gone> {
        self.ask(|reply| Command::Poll { person, revision, reply }).await
    }

    pub(crate) async fn act(&self, person: Person, act: NamedAct) -> Result<Answer, Gone> {
        self.ask(|reply| Command::Act { person, act, reply }).await
    }

    pub(crate) async fn sit(&self, person: Person, sit: Sit) -> Result<Result<TableView, Failure>, Gone> {
        self.ask(|reply| Command::Sit { person, sit, reply }).await
    }

    pub(crate) async fn leave(&self, person: PersonId) -> Result<Result<TableView, Failure>, Gone> {
        self.ask(|reply| Command::Leave { person, reply }).await
    }

    /// Every legal event, if it is this person's turn.
    pub(crate) async fn legal(&self, person: PersonId) -> Result<Vec<String>, Gone> {
        self.ask(|reply| Command::Legal { person, reply }).await
    }

    pub(crate) async fn record(&self, person: Option<PersonId>) -> Result<Option<ProvedRecord>, Gone> {
        self.ask(|reply| Command::Record { person, reply }).await
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

    pub(super) async fn thought(&self, number: u32, events: Vec<String>) {
        let _ = self.tell(Command::Thought { number, events }).await;
    }

    pub(crate) async fn close(&self, reason: protocol::EndReason) -> Result<Result<(), Failure>, Gone> {
        self.ask(|reply| Command::Close { reason, reply }).await
    }

    pub(crate) async fn wake(&self) {
        let _ = self.tell(Command::Wake).await;
    }

    /// A hint that may be lost: a task that is too busy to take it finds out by itself.
    pub(super) fn hint(&self, command: Command) {
        let _ = self.0.try_send(command);
    }

    async fn tell(&self, command: Command) -> Result<(), Gone> {
        self.0.send(command).await.map_err(|_| Gone)
    }

    async fn ask<T>(&self, command: impl FnOnce(oneshot::Sender<T>) -> Command) -> Result<T, Gone> {
        let (reply, answer) = oneshot::channel();
        self.tell(command(reply)).await?;
        answer.await.map_err(|_| Gone)
    }
}
