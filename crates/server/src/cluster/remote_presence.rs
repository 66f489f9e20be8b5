//! People who are at a table through other servers.
//!
//! *Why this shape.* A server tells the others who is there through it whenever that changes, and again every few seconds. What
//! it has told counts for a while: a server that dies falls silent, and its people count as gone without anybody saying so.

use std::collections::BTreeMap;

use protocol::Millis;
use store::PersonId;

use super::news::Crowd;

/// How often a server repeats who is there.
pub(crate) const HEARTBEAT_MS: Millis = 5_000;
/// How long that counts: two repetitions may be lost.
const LASTS_MS: Millis = 3 * HEARTBEAT_MS;

/// The last news of the other servers, each with the time until which it counts.
#[derive(Default)]
pub(crate) struct RemotePresence(BTreeMap<String, (Crowd, Millis)>);

impl RemotePresence {
    /// A server tells who is there.
    pub(crate) fn hear(&mut self, server: String, crowd: Crowd, now: Millis) {
        if crowd.is_empty() {
            self.0.remove(&server);
        } else {
            self.0.insert(server, (crowd, now + LASTS_MS));
        }
    }

    /// Forgets servers that have fallen silent.
    pub(crate) fn forget(&mut self, now: Millis) {
        self.0.retain(|_, (_, until)| now < *until);
    }

    fn crowds(&self) -> impl Iterator<Item = &Crowd> {
        self.0.values().map(|(crowd, _)| crowd)
    }

    pub(crate) fn spectators(&self) -> u32 {
        self.crowds().fold(0, |sum, crowd| sum.saturating_add(crowd.spectators))
    }

    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.crowds().any(|crowd| crowd.here.contains(person))
    }

    pub(crate) fn is_watching(&self, person: &PersonId) -> bool {
        self.crowds().any(|crowd| crowd.watching.contains(person))
    }

    /// Until when does the word of a server count that a bot thinks there about this number of entries?
    pub(crate) fn thinks_until(&self, number: u32) -> Option<Millis> {
        self.0.values().filter(|(crowd, _)| crowd.thinking == Some(number)).map(|&(_, until)| until).max()
    }

    /// When the next server has been silent for too long.
    pub(crate) fn next_wake(&self) -> Option<Millis> {
        self.0.values().map(|&(_, until)| until).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_repeated_is_forgotten() {
        let ada: PersonId = "ada".parse().expect("an id");
        let crowd = Crowd { here: [ada.clone()].into(), thinking: Some(7), ..Crowd::default() };
        let mut remote = RemotePresence::default();
        remote.hear("one".to_owned(), crowd.clone(), 0);
        remote.hear("two".to_owned(), crowd, HEARTBEAT_MS);
        assert_eq!((remote.next_wake(), remote.thinks_until(8)), (Some(LASTS_MS), None));
        remote.hear("two".to_owned(), Crowd::default(), HEARTBEAT_MS);
        assert!(remote.is_here(&ada) && !remote.is_watching(&ada));
        remote.forget(LASTS_MS - 1);
        assert_eq!(remote.thinks_until(7), Some(LASTS_MS));
        remote.forget(LASTS_MS);
        assert!(!remote.is_here(&ada));
    }
}
