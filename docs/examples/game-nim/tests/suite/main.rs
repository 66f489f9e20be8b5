//! A new game is played everywhere with one crate and one line in a registry.

mod clauses;
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
    game_testkit::agrees_with_oracle_at_random::<Nim>(50);
}

#[test]
fn one_registry_line_makes_it_a_game_like_the_others() {
    assert_eq!(shop::GAMES.iter().map(|info| info.id).collect::<Vec<_>>(), ["nim"]);
}

struct TypeOf;

impl game_registry::GameVisitor for TypeOf {
    type Output = std::any::TypeId;

    fn visit<G: game_registry::Registered>(self) -> Self::Output {
        std::any::TypeId::of::<G>()
    }
}

#[test]
fn its_player_knows_the_rules_alone() {
    let plain = std::any::TypeId::of::<search::PlainSearch<Nim, search::NoPlan>>();
    assert_eq!(shop::dispatch("nim", TypeOf), Ok(plain));
}

/// Nim brings no player; each level plays it all the same, and the strongest wins where it can.
#[test]
fn plain_search_plays_what_brings_no_player() {
    let record = r#"{"format":1,"game":"nim","rules":1,"seats":2,"setup":{"heaps":[1,2,4]},"events":[]}"#;
    let game = shop::from_record(&game_core::Record::from_json(record).expect("a record")).expect("a game of Nim");
    for level in search::LEVELS {
        let chosen = game.choose(&mut game_registry::BotMemory::default(), level, search::Budget::nodes(5_000), 1);
        assert!(game.legal().contains(&chosen[0]), "{} plays {chosen:?}", level.id);
    }
    let strongest = search::LEVELS[search::LEVELS.len() - 1];
    let chosen = game.choose(&mut game_registry::BotMemory::default(), strongest, search::Budget::nodes(5_000), 1);
    // The exclusive-or of 1, 2 and 4 is 7: only taking one of the four leaves a lost position (1, 2, 3).
    assert_eq!(chosen, ["take 1 3"]);
}
