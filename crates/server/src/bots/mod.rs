//! Bots: who plays for them, and on which threads.
//!
//! *Why this shape.* A table asks a [`BotEngine`] for a move like it would ask a person, and takes the answer as one more message.
//! Thinking happens on threads of the lowest priority ([`low_priority`]), so that it never delays a person.

mod engine;
pub(crate) mod low_priority;

pub use engine::BotEngine;
