//! The protocol between client and server.
//!
//! *Why this shape.* Every message is a serde enum with a `type`, so that a reader meets either a message it knows or one
//! error; the page's TypeScript is made from these very types (`tests/suite.rs` keeps it current). Games are opaque here:
//! events are lines of text, views and records JSON that only a game can read. `docs/protocol.md` tells the story around the
//! types.
//!
//! Field names are `snake_case`, names of values `kebab-case`, times are milliseconds since 1970 (UTC), seats and events are
//! numbered from 0. What a newer version adds are fields and values: readers ignore fields they do not know.
//!
//! # Reading and writing messages
//!
//! A message is one JSON object; its `type` says which.
//!
//! ```
//! use protocol::{ClientMessage, PROTOCOL};
//!
//! let hello = ClientMessage::Hello { protocol: PROTOCOL };
//! let text = serde_json::to_string(&hello)?;
//! assert_eq!(text, r#"{"type":"hello","protocol":1}"#);
//! assert_eq!(serde_json::from_str::<ClientMessage>(&text)?, hello);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # Versions
//!
//! A reader ignores fields that it does not know, and refuses messages that it does not know.
//!
//! ```
//! use protocol::ClientMessage;
//!
//! let newer = r#"{"type":"ping","echo":7,"urgent":true}"#;
//! assert_eq!(serde_json::from_str::<ClientMessage>(newer)?, ClientMessage::Ping { echo: 7 });
//! assert!(serde_json::from_str::<ClientMessage>(r#"{"type":"dance"}"#).is_err());
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # Moves
//!
//! `expected` is the length of the log that the client knows (optimistic concurrency), and `id` is the idempotency key: a client that
//! is not sure whether a move has arrived sends it again under the same id.
//!
//! ```
//! use protocol::{Act, ClientMessage, NamedAct};
//!
//! let act = Act::Play { expected: 12, events: vec!["buy 26 b7c7d7".to_owned()] };
//! let message = ClientMessage::Act { table: "3fK9".to_owned(), act: NamedAct { id: "ada-12".to_owned(), act } };
//! let json = serde_json::to_value(&message)?;
//! assert_eq!((&json["type"], &json["id"]), (&"act".into(), &"ada-12".into()));
//! assert_eq!((&json["act"]["do"], &json["act"]["expected"]), (&"play".into(), &12.into()));
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # What happened
//!
//! Entries of a table's log are numbered without gaps. The text of an event is left out where the reader may not know it.
//!
//! ```
//! use protocol::{Entry, TableEvent};
//!
//! let entry: Entry = serde_json::from_str(r#"{"number":3,"at":1800000000000,"what":"event","by":null}"#)?;
//! assert_eq!((entry.number, entry.what), (3, TableEvent::Event { by: None, text: None }));
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # Opening a table
//!
//! Parts that are left out have their defaults.
//!
//! ```
//! use protocol::{NewTable, SeatPlan, Terms};
//!
//! let new: NewTable = serde_json::from_str(
//!     r#"{"game":"patchwork","seats":[{"kind":"me"},{"kind":"bot","level":3}]}"#,
//! )?;
//! assert_eq!(new.seats, [SeatPlan::Me, SeatPlan::Bot { level: 3 }]);
//! assert_eq!(new.terms, Terms::default());
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # Refusals and limits
//!
//! A refusal has a code for programs and a message for people. A client that keeps within [`limits`] is never refused for its size.
//!
//! ```
//! use protocol::{Code, Refusal, limits};
//!
//! let refusal = Refusal::new(Code::TooLarge, format!("at most {} bytes", limits::MESSAGE_BYTES));
//! assert_eq!(serde_json::to_value(&refusal)?["code"], "too-large");
//! assert!(limits::EVENTS_PER_PLAY * limits::EVENT_BYTES < limits::MESSAGE_BYTES, "a whole turn fits into one message");
//! # Ok::<(), serde_json::Error>(())
//! ```

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
