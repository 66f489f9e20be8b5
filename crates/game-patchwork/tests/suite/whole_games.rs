//! The suites that every game runs.

use game_patchwork::Patchwork;

#[test]
fn conforms() {
    game_testkit::conformance::<Patchwork>(8);
}

#[test]
fn agrees_with_the_oracle() {
    game_testkit::agrees_with_oracle::<Patchwork>(200);
}

#[test]
fn perft_numbers() {
    game_testkit::perft_file::<Patchwork>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

#[test]
fn golden_playthroughs() {
    game_testkit::golden_playthroughs::<Patchwork>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}
