//! The fast engine beside its slow twin.

use std::collections::{BTreeSet, VecDeque};

use game_core::{Buffers, Event, HasOracle, Heuristic, Oracle, SplitMix, Turn, random_event};

use crate::table_kinds;

/// Plays `games` games at every kind of table on both engines and compares, in every position, whose turn it is, every legal
/// action, every chance with its weight, and the outcome. Every other game is played by rules of thumb: some things happen
/// only to those who mean them to.
pub fn agrees_with_oracle<G: HasOracle + Heuristic>(games: u64) {
    for table in table_kinds::<G>() {
        for seed in 0..games {
            let mut game = table.deal(seed);
            let mut slow = G::Oracle::new(table.seats, &table.options, game.setup());
            let mut rng = SplitMix::for_game(0x04ac_1e00, seed);
            let mut buffers = Buffers::default();
            let mut planned = VecDeque::new();
            loop {
                let place = format!("{table}, seed {seed}, after {} events", game.events().len());
                compare(game.position(), &slow, &place);
                if seed % 2 == 1 && planned.is_empty() && matches!(game.position().turn(), Turn::Seat(_)) {
                    planned.extend(game.position().plan(&mut rng));
                }
                let planned = planned.pop_front().map(Event::Action);
                let Some(event) = planned.or_else(|| random_event(game.position(), &mut rng, &mut buffers)) else {
                    break;
                };
                game.play(event).expect("a planned or sampled event is legal");
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
