//! The fast sampler draws every legal action equally often.

use std::collections::BTreeMap;

use game_cappuccino::{Action, Cappuccino};
use game_core::{Game, HasOracle, Match, Oracle, SplitMix};
use game_testkit::{assert_same_distribution, table_kinds};

use crate::table::legal;

/// χ² over all actions of a position, for positions all along a game at every table.
#[test]
fn actions_are_drawn_uniformly() {
    for table in table_kinds::<Cappuccino>() {
        let game: Match<Cappuccino> = game_core::random_match(table.seats, &table.options, 5, 0);
        for length in (0..game.events().len()).step_by(7) {
            let position = game.position_at(length);
            let actions = legal(&position);
            let mut drawn: BTreeMap<Action, u64> = actions.iter().map(|&action| (action, 0)).collect();
            let mut rng = SplitMix::for_game(77, length as u64);
            let mut scratch = Vec::new();
            for _ in 0..40 * actions.len() {
                let action = position.sample_action(&mut rng, &mut scratch);
                *drawn.get_mut(&action).expect("only legal actions are drawn") += 1;
            }
            let counts: Vec<u64> = drawn.into_values().collect();
            let what = format!("{table}, after {length} events");
            assert_same_distribution(&counts, &vec![1.0; counts.len()], &what);
        }
    }
}

/// Whole random games of the fast engine and of the slow one have the same distribution of final scores.
#[test]
fn random_games_end_as_those_of_the_oracle() {
    const GAMES: usize = 6000;
    let game = Match::<Cappuccino>::from_seed(crate::table::seats(2), crate::table::STANDARD, 2);
    let bin = |scores: &[i32]| ((scores[0] - scores[1]).clamp(-30, 29) + 30) as usize / 10;
    let (mut fast, mut slow) = (vec![0u64; 6], vec![0u64; 6]);
    let (mut rng, mut buffers) = (SplitMix::new(21), game_core::Buffers::default());
    for _ in 0..4 * GAMES {
        let mut position = *game.position();
        game_core::play_out(&mut position, &mut rng, &mut buffers);
        fast[bin(position.outcome().unwrap().scores.as_slice())] += 1;
    }
    for _ in 0..GAMES {
        let mut oracle = <Cappuccino as HasOracle>::Oracle::new(game.seats(), game.options(), game.setup());
        while oracle.outcome().is_none() {
            let actions = oracle.actions();
            let drawn = game_core::Random::below(&mut rng, actions.len() as u32);
            oracle.apply(game_core::Event::Action(actions[drawn as usize]));
        }
        slow[bin(oracle.outcome().unwrap().scores.as_slice())] += 1;
    }
    // The fast counts stand in for the true weights: with four times the games their own error is small.
    let weights: Vec<f64> = fast.iter().map(|&count| count as f64).collect();
    assert_same_distribution(&slow, &weights, "differences of scores");
}

/// A whole random game played in one go is the game that the same stream plays step by step, from any position.
#[test]
fn rollouts_are_what_their_steps_make() {
    let mut buffers = game_core::Buffers::default();
    crate::table::in_random_games(4, |_, position, length| {
        let (mut whole, mut steps) = (*position, *position);
        let (mut one, mut other) = (SplitMix::new(length as u64), SplitMix::new(length as u64));
        let moves = whole.play_out(&mut one, &mut buffers);
        assert_eq!(moves, game_core::play_step_by_step(&mut steps, &mut other, &mut buffers));
        assert_eq!(whole, steps, "after {length} events");
        assert_eq!(whole.key(), steps.key());
        assert_eq!(one, other, "both drew the same numbers");
        whole.audit().unwrap();
    });
}
