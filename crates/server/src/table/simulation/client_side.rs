//! The clients' side of the world: when they act, and how their requests travel.

use game_core::Random;
use protocol::{Leavers, ServerMessage, Sit};

use super::super::effect::Command;
use super::checks;
use super::client::Deed;
use super::plan::percent;
use super::server::Order;
use super::world::{Happening, World};

impl World {
    pub(super) fn client_acts(&mut self, client: usize) {
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
    pub(super) fn settle(&mut self) {
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

    pub(super) fn connect(&mut self, client: usize) {
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

    pub(super) fn disconnect(&mut self, client: usize) {
        if let Some((connection, server)) = self.clients[client].connection.take() {
            self.connections.remove(&connection);
            self.note(|| format!("client {client} breaks off"));
            self.send(Some(server), Order { command: Command::Unwatch { connection }, from: None });
        }
    }

    pub(super) fn any_server(&mut self) -> Option<usize> {
        let up: Vec<usize> = (0..self.servers.len()).filter(|&at| self.servers[at].up).collect();
        (!up.is_empty()).then(|| up[self.rng.below(up.len() as u32) as usize])
    }

    /// An act is a request of its own: it may be lost, come late, or come twice, and each time to any server.
    pub(super) fn send_act(&mut self, client: usize) {
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

    pub(super) fn send(&mut self, server: Option<usize>, order: Order) {
        let Some(server) = server else { return };
        let (life, delay) = (self.servers[server].life, self.delay(80));
        self.after(delay, Happening::Arrives { server, life, order });
    }

    pub(super) fn deliver(&mut self, client: usize, connection: u64, message: ServerMessage) {
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
}
