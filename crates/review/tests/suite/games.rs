//! Games between bots, and their reviews.

use game_core::{Match, StrongPlayer};
use review::{AnyReviewer, Nodes, Review, Reviewer, play_on};
use search::Level;

/// What the searches of a test may remember.
pub(crate) const MEMORY: usize = 1 << 20;

/// A game of one level against itself.
pub(crate) fn played<G: StrongPlayer>(seats: u64, level: Level, seed: u64) -> Match<G> {
    let deal = Match::<G>::from_seed(G::INFO.seat_count(seats).expect("a table"), Default::default(), seed);
    play_on(deal, |_| level, MEMORY, seed)
}

/// The review of a whole game.
pub(crate) fn reviewed<G: StrongPlayer>(game: Match<G>, nodes: u64) -> Review {
    let mut reviewer = Reviewer::new(game, Nodes(nodes), MEMORY);
    while reviewer.next_ply().is_some() {}
    reviewer.review()
}
