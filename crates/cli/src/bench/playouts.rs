//! Uniform random playouts: on the naive engine, and many at once on the fast one.

use game_core::{Buffers, Event, Game, HasOracle, Match, Oracle, Random, SplitMix, Turn, random_event};

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
