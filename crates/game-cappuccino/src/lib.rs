//! Cappuccino: stacks of cups on a hexagonal table; the higher stack lands on the lower.
//!
//! *Why this shape.* See [`Cappuccino`] for the position and [`Topology`] for the masks that make it fast. The rules in
//! words, with the ids of their clauses (CP-01 and so on), are in RULES.md; a comment or a test that names a clause points
//! there.

mod action;
mod audit;
mod cell;
mod colour;
mod cup_order;
mod deal;
mod draw;
mod encoding;
mod facts;
mod game;
mod heuristic;
mod illegal;
mod islands;
mod naive;
mod placing;
mod player;
mod position;
mod rollout;
mod safety;
mod setup;
mod shape;
mod statistics;
mod style;
mod topology;
mod view;

pub use action::Action;
pub use cell::{CELLS, Cell, RADIUS};
pub use colour::{CUPS_PER_COLOUR, Colour};
pub use cup_order::cup_order;
pub use illegal::Illegal;
pub use islands::{Island, Status};
pub use naive::NaiveCappuccino;
pub use player::{Exact, Memory, solve};
pub use position::Cappuccino;
pub use setup::{Options, Setup};
pub use style::Style;
pub use topology::Topology;
pub use view::{ColourView, IslandView, PlayerView, StackView, TargetView, View, ViewPhase};
