//! The strong player, seen from outside.

use std::cell::Cell;

use game_core::{Budget, Found, Game, Match, Random, SplitMix, StrongPlayer, Turn};
use game_patchwork::{Options, Patchwork, Track};

use crate::table::{legal, two};

const MEMORY: usize = 8 << 20;

fn dealt(track: Track, seed: u64) -> Patchwork {
    *Match::<Patchwork>::from_seed(two(), Options { track }, seed).position()
}

fn think(position: &Patchwork, nodes: u64, seed: u64) -> Found<Patchwork> {
    position.think(&mut Patchwork::memory(MEMORY), Budget::nodes(nodes), &mut SplitMix::new(seed))
}

/// A position in the middle of a random game.
fn middle(seed: u64, events: u32) -> Patchwork {
    let mut rng = SplitMix::new(seed);
    let mut position = dealt(Track::Revised, seed);
    for _ in 0..events {
        if position.turn() == Turn::Over {
            break;
        }
        position.apply_unchecked(position.sample_action(&mut rng, &mut Vec::new()));
    }
    position
}

#[test]
fn plays_whole_games_by_the_rules() {
    for (seed, track) in [(1, Track::Revised), (2, Track::Original), (3, Track::Revised)] {
        let mut position = dealt(track, seed);
        let mut memory = Patchwork::memory(MEMORY);
        let mut rng = SplitMix::new(seed);
        while position.turn() != Turn::Over {
            let found = position.think(&mut memory, Budget::nodes(60), &mut rng);
            let values = found.values.expect("it looks ahead");
            assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{values:?}");
            assert!(values.iter().all(|value| (0.0..=1.0).contains(value)), "{values:?}");
            let mut imagined = position;
            for action in found.actions.iter().chain(&found.line) {
                imagined.apply(*action).expect("a line is legal");
            }
            for action in found.actions {
                position.apply(action).expect("it plays legal moves");
            }
        }
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_answer() {
    for (seed, events) in [(4, 0), (5, 9), (6, 25)] {
        let position = middle(seed, events);
        let answers = [(); 2].map(|()| {
            let Found { actions, line, values, proved, nodes } = think(&position, 700, seed);
            (actions, line, values, proved, nodes)
        });
        assert_eq!(answers[0], answers[1], "after {events} events");
    }
}

#[test]
fn stops_when_told_to() {
    let position = middle(7, 10);
    for allowed in [0, 1, 17, 400] {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > allowed
        };
        let budget = Budget { nodes: u64::MAX, stop: &stop };
        let found = position.think(&mut Patchwork::memory(MEMORY), budget, &mut SplitMix::new(7));
        assert!(found.nodes <= allowed + 1, "{} nodes after {allowed} questions", found.nodes);
        assert!(legal(&position).contains(&found.actions[0]));
    }
}

#[test]
fn a_small_mind_is_enough_for_a_long_search() {
    let position = middle(8, 12);
    let mut memory = Patchwork::memory(1 << 10);
    let found = position.think(&mut memory, Budget::nodes(5_000), &mut SplitMix::new(8));
    assert_eq!(found.nodes, 5_000);
    assert!(legal(&position).contains(&found.actions[0]));
}

/// The strong player sits at one seat and continues from wherever a proof is found; the other seat plays anything.
#[test]
fn a_proved_win_does_not_slip() {
    let mut proofs = 0;
    for seed in 0..60 {
        let mut rng = SplitMix::new(seed);
        let mut position = middle(seed, 34);
        let mut memory = Patchwork::memory(MEMORY);
        let mut promised = None;
        while let Turn::Seat(seat) = position.turn() {
            let found = position.think(&mut memory, Budget::nodes(300), &mut rng);
            if let Some(winner) = promised {
                if seat == winner {
                    let share = found.values.as_ref().expect("it looks ahead")[seat];
                    assert!(found.proved && share == 1.0, "seed {seed}: a proved win is forgotten");
                }
            } else if found.proved {
                let values = found.values.expect("it looks ahead");
                promised = two().iter().find(|&seat| values[seat] == 1.0);
                proofs += 1;
            }
            let careless = promised.is_some_and(|winner| winner != seat) || rng.below(3) == 0 && promised.is_none();
            let action = if careless { position.sample_action(&mut rng, &mut Vec::new()) } else { found.actions[0] };
            position.apply(action).expect("legal");
        }
        if let Some(winner) = promised {
            assert_eq!(position.outcome().expect("it is over").winners, [winner], "seed {seed}");
        }
    }
    assert!(proofs > 30, "only {proofs} proofs");
}

/// The winner by trying everything, or `None` when that takes too long.
fn brute_force(position: &Patchwork, left: &mut u32) -> Option<usize> {
    *left = left.checked_sub(1)?;
    let Turn::Seat(seat) = position.turn() else {
        return Some(position.outcome()?.winners[0].index());
    };
    let mut winner = 1 - seat.index();
    for action in legal(position) {
        let mut next = *position;
        next.apply_unchecked(action);
        if brute_force(&next, left)? == seat.index() {
            winner = seat.index();
            break;
        }
    }
    Some(winner)
}

#[test]
fn proofs_agree_with_trying_everything() {
    let mut compared = [0; 2];
    for seed in 0..400 {
        let position = middle(1_000 + seed, 30 + (seed % 12) as u32);
        if position.turn() == Turn::Over {
            continue;
        }
        let Some(winner) = brute_force(&position, &mut 20_000) else { continue };
        let found = think(&position, 3_000, seed);
        if found.proved {
            let share = found.values.expect("it looks ahead").as_slice()[winner];
            assert_eq!(share, 1.0, "seed {seed}: seat {winner} wins\n{}", position.draw());
            compared[winner] += 1;
        }
    }
    assert!(compared.iter().all(|&count| count >= 20), "{compared:?}");
}
