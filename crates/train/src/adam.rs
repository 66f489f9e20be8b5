//! Adam (Kingma and Ba, 2015): steps against the gradient, as long as the gradient is steady.

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const LEAST: f32 = 1e-8;

/// Running averages of earlier gradients.
pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    /// The bias of the averages because they began at 0.
    young: [f32; 2],
}

impl Adam {
    pub(crate) fn new(count: usize) -> Adam {
        Adam { mean: vec![0.0; count], square: vec![0.0; count], young: [1.0; 2] }
    }

    /// Moves the weights by one step of about the length `rate`.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.young[0] *= MEAN;
        self.young[1] *= SQUARE;
        let rate = rate * (1.0 - self.young[1]).sqrt() / (1.0 - self.young[0]);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &gradient), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean += (gradient - *mean) * (1.0 - MEAN);
            *square += (gradient * gradient - *square) * (1.0 - SQUARE);
            *weight -= rate * *mean / (square.sqrt() + LEAST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_lowest_point_of_a_valley() {
        let mut at = [4.0, -3.0];
        let mut adam = Adam::new(2);
        for _ in 0..2_000 {
            let gradient = [2.0 * (at[0] - 1.0), 20.0 * (at[1] - 2.0)];
            adam.step(&mut at, &gradient, 0.02);
        }
        assert!((at[0] - 1.0).abs() < 0.01 && (at[1] - 2.0).abs() < 0.01, "{at:?}");
    }
}
