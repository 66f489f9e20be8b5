//! The mean of some observations, and how sure it is.

use super::NORMAL_95;

/// A mean under way.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds an observation.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }

    /// Half the width of its 95 % interval; 0 for fewer than two observations.
    pub fn half_95(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = self.count as f64;
        let variance = ((self.squares - self.sum * self.sum / count) / (count - 1.0)).max(0.0);
        NORMAL_95 * (variance / count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_and_its_interval() {
        let mut mean = Mean::default();
        assert_eq!((mean.mean(), mean.half_95()), (0.0, 0.0));
        [2.0, 4.0, 4.0, 6.0].into_iter().for_each(|number| mean.add(number));
        assert_eq!(mean.mean(), 4.0);
        // The variance is 8 / 3, so the standard error is √(8 / 12).
        assert!((mean.half_95() - 1.959_964 * (8.0_f64 / 12.0).sqrt()).abs() < 1e-3);
    }
}
