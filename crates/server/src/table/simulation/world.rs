//! The simulated world: what happens when, to whom, in an order that the seed alone decides.

use std::collections::BTreeMap;
use std::sync::Arc;

use game_core::{Random, SplitMix};
use protocol::{Answer, Code, Entry, Leavers, Millis, Phase, ServerMessage, Sit};
use store::{Mark, Status};

use super::super::effect::{Command, Effect, Input, Reply, Request, Response};
use super::super::flow::Surroundings;
use super::super::machine::TableMachine;
use super::super::state::Table;
use super::bug::Bug;
use super::client::{Client, Deed, agrees};
use super::plan::{self, BEGIN, Plan, STAND_IN, percent};
use super::server::{Acting, Order, Server};
use super::sim_store::SimStore;
use super::{Report, checks};
use crate::cluster::TableNews;
use crate::environment::Games;

/// After so long nothing breaks any more, and the game has to come to its end.
const CHAOS_MS: Millis = 90_000;
/// A game that has not ended by then hangs.
const END_MS: Millis = CHAOS_MS + 3 * 3_600_000;
/// No run is longer than this, whatever happens.
const HAPPENINGS: usize = 400_000;

enum Happening {
    ClientActs { client: usize },
    ToClient { client: usize, connection: u64, message: ServerMessage },
    Answered { client: usize, id: String, answer: Answer },
    Arrives { server: usize, life: u32, order: Order },
    Stores { server: usize, life: u32, request: Request },
    Flush,
    Wake { server: usize, life: u32 },
    Upkeep { server: usize, life: u32 },
    Bus { server: usize, from: String, what: TableNews },
    Trouble,
    Restart { server: usize },
}

pub(super) struct World {
    rng: SplitMix,
    games: Arc<dyn Games>,
    bug: Option<Bug>,
    now: Millis,
    queue: BTreeMap<(Millis, u64), Happening>,
    next: u64,
    store: SimStore,
    /// The table as the store has it, and at how many commits.
    truth: (usize, Table),
    servers: Vec<Server>,
    clients: Vec<Client>,
    connections: BTreeMap<u64, usize>,
    report: Report,
    tracing: bool,
    /// Since when no server has run.
    dark_since: Option<Millis>,
    over_at: Option<Millis>,
    settled: bool,
}

impl World {
    pub(super) fn new(seed: u64, games: Arc<dyn Games>, toy: &str, bug: Option<Bug>, tracing: bool) -> Self {
        let mut rng = SplitMix::for_game(seed, 0x7ab1e);
        let Plan { servers, people, table, text } = plan::draw(&mut rng, toy);
        let mut clients: Vec<Client> = people.into_iter().map(Client::new).collect();
        // One more, who only watches once every seat is taken.
        clients.push(Client::new(plan::person(9)));
        let store = SimStore::new(table, games.clone(), bug);
        let report = Report {
            seed,
            plan: text,
            happenings: 0,
            entries: 0,
            crashes: 0,
            repeated: 0,
            violation: None,
            trace: Vec::new(),
        };
        let truth = (0, store.table());
        let mut world = World {
            rng,
            games,
            bug,
            now: BEGIN,
            queue: BTreeMap::new(),
            next: 0,
            store,
            truth,
            servers: (0..servers).map(|_| Server::default()).collect(),
            clients,
            connections: BTreeMap::new(),
            report,
            tracing,
            dark_since: None,
            over_at: None,
            settled: false,
        };
        for server in 0..servers {
            world.after(0, Happening::Restart { server });
        }
        for client in 0..world.clients.len() {
            world.after(10 + client as Millis, Happening::ClientActs { client });
        }
        world.after(5_000, Happening::Trouble);
        world
    }

    pub(super) fn run(mut self) -> Report {
        while let Some(((at, _), happening)) = self.queue.pop_first() {
            self.now = self.now.max(at);
            self.report.happenings += 1;
            self.happen(happening);
            if self.report.violation.is_some() || self.over_at.is_some_and(|over| self.now > over + 10_000) {
                break;
            }
            if self.now > BEGIN + END_MS || self.report.happenings > HAPPENINGS {
                let turn = self.store.turn_state().and_then(|turn_state| turn_state.turn);
                self.fail(format!("the table hangs: {:?}, seat {turn:?} to move", self.store.status()));
                break;
            }
        }
        self.check_the_end();
        self.report.entries = self.store.length() as usize;
        self.report
    }

    fn calm(&self) -> bool {
        self.now >= BEGIN + CHAOS_MS
    }

    fn after(&mut self, ms: Millis, happening: Happening) {
        self.next += 1;
        self.queue.insert((self.now + ms, self.next), happening);
    }

    fn delay(&mut self, most: u32) -> Millis {
        1 + Millis::from(self.rng.below(most))
    }

