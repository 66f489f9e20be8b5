//! How good a turn was, in a word; docs/review.md says where the bands come from.

use serde::Serialize;

/// The class of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Class {
    /// Nothing better was found.
    Best,
    /// It gave away next to nothing.
    Good,
    /// It gave away a little.
    Inaccurate,
    /// It gave away much.
    Mistake,
    /// It gave away so much that a game may turn on it, or a win that was proved.
    Blunder,
}

/// Below this regret two turns are as good as each other: searches do not agree with themselves more closely.
const SAME: f32 = 0.005;
/// The least regret of an inaccurate turn, of a mistake and of a blunder at a table for two.
const BANDS: [(f32, Class); 3] = [(0.20, Class::Blunder), (0.10, Class::Mistake), (0.05, Class::Inaccurate)];
/// By number of seats from two: the bands narrow as the spread of an even chance does.
const SCALE: [f32; 3] = [1.0, 0.94, 0.87];
/// The regret that halves the accuracy of a turn.
const HALF: f32 = 0.15;

impl Class {
    /// The class of a turn that gave away `regret` of the win at a table of so many seats.
    ///
    /// ```
    /// use review::Class;
    ///
    /// assert_eq!(Class::of(0.0, 2), Class::Best);
    /// assert_eq!(Class::of(0.12, 2), Class::Mistake);
    /// assert_eq!(Class::of(0.18, 2), Class::Mistake);
    /// assert_eq!(Class::of(0.18, 4), Class::Blunder, "with more at the table, shares are smaller");
    /// ```
    pub fn of(regret: f32, seats: usize) -> Class {
        let scale = SCALE[seats.clamp(2, SCALE.len() + 1) - 2];
        let band = BANDS.into_iter().find(|(least, _)| regret >= least * scale).map(|(_, class)| class);
        band.unwrap_or(if regret < SAME { Class::Best } else { Class::Good })
    }
}

/// The accuracy of a turn, from 100 for nothing given away.
pub fn accuracy(regret: f32) -> f32 {
    100.0 * (-regret.max(0.0) / HALF).exp2()
}
