//! The suite of bytes and numbers for whatever is on the list of games that can be learned.

use game_core::{Encoding, StrongPlayer};
use game_registry::{ENCODED_GAMES, EncodedVisitor, Registered};

struct Encodes;

impl EncodedVisitor for Encodes {
    type Output = ();

    fn visit<G: Registered + StrongPlayer + Encoding>(self) {
        game_testkit::encodes::<G>(2);
    }
}

#[test]
fn every_game_can_be_learned() {
    assert!(!ENCODED_GAMES.is_empty());
    for game in ENCODED_GAMES {
        game_registry::dispatch_encoded(game.id, Encodes).expect("a listed game");
    }
}
