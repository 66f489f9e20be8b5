//! Players for any game.
//!
//! *Why this shape.* A player is a function of a position, a budget and a stream of random numbers: the same arguments give
//! the same move, natively and in the browser. Games bring their own opinion ([`game_core::Heuristic`]); this crate brings the
//! ways of looking ahead, and [`Level`], the list from which people pick an opponent.

mod budget;
mod level;
mod mcts;

pub use budget::Budget;
pub use level::{LEVELS, Level};
pub use mcts::{Found, Mcts};
