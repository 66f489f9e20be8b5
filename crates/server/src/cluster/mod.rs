//! Several servers on one database: what they tell each other, and how each makes sure of it.
//!
//! *Why this shape.* The store decides everything, so nothing here may ever be needed for correctness. The [`bus`] carries hints
//! over NATS ([`nats`], [`news`]). A server acts on the hints it hears ([`listener`]), and every few seconds it polls the store
//! for what a lost hint may have hidden ([`polling`]). What the other servers say about the people connected to them counts for
//! a while and is then forgotten ([`remote_presence`]), so that a server that dies needs no farewell.

mod bus;
mod listener;
mod nats;
mod news;
mod polling;
mod remote_presence;

use store::PersonId;

use crate::app::App;
use crate::error::Failure;
use crate::socket::Hidden;

pub use bus::{Bus, BusError};
pub(crate) use listener::run;
pub(crate) use news::{Crowd, News, TableNews};
pub(crate) use polling::compare;
pub(crate) use remote_presence::{HEARTBEAT_MS, RemotePresence};

/// A person's blocks have changed: their connections hear of it, on all servers.
pub(crate) async fn blocks_changed(app: &App, person: &PersonId) -> Result<(), Failure> {
    app.online.hide(person, &Hidden::of(app, person).await?);
    app.bus.tell(|| News::Blocks { person: person.clone() });
    Ok(())
}

/// Ends every connection of a person, on all servers.
pub(crate) fn hang_up(app: &App, person: &PersonId) {
    app.online.hang_up(person);
    app.bus.tell(|| News::HangUp { person: person.clone() });
}
