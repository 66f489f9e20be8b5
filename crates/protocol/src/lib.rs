//! What client and server say to each other.
//!
//! *Why this shape.* Every message is a serde enum with a `type`, so that a reader meets either a message it knows or one
//! error; the page's TypeScript is made from these very types (`tests/suite.rs` keeps it current). Games are opaque here:
//! events are lines of text, views and records JSON that only a game can read. `docs/protocol.md` tells the story around the
//! types.
//!
//! Field names are `snake_case`, names of values `kebab-case`, times are milliseconds since 1970 (UTC), seats and events are
//! numbered from 0. What a newer version adds are fields and values: readers ignore fields they do not know.

mod account;
mod client;
mod code;
pub mod limits;
mod log;
mod passkey;
mod position_view;
mod push;
mod reason;
mod server;
mod table;
mod talk;
mod terms;

pub use account::*;
pub use client::*;
pub use code::*;
pub use log::*;
pub use passkey::*;
pub use position_view::*;
pub use push::*;
pub use reason::*;
pub use server::*;
pub use table::*;
pub use talk::*;
pub use terms::*;

/// The version of the protocol. A client says its own in [`ClientMessage::Hello`]; the server refuses those it cannot serve.
pub const PROTOCOL: u32 = 1;

/// Milliseconds since 1970 (UTC).
pub type Millis = i64;
