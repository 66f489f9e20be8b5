//! An axis: the round numbers that enclose the data.

/// A range of values between two multiples of `step`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Axis {
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) step: f64,
}

impl Axis {
    /// The smallest axis with this step that holds all the values. It is at least one step long.
    pub(crate) fn with_step(values: impl IntoIterator<Item = f64>, step: f64) -> Axis {
        let (low, high) = range(values);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Axis { low, high: high.max(low + step), step }
    }

    /// An axis with at most about eight steps of a round length.
    pub(crate) fn with_round_steps(values: impl IntoIterator<Item = f64> + Clone) -> Axis {
        let (low, high) = range(values.clone());
        Axis::with_step(values, round_step((high - low) / 8.0))
    }

    /// The values at which the axis is marked.
    pub(crate) fn marks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        let Axis { low, step, .. } = *self;
        (0..=count).map(move |mark| low + step * f64::from(mark))
    }

    /// Where a value lies between `from` (the low end) and `to` (the high end).
    pub(crate) fn place(&self, value: f64, from: f64, to: f64) -> f64 {
        from + (value - self.low) / (self.high - self.low) * (to - from)
    }

    /// The decimals that tell the marks apart.
    pub(crate) fn decimals(&self) -> usize {
        (-self.step.log10().floor()).max(0.0) as usize
    }
}

/// The least and the greatest of the values; 0 and 0 if there are none.
fn range(values: impl IntoIterator<Item = f64>) -> (f64, f64) {
    let finite = values.into_iter().filter(|value| value.is_finite());
    let ends = finite.map(|value| (value, value));
    ends.reduce(|(low, high), (value, _)| (low.min(value), high.max(value))).unwrap_or((0.0, 0.0))
}

/// The least of 1, 2 and 5 times a power of ten that is at least `least`; 1 where `least` is 0.
fn round_step(least: f64) -> f64 {
    if least <= 0.0 {
        return 1.0;
    }
    let power = 10_f64.powf(least.log10().floor());
    // A little tolerance: three tenths must not become five because of a rounding error.
    let fits = |factor: &f64| factor * power >= least * (1.0 - 1e-9);
    power * [1.0, 2.0, 5.0].into_iter().find(fits).unwrap_or(10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (least, step) in
            [(0.0, 1.0), (0.009, 0.01), (0.01, 0.01), (0.03, 0.05), (0.7, 1.0), (1.5, 2.0), (60.0, 100.0)]
        {
            let found = round_step(least);
            assert!((found - step).abs() < 1e-9, "{least}: {found} instead of {step}");
        }
    }

    #[test]
    fn an_axis_encloses_its_data() {
        for values in [&[][..], &[0.5], &[0.013, 0.61], &[-3.0, 950.0], &[f64::NAN, 2.0, 3.0]] {
            let axis = Axis::with_round_steps(values.iter().copied());
            assert!(axis.low < axis.high && axis.marks().count() >= 2 && axis.marks().count() <= 11, "{axis:?}");
            for value in values.iter().filter(|value| value.is_finite()) {
                assert!((0.0..=1.0).contains(&axis.place(*value, 0.0, 1.0)), "{value} on {axis:?}");
            }
        }
    }

    #[test]
    fn marks_can_be_told_apart() {
        for (step, decimals) in [(200.0, 0), (1.0, 0), (0.5, 1), (0.02, 2), (0.001, 3)] {
            assert_eq!(Axis { low: 0.0, high: 1.0, step }.decimals(), decimals, "{step}");
        }
    }
}
