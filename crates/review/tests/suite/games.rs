//! Games between bots, and their reviews.

use game_core::{Budget, Event, Match, SplitMix, StrongPlayer, Turn};
use review::{AnyReviewer, Nodes, Review, Reviewer};
use search::{Level, follow};

/// What the searches of a test may remember.
pub(crate) const MEMORY: usize = 1 << 20;

/// A game of one level against itself.
pub(crate) fn played<G: StrongPlayer>(seats: u64, level: Level, seed: u64) -> Match<G> {
    let mut game = Match::<G>::from_seed(G::INFO.seat_count(seats).expect("a table"), Default::default(), seed);
    let (mut memory, mut rng) = (G::memory(MEMORY), SplitMix::new(seed));
    loop {
        match game.position().turn() {
            Turn::Over => return game,
            Turn::Chance => {
                let chance = game.position().sample_chance(&mut rng, &mut Vec::new());
                game.play(Event::Chance(chance)).expect("a possible draw");
            }
            Turn::Seat(_) => {
                let found =
                    follow(level.recipe::<G>(), game.position(), &mut memory, Budget::nodes(u64::MAX), &mut rng);
                for action in found.expect("a seat is to move").actions {
                    game.play(Event::Action(action)).expect("bots play legal moves");
                }
            }
        }
    }
}

/// The review of a whole game.
pub(crate) fn reviewed<G: StrongPlayer>(game: Match<G>, nodes: u64) -> Review {
    let mut reviewer = Reviewer::new(game, Nodes(nodes), MEMORY);
    while reviewer.next_ply().is_some() {}
    reviewer.review()
}
