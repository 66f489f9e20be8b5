//! One scale for all players of a game.
//!
//! *Why this shape.* No single match is trusted across more than a few hundred rating points, so neighbours meet, and some
//! across ([`pairings()`]); what they have played lies in a file ([`Results`]) that a later run goes on from; the ratings are
//! fitted to all of it at once and drawn ([`ladder_chart()`]).

mod chart;
mod pairings;
mod rated;
mod results;

pub(crate) use chart::ladder_chart;
pub(crate) use pairings::pairings;
pub(crate) use rated::rate;
pub(crate) use results::{Met, Results, Terms};
