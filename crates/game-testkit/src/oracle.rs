//! The fast engine beside its slow twin.

use std::collections::{BTreeSet, VecDeque};

use game_core::{Buffers, Event, HasOracle, Heuristic, Oracle, SplitMix, Turn, random_event};

use crate::table_kinds;

/// Plays `games` random games at every kind of table on both engines and compares, in every position, whose turn it is, every
/// legal action, every chance with its weight, and the outcome.
pub fn agrees_with_oracle_at_random<G: HasOracle>(games: u64) {
    compare_games::<G>(games, |_, _, _| Vec::new());
}

/// The same, but every other game is played by rules of thumb: some things happen only to players who mean them to.
pub fn agrees_with_oracle<G: HasOracle + Heuristic>(games: u64) {
    compare_games::<G>(games, |seed, position, rng| if seed % 2 == 1 { position.plan(rng) } else { Vec::new() });
}

/// Plays what `plan` says where it says something, and at random elsewhere.
fn compare_games<G: HasOracle>(games: u64, plan: impl Fn(u64, &G, &mut SplitMix) -> Vec<G::Action>) {
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
                if planned.is_empty() && matches!(game.position().turn(), Turn::Seat(_)) {
                    planned.extend(plan(seed, game.position(), &mut rng));
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
