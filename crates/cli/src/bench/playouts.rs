//! Uniform random playouts: on the fast engine, on the naive one, one at a time and many at once.

use game_core::{
    Buffers, Event, Game, HasOracle, Heuristic, Match, Oracle, Random, SeatCount, SplitMix, Turn, play_out,
    random_event,
};
use serde::Serialize;

/// How many different deals a benchmark plays.
const DEALS: u64 = 16;

/// The deals that every measurement of a table plays, so that all measure the same.
pub(crate) fn deals_of<G: Game>(seats: SeatCount, options: &G::Options, seed: u64) -> Vec<Match<G>> {
    (0..DEALS).map(|deal| Match::dealt(seats, options.clone(), &mut SplitMix::for_game(seed, deal))).collect()
}

/// The deals of one table, ready to be played: the whole of what a benchmark of instructions runs.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Uniformly over all legal events.
    Uniform,
    /// By turns that aim at something, where the game knows such.
    Aimed,
}

impl Policy {
    pub(crate) fn play_out<G: Heuristic>(self, position: &mut G, rng: &mut SplitMix, buffers: &mut Buffers<G>) {
        match self {
            Policy::Uniform => {
                play_out(position, rng, buffers);
            }
            Policy::Aimed => position.aimed_play_out(rng, buffers),
        }
    }
}

/// One naive playout from the deal of `game`; returns the number of events.
pub(crate) fn play_naively<G: HasOracle>(game: &Match<G>, rng: &mut SplitMix) -> u64 {
    let mut position = G::Oracle::new(game.seats(), game.options(), game.setup());
    for events in 0.. {
        let event = match position.turn() {
            Turn::Over => return events,
            Turn::Seat(_) => {
                let actions = position.actions();
                Event::Action(actions[rng.below(actions.len() as u32) as usize])
            }
            Turn::Chance => {
                let chances = position.chances();
                let mut ticket = rng.below(chances.iter().map(|&(_, weight)| weight).sum());
                let drawn = chances.iter().find(|&&(_, weight)| {
                    let here = ticket < weight;
                    ticket = ticket.wrapping_sub(weight);
                    here
                });
                Event::Chance(drawn.expect("a ticket below the total weight falls on some outcome").0)
            }
        };
        position.apply(event);
    }
    unreachable!("every game ends")
}

/// Holds `held` games at once and plays them in turn, an event each, until all are over; returns how many were finished.
pub(crate) fn play_side_by_side<G: Game>(deals: &[Match<G>], held: usize, rng: &mut SplitMix) -> u64 {
    let mut buffers = Buffers::default();
    let mut games: Vec<G> = deals.iter().cycle().take(held).map(|game| game.position().clone()).collect();
    loop {
        let mut running = false;
        for game in &mut games {
            match random_event(game, rng, &mut buffers) {
                Some(Event::Action(action)) => game.apply_unchecked(action),
                Some(Event::Chance(chance)) => game.apply_chance_unchecked(chance),
                None => continue,
            }
            running = true;
        }
        if !running {
            return held as u64;
        }
    }
}

/// Every position of one random game from each deal, with the event played there.
pub(crate) fn positions_on_the_way<G: Game>(deals: &[Match<G>], seed: u64) -> Vec<(G, Event<G>)> {
    let mut rng = SplitMix::new(seed);
    let mut buffers = Buffers::default();
    let mut found = Vec::new();
    for deal in deals {
        let mut game = deal.clone();
        while let Some(event) = random_event(game.position(), &mut rng, &mut buffers) {
            found.push((game.position().clone(), event));
            game.play(event).expect("a sampled event is legal");
        }
    }
    found
}
