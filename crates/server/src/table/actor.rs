//! The task of a table: performs what its machine wants done, and hands it what happens. It decides nothing.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::{Answer, Polled};
use store::PersonId;
use tokio::sync::{mpsc, oneshot};

use super::effect::{Command, Counted, Effect, Input, Reply};
use super::flow::Surroundings;
use super::handle::{Handle, Order, ReplyTo};
use super::machine::TableMachine;
use super::state::Table;
use super::table_store::TableStore;
use crate::app::App;
use crate::bots::{Client, Question};
use crate::cluster::News;
use crate::notices;
use crate::socket::outbox::{Outbox, written};

/// How many commands may wait.
const QUEUE: usize = 256;

/// A table's machine, connected to everything around it.
pub(super) struct Actor {
    app: Arc<App>,
    machine: TableMachine,
    /// Effects that the machine wants performed before the first command.
    first: Vec<Effect>,
    store: TableStore,
    handle: Handle,
    orders: mpsc::Receiver<Order>,
    connections: BTreeMap<u64, Outbox>,
    polls: BTreeMap<u64, oneshot::Sender<Polled>>,
    /// Where the answer to the command at hand goes.
    reply: ReplyTo,
}

pub(super) fn new(app: Arc<App>, table: Table) -> (Handle, Actor) {
    let (sender, orders) = mpsc::channel(QUEUE);
    let handle = Handle::new(sender);
    let store = TableStore { app: app.clone(), id: table.id.clone(), game: table.game.clone() };
    let surroundings = Surroundings {
        games: app.games.clone(),
        stand_in: app.bots.stand_in(&table.game),
        several_servers: app.bus.is_on(),
    };
    let (machine, first) = TableMachine::new(table, surroundings, app.now());
    let (connections, polls) = (BTreeMap::new(), BTreeMap::new());
    let actor = Actor {
        handle: handle.clone(),
        reply: ReplyTo::Nobody,
        app,
        machine,
        first,
        store,
        orders,
        connections,
        polls,
    };
    (handle, actor)
}

impl Actor {
    pub(super) async fn run(mut self) {
        self.app.metrics.tables.inc();
        let app = self.app.clone();
        let first = std::mem::take(&mut self.first);
        self.perform_all(first).await;
        while !self.machine.is_finished() {
            let input = tokio::select! {
                biased;
                () = app.stop.begun() => Input::Stop,
                Some(order) = self.orders.recv() => self.take(order),
                () = app.time.sleep_until(self.machine.next_wake()) => Input::Time,
            };
            self.end_dead_polls().await;
            self.feed(input).await;
        }
        self.orders.close();
        app.tables.forget(&self.store.id);
        app.metrics.tables.dec();
    }

    fn take(&mut self, Order { command, reply }: Order) -> Input {
        self.reply = ReplyTo::Nobody;
        match (&command, reply) {
            (Command::Watch { connection, .. }, ReplyTo::Watcher(outbox)) => {
                self.connections.insert(*connection, outbox);
            }
            (Command::Poll { poll, .. }, ReplyTo::Poll(sender)) => {
                self.polls.insert(*poll, sender);
            }
            (Command::Unwatch { connection }, _) => {
                self.connections.remove(connection);
            }
            (_, reply) => self.reply = reply,
        }
        Input::Command(command)
    }

    /// Clients of long polls that have hung up are not there any more.
    async fn end_dead_polls(&mut self) {
        let dead: Vec<u64> = self.polls.extract_if(.., |_, sender| sender.is_closed()).map(|(poll, _)| poll).collect();
        for poll in dead {
            self.feed(Input::Command(Command::PollEnded { poll })).await;
        }
    }

    async fn feed(&mut self, input: Input) {
        self.machine.set_bus_whole(self.app.bus.is_whole());
        let effects = self.machine.step(self.app.now(), input);
        self.perform_all(effects).await;
    }

    /// Performs effects in their order. An answer of the store goes back to the machine, whose next effects follow.
    async fn perform_all(&mut self, mut effects: Vec<Effect>) {
        loop {
            let mut answered = None;
            for effect in effects {
                match effect {
                    Effect::Store(request) => answered = Some(self.store.ask(*request).await),
                    effect => self.perform(effect).await,
                }
            }
            let Some(response) = answered else { return };
            effects = self.machine.step(self.app.now(), Input::Stored(response));
        }
    }

    /// On whose account a bot thinks here. Of a table that was opened before the server started only the host is known.
    fn bot_client(&self, host: Option<PersonId>) -> Client {
        let person = host.map_or_else(String::new, |host| host.to_string());
        match self.app.opened.find(&self.store.id) {
            Some(opened) => Client { address: opened.address.to_string(), person: opened.person.to_string() },
            None => Client { address: person.clone(), person },
        }
    }

    async fn perform(&mut self, effect: Effect) {
        let app = &self.app;
        match effect {
            Effect::Store(_) => {}
            Effect::Reply(reply) => {
                if let Reply::Act(Answer::Refused { refusal, .. }) = &reply {
                    app.metrics.refused(refusal.code);
                }
                std::mem::replace(&mut self.reply, ReplyTo::Nobody).give(reply);
            }
            Effect::AnswerPoll { poll, polled } => {
                if let Some(sender) = self.polls.remove(&poll) {
                    // A client that has hung up just now does not need it.
                    let _ = sender.send(*polled);
                }
            }
            Effect::Tell { connections, message } => {
                let text = written(&message);
                for outbox in connections.iter().filter_map(|connection| self.connections.get(connection)) {
                    outbox.tell(&message, &text);
                }
            }
            Effect::Spread(what) => app.bus.tell(|| News::Table { table: self.store.id.clone(), what }),
            Effect::AskBot { number, level, game, host, weight } => {
                let seed = u64::from_le_bytes(app.entropy.bytes());
                let ticket = app.bots.ask(self.bot_client(host), weight);
                let (app, handle) = (app.clone(), self.handle.clone());
                tokio::spawn(async move {
                    if ticket.waits() {
                        handle.bot_waits(number).await;
                    }
                    let events = ticket.choose(Question { game, level, seed }, move || app.stop.has_begun()).await;
                    handle.bot_chose(number, events).await;
                });
            }
            Effect::MirrorSeat { seat, status } => {
                if let Err(error) = app.store.set_seat_status(&self.store.id, seat, status).await {
                    tracing::warn!(table = %self.store.id, %error, "the status of a seat could not be stored");
                }
            }
            Effect::YourTurn { person, notice } => {
                notices::your_turn(app, &person, &self.store.id, &self.store.game, notice);
            }
            Effect::Count(Counted::BotMove) => drop(app.metrics.bot_moves.inc()),
            Effect::Count(Counted::BotFault) => drop(app.metrics.bot_faults.inc()),
        }
    }
}
