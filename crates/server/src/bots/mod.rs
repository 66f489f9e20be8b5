//! Bots: what plays for them, and on which threads.
//!
//! *Why this shape.* A table asks for a bot's move as it would ask a person, and takes the answer as one more message. What a bot
//! plays is the affair of a [`BotEngine`]: [`LevelEngine`] in the product, something simpler in tests. The [`pool`] lets a few
//! think at a time, on threads of the lowest priority ([`low_priority`]), so that thinking never delays a person.

mod engine;
mod levels;
mod low_priority;
mod pool;

pub use engine::BotEngine;
pub use levels::LevelEngine;
pub(crate) use pool::BotPool;
