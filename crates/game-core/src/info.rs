//! The facts about a game that are known before anybody sits down.

use crate::{SeatCount, SetupError};

/// The fixed facts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Info {
    /// The name in records, on the command line and in addresses: lower case, words joined by `-`.
    pub id: &'static str,
    /// The name for people, in English.
    pub name: &'static str,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Grows with every change of behaviour; written into every record.
    pub rules_version: u32,
    /// The rules in words (the crate's RULES.md).
    pub rules_text: &'static str,
    /// No game has more events than this, whatever is played; RULES.md says why.
    pub max_events: u32,
}

impl Info {
    /// Checks a number of seats from outside.
    pub fn seat_count(&self, seats: u64) -> Result<SeatCount, SetupError> {
        match u8::try_from(seats) {
            Ok(count) if (self.min_seats..=self.max_seats).contains(&count) => Ok(SeatCount::trusted(count)),
            _ if self.min_seats == self.max_seats => {
                Err(SetupError::Seats(format!("{} is for {} players, not {seats}", self.id, self.min_seats)))
            }
            _ => Err(SetupError::Seats(format!(
                "{} is for {} to {} players, not {seats}",
                self.id, self.min_seats, self.max_seats
            ))),
        }
    }

    /// Every number of seats the game can be played with.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> + use<> {
        (self.min_seats..=self.max_seats).map(SeatCount::trusted)
    }
}
