//! The servers' side of the world: machines and their effects, the store's answers, and what goes wrong.

use game_core::Random;
use protocol::{Answer, Code, Entry, ServerMessage};
use store::{Mark, Status};

use super::super::effect::{Command, Effect, Input, Reply, Request, Response};
use super::super::flow::Surroundings;
use super::super::machine::TableMachine;
use super::bug::Bug;
use super::checks;
use super::plan::{STAND_IN, percent};
use super::server::{Acting, Order, Server};
use super::world::{Happening, World};

impl World {
    pub(super) fn restart(&mut self, server: usize) {
        if self.servers[server].up {
            return;
        }
        if let Some(dark) = self.dark_since.take() {
            self.store.put_off(self.now - dark);
        }
        self.servers[server].up = true;
        let life = self.servers[server].life;
        self.note(|| format!("server {server} starts"));
        self.after(1, Happening::Upkeep { server, life });
    }

    pub(super) fn load(&mut self, server: usize) {
        if self.servers[server].machine.is_some() {
            return;
        }
        let surroundings =
            Surroundings { games: self.games.clone(), stand_in: STAND_IN, several_servers: self.servers.len() > 1 };
        let (machine, effects) = TableMachine::new(self.store.table(), surroundings, self.now);
        self.servers[server].machine = Some(machine);
        self.perform(server, effects);
    }

    /// Takes the next command, if the machine waits for one.
    pub(super) fn work(&mut self, server: usize) {
        while self.servers[server].up && !self.servers[server].busy {
            if self.servers[server].orders.is_empty() {
                return;
            }
            self.load(server);
            if self.servers[server].busy {
                return;
            }
            let Some(Order { command, from }) = self.servers[server].orders.pop_front() else { return };
            self.servers[server].acting = from.map(|(client, id)| {
                let key = self.clients[client].key(&id);
                let stored_before = key.is_some_and(|key| !self.store.sent(&key).is_empty());
                Acting { client, id, stored_before }
            });
            self.step(server, Input::Command(command));
        }
    }

    pub(super) fn step(&mut self, server: usize, input: Input) {
        let Some(machine) = &mut self.servers[server].machine else { return };
        let effects = machine.step(self.now, input);
        self.perform(server, effects);
    }

    pub(super) fn perform(&mut self, server: usize, mut effects: Vec<Effect>) {
        if self.bug == Some(Bug::SkipRedaction) {
            show_everyone_the_same(&mut effects);
        }
        for effect in effects {
            self.perform_one(server, effect);
        }
        let Some(machine) = &self.servers[server].machine else { return };
        if machine.is_finished() {
            self.servers[server].machine = None;
            return;
        }
        if !self.servers[server].busy && self.bug != Some(Bug::LoseTimers) {
            let (wait, life) = (machine.next_wake().min(self.now + 600_000) - self.now, self.servers[server].life);
            self.after(wait.max(0), Happening::Wake { server, life });
        }
    }

    pub(super) fn perform_one(&mut self, server: usize, effect: Effect) {
        match effect {
            Effect::Store(request) => {
                self.servers[server].busy = true;
                let (life, delay) = (self.servers[server].life, self.delay(40));
                if self.bug == Some(Bug::AcknowledgeBeforeFlush) {
                    self.after(0, Happening::Stores { server, life, request: *request });
                    return self.after(delay * 20, Happening::Flush);
                }
                self.after(delay, Happening::Stores { server, life, request: *request });
            }
            Effect::Reply(Reply::Act(answer)) => self.reply(server, answer),
            Effect::Tell { connections, message } => {
                for connection in connections {
                    self.tell(connection, message.clone());
                }
            }
            Effect::Spread(what) => {
                for other in (0..self.servers.len()).filter(|&other| other != server) {
                    let copies = if self.calm() { 1 } else { [0, 1, 1, 1, 1, 1, 1, 2][self.rng.below(8) as usize] };
                    for _ in 0..copies {
                        let (from, delay) = (format!("server {server}"), self.delay(120));
                        self.after(delay, Happening::Bus { server: other, from, what: what.clone() });
                    }
                }
            }
            Effect::AskBot { number, game, .. } => {
                let legal = game.legal();
                let event = legal.get(self.rng.below(legal.len().max(1) as u32) as usize).cloned();
                let events = if percent(&mut self.rng, 3) { Vec::new() } else { event.into_iter().collect() };
                let (life, delay) = (self.servers[server].life, self.delay(800));
                let order = Order { command: Command::BotChose { number, events }, from: None };
                self.after(delay, Happening::Arrives { server, life, order });
            }
            Effect::Reply(_)
            | Effect::AnswerPoll { .. }
            | Effect::MirrorSeat { .. }
            | Effect::YourTurn { .. }
            | Effect::Count(_) => {}
        }
    }

    /// A connection delivers in order, or breaks.
    pub(super) fn tell(&mut self, connection: u64, message: ServerMessage) {
        let Some(&client) = self.connections.get(&connection) else { return };
        let at = self.clients[client].in_order.max(self.now + self.delay(60));
        self.clients[client].in_order = at;
        self.after(at - self.now, Happening::ToClient { client, connection, message });
    }

