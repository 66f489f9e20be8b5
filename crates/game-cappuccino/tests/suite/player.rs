//! The strong player keeps the promises of [`StrongPlayer`].

use std::cell::Cell;

use game_cappuccino::Cappuccino;
use game_core::{Budget, Found, Game, Match, SplitMix, StrongPlayer, Turn};
use game_testkit::table_kinds;

const MEMORY: usize = 8 << 20;

fn think(position: &Cappuccino, nodes: u64) -> Found<Cappuccino> {
    position.think(&mut Cappuccino::memory(MEMORY), Budget::nodes(nodes), &mut SplitMix::new(1))
}

/// Calls `check` with every position of a game that the strong player plays with itself, and its findings.
fn in_games_of_the_strong_player(nodes: u64, mut check: impl FnMut(&Cappuccino, &Found<Cappuccino>)) {
    for table in table_kinds::<Cappuccino>() {
        let mut game: Match<Cappuccino> = table.deal(7);
        let mut memory = Cappuccino::memory(MEMORY);
        let mut rng = SplitMix::new(2);
        while let Turn::Seat(_) = game.position().turn() {
            let found = game.position().think(&mut memory, Budget::nodes(nodes), &mut rng);
            check(game.position(), &found);
            for action in &found.actions {
                game.play_text(&action.to_string()).unwrap_or_else(|error| panic!("{table}: {action}: {error}"));
            }
        }
    }
}

#[test]
fn every_move_and_every_line_is_legal_and_shares_add_up() {
    in_games_of_the_strong_player(300, |position, found| {
        assert!(found.nodes <= 2 * 300, "{} nodes", found.nodes);
        let mut after = *position;
        for action in found.actions.iter().chain(&found.line) {
            after.apply(*action).unwrap_or_else(|error| panic!("{action}: {error}\n{}", position.draw()));
        }
        if let Some(values) = &found.values {
            let sum: f32 = values.iter().sum();
            assert!((sum - 1.0).abs() < 1e-5, "{values:?}");
            assert!(values.iter().all(|share| (0.0..=1.0).contains(share)), "{values:?}");
        }
    });
}

#[test]
fn the_same_position_and_nodes_give_the_same_thoughts() {
    let mut compared = 0;
    in_games_of_the_strong_player(200, |position, _| {
        let seen = |found: &Found<Cappuccino>| (found.line.clone(), found.values.clone(), found.proved, found.nodes);
        let (one, other) = (think(position, 500), think(position, 500));
        assert_eq!((one.actions.clone(), seen(&one)), (other.actions.clone(), seen(&other)));
        compared += 1;
    });
    assert!(compared > 300, "{compared} positions");
}

#[test]
fn a_wish_to_stop_is_heard_soon() {
    for table in table_kinds::<Cappuccino>() {
        let game: Match<Cappuccino> = table.deal(5);
        let asked = Cell::new(0u64);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 3
        };
        let budget = Budget { nodes: u64::MAX, stop: &stop };
        let found = game.position().think(&mut Cappuccino::memory(MEMORY), budget, &mut SplitMix::new(1));
        assert!(!found.actions.is_empty());
        assert!(found.nodes < 5_000, "{table}: {} nodes after the wish", found.nodes);
    }
}

#[test]
fn a_limit_of_time_is_not_spent_on_proofs_out_of_reach() {
    let timed = |position: &Cappuccino| {
        // About 40,000 nodes; but the search is not told how many until they are over.
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 40_000 / 256
        };
        let budget = Budget { nodes: u64::MAX, stop: &stop };
        position.think(&mut Cappuccino::memory(MEMORY), budget, &mut SplitMix::new(1))
    };
    let mut won = 0;
    for number in 0..6 {
        let mut game: Match<Cappuccino> = table_kinds::<Cappuccino>()[0].deal(number / 2);
        let patient = number as usize % 2;
        while let Turn::Seat(seat) = game.position().turn() {
            let found = if seat.index() == patient { timed(game.position()) } else { think(game.position(), 1_000) };
            game.play_text(&found.actions[0].to_string()).unwrap();
        }
        won += usize::from(game.position().outcome().unwrap().winners.iter().all(|winner| winner.index() == patient));
    }
    assert!(won >= 5, "{won} of 6 games won against a search of a fortieth");
}
