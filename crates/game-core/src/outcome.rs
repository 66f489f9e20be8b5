//! How a finished game ended.

use serde::Serialize;

use crate::{PerSeat, Seat};

/// Scores by seat and every winner: a shared win lists several.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Final points by seat.
    pub scores: PerSeat<i32>,
    /// Winners in turn order, never empty.
    pub winners: Vec<Seat>,
}

impl Outcome {
    /// The winners are the seats whose `rank` is greatest; ties that the rules leave open are shared wins.
    pub fn by_rank<K: Ord>(scores: PerSeat<i32>, rank: impl Fn(Seat) -> K) -> Outcome {
        let seats = || (0..scores.as_slice().len()).map(Seat::wrapping);
        let best = seats().map(&rank).max();
        let winners = seats().filter(|&seat| Some(rank(seat)) == best).collect();
        Outcome { scores, winners }
    }
}
