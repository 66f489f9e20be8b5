//! The reference bot: how a program plays at a Crema server, in as few words as possible.
//!
//! *Why over plain requests.* Asking for news and posting acts needs nothing but an HTTP client, works behind every proxy, and
//! ends in the same place as the socket. `docs/protocol.md` describes the messages.

mod player;
mod server;

pub(crate) use player::{Bot, Seek};
pub(crate) use server::{Server, ServerError};
