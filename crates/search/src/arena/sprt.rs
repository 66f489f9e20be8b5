//! The sequential test that ends a match as soon as it has shown enough.

use super::{Tally, expected_share};

/// Chance of either wrong verdict.
const ERROR: f64 = 0.05;

/// "Is the side stronger by `elo1`, or only by `elo0`?" A sequential probability ratio test on deals (with two players: on
/// pairs), each taken as one observation with the spread that the deals show.
///
/// ```
/// use search::arena::{Played, Side, Sprt, Tally, Verdict};
///
/// let test = Sprt { elo0: 0.0, elo1: 100.0, even: 0.5 };
/// let mut tally = Tally::new(Side::of_first(&["new", "old"]));
/// assert_eq!(test.verdict(&tally), Verdict::Undecided);
/// let lost = Played { shares: vec![0.0, 1.0], margin: None };
/// while test.verdict(&tally) == Verdict::Undecided && tally.deals() < 1_000 {
///     tally.add_deal(&[lost.clone(), lost.clone()]);
/// }
/// assert_eq!(test.verdict(&tally), Verdict::Rejected);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The rating to refute.
    pub elo0: f64,
    /// The rating to show; greater.
    pub elo1: f64,
    /// The side's share among equals.
    pub even: f64,
}

/// The result of a test so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Play on.
    Undecided,
    /// As strong as the higher rating.
    Accepted,
    /// No stronger than the lower one.
    Rejected,
}

impl Sprt {
    /// The logarithm of how much better the higher rating explains the games than the lower one.
    ///
    /// The spread counts one virtual deal that splits evenly among equals as independent games would: without it, the first
    /// deals could agree by accident and decide everything.
    pub fn log_likelihood_ratio(&self, tally: &Tally) -> f64 {
        let deals = tally.deals() as f64;
        if deals == 0.0 {
            return 0.0;
        }
        let (low, high) = (expected_share(self.elo0, self.even), expected_share(self.elo1, self.even));
        let virtual_deal = self.even * (1.0 - self.even) * deals / tally.games() as f64;
        let variance = (tally.variance() * (deals - 1.0) + virtual_deal) / deals;
        deals * (high - low) * (2.0 * tally.share() - low - high) / (2.0 * variance)
    }

    /// The ratio at which the higher rating is accepted; its negative rejects it.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The verdict on the games so far.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let ratio = self.log_likelihood_ratio(tally);
        if ratio >= Sprt::bound() {
            Verdict::Accepted
        } else if ratio <= -Sprt::bound() {
            Verdict::Rejected
        } else {
            Verdict::Undecided
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Played, Side};

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 100.0, even: 0.5 };

    fn pairs(counts: [u64; 3]) -> Tally {
        let mut tally = Tally::new(Side::of_first(&[0, 1]));
        for (wins, count) in counts.into_iter().enumerate() {
            let game = |won: bool| Played { shares: vec![f64::from(won), f64::from(!won)], margin: None };
            for _ in 0..count {
                tally.add_deal(&[game(wins > 0), game(wins > 1)]);
            }
        }
        tally
    }

    #[test]
    fn the_ratio_by_hand() {
        // 1 lost, 2 even, 7 won pairs: mean 0.8, squares of differences 1.1, and 0.125 of the virtual pair, over ten.
        // Shares at 0 and 100 Elo: 0.5 and 0.640065.
        let ratio = TEST.log_likelihood_ratio(&pairs([1, 2, 7]));
        let expected = 10.0 * 0.140_065 * (1.6 - 1.140_065) / (2.0 * 0.1225);
        assert!((ratio - expected).abs() < 1e-4, "{ratio} instead of {expected}");
        assert!((Sprt::bound() - 2.944).abs() < 1e-3);
    }

    #[test]
    fn it_decides_when_enough_is_shown() {
        for (counts, expected) in [
            ([0, 0, 0], Verdict::Undecided),
            ([0, 0, 1], Verdict::Undecided),
            ([1, 2, 7], Verdict::Undecided),
            ([3, 20, 30], Verdict::Accepted),
            ([25, 20, 15], Verdict::Rejected),
        ] {
            assert_eq!(TEST.verdict(&pairs(counts)), expected, "{counts:?}");
        }
    }
}
