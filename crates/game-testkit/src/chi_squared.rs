//! Pearson's χ² test, for proving that a fast sampler draws from the distribution it should.

/// How far `observed` counts are from the `expected` ones.
pub fn chi_squared(observed: &[u64], expected: &[f64]) -> f64 {
    assert_eq!(observed.len(), expected.len(), "one expectation for each observation");
    observed.iter().zip(expected).map(|(&seen, &want)| (seen as f64 - want).powi(2) / want).sum()
}

/// The value that χ² with `freedom` degrees exceeds by chance about once in a million (Wilson–Hilferty).
pub fn chi_squared_limit(freedom: usize) -> f64 {
    const ONE_IN_A_MILLION: f64 = 4.753;
    let (k, spread) = (freedom as f64, 2.0 / (9.0 * freedom as f64));
    k * (1.0 - spread + ONE_IN_A_MILLION * spread.sqrt()).powi(3)
}

/// Fails when `observed` counts are not what `weights` would give.
pub fn assert_same_distribution(observed: &[u64], weights: &[f64], what: &str) {
    let (drawn, total): (u64, f64) = (observed.iter().sum(), weights.iter().sum());
    let expected: Vec<f64> = weights.iter().map(|weight| weight / total * drawn as f64).collect();
    assert!(expected.iter().all(|&want| want >= 5.0), "{what}: too few draws for a χ² test");
    if observed.len() < 2 {
        return;
    }
    let (distance, limit) = (chi_squared(observed, &expected), chi_squared_limit(observed.len() - 1));
    assert!(distance < limit, "{what}: χ² is {distance:.1}, which chance keeps below {limit:.1}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_that_of_the_tables() {
        // Upper 1e-6 quantiles of χ²: 10 degrees 46.86, 100 degrees 182.13 (to within the approximation's 3 %).
        assert!((chi_squared_limit(10) / 46.86 - 1.0).abs() < 0.03);
        assert!((chi_squared_limit(100) / 182.13 - 1.0).abs() < 0.03);
    }

    #[test]
    fn equal_counts_pass() {
        assert_same_distribution(&[100, 98, 103], &[1.0, 1.0, 1.0], "a fair die");
    }

    #[test]
    #[should_panic(expected = "χ²")]
    fn a_loaded_die_fails() {
        assert_same_distribution(&[1000, 1000, 1300], &[1.0, 1.0, 1.0], "a loaded die");
    }
}
