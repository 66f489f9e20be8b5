//! Words of the help texts that depend on the list of games.

use game_registry::GAMES;

/// The ids of all games, for people.
pub(crate) fn known_games() -> String {
    GAMES.iter().map(|info| info.id).collect::<Vec<_>>().join(", ")
}

/// Examples for a help text, with the first game's id for every `GAME`.
pub(crate) fn examples(text: &str) -> String {
    text.replace("GAME", GAMES.first().map_or("GAME", |info| info.id))
}
