//! People as the wire shows them.

use protocol::{Me, Profile, RatingView};
use store::{GameRating, Person};

pub(crate) fn me(person: &Person) -> Me {
    Me { person: person.id.to_string(), name: person.name.clone(), kind: wire_kind(person.kind) }
}

pub(crate) fn wire_kind(kind: store::PersonKind) -> protocol::PersonKind {
    match kind {
        store::PersonKind::Guest => protocol::PersonKind::Guest,
        store::PersonKind::Account => protocol::PersonKind::Account,
        store::PersonKind::Program => protocol::PersonKind::Bot,
    }
}

pub(crate) fn profile(person: &Person, ratings: &[GameRating]) -> Profile {
    Profile {
        person: person.id.to_string(),
        name: person.name.clone(),
        kind: wire_kind(person.kind),
        created: person.created_at,
        ratings: ratings.iter().map(rating).collect(),
    }
}

pub(crate) fn rating(rating: &GameRating) -> RatingView {
    RatingView {
        game: rating.game.clone(),
        rating: rating.rating.mu,
        uncertainty: rating.rating.sigma,
        games: rating.rating.games,
    }
}
