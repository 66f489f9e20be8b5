//! Games that bots play: where puzzles come from.

use game_core::{Budget, Event, Match, Seat, SplitMix, StrongPlayer, Turn};
use search::{Level, follow};

/// Plays `game` to its end with a bot of `level(seat)` at each seat, all from one stream of random numbers. Each seat has a
/// memory of so many bytes.
pub fn play_on<G: StrongPlayer>(
    mut game: Match<G>,
    level: impl Fn(Seat) -> Level,
    bytes: usize,
    seed: u64,
) -> Match<G> {
    let mut memories: Vec<G::Memory> = game.seats().iter().map(|_| G::memory(bytes)).collect();
    let mut rng = SplitMix::new(seed);
    loop {
        match game.position().turn() {
            Turn::Over => return game,
            Turn::Chance => {
                let chance = game.position().sample_chance(&mut rng, &mut Vec::new());
                game.play(Event::Chance(chance)).expect("a draw that the position offers");
            }
            Turn::Seat(seat) => {
                let (recipe, memory) = (level(seat).recipe::<G>(), &mut memories[seat.index()]);
                let found = follow(recipe, game.position(), memory, Budget::nodes(u64::MAX), &mut rng);
                for action in found.expect("a seat is to move").actions {
                    game.play(Event::Action(action)).expect("bots play legal actions");
                }
            }
        }
    }
}
