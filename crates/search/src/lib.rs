//! Players for any game.
//!
//! *Why this shape.* A player is a function of a position, a budget and a stream of random numbers: the same arguments give
//! the same move, natively and in the browser. Games may bring their own opinion ([`game_core::Heuristic`]) and their own
//! strong player ([`game_core::StrongPlayer`]); this crate brings the measuring stick ([`Mcts`]), a player for games that bring
//! none ([`PlainSearch`]), and [`Level`], the list from which people pick an opponent.

pub mod arena;
mod deals;
mod level;
mod mcts;
mod plain_search;

pub use deals::{Deals, Policy, deals_of};
pub use game_core::{Budget, Found};
pub use level::{LEVELS, Level, follow};
pub use mcts::Mcts;
pub use plain_search::{NoPlan, OwnPlan, PlainMemory, PlainSearch, PlanSource};
