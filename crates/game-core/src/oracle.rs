//! A slow twin of a game, written straight from the rulebook, that tests and benchmarks hold against the fast one.

use crate::{Event, Game, Outcome, SeatCount, Turn};

/// The rules once more, as plainly as they can be said: arrays, loops, no tables, no tricks, nothing shared with the fast
/// engine except the names of its actions.
pub trait Oracle<G: Game>: Clone {
    /// The first position of a table whose deal is known to be valid.
    fn new(seats: SeatCount, options: &G::Options, setup: &G::Setup) -> Self;
    /// The seat that acts next.
    fn turn(&self) -> Turn;
    /// Every legal action, each once, in any order.
    fn actions(&self) -> Vec<G::Action>;
    /// Every possible outcome of chance with its weight, in any order.
    fn chances(&self) -> Vec<(G::Chance, u32)>;
    /// Plays a legal event.
    fn apply(&mut self, event: Event<G>);
    /// Scores and winners, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
}

/// A game that has its slow twin.
pub trait HasOracle: Game {
    /// The slow twin.
    type Oracle: Oracle<Self>;
}
