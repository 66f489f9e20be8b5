//! Crema over HTTP and WebSocket: the page, tables, people.
//!
//! *Why this shape.* One binary is the whole product, so the page is built into it ([`page`]). A match is decided here and nowhere
//! else: each table is a task of its own ([`table`]) that checks with the rules, stores, and only then answers and tells. How
//! people reach it, by socket ([`ws`]) or request ([`api`]), makes no difference to a table. Time, randomness, games and bots
//! come in through [`Parts`], so that tests have their own.

mod api;
mod app;
mod aside;
mod auth;
mod bot_engine;
mod bus;
mod challenges;
mod config;
mod entropy;
mod error;
mod games;
mod headers;
mod listen;
mod logging;
mod metrics;
mod nodes;
mod online;
mod outbox;
mod page;
mod people;
mod push;
mod rate;
mod rating;
mod table;
mod text;
mod time;
mod upkeep;
mod ws;

use std::sync::Arc;

pub use api::openapi;
pub use app::{App, Parts};
pub use bot_engine::BotEngine;
pub use bus::{Bus, BusError};
pub use config::{Config, ConfigError, LogFormat, ServeOptions, data_directory};
pub use entropy::Entropy;
pub use error::Failure;
pub use games::{Crema, Games};
pub use listen::{ServeError, serve};
pub use logging::start as start_logging;
pub use time::{MachineTime, Time};

use axum::Router;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// Every address the server answers.
pub fn router(app: Arc<App>) -> Router {
    api::router(app)
        .fallback(get(page::page))
        .layer(axum::middleware::map_response(headers::secure))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
}
