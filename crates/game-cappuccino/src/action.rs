//! The actions of a player, and their text.

use std::fmt;
use std::str::FromStr;

use game_core::SyntaxError;

use crate::{Cell, Colour};

/// One action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `place 0,1 red`: puts a cup on the table in the expert set-up (CP-06).
    Place {
        /// Where.
        cell: Cell,
        /// Which cup.
        colour: Colour,
    },
    /// `move 0,1 1,1`: sets the stack of the first cell on the second (CP-08).
    Move {
        /// The stack that is lifted.
        from: Cell,
        /// The stack it lands on.
        to: Cell,
    },
}

impl Action {
    /// Every action that is legal in some position: each colour on each cell, and each step between neighbours.
    pub(crate) fn all() -> Vec<Action> {
        let places = Cell::all().flat_map(|cell| Colour::ALL.map(|colour| Action::Place { cell, colour }));
        let mut actions: Vec<Action> = places.collect();
        for from in Cell::all() {
            actions.extend(from.neighbours().map(|to| Action::Move { from, to }));
        }
        actions.sort_unstable();
        actions
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { cell, colour } => write!(f, "place {cell} {colour}"),
            Action::Move { from, to } => write!(f, "move {from} {to}"),
        }
    }
}

impl FromStr for Action {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let form =
            || SyntaxError::new(text, "expected \"move Q,R Q,R\" or \"place Q,R COLOUR\", such as \"move 0,1 1,1\"");
        let (verb, rest) = text.split_once(' ').ok_or_else(form)?;
        let (first, second) = rest.split_once(' ').ok_or_else(form)?;
        // The error of a part is given in the frame of the whole text.
        let whole = |error: SyntaxError| SyntaxError::new(text, error.to_string());
        match verb {
            "place" => {
                Ok(Action::Place { cell: first.parse().map_err(whole)?, colour: second.parse().map_err(whole)? })
            }
            "move" => Ok(Action::Move { from: first.parse().map_err(whole)?, to: second.parse().map_err(whole)? }),
            _ => Err(form()),
        }
    }
}
