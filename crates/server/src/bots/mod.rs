//! Bots: what plays for them, and on which threads.
//!
//! *Why this shape.* A table asks for a bot's move as it would ask a person, and takes the answer as one more message. What a bot
//! plays is the affair of a [`BotEngine`]: [`LevelEngine`] in the product, something simpler in tests. The [`pool`] lets a few
//! think at a time, on threads of the lowest priority ([`low_priority`]), so that thinking never delays a person; the others wait in a
//! queue in which no visitor can get ahead by having many tables ([`fair_queue`]).

mod engine;
mod fair_queue;
mod levels;
mod low_priority;
mod pool;

pub use engine::BotEngine;
pub(crate) use fair_queue::{Client, Weight};
pub use levels::LevelEngine;
pub(crate) use pool::{BotPool, Question};
