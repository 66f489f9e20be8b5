//! Who is connected at the moment, for notices that belong to no table.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use store::PersonId;

use crate::socket::outbox::Outbox;

/// Every connection of everyone.
#[derive(Default)]
pub(crate) struct Online {
    people: Mutex<BTreeMap<PersonId, Vec<Outbox>>>,
}

impl Online {
    pub(crate) fn enter(&self, person: &PersonId, outbox: Outbox) {
        self.lock().entry(person.clone()).or_default().push(outbox);
    }

    pub(crate) fn leave(&self, person: &PersonId, outbox: &Outbox) {
        let mut people = self.lock();
        if let Some(outboxes) = people.get_mut(person) {
            outboxes.retain(|other| other.id() != outbox.id());
            if outboxes.is_empty() {
                people.remove(person);
            }
        }
    }

    /// Sends to every connection of a person. False: there is none.
    pub(crate) fn tell(&self, person: &PersonId, message: &protocol::ServerMessage) -> bool {
        let outboxes = self.lock().get(person).cloned().unwrap_or_default();
        let text = crate::socket::outbox::written(message);
        for outbox in &outboxes {
            outbox.send(text.clone());
        }
        !outboxes.is_empty()
    }

    /// Ends every connection of a person.
    pub(crate) fn hang_up(&self, person: &PersonId) {
        for outbox in self.lock().get(person).cloned().unwrap_or_default() {
            outbox.hang_up(protocol::close::SIGNED_OUT);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<PersonId, Vec<Outbox>>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
