//! Coffee Rush: two to four baristas gather ingredients on a shared board, fill three cups each and serve orders before they
//! grow cold. RULES.md has the rules with a number for every clause; the code cites the numbers.
//!
//! *Why this shape.* A turn is a string of small actions (an upgrade, steps, pours, serves, `done`), so that a player can be
//! shown the effect of each and told why one is refused. Bots want whole turns instead; [`turns`] makes them out of the
//! same rules.

mod action;
mod audit;
mod bag;
#[cfg(test)]
mod clauses;
mod content;
mod deck;
mod draw;
mod encoding;
mod facts;
mod game;
mod heuristic;
mod ingredient;
mod key;
mod naive;
mod numbers;
mod order;
pub mod player;
mod position;
mod rules;
mod slot;
mod square;
mod statistics;
mod style;
pub mod turns;
mod upgrade;
mod view;

pub use action::{Action, Draw};
pub use bag::Bag;
pub use deck::Deck;
pub use game::{Options, Setup};
pub use ingredient::Ingredient;
pub use naive::NaiveCoffeeRush;
pub use numbers::{CupNumber, SlotNumber};
pub use order::{Order, Orders};
pub use position::{Closed, CoffeeRush};
pub use rules::Illegal;
pub use slot::Slot;
pub use square::{Square, Squares};
pub use style::Style;
pub use upgrade::{Upgrade, Upgrades};
pub use view::{Becoming, Drawing, Pressure, StepChoice};
pub use view::{CupView, DeckView, OrderView, PhaseView, PlayerView, SlotView, SquareView, TurnView, View};
