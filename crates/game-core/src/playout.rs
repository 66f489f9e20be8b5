//! Uniform random play: the raw material of tests, benchmarks and the simplest bots.

use crate::{Event, Game, Match, Random, SeatCount, SplitMix, Turn};

/// Working space that random play reuses from move to move and from game to game.
pub struct Buffers<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

impl<G: Game> Default for Buffers<G> {
    fn default() -> Self {
        Buffers { actions: Vec::new(), chances: Vec::new() }
    }
}

/// A uniformly random legal action, or a random outcome of chance by its weight; `None` when the game is over.
pub fn random_event<G: Game, R: Random>(position: &G, rng: &mut R, buffers: &mut Buffers<G>) -> Option<Event<G>> {
    match position.turn() {
        Turn::Seat(_) => Some(Event::Action(position.sample_action(rng, &mut buffers.actions))),
        Turn::Chance => Some(Event::Chance(position.sample_chance(rng, &mut buffers.chances))),
        Turn::Over => None,
    }
}

/// Plays at random to the end and returns the number of events played.
///
/// ```
/// use game_core::{Buffers, Game, Match, SplitMix, play_out};
/// use game_nim::Nim;
///
/// let game = Match::<Nim>::from_seed(Nim::INFO.seat_count(3)?, Default::default(), 1);
/// let playout = |seed| {
///     let mut position = game.position().clone();
///     let events = play_out(&mut position, &mut SplitMix::new(seed), &mut Buffers::default());
///     (events, position.outcome().expect("a game played out is over"))
/// };
/// assert_eq!(playout(5), playout(5), "the seed decides everything");
/// # Ok::<(), game_core::SetupError>(())
/// ```
pub fn play_out<G: Game, R: Random>(position: &mut G, rng: &mut R, buffers: &mut Buffers<G>) -> u32 {
    position.play_out(rng, buffers)
}

/// The same by drawing and playing one event after the other, whatever faster way the game has.
pub fn play_step_by_step<G: Game, R: Random>(position: &mut G, rng: &mut R, buffers: &mut Buffers<G>) -> u32 {
    let mut events = 0;
    loop {
        match position.turn() {
            Turn::Seat(_) => position.apply_unchecked(position.sample_action(rng, &mut buffers.actions)),
            Turn::Chance => position.apply_chance_unchecked(position.sample_chance(rng, &mut buffers.chances)),
            Turn::Over => return events,
        }
        events += 1;
    }
}

/// Random game number `index` under `seed`, dealt and played to the end: a pure function of its arguments.
pub fn random_match<G: Game>(seats: SeatCount, options: &G::Options, seed: u64, index: u64) -> Match<G> {
    let mut rng = SplitMix::for_game(seed, index);
    let setup = G::deal(seats, options, &mut rng);
    let mut game = Match::new(seats, options.clone(), setup).expect("a dealt set-up is valid");
    let mut buffers = Buffers::default();
    while let Some(event) = random_event(game.position(), &mut rng, &mut buffers) {
        game.play(event).expect("a sampled event is legal");
    }
    game
}
