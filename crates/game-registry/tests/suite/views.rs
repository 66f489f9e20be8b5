//! The types of views for the page, made from Rust and committed.

use std::path::Path;

use game_core::Game;
use game_testkit::{Declarations, generated_file};

fn check<G: Game<View: ts_rs::TS + 'static>>() {
    let mut declarations = Declarations::default();
    declarations.add::<G::View>();
    let text =
        format!("// Made from the game's crate by the tests of game-registry; do not edit.\n\n{}", declarations.text());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    generated_file(folder.join(G::INFO.id).join("generated.ts"), &text);
}

#[test]
fn generated_types_are_current() {
    check::<game_patchwork::Patchwork>();
    check::<game_coffee_rush::CoffeeRush>();
    check::<game_cappuccino::Cappuccino>();
}
