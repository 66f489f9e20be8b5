//! Whole games played out from fixed deals, for benchmarks.

use game_core::{Buffers, Game, Heuristic, Match, SeatCount, SplitMix, play_out};

/// How many different deals a benchmark plays.
const DEALS: u64 = 16;

/// The deals that every measurement of a table plays, so that all measure the same.
pub fn deals_of<G: Game>(seats: SeatCount, options: &G::Options, seed: u64) -> Vec<Match<G>> {
    (0..DEALS).map(|deal| Match::dealt(seats, options.clone(), &mut SplitMix::for_game(seed, deal))).collect()
}

/// The deals of one kind of table, ready to be played: everything that a benchmark of instructions runs.
///
/// ```
/// use game_core::Game;
/// use game_nim::Nim;
/// use search::{Deals, NoPlan, PlainSearch, Policy, deals_of};
///
/// let seats = Nim::INFO.seat_count(2)?;
/// Deals::<PlainSearch<Nim, NoPlan>>::new(seats, 1).play(Policy::Uniform, 2, 10);
///
/// // The same seed deals the same set-ups, so two measurements compare the same games.
/// let setups = |seed| deals_of::<Nim>(seats, &Default::default(), seed).iter().map(|deal| deal.position().key()).collect::<Vec<_>>();
/// assert_eq!(setups(1), setups(1));
/// assert_ne!(setups(1), setups(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Deals<G: Game>(Vec<Match<G>>);

impl<G: Heuristic> Deals<G> {
    /// The deals of `seed`, with the options at their defaults.
    pub fn new(seats: SeatCount, seed: u64) -> Self {
        Deals(deals_of(seats, &G::Options::default(), seed))
    }

    /// Plays exactly `playouts` games, and does nothing else.
    pub fn play(&self, policy: Policy, seed: u64, playouts: u64) {
        let mut rng = SplitMix::new(seed);
        let mut buffers = Buffers::default();
        for deal in self.0.iter().cycle().take(usize::try_from(playouts).unwrap_or(usize::MAX)) {
            policy.play_out(&mut deal.position().clone(), &mut rng, &mut buffers);
        }
    }
}

/// How the games of a benchmark are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Uniformly over all legal events.
    Uniform,
    /// By turns that aim at something, where the game knows such.
    Aimed,
}

impl Policy {
    /// Plays one game to its end.
    pub fn play_out<G: Heuristic>(self, position: &mut G, rng: &mut SplitMix, buffers: &mut Buffers<G>) {
        match self {
            Policy::Uniform => {
                play_out(position, rng, buffers);
            }
            Policy::Aimed => position.aimed_play_out(rng, buffers),
        }
    }
}
