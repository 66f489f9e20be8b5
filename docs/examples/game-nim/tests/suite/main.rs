//! What a new game has to do to be played everywhere: one crate, and one line in a registry.

mod records;

use game_nim::Nim;

mod shop {
    game_registry::registry! { game_nim::Nim }
}

#[test]
fn conforms() {
    game_testkit::conformance::<Nim>(50);
}

#[test]
fn agrees_with_the_oracle() {
    game_testkit::agrees_with_oracle::<Nim>(50);
}

#[test]
fn one_registry_line_makes_it_a_game_like_the_others() {
    assert_eq!(shop::GAMES.iter().map(|info| info.id).collect::<Vec<_>>(), ["nim"]);
}
