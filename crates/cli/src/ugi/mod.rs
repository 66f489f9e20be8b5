//! The Universal Game Interface: a text protocol between a host and an engine, one command a line.
//!
//! *Why this shape.* A command is read ([`command`]) before anything happens, so a bad one changes nothing. The [`session`]
//! answers at once, always; thinking goes on in another thread ([`thinker`]) that only hands over its answer.

mod command;
mod session;
mod thinker;

pub(crate) use session::{Settings, serve};