    fn note(&mut self, text: impl FnOnce() -> String) {
        if self.tracing {
            self.report.trace.push(format!("{:>9} {}", self.now - BEGIN, text()));
        }
    }

    fn fail(&mut self, what: String) {
        self.note(|| format!("VIOLATION {what}"));
        self.report.violation.get_or_insert(what);
    }

    fn hold(&mut self, check: Result<(), String>) {
        if let Err(what) = check {
            self.fail(what);
        }
    }

    fn truth(&mut self) -> &Table {
        let length = self.store.commits().len();
        if self.truth.0 != length || self.truth.1.phase() == Phase::Waiting {
            self.truth = (length, self.store.table());
        }
        &self.truth.1
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::ClientActs { client } => self.client_acts(client),
            Happening::ToClient { client, connection, message } => self.to_client(client, connection, message),
            Happening::Answered { client, id, answer } => {
                self.note(|| format!("client {client} act {id} answered {}", brief(&answer)));
                self.clients[client].answered(&id, answer);
            }
            Happening::Arrives { server, life, order } => {
                if self.servers[server].life == life && self.servers[server].up {
                    self.servers[server].orders.push_back(order);
                    self.work(server);
                }
            }
            Happening::Stores { server, life, request } => self.stores(server, life, request),
            Happening::Flush => self.store.flush(),
            Happening::Wake { server, life } => self.wake(server, life),
            Happening::Upkeep { server, life } => self.upkeep(server, life),
            Happening::Bus { server, from, what } => {
                if self.servers[server].machine.is_some() {
                    let command = Command::Hear { from, what };
                    self.servers[server].orders.push_back(Order { command, from: None });
                    self.work(server);
                }
            }
            Happening::Trouble => self.trouble(),
            Happening::Restart { server } => self.restart(server),
        }
    }

    // ---- clients

    fn client_acts(&mut self, client: usize) {
        let calm = self.calm();
        if calm && !self.settled {
            self.settle();
        }
        let pause = if calm { 200 } else { 1_500 };
        let pause = self.delay(pause);
        self.after(pause, Happening::ClientActs { client });
        self.truth();
        let deed = self.clients[client].decide(&self.truth.1, self.now, calm, &mut self.rng);
        match deed {
            Deed::Nothing => {}
            Deed::Connect => self.connect(client),
            Deed::Disconnect => self.disconnect(client),
            Deed::Sit => {
                let (person, server) = (self.clients[client].person.clone(), self.any_server());
                let command =
                    Command::Sit { person, sit: Sit { entropy: Some(format!("e{client}")), ..Sit::default() } };
                self.send(server, Order { command, from: None });
            }
            Deed::Send => self.send_act(client),
        }
    }

    /// When calm begins, people who can be done without stay away for good, and all the others are there.
    fn settle(&mut self) {
        self.settled = true;
        for server in 0..self.servers.len() {
            if !self.servers[server].up {
                self.restart(server);
            }
        }
        let terms = self.truth().terms.clone();
        let replaced = terms.clock != protocol::ClockTerms::None || terms.leavers != Leavers::Wait;
        for client in &mut self.clients {
            client.away_until = 0;
        }
        let in_game = |at: &usize| {
            let client = &self.clients[*at];
            let seat = client.seat().map(usize::from);
            seat.is_some_and(|seat| self.truth.1.play.as_ref().is_some_and(|play| !play.progress.seats[seat].out))
        };
        let players: Vec<usize> = (0..self.clients.len()).filter(in_game).collect();
        if replaced && players.len() > 1 && percent(&mut self.rng, 50) {
            let gone = players[self.rng.below(players.len() as u32) as usize];
            self.note(|| format!("client {gone} is gone for good"));
            self.disconnect(gone);
            self.clients[gone].gone = true;
        }
    }

    fn connect(&mut self, client: usize) {
        let Some(server) = self.any_server() else { return };
        self.next += 1;
        let connection = self.next;
        let person = Some(self.clients[client].person.id.clone());
        let seen = self.clients[client].now.as_ref().map(|now| now.number);
        self.connections.insert(connection, client);
        self.clients[client].connection = Some((connection, server));
        self.note(|| format!("client {client} watches at server {server} from {seen:?}"));
        self.send(Some(server), Order { command: Command::Watch { person, seen, connection }, from: None });
    }

    fn disconnect(&mut self, client: usize) {
        if let Some((connection, server)) = self.clients[client].connection.take() {
            self.connections.remove(&connection);
            self.note(|| format!("client {client} breaks off"));
            self.send(Some(server), Order { command: Command::Unwatch { connection }, from: None });
        }
    }

    fn any_server(&mut self) -> Option<usize> {
        let up: Vec<usize> = (0..self.servers.len()).filter(|&at| self.servers[at].up).collect();
        (!up.is_empty()).then(|| up[self.rng.below(up.len() as u32) as usize])
    }

    /// An act is a request of its own: it may be lost, come late, or come twice, and each time to any server.
    fn send_act(&mut self, client: usize) {
        let Some(pending) = &self.clients[client].pending else { return };
        let (act, tries) = (pending.act.clone(), pending.tries);
        self.report.repeated += usize::from(tries == 2);
        let copies = if self.calm() { 1 } else { [0, 1, 1, 1, 1, 1, 1, 1, 1, 2][self.rng.below(10) as usize] };
        self.note(|| format!("client {client} sends act {} {:?}, try {tries}, {copies} copies", act.id, act.act));
        let person = self.clients[client].person.clone();
        // Those who watch send through their connection's server; a repetition may go anywhere.
        let own = self.clients[client].connection.map(|(_, server)| server).filter(|_| tries == 1);
        for _ in 0..copies {
            let server = own.or(self.any_server());
            let from = Some((client, act.id.clone()));
            let command = Command::Act { person: person.clone(), act: act.clone() };
            self.send(server, Order { command, from });
        }
    }

    fn send(&mut self, server: Option<usize>, order: Order) {
        let Some(server) = server else { return };
        let (life, delay) = (self.servers[server].life, self.delay(80));
        self.after(delay, Happening::Arrives { server, life, order });
    }

    fn to_client(&mut self, client: usize, connection: u64, message: ServerMessage) {
        if self.clients[client].connection.is_none_or(|(own, _)| own != connection) {
            return;
        }
        self.truth();
        let seat = self.truth.1.seat_of(&self.clients[client].person.id);
        let shown = checks::nothing_hidden_is_shown(&message, seat, &self.truth.1);
        self.hold(shown);
        let heard = self.clients[client].hear(message);
        self.hold(heard);
    }

    // ---- servers

    fn restart(&mut self, server: usize) {
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

    fn load(&mut self, server: usize) {
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
    fn work(&mut self, server: usize) {
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

    fn step(&mut self, server: usize, input: Input) {
        let Some(machine) = &mut self.servers[server].machine else { return };
        let effects = machine.step(self.now, input);
        self.perform(server, effects);
    }

    fn perform(&mut self, server: usize, effects: Vec<Effect>) {
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

    fn perform_one(&mut self, server: usize, effect: Effect) {
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
                let everyone = || self.connections.keys().copied().collect();
                let to = if self.bug == Some(Bug::SkipRedaction) { everyone() } else { connections };
                for connection in to {
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
    fn tell(&mut self, connection: u64, message: ServerMessage) {
        let Some(&client) = self.connections.get(&connection) else { return };
        let at = self.clients[client].in_order.max(self.now + self.delay(60));
        self.clients[client].in_order = at;
        self.after(at - self.now, Happening::ToClient { client, connection, message });
    }

    fn reply(&mut self, server: usize, answer: Answer) {
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

    fn stores(&mut self, server: usize, life: u32, request: Request) {
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

    fn check_commit(&mut self, before: Option<&store::TurnState>) {
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

    fn wake(&mut self, server: usize, life: u32) {
        let Server { life: now_life, busy, machine, .. } = &self.servers[server];
        let due = machine.as_ref().is_some_and(|machine| machine.next_wake() <= self.now);
        if *now_life == life && !*busy && due {
            self.step(server, Input::Time);
            self.work(server);
        }
    }

    /// What a server does by itself: it looks after clocks of tables that nobody has in memory, after bots when it has started,
    /// and after what other servers have stored.
    fn upkeep(&mut self, server: usize, life: u32) {
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

    // ---- trouble

    fn trouble(&mut self) {
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

    fn crash(&mut self, server: usize) {
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

    // ---- the end

    /// Nothing that anybody was told or that was acknowledged is missing from the store.
    fn check_what_was_told(&mut self) {
        let log: BTreeMap<u32, Entry> = self.store.log().map(|entry| (entry.number, entry.clone())).collect();
        let mut wrong = None;
        for client in &self.clients {
            let name = &client.person.name;
            for (number, told) in &client.told {
                if log.get(number).is_none_or(|stored| !agrees(told, stored)) {
                    wrong = Some(format!("{name} was told {told:?}, which is not stored"));
                }
            }
            for (id, number) in &client.acknowledged {
                if *number > log.len() as u32 {
                    wrong =
                        Some(format!("act {id} of {name} was acknowledged as number {number}, which is not stored"));
                }
            }
        }
        if let Some(wrong) = wrong {
            self.fail(wrong);
        }
    }

    fn check_the_end(&mut self) {
        if self.report.violation.is_some() {
            return;
        }
        self.check_what_was_told();
        self.truth();
        let check = checks::shuffle_is_proved(&self.truth.1);
        self.hold(check);
    }
}

fn brief(answer: &Answer) -> String {
    match answer {
        Answer::Done { number } => format!("done {number}"),
        Answer::Refused { refusal, .. } => format!("refused {:?} {}", refusal.code, refusal.message),
    }
}
