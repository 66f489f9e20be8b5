//! The suites that every game runs.

use game_core::{Event, Game, HasOracle, Match, Oracle, perft};
use game_patchwork::{Options, Patchwork};

use crate::table::two;

type Slow = <Patchwork as HasOracle>::Oracle;

#[test]
fn conforms() {
    game_testkit::conformance::<Patchwork>(8);
}

#[test]
fn agrees_with_the_oracle() {
    game_testkit::agrees_with_oracle::<Patchwork>(200);
}

#[test]
fn perft_numbers() {
    game_testkit::perft_file::<Patchwork>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/perft.txt"));
}

#[test]
fn golden_playthroughs() {
    game_testkit::golden_playthroughs::<Patchwork>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/golden"));
}

fn slow_perft(position: &Slow, depth: u32) -> u64 {
    let actions = position.actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = position.clone();
        next.apply(Event::Action(action));
        slow_perft(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

#[test]
fn the_slow_twin_has_the_same_perft_numbers() {
    for seed in 0..6 {
        let game = Match::<Patchwork>::from_seed(two(), Options::default(), seed);
        let slow = Slow::new(two(), &Options::default(), game.setup());
        assert_eq!(slow_perft(&slow, 2), perft(game.position(), 2), "seed {seed}");
    }
}

#[test]
fn no_game_is_longer_than_the_bound_and_the_bound_is_not_wild() {
    assert_eq!(Patchwork::INFO.max_events, 91);
    // Only advancing: 53 times until the first token is home, once more for the second, and five leather patches.
    let mut game = crate::table::table(&[]);
    crate::table::advance_until(&mut game, |view| view.to_act.is_none());
    assert_eq!(game.events().len(), 54 + 5);
}
