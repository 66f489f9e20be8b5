//! Why an action is not allowed, in words for players and as facts for other languages.

use std::fmt::Display;

use serde::Serialize;
use thiserror::Error;

use crate::cell::Cell;
use crate::patch::PatchId;

/// Why an action is not allowed now.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Illegal {
    /// Both tokens are on the last space.
    #[error("the game is over: both tokens are on the last space (PW-21)")]
    GameOver,
    /// A leather patch was taken and is not yet on the quilt.
    #[error("first put the leather patch on an empty square (PW-17)")]
    LeatherFirst,
    /// There is no leather patch to put down.
    #[error("you have no leather patch to place: one is taken by crossing it on the time track (PW-17)")]
    NoLeather,
    /// The patch is not one of the next three.
    #[error("patch {patch} is not among the next patches, {} (PW-10)", list(.offered))]
    NotOffered {
        /// The patch asked for.
        patch: PatchId,
        /// Those that may be bought.
        offered: Vec<PatchId>,
    },
    /// The player cannot pay.
    #[error("patch {patch} costs {price} buttons and you have {have}: {missing} missing (PW-12)")]
    TooFewButtons {
        /// The patch asked for.
        patch: PatchId,
        /// Its price.
        price: u16,
        /// The player's buttons.
        have: u16,
        /// How many more are needed.
        missing: u16,
    },
    /// Some of the squares already have something on them.
    #[error("already covered: {} (PW-13)", list(.cells))]
    Covered {
        /// Which.
        cells: Vec<Cell>,
    },
}

fn list<T: Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
