//! Players for any game.
//!
//! *Why this shape.* A player is a function of a position, a budget and a stream of random numbers: the same arguments give
//! the same move, natively and in the browser. Games bring their own opinion ([`game_core::Heuristic`]) and their own expert
//! ([`game_core::StrongPlayer`]); this crate brings the measuring stick ([`Mcts`]) and [`Level`], the list from which people pick
//! an opponent.

pub mod arena;
mod deals;
mod level;
mod mcts;

pub use deals::{Deals, Policy, deals_of};
pub use game_core::{Budget, Found};
pub use level::{LEVELS, Level, follow};
pub use mcts::Mcts;
