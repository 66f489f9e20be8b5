//! Everything this crate promises, in one binary.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod clauses;
mod expert_setup;
mod player;
mod playing;
mod safety;
mod sampling;
mod setups;
mod solver;
mod table;
mod text;
mod view;

use game_cappuccino::Cappuccino;

#[test]
fn conforms() {
    game_testkit::conformance::<Cappuccino>(3);
}

#[test]
fn agrees_with_the_oracle() {
    game_testkit::agrees_with_oracle::<Cappuccino>(40);
}

#[test]
fn perft_numbers_are_those_of_the_file() {
    game_testkit::perft_file::<Cappuccino>(data("perft.txt"));
}

#[test]
fn random_games_are_the_golden_ones() {
    game_testkit::golden_playthroughs::<Cappuccino>(data("golden"));
}

fn data(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}
