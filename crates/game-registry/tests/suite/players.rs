//! The player of a listed game: its own strong player, or plain search with or without the game's rules of thumb.

use std::any::TypeId;

use game_patchwork::Patchwork;
use game_registry::{GameVisitor, Registered};
use search::{OwnPlan, PlainSearch};

/// It brings rules of thumb and no strong player.
type Secret = game_testkit::secret::Secret<false>;

mod listed {
    game_registry::registry! { game_patchwork::Patchwork, super::Secret }
}

struct TypeOf;

impl GameVisitor for TypeOf {
    type Output = TypeId;

    fn visit<G: Registered>(self) -> TypeId {
        TypeId::of::<G>()
    }
}

#[test]
fn a_strong_player_of_the_game_comes_first() {
    assert_eq!(listed::dispatch("patchwork", TypeOf), Ok(TypeId::of::<Patchwork>()));
}

#[test]
fn plain_search_follows_the_rules_of_thumb_where_there_are_some() {
    assert_eq!(listed::dispatch("secret", TypeOf), Ok(TypeId::of::<PlainSearch<Secret, OwnPlan>>()));
}
