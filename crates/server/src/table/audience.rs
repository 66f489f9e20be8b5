//! Presence: who watches a table, who waits for it to change, and who counts as there. Pure, with `now` as an argument.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{Millis, Presence, ServerMessage};
use store::PersonId;

use super::seat::{Sitter, seat_of};
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
    /// The state that everyone has been told last.
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
    pub(super) fn take_pollers(&mut self, sitters: &[Sitter], now: Millis) -> Vec<(u64, Option<u8>)> {
        let answered = std::mem::take(&mut self.pollers).into_iter().map(|Poller { person, poll }| {
            let seat = person.as_ref().and_then(|person| seat_of(sitters, person));
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
        sitters: &[Sitter],
        message: impl Fn(Option<u8>) -> Option<ServerMessage>,
    ) -> Vec<(Vec<u64>, ServerMessage)> {
        let mut connections: BTreeMap<Option<u8>, Vec<u64>> = BTreeMap::new();
        for watcher in &self.watchers {
            let seat = watcher.person.as_ref().and_then(|person| seat_of(sitters, person));
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

    /// The people there through this server.
    pub(super) fn crowd(&self, sitters: &[Sitter], now: Millis) -> Crowd {
        let players = || sitters.iter().filter_map(Sitter::person).map(|seated| &seated.id);
        Crowd {
            here: players().filter(|person| self.is_here_locally(person, now)).cloned().collect(),
            watching: players().filter(|person| self.is_watching_locally(person)).cloned().collect(),
            spectators: self.spectators(sitters),
            thinking: None,
        }
    }

    /// How many watch through this server without a seat. Somebody with two windows is one spectator; those without a name are
    /// counted one by one.
    fn spectators(&self, sitters: &[Sitter]) -> u32 {
        let people = || self.watchers.iter().map(|watcher| watcher.person.as_ref());
        let named: BTreeSet<&PersonId> =
            people().flatten().filter(|person| seat_of(sitters, person).is_none()).collect();
        (named.len() + people().filter(Option::is_none).count()) as u32
    }

    pub(super) fn presence(&self, sitters: &[Sitter], now: Millis) -> Presence {
        let here = |sitter: &Sitter| match sitter {
            Sitter::Bot(_) => true,
            Sitter::Person(seated) => self.is_here(&seated.id, now),
            Sitter::Open | Sitter::Departed => false,
        };
        let spectators = self.spectators(sitters).saturating_add(self.remote.spectators());
        Presence { seats: sitters.iter().map(here).collect(), spectators }
    }

    /// Forgets who has gone for good, and returns the presence if it is not what everyone was told last.
    pub(super) fn news(&mut self, sitters: &[Sitter], now: Millis) -> Option<Presence> {
        self.lingering.retain(|_, until| now < *until);
        self.remote.forget(now);
        let presence = self.presence(sitters, now);
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

    /// The audience that everyone has been told last.
    pub(super) fn told(&self) -> &Presence {
        &self.told
    }
}

#[cfg(test)]
mod tests {
    use protocol::Presence;
    use store::PersonId;

    use super::*;
    use crate::table::seat::Seated;

    fn person(name: &str) -> PersonId {
        let mut entropy = [0; 9];
        entropy[..3].copy_from_slice(name.as_bytes());
        PersonId::from_entropy(entropy)
    }

    /// Ada and Bob, a bot, and a seat that nobody has taken.
    fn sitters() -> Vec<Sitter> {
        let seated = |name: &str| Sitter::Person(Seated { id: person(name), name: name.to_owned() });
        vec![seated("ada"), seated("bob"), Sitter::Bot(3), Sitter::Open]
    }

    /// An act, its time, and the audience afterwards: Ada, Bob and the number of spectators.
    #[test]
    fn people_count_as_there_while_they_watch_wait_or_linger() {
        type Step = (Millis, fn(&mut Audience, Millis), Option<(bool, bool, u32)>);
        let steps: [Step; 9] = [
            (0, |audience, _| audience.enter(Some(person("ada")), 1), Some((true, false, 0))),
            (1, |audience, _| audience.wait(Some(person("bob")), 7), Some((true, true, 0))),
            (2, |audience, _| audience.enter(None, 2), Some((true, true, 1))),
            (3, |audience, _| audience.enter(Some(person("eve")), 3), Some((true, true, 2))),
            // Another window of the same spectator.
            (4, |audience, _| audience.enter(Some(person("eve")), 4), None),
            // A connection that breaks is forgiven for a while.
            (10, |audience, now| audience.leave(1, now), None),
            (10 + LINGER_MS, |_, _| {}, Some((false, true, 2))),
            // A long poll that is answered keeps its person there until the next one is due.
            (20_000, |audience, now| drop(audience.take_pollers(&sitters(), now)), None),
            (20_000 + BETWEEN_POLLS_MS, |_, _| {}, Some((false, false, 2))),
        ];
        let (mut audience, sitters) = (Audience::default(), sitters());
        for (now, act, expected) in steps {
            act(&mut audience, now);
            let expected =
                expected.map(|(ada, bob, spectators)| Presence { seats: vec![ada, bob, true, false], spectators });
            assert_eq!(audience.news(&sitters, now), expected, "at {now}");
        }
    }

    #[test]
    fn it_wakes_when_somebody_stops_lingering() {
        let mut audience = Audience::default();
        assert_eq!(audience.next_wake(), None);
        audience.enter(Some(person("ada")), 1);
        audience.leave(1, 100);
        audience.notice(&person("bob"), 100);
        assert_eq!(audience.next_wake(), Some(100 + LINGER_MS));
        audience.news(&sitters(), 100 + LINGER_MS);
        assert_eq!(audience.next_wake(), Some(100 + BETWEEN_POLLS_MS));
    }

    #[test]
    fn one_letter_a_seat_however_many_watch_from_it() {
        let mut audience = Audience::default();
        for (name, connection) in [("ada", 1), ("bob", 2), ("ada", 3), ("eve", 4), ("ivy", 5)] {
            audience.enter(Some(person(name)), connection);
        }
        let message = |seat| (seat != Some(1)).then_some(ServerMessage::Pong { echo: 0 });
        let letters: Vec<Vec<u64>> = audience.letters(&sitters(), message).into_iter().map(|(to, _)| to).collect();
        assert_eq!(letters, [vec![4, 5], vec![1, 3]]);
    }
}
