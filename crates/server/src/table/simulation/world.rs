//! The simulated world: what happens when, to whom, in an order that the seed alone decides.

use std::collections::BTreeMap;
use std::sync::Arc;

use game_core::{Random, SplitMix};
use protocol::{Answer, Entry, Millis, Phase, ServerMessage};

use super::super::effect::{Command, Request};
use super::super::state::Table;
use super::bug::Bug;
use super::client::{Client, agrees};
use super::plan::{self, BEGIN, Plan};
use super::server::{Order, Server};
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

pub(super) enum Happening {
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
    pub(super) rng: SplitMix,
    pub(super) games: Arc<dyn Games>,
    pub(super) bug: Option<Bug>,
    pub(super) now: Millis,
    pub(super) queue: BTreeMap<(Millis, u64), Happening>,
    pub(super) next: u64,
    pub(super) store: SimStore,
    /// The table as the store has it, and at how many commits.
    pub(super) truth: (usize, Table),
    pub(super) servers: Vec<Server>,
    pub(super) clients: Vec<Client>,
    pub(super) connections: BTreeMap<u64, usize>,
    pub(super) report: Report,
    pub(super) tracing: bool,
    /// Since when no server has run.
    pub(super) dark_since: Option<Millis>,
    pub(super) over_at: Option<Millis>,
    pub(super) settled: bool,
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

    pub(super) fn calm(&self) -> bool {
        self.now >= BEGIN + CHAOS_MS
    }

    pub(super) fn after(&mut self, ms: Millis, happening: Happening) {
        self.next += 1;
        self.queue.insert((self.now + ms, self.next), happening);
    }

    pub(super) fn delay(&mut self, most: u32) -> Millis {
        1 + Millis::from(self.rng.below(most))
    }

    pub(super) fn note(&mut self, text: impl FnOnce() -> String) {
        if self.tracing {
            self.report.trace.push(format!("{:>9} {}", self.now - BEGIN, text()));
        }
    }

    pub(super) fn fail(&mut self, what: String) {
        self.note(|| format!("VIOLATION {what}"));
        self.report.violation.get_or_insert(what);
    }

    pub(super) fn hold(&mut self, check: Result<(), String>) {
        if let Err(what) = check {
            self.fail(what);
        }
    }

    pub(super) fn truth(&mut self) -> &Table {
        let length = self.store.commits().len();
        if self.truth.0 != length || self.truth.1.phase() == Phase::Waiting {
            self.truth = (length, self.store.table());
        }
        &self.truth.1
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::ClientActs { client } => self.client_acts(client),
            Happening::ToClient { client, connection, message } => self.deliver(client, connection, message),
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

    /// Nothing that anybody was told or that was acknowledged is missing from the store.
    pub(super) fn check_what_was_told(&mut self) {
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
