//! The four colours of cups and their owners.

use std::fmt;
use std::str::FromStr;

use game_core::{Seat, SeatCount, SyntaxError};
use serde::{Deserialize, Serialize};

/// Cups of each colour (CP-01).
pub const CUPS_PER_COLOUR: usize = 16;

/// A colour of cups.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Colour {
    /// Seat 0's.
    Red,
    /// Seat 1's.
    Blue,
    /// Seat 2's, or seat 0's second colour when two play.
    Green,
    /// Seat 3's, or seat 1's second colour when two play.
    Yellow,
}

impl Colour {
    /// Every colour, in seat order.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// Position in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of a seat; `second` asks for the second one, which only players at a table of two have (CP-04).
    pub const fn of(seat: Seat, second: bool) -> Colour {
        Colour::ALL[(seat.index() + if second { 2 } else { 0 }) % 4]
    }

    /// The colours in play (CP-03, CP-04).
    pub fn in_play(seats: SeatCount) -> &'static [Colour] {
        if seats.get() == 3 { &Colour::ALL[..3] } else { &Colour::ALL }
    }

    /// The seat that owns the colour: two colours each when two play (CP-04), else one (CP-03).
    pub const fn owner(self, seats: SeatCount) -> Seat {
        Seat::wrapping(if seats.get() == 2 { self.index() % 2 } else { self.index() })
    }

    /// Is this the second colour of its owner?
    pub const fn is_second(self, seats: SeatCount) -> bool {
        seats.get() == 2 && self.index() >= 2
    }

    /// The colours a seat owns.
    pub fn owned_by(seat: Seat, seats: SeatCount) -> impl Iterator<Item = Colour> {
        Colour::in_play(seats).iter().copied().filter(move |colour| colour.owner(seats) == seat)
    }

    const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Colour {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let named = Colour::ALL.into_iter().find(|colour| colour.name() == text);
        named.ok_or_else(|| SyntaxError::new(text, "expected a colour: red, blue, green or yellow"))
    }
}
