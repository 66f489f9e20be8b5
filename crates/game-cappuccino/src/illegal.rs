//! Why an action is not allowed, in words for a player and as facts for other languages.

use game_core::Seat;
use serde::Serialize;
use thiserror::Error;

use crate::{Cell, Colour};

/// Why an action is not allowed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Illegal {
    /// Nobody can move any more.
    #[error("the game is over (CP-14)")]
    GameOver,
    /// A move before all cups stand.
    #[error("the cups are still being placed: {left} to go (CP-06)")]
    StillPlacing {
        /// Cups not yet on the table.
        left: u8,
    },
    /// A placement after the set-up, or in a game without the expert set-up.
    #[error("no cups are placed now: all of them stand already (CP-06)")]
    NotPlacing,
    /// The lifted stack does not exist.
    #[error("there is no stack on {cell} (CP-08)")]
    NoStack {
        /// The empty cell.
        cell: Cell,
    },
    /// The lifted stack is another player's.
    #[error("the stack on {cell} is {colour} on top and belongs to seat {owner}: you may lift only your own (CP-09)")]
    NotYours {
        /// Where the stack stands.
        cell: Cell,
        /// Its top cup.
        colour: Colour,
        /// Its owner.
        owner: Seat,
    },
    /// The two cells do not share an edge.
    #[error("{to} is not next to {from}: a stack moves to one of its six neighbours (CP-08)")]
    NotAdjacent {
        /// The lifted stack.
        from: Cell,
        /// The cell it was to go to.
        to: Cell,
    },
    /// There is nothing to land on.
    #[error("{cell} is empty: a stack can only land on another stack (CP-08)")]
    NothingToLandOn {
        /// The empty cell.
        cell: Cell,
    },
    /// The lifted stack is lower than the one it should land on.
    #[error("the stack on {from} is only {height} high and cannot land on {to}, which is {target} high (CP-10)")]
    TooLow {
        /// The lifted stack.
        from: Cell,
        /// The stack it was to land on.
        to: Cell,
        /// How high the lifted stack is.
        height: u8,
        /// How high the other one is.
        target: u8,
    },
    /// A cup of somebody else's colour.
    #[error("{colour} is not your colour (CP-06)")]
    NotYourColour {
        /// The colour.
        colour: Colour,
    },
    /// No cup of that colour is left to place.
    #[error("all your {colour} cups stand already: place your other colour (CP-06)")]
    ColourUsedUp {
        /// The colour.
        colour: Colour,
    },
    /// There is a cup already.
    #[error("there is a cup on {cell} already (CP-06)")]
    Occupied {
        /// The cell.
        cell: Cell,
    },
    /// The first cup goes elsewhere.
    #[error("the first cup goes to the centre, 0,0, not to {cell} (CP-06)")]
    FirstInCentre {
        /// The cell.
        cell: Cell,
    },
    /// The cup would touch too few others.
    #[error("a cup on {cell} would touch {touches}: it must touch at least {needed} (CP-06)")]
    TouchesTooFew {
        /// The cell.
        cell: Cell,
        /// How many cups stand next to it.
        touches: u8,
        /// How many are needed.
        needed: u8,
    },
}
