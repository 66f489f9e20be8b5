//! Bans of network addresses, at hand for every request.
//!
//! *Why this shape.* A ban holds for everything that comes from a network, signed in or not, so each request is held against the
//! list. The list is read again with every heartbeat; a request that seems to be banned is checked against the store once more, so
//! that a ban which was lifted is lifted at once.

use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

use store::{Ban, Banned};

use super::Network;
use crate::app::App;
use crate::error::Failure;

/// The networks that are banned, as far as this server knows.
#[derive(Default)]
pub(crate) struct AddressBans(RwLock<Vec<Network>>);

impl AddressBans {
    /// Takes over the bans that hold now.
    pub(crate) fn learn(&self, bans: &[Ban]) {
        let networks = bans.iter().filter_map(network).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = networks;
    }

    /// Is this address banned, as far as is known?
    pub(crate) fn hold(&self, address: IpAddr) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).iter().any(|network| network.contains(address))
    }
}

fn network(ban: &Ban) -> Option<Network> {
    match &ban.who {
        Banned::Address(text) => text.parse().ok(),
        Banned::Person(_) => None,
    }
}

/// Refuses an address that the store has a ban of.
pub(crate) async fn check_address(app: &App, address: IpAddr) -> Result<(), Failure> {
    let bans = app.store.bans(app.now()).await?;
    app.address_bans.learn(&bans);
    let holds = |ban: &&Ban| network(ban).is_some_and(|network| network.contains(address));
    bans.iter().find(holds).map_or(Ok(()), |ban| Err(Failure::banned(ban)))
}
