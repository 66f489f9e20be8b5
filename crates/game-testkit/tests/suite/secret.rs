//! The suite would notice a game that shows what it should hide.

use game_testkit::secret::Secret;

#[test]
fn a_game_that_keeps_its_secrets_conforms() {
    game_testkit::conformance::<Secret<false>>(20);
}

#[test]
#[should_panic(expected = "shows what it may not")]
fn a_view_that_leaks_is_noticed() {
    game_testkit::conformance::<Secret<true>>(20);
}

#[test]
fn an_honest_observation_passes() {
    game_testkit::encodes::<Secret<false>>(20);
}

#[test]
#[should_panic(expected = "observes what it may not see")]
fn an_observation_that_leaks_is_noticed() {
    game_testkit::encodes::<Secret<true>>(20);
}
