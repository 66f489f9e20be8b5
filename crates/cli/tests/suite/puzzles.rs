//! `crema puzzles`: those that come with the program hold, and more can be mined.

use std::collections::BTreeSet;

use game_core::Record;
use game_registry::GAMES;
use serde_json::Value;

use crate::program::crema;

fn listed(game: &str) -> Vec<Value> {
    let output = crema(&["puzzles", "list", "--game", game, "--json"], "").succeeded();
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_puzzle_has_a_legal_solution_that_is_clearly_ahead() {
    let mut ids = BTreeSet::new();
    for info in GAMES {
        for puzzle in listed(info.id) {
            assert!(ids.insert(puzzle["id"].as_str().unwrap().to_owned()), "{puzzle}");
            let record = Record::from_json(&puzzle["record"].to_string()).unwrap();
            assert_eq!(puzzle["ply"], record.events.len());
            let mut game = game_registry::from_record(&record).unwrap();
            for event in puzzle["solution"].as_array().unwrap() {
                game.play(event.as_str().unwrap()).unwrap();
            }
            let number = |name: &str| puzzle[name].as_f64().unwrap();
            assert!(number("value") - number("second") >= 0.0999, "{puzzle}");
            assert!((1.0..=8.0).contains(&number("grade")) && puzzle["proved"].is_boolean(), "{puzzle}");
            assert!(!puzzle["themes"].as_array().unwrap().is_empty(), "{puzzle}");
        }
    }
    assert!(!ids.is_empty(), "the files are with the program");
}

#[test]
fn some_puzzles_of_every_game_are_found_again() {
    for info in GAMES {
        let text = crema(&["puzzles", "verify", "--game", info.id, "--most", "2"], "").succeeded();
        assert!(text.contains(" puzzles verified"), "{text}");
    }
}

#[test]
fn mining_is_the_same_for_the_same_arguments() {
    let mine = || {
        crema(&["puzzles", "mine", "--game", "cappuccino", "--games", "2", "--nodes", "100", "--seed", "3"], "")
            .succeeded()
    };
    let found = mine();
    assert!(found.lines().count() > 0 && found == mine());
}

#[test]
fn an_unknown_game_is_refused() {
    let run = crema(&["puzzles", "list", "--game", "checkers"], "");
    assert_eq!(run.code, Some(1));
    assert!(run.errors.contains("unknown game \"checkers\""), "{}", run.errors);
}
