//! The conformance suite for whatever is on the list: a game that is registered cannot forget to run it.

use game_registry::{GAMES, GameVisitor, Registered, dispatch};

struct Conforms;

impl GameVisitor for Conforms {
    type Output = ();

    fn visit<G: Registered>(self) {
        game_testkit::conformance::<G>(1);
        game_testkit::agrees_with_oracle::<G>(1);
    }
}

#[test]
fn every_registered_game_conforms() {
    assert!(!GAMES.is_empty());
    for info in GAMES {
        dispatch(info.id, Conforms).expect("listed games are known");
    }
}

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    let error = dispatch("chess", Conforms).expect_err("not on the list");
    let known = GAMES.iter().map(|info| info.id).collect::<Vec<_>>().join(", ");
    assert_eq!(error.to_string(), format!(r#"unknown game "chess"; known are {known}"#));
}
