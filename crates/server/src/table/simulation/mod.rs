//! A deterministic simulation of a table: clients, servers, network and store in one thread and in simulated time.
//!
//! *Why this shape.* What goes wrong with tables goes wrong between steps: a server dies after storing and before answering, a
//! client asks again elsewhere, two servers append at once. A table is a machine without IO, so all of this can be played through
//! from a seed, thousands of times in seconds, with the very code that runs in the product; a seed that fails does so every time.
//! Bugs can be planted on purpose ([`Bug`]), and a test proves that each is found. docs/simulation.md lists the invariants.

mod bug;
mod checks;
mod client;
mod client_side;
mod plan;
mod server;
mod server_side;
mod sim_store;
#[cfg(test)]
mod tests;
mod toy;
mod world;

pub use bug::Bug;
pub use toy::WithToy;

use std::sync::Arc;

use crate::environment::Games;

/// The subject of one run.
#[derive(Clone, Debug)]
pub struct Report {
    /// The seed.
    pub seed: u64,
    /// The game that was played, and its statistics.
    pub plan: String,
    /// How many things happened.
    pub happenings: usize,
    /// How many entries the log has.
    pub entries: usize,
    /// How often servers died.
    pub crashes: usize,
    /// How many acts were sent more than once.
    pub repeated: usize,
    /// The invariant that did not hold.
    pub violation: Option<String>,
    /// The events, if they were asked for.
    pub trace: Vec<String>,
}

/// Plays through one seed. `toy` is the id of a game in which something is hidden.
pub fn run(seed: u64, games: Arc<dyn Games>, toy: &str, bug: Option<Bug>, trace: bool) -> Report {
    world::World::new(seed, games, toy, bug, trace).run()
}
