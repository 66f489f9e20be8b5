//! Are predictions as sure as they sound? Of positions said to be won with 70 %, 70 % should be won.

/// Bins between 0 and 1.
pub const BINS: usize = 10;

/// A prediction: the share of the win that was expected, and the share that was then won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prediction {
    /// Between 0 and 1.
    pub expected: f64,
    /// Between 0 and 1.
    pub won: f64,
}

/// Predictions of about the same share, added up.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// How many.
    pub count: u64,
    expected: f64,
    won: f64,
}

impl Bin {
    /// The mean share expected.
    pub fn expected(&self) -> f64 {
        self.expected / self.count.max(1) as f64
    }

    /// The mean share won.
    pub fn won(&self) -> f64 {
        self.won / self.count.max(1) as f64
    }
}

/// A reliability diagram: predictions in ten bins.
///
/// ```
/// use search::arena::{Prediction, Reliability};
///
/// let mut reliability = Reliability::default();
/// for won in [1.0, 1.0, 1.0, 0.0] {
///     reliability.add(Prediction { expected: 0.65, won });
/// }
/// let bin = reliability.bins()[6];
/// assert_eq!((bin.count, bin.won()), (4, 0.75));
/// assert!((reliability.mean_distance() - 0.1).abs() < 1e-9, "ten points from the diagonal");
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reliability([Bin; BINS]);

impl Reliability {
    /// Adds a prediction.
    pub fn add(&mut self, Prediction { expected, won }: Prediction) {
        let bin = &mut self.0[((expected * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1;
        bin.expected += expected;
        bin.won += won;
    }

    /// The bins, from 0 to 1.
    pub fn bins(&self) -> &[Bin; BINS] {
        &self.0
    }

    /// The mean distance between expected and won, over all predictions, bin by bin.
    pub fn mean_distance(&self) -> f64 {
        let count: u64 = self.0.iter().map(|bin| bin.count).sum();
        let distances: f64 = self.0.iter().map(|bin| (bin.expected - bin.won).abs()).sum();
        distances / count.max(1) as f64
    }
}

/// The shares with the odds raised to the power of `sharpness`: below 1 less sure, above 1 surer. Of two players, the logit of
/// each is multiplied by it. The shares still add up to what they did.
pub fn sharpened(shares: &mut [f32], sharpness: f32) {
    let before: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share = share.max(0.0).powf(sharpness));
    let after: f32 = shares.iter().sum();
    if after > 0.0 {
        shares.iter_mut().for_each(|share| *share *= before / after);
    }
}

/// The sharpness that makes what happened likeliest; each prediction is taken for one between two, a seat and all the others.
pub fn fit_sharpness(predictions: &[Prediction]) -> f64 {
    let logits: Vec<(f64, f64)> = predictions
        .iter()
        .map(|&Prediction { expected, won }| {
            let expected = expected.clamp(1e-4, 1.0 - 1e-4);
            ((expected / (1.0 - expected)).ln(), won)
        })
        .collect();
    let mut sharpness = 1.0;
    // The likelihood has one maximum; a few Newton steps find it.
    for _ in 0..STEPS {
        let (mut slope, mut curvature) = (0.0, 1e-9);
        for &(logit, won) in &logits {
            let expected = 1.0 / (1.0 + (-sharpness * logit).exp());
            slope += logit * (won - expected);
            curvature += logit * logit * expected * (1.0 - expected);
        }
        sharpness = (sharpness + slope / curvature).clamp(0.05, 20.0);
    }
    sharpness
}

const STEPS: usize = 50;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_bin_holds_what_is_certain() {
        let mut reliability = Reliability::default();
        for expected in [0.0, 0.0999, 0.1, 0.9, 1.0] {
            reliability.add(Prediction { expected, won: expected });
        }
        assert_eq!(reliability.bins().map(|bin| bin.count), [2, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
        assert!(reliability.mean_distance() < 1e-12);
    }

    #[test]
    fn shares_still_add_up() {
        for (shares, sharpness, first) in [([0.8, 0.2, 0.0], 0.5, 2.0 / 3.0), ([0.8, 0.2, 0.0], 1.0, 0.8)] {
            let mut changed = shares;
            sharpened(&mut changed, sharpness);
            assert!((changed[0] - first).abs() < 1e-6, "{changed:?}");
            assert!((changed.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        }
    }

    #[test]
    fn a_boaster_is_found_out() {
        // It says 90 % and 10 % where the truth is 75 % and 25 %: logits of ±2.197 instead of ±1.099.
        let says = |expected: f64, wins: usize| {
            (0..4).map(move |game| Prediction { expected, won: f64::from(u8::from(game < wins)) })
        };
        let predictions: Vec<Prediction> = says(0.9, 3).chain(says(0.1, 1)).collect();
        assert!((fit_sharpness(&predictions) - 0.5).abs() < 1e-3);
    }
}
