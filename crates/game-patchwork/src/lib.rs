//! The rules of Patchwork for two players.
//!
//! *Why this shape.* A position ([`Patchwork`]) is plain data of little more than a hundred bytes that copies instead of
//! undoing. A quilt is one board of bits, and where a patch fits is found by intersecting shifted boards (`fit`), so moves
//! are counted, listed and drawn at random without trying squares one by one. Everything a player may want to know beyond
//! the rules (the consequences of an option, how near the bonus tile is) is in the [`View`]. [`NaivePatchwork`] says the
//! same rules slowly, as the rulebook does, and the tests hold the two against each other.
//!
//! `RULES.md` has the rules in words; clause numbers such as PW-14 in comments and test names refer to it.

mod action;
mod audit;
mod cell;
mod circle;
mod draw;
mod encoding;
mod facts;
mod fit;
mod forecast;
mod game;
mod heuristic;
mod illegal;
mod naive;
mod patch;
mod player;
mod position;
mod quilt;
mod sample;
mod setup;
mod statistics;
mod style;
mod track;
mod view;

pub use action::{Action, Placement};
pub use cell::{Cell, SIDE};
pub use circle::{Circle, OFFERED};
pub use fit::Fits;
pub use forecast::{Choice, Forecast};
pub use illegal::Illegal;
pub use naive::NaivePatchwork;
pub use patch::{Orientation, PATCHES, Patch, PatchId};
pub use player::Memory;
pub use position::Patchwork;
pub use quilt::{BestSquare, Quilt};
pub use setup::{Options, Setup, Track};
pub use style::Style;
pub use track::{LAST_SPACE, Marks};
pub use view::{CirclePatch, PlayerView, TrackView, View};
