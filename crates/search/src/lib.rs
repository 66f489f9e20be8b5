//! Players for any game.

mod budget;
mod mcts;

pub use budget::Budget;
pub use mcts::{Found, Mcts};
