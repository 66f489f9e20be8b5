//! The opinion about one turn.

use serde::Serialize;

use crate::{Class, Reason};

/// A judged turn: one action, or all actions of the turn in games that plan turns as a whole. Values are shares of the win by
/// seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Ply {
    /// Number of its first event in the record, from 0.
    pub event: usize,
    /// Number of the first event after it.
    pub turn_end: usize,
    /// The seat that played it.
    pub seat: usize,
    /// There was nothing to choose.
    pub forced: bool,
    /// The best turn found; the one that was played where nothing is better.
    pub best: Vec<String>,
    /// What is expected after it, up to the next draw.
    pub line: Vec<String>,
    /// The value after the best turn.
    pub value_best: Vec<f32>,
    /// The value after the turn that was played.
    pub value_played: Vec<f32>,
    /// `None` for a forced turn.
    pub class: Option<Class>,
    /// Are both values the result of perfect play?
    pub proved: bool,
    /// Why the best turn is better, where it is and one fact says so.
    pub reason: Option<Reason>,
    /// What the draws after this turn brought each seat against the mean of the deck; `None` where nothing was drawn.
    pub luck: Option<Vec<f32>>,
    /// Nodes looked at.
    pub nodes: u64,
}

impl Ply {
    /// The share of the win that its seat gave away, never negative.
    pub fn regret(&self) -> f32 {
        (self.value_best[self.seat] - self.value_played[self.seat]).max(0.0)
    }
}
