//! How a finished game is rewarded.

use game_core::{Outcome, Seat};

/// The kind of reward for a seat. Either way the sum over all seats is 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reward {
    /// 1 for a sole winner, losers share -1; ties share what they won.
    Outcome,
    /// One's own score minus the mean of the others'.
    Margin,
}

impl Reward {
    /// The reward of the name that Python's users write.
    pub(crate) fn named(name: &str) -> Option<Reward> {
        match name {
            "outcome" => Some(Reward::Outcome),
            "margin" => Some(Reward::Margin),
            _ => None,
        }
    }

    /// The reward of `seat` for this end.
    pub(crate) fn of(self, outcome: &Outcome, seat: Seat) -> f32 {
        let scores = outcome.scores.as_slice();
        let (seats, score) = (scores.len() as f32, scores[seat.index()]);
        match self {
            Reward::Outcome => {
                let won = f32::from(outcome.winners.contains(&seat)) / outcome.winners.len() as f32;
                (seats * won - 1.0) / (seats - 1.0)
            }
            Reward::Margin => score as f32 - (scores.iter().sum::<i32>() - score) as f32 / (seats - 1.0),
        }
    }
}