    pub(super) fn reply(&mut self, server: usize, answer: Answer) {
        let Some(Acting { client, id, stored_before }) = self.servers[server].acting.take() else { return };
        if let Answer::Refused { refusal, .. } = &answer
            && stored_before
            && refusal.code == Code::Stale
        {
            self.fail(format!("act {id} of client {client} is stored, and was refused when it was sent again"));
        }
        if self.calm() || !percent(&mut self.rng, 8) {
            let delay = self.delay(80);
            self.after(delay, Happening::Answered { client, id, answer });
        }
    }

    pub(super) fn stores(&mut self, server: usize, life: u32, request: Request) {
        let alive = self.servers[server].life == life;
        // A server that died may have sent its last request in time, or not.
        if !alive && !percent(&mut self.rng, 50) {
            return;
        }
        let before = (self.store.turn_state().cloned(), self.store.commits().len());
        let response = self.store.answer(request, self.now);
        if self.store.commits().len() > before.1 {
            self.check_commit(before.0.as_ref());
        }
        if let (Response::Appended(Ok(appended)), true) = (&response, self.tracing) {
            let text = format!("server {server} appends: {appended:?}");
            self.note(|| text);
        }
        if alive {
            self.servers[server].busy = false;
            self.step(server, Input::Stored(response));
            self.work(server);
        }
    }

    pub(super) fn check_commit(&mut self, before: Option<&store::TurnState>) {
        self.truth();
        let Some(commit) = self.store.commits().last().cloned() else { return };
        for entry in &commit.entries {
            self.note(|| format!("stored {entry:?}"));
        }
        if let Some(before) = before {
            let check = checks::clock_runs_forward(before, &commit.turn_state, &commit.entries, &self.truth.1.terms);
            self.hold(check);
        }
        let log: Vec<&Entry> = self.store.log().collect();
        let check = checks::log_is_linear(&log, &self.truth.1);
        self.hold(check);
        if let Some(key) = &commit.sent_key
            && self.store.sent(key).len() > 1
        {
            self.fail(format!("act {key:?} is in the log twice"));
        }
        if self.store.status() == Status::Finished {
            self.over_at.get_or_insert(self.now);
        }
    }

    pub(super) fn wake(&mut self, server: usize, life: u32) {
        let Server { life: now_life, busy, machine, .. } = &self.servers[server];
        let due = machine.as_ref().is_some_and(|machine| machine.next_wake() <= self.now);
        if *now_life == life && !*busy && due {
            self.step(server, Input::Time);
            self.work(server);
        }
    }

    /// The chores of a server: it looks after clocks of tables that nobody has in memory, after bots when it has started,
    /// and after what other servers have stored.
    pub(super) fn upkeep(&mut self, server: usize, life: u32) {
        if self.servers[server].life != life || !self.servers[server].up {
            return;
        }
        self.after(1_000, Happening::Upkeep { server, life });
        let flag_due = self.store.turn_state().and_then(|state| state.flag_at).is_some_and(|at| at <= self.now);
        let loaded = self.servers[server].machine.is_some();
        let mark = Mark {
            id: self.truth.1.id.clone(),
            status: self.store.status(),
            length: self.store.length(),
            active_at: self.store.active(),
            chat_lines: self.store.lines(),
            rematch: None,
        };
        let several = self.servers.len() > 1;
        let orders = &mut self.servers[server].orders;
        if flag_due || !loaded {
            orders.push_back(Order { command: Command::Wake, from: None });
        }
        if several && percent(&mut self.rng, 20) {
            orders.push_back(Order { command: Command::Compare { mark }, from: None });
        }
        self.work(server);
    }

    pub(super) fn trouble(&mut self) {
        if self.calm() {
            return;
        }
        let pause = self.delay(20_000);
        self.after(pause, Happening::Trouble);
        match self.rng.below(4) {
            0 => {
                let server = self.rng.below(self.servers.len() as u32) as usize;
                self.crash(server);
            }
            1 => {
                self.note(|| "the power fails".to_owned());
                for server in 0..self.servers.len() {
                    self.crash(server);
                }
                self.queue.retain(|_, happening| !matches!(happening, Happening::Stores { .. } | Happening::Flush));
                self.store.lose_unflushed();
                self.check_what_was_told();
            }
            _ => {}
        }
    }

    pub(super) fn crash(&mut self, server: usize) {
        if !self.servers[server].up {
            return;
        }
        self.note(|| format!("server {server} dies"));
        self.report.crashes += 1;
        self.servers[server].die();
        for client in &mut self.clients {
            if client.connection.is_some_and(|(_, at)| at == server) {
                client.connection = None;
            }
        }
        if self.servers.iter().all(|server| !server.up) {
            self.dark_since.get_or_insert(self.now);
        }
        let pause = self.delay(8_000);
        self.after(pause, Happening::Restart { server });
    }
}

/// A message made for the last seat is sent to all: [`Bug::SkipRedaction`].
fn show_everyone_the_same(effects: &mut [Effect]) {
    let mut shown = None;
    for effect in effects.iter_mut().rev() {
        match effect {
            Effect::Tell { message: message @ ServerMessage::News { .. }, .. } => match &shown {
                Some(last) => *message = ServerMessage::clone(last),
                None => shown = Some(message.clone()),
            },
            _ => shown = None,
        }
    }
}
