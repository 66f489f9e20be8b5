//! Presence: who watches a table, who waits for it to change, and who counts as there. Pure, with `now` as an argument.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{Millis, Presence, ServerMessage};
use store::PersonId;

use super::seat::Sitter;
use super::state::Table;
use crate::cluster::{Crowd, RemotePresence};

/// Somebody whose connection broke is still counted as there for so long: most are back at once.
const LINGER_MS: Millis = 4_000;
/// Somebody who acts or asks now and then is counted as there for so long after each answer.
const BETWEEN_POLLS_MS: Millis = 10_000;

/// Everyone who hears of what happens at a table.
#[derive(Default)]
pub(super) struct Audience {
    watchers: Vec<Watcher>,
    pollers: Vec<Poller>,
    /// People without a connection who are still counted as there, until when.
    lingering: BTreeMap<PersonId, Millis>,
    /// Those who are there through other servers.
    pub(super) remote: RemotePresence,
    /// What everyone has been told last.
    told: Presence,
}

struct Watcher {
    person: Option<PersonId>,
    connection: u64,
}

struct Poller {
    person: Option<PersonId>,
    poll: u64,
}

impl Audience {
    pub(super) fn enter(&mut self, person: Option<PersonId>, connection: u64) {
        self.watchers.retain(|watcher| watcher.connection != connection);
        self.watchers.push(Watcher { person, connection });
    }

    pub(super) fn leave(&mut self, connection: u64, now: Millis) {
        for gone in self.watchers.extract_if(.., |watcher| watcher.connection == connection) {
            if let Some(person) = gone.person {
                self.lingering.insert(person, now + LINGER_MS);
            }
        }
    }

    /// Somebody has done something, if perhaps without a connection.
    pub(super) fn notice(&mut self, person: &PersonId, now: Millis) {
        self.lingering.insert(person.clone(), now + BETWEEN_POLLS_MS);
    }

    /// Somebody waits for a change.
    pub(super) fn wait(&mut self, person: Option<PersonId>, poll: u64) {
        self.pollers.push(Poller { person, poll });
    }

    /// Somebody waits no longer.
    pub(super) fn wait_no_longer(&mut self, poll: u64) {
        self.pollers.retain(|poller| poller.poll != poll);
    }

    /// Does anybody wait for a change?
    pub(super) fn is_waited_for(&self) -> bool {
        !self.pollers.is_empty()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.watchers.is_empty() && self.pollers.is_empty()
    }

    /// Those who wait for a change, each with their seat. They are answered now, and count as there until they ask again.
    pub(super) fn take_pollers(&mut self, table: &Table, now: Millis) -> Vec<(u64, Option<u8>)> {
        let answered = std::mem::take(&mut self.pollers).into_iter().map(|Poller { person, poll }| {
            let seat = person.as_ref().and_then(|person| table.seat_of(person));
            if let Some(person) = person {
                self.lingering.insert(person, now + BETWEEN_POLLS_MS);
            }
            (poll, seat)
        });
        answered.collect()
    }

    /// What `message` makes for each seat that anybody watches from, if anything, and the connections that get it: each is made
    /// once, however many watch.
    pub(super) fn letters(
        &self,
        table: &Table,
        message: impl Fn(Option<u8>) -> Option<ServerMessage>,
    ) -> Vec<(Vec<u64>, ServerMessage)> {
        let mut connections: BTreeMap<Option<u8>, Vec<u64>> = BTreeMap::new();
        for watcher in &self.watchers {
            let seat = watcher.person.as_ref().and_then(|person| table.seat_of(person));
            connections.entry(seat).or_default().push(watcher.connection);
        }
        connections.into_iter().filter_map(|(seat, connections)| Some((connections, message(seat)?))).collect()
    }

    pub(super) fn is_here(&self, person: &PersonId, now: Millis) -> bool {
        self.is_here_locally(person, now) || self.remote.is_here(person)
    }

    fn is_here_locally(&self, person: &PersonId, now: Millis) -> bool {
        self.is_watching_locally(person)
            || self.pollers.iter().any(|poller| poller.person.as_ref() == Some(person))
            || self.lingering.get(person).is_some_and(|&until| now < until)
    }

    /// Does this person have the table before their eyes?
    pub(super) fn is_watching(&self, person: &PersonId) -> bool {
        self.is_watching_locally(person) || self.remote.is_watching(person)
    }

    fn is_watching_locally(&self, person: &PersonId) -> bool {
        self.watchers.iter().any(|watcher| watcher.person.as_ref() == Some(person))
    }

    /// Who is there through this server.
    pub(super) fn crowd(&self, table: &Table, now: Millis) -> Crowd {
        let players = || table.people().map(|(_, seated)| &seated.id);
        Crowd {
            here: players().filter(|person| self.is_here_locally(person, now)).cloned().collect(),
            watching: players().filter(|person| self.is_watching_locally(person)).cloned().collect(),
            spectators: self.spectators(table),
            thinking: None,
        }
    }

    /// How many watch through this server without a seat. Somebody with two windows is one spectator; those without a name are
    /// counted one by one.
    fn spectators(&self, table: &Table) -> u32 {
        let people = || self.watchers.iter().map(|watcher| watcher.person.as_ref());
        let named: BTreeSet<&PersonId> = people().flatten().filter(|person| table.seat_of(person).is_none()).collect();
        (named.len() + people().filter(Option::is_none).count()) as u32
    }

    pub(super) fn presence(&self, table: &Table, now: Millis) -> Presence {
        let here = |sitter: &Sitter| match sitter {
            Sitter::Bot(_) => true,
            Sitter::Person(seated) => self.is_here(&seated.id, now),
            Sitter::Open | Sitter::Departed => false,
        };
        let spectators = self.spectators(table).saturating_add(self.remote.spectators());
        Presence { seats: table.sitters.iter().map(here).collect(), spectators }
    }

    /// Forgets who has gone for good, and returns the presence if it is not what everyone was told last.
    pub(super) fn news(&mut self, table: &Table, now: Millis) -> Option<Presence> {
        self.lingering.retain(|_, until| now < *until);
        self.remote.forget(now);
        let presence = self.presence(table, now);
        if presence == self.told {
            return None;
        }
        self.told = presence.clone();
        Some(presence)
    }

    /// When somebody's time to linger runs out, or another server's time to be silent.
    pub(super) fn next_wake(&self) -> Option<Millis> {
        self.lingering.values().copied().chain(self.remote.next_wake()).min()
    }

    /// What everyone has been told last about who is there.
    pub(super) fn told(&self) -> &Presence {
        &self.told
    }
}
