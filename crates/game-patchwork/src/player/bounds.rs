//! Proved bounds on the result of a position.

use super::value::Worth;
use crate::position::{Patchwork, Side};

/// The result under perfect play lies between these, both included: twice the margin of the first side in points, one more
/// or less for the side that wins a tie. So a result is never 0, and its sign gives the winner.
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

    /// The proved winner.
    pub(crate) fn winner(self) -> Option<Side> {
        match (self.least > 0, self.most < 0) {
            (true, _) => Some(Side::First),
            (_, true) => Some(Side::Second),
            _ => None,
        }
    }

    /// The worth to the first side of a result that is proved exactly.
    pub(crate) fn worth(self) -> Option<Worth> {
        self.is_exact().then(|| worth_of(self.least))
    }

    /// `worth` to the first side, corrected by the proved bounds.
    pub(crate) fn corrected(self, worth: Worth) -> Worth {
        let mut corrected = worth;
        if self.least != Bounds::OPEN.least {
            let least = worth_of(self.least);
            corrected = Worth { win: corrected.win.max(least.win), utility: corrected.utility.max(least.utility) };
        }
        if self.most != Bounds::OPEN.most {
            let most = worth_of(self.most);
            corrected = Worth { win: corrected.win.min(most.win), utility: corrected.utility.min(most.utility) };
        }
        corrected
    }

    /// Can a move that leads to `child` be better for `mover` than the proved worth of this position?
    pub(crate) fn may_improve_by(self, child: Bounds, mover: Side) -> bool {
        match mover {
            Side::First => child.most > self.least && !child.is_exact(),
            Side::Second => child.least < self.most && !child.is_exact(),
        }
    }

    /// The bounds that `mover` can reach by the best of several moves, of which the known ones lead to `children`; when there are
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

/// The worth of a result to the first side.
fn worth_of(result: i16) -> Worth {
    // One more or less than twice the margin: towards zero for a tie.
    let points = (i32::from(result) - i32::from(result).signum()) / 2;
    Worth::decided(result > 0, points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_as_good_as_its_best_move() {
        let bounds = |least, most| Bounds { least, most };
        let children = || [bounds(-5, 9), bounds(1, 3), Bounds { least: 2, ..Bounds::OPEN }].into_iter();
        assert_eq!(Bounds::of_choice(Side::First, children().take(2), true), bounds(1, 9));
        assert_eq!(Bounds::of_choice(Side::First, children().take(2), false), bounds(1, i16::MAX));
        assert_eq!(Bounds::of_choice(Side::First, children(), true), bounds(2, i16::MAX));
        assert_eq!(Bounds::of_choice(Side::Second, children(), true), bounds(-5, 3));
        assert_eq!(Bounds::of_choice(Side::Second, children(), false), bounds(i16::MIN, 3));
        assert_eq!(Bounds::of_choice(Side::Second, children().take(0), true), Bounds::OPEN);
    }

    #[test]
    fn results_have_a_winner_and_a_margin() {
        for (result, winner, points) in
            [(1, Side::First, 0), (-1, Side::Second, 0), (9, Side::First, 4), (-9, Side::Second, -4)]
        {
            let bounds = Bounds { least: result, most: result };
            assert_eq!(bounds.winner(), Some(winner), "{result}");
            assert_eq!(bounds.worth(), Some(Worth::decided(winner == Side::First, points)), "{result}");
            assert_eq!(bounds.corrected(Worth { win: 0.5, utility: 0.5 }), bounds.worth().expect("it is exact"));
        }
        assert_eq!(Bounds::OPEN.corrected(Worth { win: 0.5, utility: 0.4 }), Worth { win: 0.5, utility: 0.4 });
    }
}
