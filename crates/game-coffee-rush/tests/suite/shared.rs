//! The suites that every game runs.

use game_coffee_rush::CoffeeRush;

fn data(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

#[test]
fn conforms() {
    game_testkit::conformance::<CoffeeRush>(6);
}

#[test]
fn agrees_with_the_oracle() {
    game_testkit::agrees_with_oracle::<CoffeeRush>(6);
}

#[test]
fn golden_playthroughs() {
    game_testkit::golden_playthroughs::<CoffeeRush>(data("golden"));
}

#[test]
fn perft_from_the_start() {
    game_testkit::perft_file::<CoffeeRush>(data("perft.txt"));
}
