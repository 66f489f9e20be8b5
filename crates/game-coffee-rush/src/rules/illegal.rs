//! Why something is not allowed now: in words for a player, and as facts for other languages.

use game_core::Seat;
use serde::Serialize;
use thiserror::Error;

use crate::{Bag, CupNumber, Ingredient, Order, SlotNumber, Square, Upgrade};

/// The obstacle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the messages explain the facts they carry")]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("orders are being drawn: nobody acts until they lie on the boards")]
    OrdersBeingDrawn,
    #[error("no order is being drawn now")]
    NothingToDraw,
    #[error("seat {expected} draws next, not seat {seat}")]
    WrongSeatDraws { seat: Seat, expected: Seat },
    #[error("no {order} is left to draw")]
    NotInDeck { order: Order },

    #[error("the set-up comes first: put a meeple on a free square (CR-07)")]
    MeeplesFirst,
    #[error("the set-up comes first: say which cups take your meeples' ingredients (CR-34)")]
    FillFirst,
    #[error("that belongs to the set-up, which is over")]
    SetUpIsOver,
    #[error("cups are filled when all the meeples stand")]
    FillAfterMeeples,
    #[error("{square} is taken: two meeples never share a square (CR-07)")]
    SquareTaken { square: Square },

    #[error("an upgrade is the first thing in a turn (CR-09)")]
    UpgradeComesFirst,
    #[error("{upgrade} is turned up already (CR-09)")]
    UpgradeIsUp { upgrade: Upgrade },
    #[error("only {held} fulfilled orders, {needed} needed (CR-09)")]
    TooFewFulfilled { held: u8, needed: u8 },

    #[error("you have no meeple on {square}")]
    NotYourMeeple { square: Square },
    #[error("only one of your meeples moves in a turn: the one on {moving} (CR-35)")]
    OtherMeepleMoves { moving: Square },
    #[error("{to} is not next to {from} (CR-10)")]
    NotNext { from: Square, to: Square },
    #[error("{to} lies diagonally from {from}: that takes the upgrade \"diagonal\" (CR-27)")]
    NeedsDiagonal { from: Square, to: Square },
    #[error("all {steps} steps are made and no rush token is left (CR-10, CR-11)")]
    NoStepLeft { steps: u8 },
    #[error(
        "{to} is taken and the turn could not end: no free square is within the {left} steps left after it (CR-13)"
    )]
    DeadEnd { to: Square, left: u8 },
    #[error("no step after the first ingredient is poured")]
    PouringHasBegun,
    #[error("make at least one step first (CR-10)")]
    StepFirst,
    #[error("{square} is taken: the turn cannot end there, so step on (CR-13)")]
    StepOn { square: Square },

    #[error("cup {cup} is empty already")]
    CupIsEmpty { cup: CupNumber },
    #[error("no cup is emptied or filled after the first order is served (CR-17)")]
    ServingHasBegun,
    #[error("there is no {ingredient} in your hand")]
    NotInHand { ingredient: Ingredient },
    #[error("there is no {order} in your slot {slot}")]
    NoSuchOrder { order: Order, slot: SlotNumber },
    #[error("cup {cup} is no {order}: {} (CR-18)", Difference { missing: *missing, surplus: *surplus })]
    CupDiffers { cup: CupNumber, order: Order, missing: Bag, surplus: Bag },
}

/// `it still needs steam`, `it holds ice too many`, or both.
struct Difference {
    missing: Bag,
    surplus: Bag,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Difference { missing, surplus } = self;
        match (missing.is_empty(), surplus.is_empty()) {
            (_, true) => write!(f, "it still needs {missing}"),
            (true, _) => write!(f, "it holds too much: {surplus}"),
            _ => write!(f, "it still needs {missing} and holds too much: {surplus}"),
        }
    }
}
