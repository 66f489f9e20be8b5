//! What is proved about the result of a position.

use super::value::Worth;
use crate::position::{Patchwork, Side};

/// The result under perfect play lies between these, both included: twice the margin of the first side in points, one more
/// or less for the one who wins a tie. So a result is never 0, and its sign says who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) least: i16,
    pub(crate) most: i16,
}

impl Bounds {
    /// Nothing is proved.
    pub(crate) const OPEN: Bounds = Bounds { least: i16::MIN, most: i16::MAX };

    /// The result of a game that is over.
    pub(crate) fn of_over(position: &Patchwork) -> Bounds {
        let margin = position.score(Side::First) - position.score(Side::Second);
        // PW-23: the mover came second to the last space and loses a tie.
        let tie = if position.mover == Side::First { -1 } else { 1 };
        let result = (2 * margin + tie) as i16;
        Bounds { least: result, most: result }
    }

    pub(crate) fn is_exact(self) -> bool {
        self.least == self.most
    }

    /// Who is proved to win.
    pub(crate) fn winner(self) -> Option<Side> {
        match (self.least > 0, self.most < 0) {
            (true, _) => Some(Side::First),
            (_, true) => Some(Side::Second),
            _ => None,
        }
    }

    /// The worth to the first side of a result that is proved exactly.
    pub(crate) fn worth(self) -> Option<Worth> {
        self.is_exact()
            .then(|| Worth::decided(self.least > 0, i32::from(self.least.div_euclid(2)) + i32::from(self.least < 0)))
    }

    /// What `mover` can reach by the best of several moves, of which the known ones lead to `children`; when there are
    /// others too (`all` is false), they may lead anywhere.
    pub(crate) fn of_choice(mover: Side, children: impl Iterator<Item = Bounds>, all: bool) -> Bounds {
        let mut best: Option<Bounds> = None;
        for child in children {
            let (least, most) = (child.least, child.most);
            best = Some(match (best, mover) {
                (None, _) => child,
                (Some(best), Side::First) => Bounds { least: best.least.max(least), most: best.most.max(most) },
                (Some(best), Side::Second) => Bounds { least: best.least.min(least), most: best.most.min(most) },
            });
        }
        match (best, mover) {
            (None, _) => Bounds::OPEN,
            (Some(best), _) if all => best,
            (Some(best), Side::First) => Bounds { most: i16::MAX, ..best },
            (Some(best), Side::Second) => Bounds { least: i16::MIN, ..best },
        }
    }

    /// The least that `side` is sure of.
    pub(crate) fn sure(self, side: Side) -> i16 {
        match side {
            Side::First => self.least,
            Side::Second => self.most.saturating_neg(),
        }
    }
}
