//! The flags that describe a kind of table: which game, how many seats, which options.

use clap::Args;
use game_core::{Game, Match, SeatCount, SetupError};
use serde_json::Value;

use crate::help::known_games;
use crate::number::{MOST, whole};
use crate::single_line::single_line;

/// The game, the number of seats and the options of a match.
#[derive(Args)]
pub(crate) struct TableKindArgs {
    #[arg(long, value_name = "GAME", help = format!("The game: {}", known_games()))]
    pub(crate) game: String,

    /// How many sit at the table [default: the fewest the game allows]
    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    seats: Option<u64>,

    /// The game's options as a JSON object; `crema rules GAME` explains them
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = json_object, allow_hyphen_values = true)]
    options: Value,
}

impl TableKindArgs {
    /// Seats and options, checked by the game.
    pub(crate) fn read<G: Game>(&self) -> Result<(SeatCount, G::Options), SetupError> {
        let seats = G::INFO.seat_count(self.seats.unwrap_or(u64::from(G::INFO.min_seats)))?;
        Ok((seats, Match::<G>::read_options(&self.options)?))
    }

    /// The match that `seed` deals at such a table.
    pub(crate) fn deal<G: Game>(&self, seed: u64) -> Result<Match<G>, SetupError> {
        let (seats, options) = self.read::<G>()?;
        Ok(Match::from_seed(seats, options, seed))
    }
}

/// Reads the value of an `--options` flag.
pub(crate) fn json_object(text: &str) -> Result<Value, String> {
    match serde_json::from_str(text) {
        Ok(value @ Value::Object(_)) => Ok(value),
        Ok(_) => Err("expected a JSON object such as {}".to_owned()),
        Err(error) => Err(single_line(&format!("not JSON ({error}); expected an object such as {{}}"))),
    }
}
