//! The conformance suite for whatever is on the list: a game that is registered cannot forget to run it.

use game_core::HasOracle;
use game_registry::{GAMES, GameVisitor, OracleVisitor, Registered, dispatch, dispatch_oracle};

struct Conforms;

impl GameVisitor for Conforms {
    type Output = ();

    fn visit<G: Registered>(self) {
        game_testkit::conformance::<G>(1);
    }
}

struct AgreesWithOracle;

impl OracleVisitor for AgreesWithOracle {
    type Output = ();

    fn visit<G: HasOracle>(self) {
        game_testkit::agrees_with_oracle_at_random::<G>(1);
    }
}

#[test]
fn every_registered_game_conforms() {
    assert!(!GAMES.is_empty());
    for info in GAMES {
        dispatch(info.id, Conforms).expect("listed games are known");
    }
}

/// A game may be listed without a naive twin, but those that people play are checked against one.
#[test]
fn every_registered_game_agrees_with_its_naive_twin() {
    for info in GAMES {
        let compared = dispatch_oracle(info.id, AgreesWithOracle).expect("listed games are known");
        assert_eq!(compared, Some(()), "{} has no naive twin: implement HasOracle", info.id);
    }
}

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    let error = dispatch("chess", Conforms).expect_err("not on the list");
    let known = GAMES.iter().map(|info| info.id).collect::<Vec<_>>().join(", ");
    assert_eq!(error.to_string(), format!(r#"unknown game "chess"; known are {known}"#));
}
