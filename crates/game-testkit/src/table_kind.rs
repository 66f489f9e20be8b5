//! Every kind of table a game can be played at.

use std::fmt;

use game_core::{Game, Match, SeatCount};

/// A number of seats and a choice of options.
pub struct TableKind<G: Game> {
    /// How many sit there.
    pub seats: SeatCount,
    /// The rules they play by.
    pub options: G::Options,
}

/// Every number of seats with every combination of options.
pub fn table_kinds<G: Game>() -> Vec<TableKind<G>> {
    let of = |seats| G::all_options().into_iter().map(move |options| TableKind { seats, options });
    G::INFO.seat_counts().flat_map(of).collect()
}

impl<G: Game> TableKind<G> {
    /// The match that `seed` deals here.
    pub fn deal(&self, seed: u64) -> Match<G> {
        Match::from_seed(self.seats, self.options.clone(), seed)
    }

    /// The options as they stand in records.
    pub fn options_json(&self) -> String {
        serde_json::to_string(&self.options).expect("options are plain data")
    }
}

impl<G: Game> fmt::Display for TableKind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {} seats, options {}", G::INFO.id, self.seats, self.options_json())
    }
}
