//! The people connected at the moment, for notices that belong to no table.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use store::PersonId;

use super::hidden::Hidden;
use crate::socket::outbox::Outbox;

/// Every connection of everyone.
#[derive(Default)]
pub(crate) struct Online {
    people: Mutex<BTreeMap<PersonId, Vec<Outbox>>>,
    /// Every connection, also of strangers, by its id, with where it comes from.
    addresses: Mutex<BTreeMap<u64, (IpAddr, Outbox)>>,
}

impl Online {
    pub(crate) fn enter(&self, person: Option<&PersonId>, address: IpAddr, outbox: &Outbox) {
        self.addresses().insert(outbox.id(), (address, outbox.clone()));
        if let Some(person) = person {
            self.lock().entry(person.clone()).or_default().push(outbox.clone());
        }
    }

    pub(crate) fn leave(&self, person: Option<&PersonId>, outbox: &Outbox) {
        self.addresses().remove(&outbox.id());
        let Some(person) = person else { return };
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

    /// Ends every connection from a network address that `wanted` says.
    pub(crate) fn hang_up_addresses(&self, wanted: impl Fn(IpAddr) -> bool) {
        for (_, outbox) in self.addresses().values().filter(|(address, _)| wanted(*address)) {
            outbox.hang_up(protocol::close::SIGNED_OUT);
        }
    }

    /// The people whose words a person hides from now on, on every connection.
    pub(crate) fn hide(&self, person: &PersonId, hidden: &Hidden) {
        for outbox in self.lock().get(person).into_iter().flatten() {
            outbox.hide(hidden.clone());
        }
    }

    fn addresses(&self) -> std::sync::MutexGuard<'_, BTreeMap<u64, (IpAddr, Outbox)>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<PersonId, Vec<Outbox>>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
