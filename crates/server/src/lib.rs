//! Crema over HTTP and WebSocket: the page, tables, people.
//!
//! *Why this shape.* One binary is the whole product, so the page is built into it. A match is decided here and nowhere else: each
//! table is a task of its own ([`table`]) that checks with the rules, stores, and only then answers and tells. It makes no
//! difference to a table how people reach it, by [`socket`] or by [`http`] request, nor through which of several servers
//! ([`cluster`]). Time, randomness, games ([`environment`]) and [`bots`] come in through [`Parts`], so that tests have their own.

mod accounts;
mod app;
mod bots;
mod cluster;
mod config;
mod environment;
mod error;
mod http;
mod limits;
mod notices;
mod socket;
mod table;
mod telemetry;
mod upkeep;

pub use accounts::{Network, NetworkError, hash_of_password};
pub use app::{App, Parts};
pub use bots::{BotEngine, LevelEngine};
pub use cluster::{Bus, BusError};
pub use config::{Config, ConfigError, LogFormat, ServeOptions, data_directory};
pub use environment::{Crema, Entropy, Games, MachineTime, Time};
pub use error::Failure;
pub use http::{ServeError, openapi, router, serve};
pub use limits::{Limits, Pace};
#[cfg(any(test, feature = "simulation"))]
pub use table::simulation;
pub use telemetry::logs::start as start_logging;
