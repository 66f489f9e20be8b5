//! People as the wire shows them.

use protocol::{Me, Profile, RatingView, Standing};
use store::{GameRating, Person, PersonKind};

pub(crate) fn me(person: &Person) -> Me {
    Me { person: person.id.to_string(), name: person.name.clone(), standing: standing(person.kind) }
}

pub(crate) fn standing(kind: PersonKind) -> Standing {
    match kind {
        PersonKind::Guest => Standing::Guest,
        PersonKind::Account => Standing::Account,
        PersonKind::Program => Standing::Bot,
    }
}

pub(crate) fn profile(person: &Person, ratings: &[GameRating]) -> Profile {
    Profile {
        person: person.id.to_string(),
        name: person.name.clone(),
        standing: standing(person.kind),
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
