//! The few curves a search needs, made of exact operations only, so that a native build and one for the browser agree to
//! the last bit; the library functions of different platforms do not.

/// e to the power of `x`, good to about six digits.
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E;
    let whole = x.round();
    let part = (x - whole) * std::f32::consts::LN_2;
    // e^part for |part| ≤ 0.35, by its series.
    let series = 1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0)))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// From 0 to 1, 0.5 at 0.
pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// From -1 to 1.
pub(crate) fn tanh(x: f32) -> f32 {
    2.0 * logistic(2.0 * x) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_the_true_curves() {
        for step in -400..=400 {
            let x = step as f32 / 40.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-5, "exp({x})");
            assert!((tanh(x) - x.tanh()).abs() < 1e-5, "tanh({x})");
            assert!((logistic(x) - 1.0 / (1.0 + (-x).exp())).abs() < 1e-5, "logistic({x})");
        }
    }
}
