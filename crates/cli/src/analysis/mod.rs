//! A game that was played, judged move by move.
//!
//! *Why this shape.* A move is judged by the position that it leaves (its afterstate), not by later luck: the move that was
//! played and the one that looks best are played in the same position, and both results are searched with the same effort
//! and, where chance comes next, under the same luck. So the regret of a move does not hold the noise of two different
//! searches.

mod analyst;
mod judgement;
mod summary;

pub(crate) use analyst::Analyst;
pub(crate) use judgement::Judgement;
pub(crate) use summary::Summary;
