//! The fast engine beside its slow twin.

use std::collections::BTreeSet;

use game_core::{Buffers, HasOracle, Oracle, SplitMix, random_event};

use crate::tables;

/// Plays `games` random games at every kind of table on both engines and compares, in every position, whose turn it is,
/// every legal action, every chance with its weight, and the outcome.
pub fn agrees_with_oracle<G: HasOracle>(games: u64) {
    for table in tables::<G>() {
        for seed in 0..games {
            let mut game = table.deal(seed);
            let mut slow = G::Oracle::new(table.seats, &table.options, game.setup());
            let mut rng = SplitMix::for_game(0x04ac_1e00, seed);
            let mut buffers = Buffers::default();
            loop {
                let place = format!("{table}, seed {seed}, after {} events", game.events().len());
                compare(game.position(), &slow, &place);
                let Some(event) = random_event(game.position(), &mut rng, &mut buffers) else { break };
                game.play(event).expect("a sampled event is legal");
                slow.apply(event);
            }
        }
    }
}

fn compare<G: HasOracle>(fast: &G, slow: &G::Oracle, place: &str) {
    assert_eq!(fast.turn(), slow.turn(), "{place}: turn");
    assert_eq!(fast.outcome(), slow.outcome(), "{place}: outcome");
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    fast.actions(&mut actions);
    fast.chances(&mut chances);
    let set = |actions: Vec<G::Action>| actions.into_iter().collect::<BTreeSet<_>>();
    let (fast_actions, slow_actions) = (set(actions), set(slow.actions()));
    let extra: Vec<String> = fast_actions.difference(&slow_actions).map(G::Action::to_string).collect();
    let missing: Vec<String> = slow_actions.difference(&fast_actions).map(G::Action::to_string).collect();
    assert!(extra.is_empty() && missing.is_empty(), "{place}: fast has {extra:?} too many and lacks {missing:?}");
    let weights = |chances: Vec<(G::Chance, u32)>| chances.into_iter().collect::<BTreeSet<_>>();
    assert_eq!(weights(chances), weights(slow.chances()), "{place}: chances");
}
