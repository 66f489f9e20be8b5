//! Events as values and as text.

use std::fmt;
use std::str::FromStr;

use game_core::{Seat, SyntaxError};

use crate::{CupNumber, Ingredient, Order, SlotNumber, Square, Upgrade};

/// An action of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `meeple c1`: set-up, put a meeple here.
    Meeple(Square),
    /// `fill 1 2`: set-up for two, the first meeple's ingredient into the first cup named, the second's into the second.
    Fill(CupNumber, CupNumber),
    /// `upgrade diagonal`: discard three fulfilled orders, turn this up.
    Upgrade(Upgrade),
    /// `step c1 d1`: one step of the meeple on the first square.
    Step {
        /// Where the meeple stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// `empty 2`: empty this cup into the supply.
    Empty(CupNumber),
    /// `pour milk 1`: one token from hand into this cup.
    Pour(Ingredient, CupNumber),
    /// `serve 3 cold-brew 2`: this cup fulfils that order, which lies in that slot.
    Serve {
        /// The cup.
        cup: CupNumber,
        /// The order.
        order: Order,
        /// Where the order lies.
        slot: SlotNumber,
    },
    /// `done`: end the turn.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Meeple(square) => write!(f, "meeple {square}"),
            Action::Fill(first, second) => write!(f, "fill {first} {second}"),
            Action::Upgrade(upgrade) => write!(f, "upgrade {upgrade}"),
            Action::Step { from, to } => write!(f, "step {from} {to}"),
            Action::Empty(cup) => write!(f, "empty {cup}"),
            Action::Pour(ingredient, cup) => write!(f, "pour {ingredient} {cup}"),
            Action::Serve { cup, order, slot } => write!(f, "serve {cup} {order} {slot}"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// How a draw is written.
const DRAW_FORM: &str = "\"draw SEAT ORDER\" with a seat and an order of the game, such as \"draw 2 iced-mochaccino\"";

impl FromStr for Action {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (read, form) = match verb {
            "meeple" => (Square::named(rest).map(Action::Meeple), "\"meeple SQUARE\", such as \"meeple c1\""),
            "fill" => (read_fill(rest), "\"fill CUP CUP\", such as \"fill 1 2\""),
            "upgrade" => (
                Upgrade::named(rest).map(Action::Upgrade),
                "\"upgrade\" and one of double-meeples, diagonal, double-corners, double-specialties",
            ),
            "step" => (read_step(rest), "\"step FROM TO\", such as \"step c1 d1\""),
            "empty" => (CupNumber::numbered(rest).map(Action::Empty), "\"empty CUP\", such as \"empty 2\""),
            "pour" => (read_pour(rest), "\"pour INGREDIENT CUP\", such as \"pour milk 1\""),
            "serve" => (
                read_serve(rest),
                "\"serve CUP ORDER SLOT\" with an order of the game, such as \"serve 3 cold-brew 2\"",
            ),
            "done" => ((text == "done").then_some(Action::Done), "\"done\""),
            "draw" => (None, DRAW_FORM),
            _ => (None, "an event that begins with meeple, fill, upgrade, step, empty, pour, serve, done or draw"),
        };
        read.ok_or_else(|| SyntaxError::new(text, format!("expected {form}")))
    }
}

fn read_fill(rest: &str) -> Option<Action> {
    let (first, second) = rest.split_once(' ')?;
    Some(Action::Fill(CupNumber::numbered(first)?, CupNumber::numbered(second)?))
}

fn read_step(rest: &str) -> Option<Action> {
    let (from, to) = rest.split_once(' ')?;
    Some(Action::Step { from: Square::named(from)?, to: Square::named(to)? })
}

fn read_pour(rest: &str) -> Option<Action> {
    let (ingredient, cup) = rest.split_once(' ')?;
    Some(Action::Pour(Ingredient::named(ingredient)?, CupNumber::numbered(cup)?))
}

fn read_serve(rest: &str) -> Option<Action> {
    let (cup, rest) = rest.split_once(' ')?;
    let (order, slot) = rest.split_once(' ')?;
    Some(Action::Serve {
        cup: CupNumber::numbered(cup)?,
        order: Order::named(order)?,
        slot: SlotNumber::numbered(slot)?,
    })
}

/// A decision of chance: `draw 2 iced-mochaccino`, seat 2 draws this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Draw {
    /// The seat that gets the card.
    pub seat: Seat,
    /// The card.
    pub order: Order,
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw {} {}", self.seat, self.order)
    }
}

impl FromStr for Draw {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let read = || {
            let (seat, order) = text.strip_prefix("draw ")?.split_once(' ')?;
            let &[digit @ b'0'..=b'3'] = seat.as_bytes() else { return None };
            Some(Draw { seat: Seat::new(usize::from(digit - b'0'))?, order: Order::named(order)? })
        };
        read().ok_or_else(|| SyntaxError::new(text, format!("expected {DRAW_FORM}")))
    }
}

/// Every action that is legal in some position.
pub(crate) fn universe() -> Vec<Action> {
    let cups = CupNumber::ALL;
    let mut all = vec![Action::Done];
    all.extend(Square::ALL.map(Action::Meeple));
    all.extend(cups.into_iter().flat_map(|first| cups.map(|second| Action::Fill(first, second))));
    all.extend(Upgrade::ALL.map(Action::Upgrade));
    all.extend(
        Square::ALL.into_iter().flat_map(|from| from.neighbours(true).iter().map(move |to| Action::Step { from, to })),
    );
    all.extend(cups.map(Action::Empty));
    all.extend(Ingredient::ALL.into_iter().flat_map(|ingredient| cups.map(|cup| Action::Pour(ingredient, cup))));
    for cup in cups {
        for order in Order::ALL {
            all.extend(SlotNumber::ALL.map(|slot| Action::Serve { cup, order, slot }));
        }
    }
    all.sort_unstable();
    all
}
