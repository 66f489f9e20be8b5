//! A game that was played, looked back on: what each turn gave away and why, how accurate each seat was, and luck apart from
//! skill. docs/review.md explains the numbers.
//!
//! *Why this shape.* A review of a whole game takes seconds, and people want to see something at once; so it is an iterator
//! over judged turns ([`AnyReviewer::next_ply`]) that may be dropped at any moment, and its sums ([`Review`]) can be had in between.
//! The crate knows no game, does no IO and reads no clock: the strong player of the game judges ([`Evaluator`]), within the
//! [`Effort`] that the caller brings, and the game's facts give the reasons ([`Reason`]).
//!
//! ```
//! use game_core::{Game, Match};
//! use game_nim::Nim;
//! use review::{AnyReviewer, Class, Nodes, Reviewer};
//! use search::{NoPlan, PlainSearch};
//!
//! type Searched = PlainSearch<Nim, NoPlan>;
//! let mut game = Match::<Searched>::from_seed(Searched::INFO.seat_count(2)?, Default::default(), 7);
//! while game.position().outcome().is_none() {
//!     game.play_text(&first_legal(&game))?;
//! }
//! let mut reviewer = Reviewer::new(game, Nodes(500), 1 << 20);
//! while let Some(ply) = reviewer.next_ply() {
//!     assert!(ply.regret() >= 0.0 && ply.class != Some(Class::Best) || ply.regret() < 0.005);
//! }
//! let review = reviewer.review();
//! assert!(review.seats.iter().all(|seat| seat.accuracy.is_none_or(|accuracy| accuracy <= 100.0)));
//!
//! fn first_legal(game: &Match<Searched>) -> String {
//!     let mut actions = Vec::new();
//!     game.position().actions(&mut actions);
//!     actions[0].to_string()
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod class;
mod effort;
mod evaluator;
mod judge;
mod ply;
mod reason;
#[expect(clippy::module_inception, reason = "the crate is named after its result")]
mod review;
mod reviewer;

pub use class::{Class, accuracy};
pub use effort::{Effort, Nodes, default_nodes};
pub use evaluator::{Evaluator, Worth};
pub use ply::Ply;
pub use reason::Reason;
pub use review::{Review, SeatReview};
pub use reviewer::{AnyReviewer, Reviewer};
