//! The fast sampler draws every legal action equally often, whichever way it goes about it.

use game_core::{Buffers, Game, HasOracle, Match, Oracle, SplitMix, random_event};
use game_patchwork::{Action, Options, Patchwork};
use game_testkit::assert_same_distribution;

use crate::table::{advance_until, play, table, two};

fn check(position: &Patchwork, legal: &[Action], what: &str) {
    const DRAWS_EACH: usize = 60;
    let mut actions = legal.to_vec();
    actions.sort_unstable();
    let mut counts = vec![0_u64; actions.len()];
    let (mut rng, mut scratch) = (SplitMix::new(position.key()), Vec::new());
    for _ in 0..DRAWS_EACH * actions.len() {
        let action = position.sample_action(&mut rng, &mut scratch);
        let place = actions.binary_search(&action).unwrap_or_else(|_| panic!("{what}: {action} is not legal"));
        counts[place] += 1;
    }
    assert_same_distribution(&counts, &vec![1.0; actions.len()], what);
}

/// The legal actions come from the slow twin, so this also holds the two engines' distributions against each other.
#[test]
fn every_legal_action_is_drawn_equally_often_in_whole_games() {
    let mut buffers = Buffers::default();
    for seed in 0..6 {
        let mut rng = SplitMix::for_game(42, seed);
        let mut game = Match::<Patchwork>::dealt(two(), Options::default(), &mut rng);
        let mut slow = <Patchwork as HasOracle>::Oracle::new(two(), &Options::default(), game.setup());
        loop {
            let what = format!("game {seed}, after {} events", game.events().len());
            let legal = slow.actions();
            if !legal.is_empty() {
                check(game.position(), &legal, &what);
            }
            let Some(event) = random_event(game.position(), &mut rng, &mut buffers) else { break };
            game.play(event).expect("a sampled event is legal");
            slow.apply(event);
        }
    }
}

#[test]
fn the_largest_choice_and_the_smallest_are_drawn_fairly() {
    let listed = |position: &Patchwork| {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        actions
    };
    let largest = table(&[8, 9, 15]);
    check(largest.position(), &listed(largest.position()), "1345 actions");
    let forced = table(&[12, 18, 29]);
    assert_eq!(listed(forced.position()), [Action::Advance]);
    check(forced.position(), &[Action::Advance], "nothing to pay for");
    let mut leather = table(&[14]);
    play(&mut leather, "buy 14 a1b1c1a2c2");
    advance_until(&mut leather, |view| view.leather_due);
    check(leather.position(), &listed(leather.position()), "leather");
}
