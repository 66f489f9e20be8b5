//! Players for any game.
//!
//! *Why this shape.* A player is a function of a position, a budget and a stream of random numbers: the same arguments give
//! the same move, natively and in the browser. Games bring their own rules of thumb ([`game_core::Heuristic`]) and their own
//! strong player ([`game_core::StrongPlayer`]); this crate brings plain Monte-Carlo tree search as a measuring stick
//! ([`Mcts`]) and as the player of games that bring none ([`PlainSearch`]), the levels from which people pick an opponent
//! ([`Level`]), and the statistics of matches ([`arena`]).
//!
//! Two levels of a game play against each other:
//!
//! ```
//! use game_core::{Event, Game, Match, SplitMix, StrongPlayer, Turn};
//! use game_nim::Nim;
//! use search::{Budget, Level, NoPlan, PlainSearch, follow};
//!
//! type Searched = PlainSearch<Nim, NoPlan>;
//! let seats = Searched::INFO.seat_count(2)?;
//! let mut game = Match::<Searched>::from_seed(seats, Default::default(), 7);
//! let mut rng = SplitMix::new(1);
//! let mut memory = Searched::memory(1 << 20);
//! let levels = [Level::new(8).expect("the strongest"), Level::new(1).expect("the weakest")];
//!
//! while let Turn::Seat(seat) = game.position().turn() {
//!     let recipe = levels[seat.index()].recipe::<Searched>();
//!     let found = follow(recipe, game.position(), &mut memory, Budget::nodes(1_000), &mut rng).expect("a seat is to move");
//!     for action in found.actions {
//!         game.play(Event::Action(action))?;
//!     }
//! }
//! assert!(game.position().outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
pub mod arena;
mod deals;
mod level;
mod mcts;
mod plain_search;

pub use advice::{Advice, advise};
pub use deals::{Deals, Policy, deals_of};
pub use game_core::{Budget, Found};
pub use level::{LEVELS, Level, follow};
pub use mcts::Mcts;
pub use plain_search::{NoPlan, OwnPlan, PlainMemory, PlainSearch, PlanSource};
