//! The one list of games, and matches of any of them behind one object-safe face.
//!
//! *Why this shape.* Hosts (command line, server, browser) get a game's name as text. From there they either want a
//! match to talk to in text, [`AnyMatch`], or to run fast generic code with the concrete type: a [`GameVisitor`] is such code,
//! and [`dispatch`] calls it with the right type. Only the list at the end of this file names the games.

mod any_match;
mod constructors;
mod registry;
#[cfg(feature = "bots")]
mod search_memories;

pub use any_match::{AnyMatch, EventError};
pub use constructors::{FromRecord, FromSeed, OpenError, OpeningOf};
pub use game_core;
pub use registry::{EncodedVisitor, GameVisitor, Registered, UnknownGame};
#[cfg(feature = "bots")]
pub use search_memories::{BotMemory, SearchMemories};
pub use serde_json;

registry! { game_patchwork::Patchwork, game_coffee_rush::CoffeeRush, game_cappuccino::Cappuccino }

encoded_games! { game_patchwork::Patchwork, game_coffee_rush::CoffeeRush, game_cappuccino::Cappuccino }
