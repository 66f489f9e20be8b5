//! Elo ratings: the share of the wins that a difference of strength brings.

/// The rating by which one side is stronger when it takes `share` of the wins and would take `even` among equals; infinite
/// when it takes none or all.
///
/// A seat rated r wins with odds 10^(r/400) against a seat rated 0. One against three equal others, all equally strong, has
/// one share of four: `even` is 1/4. With two players this is the usual formula.
///
/// ```
/// use search::arena::{elo, expected_share};
///
/// assert_eq!(elo(0.75, 0.5).round(), 191.0);
/// assert_eq!(elo(0.25, 0.25), 0.0, "an equal share at a table of four");
/// assert!((expected_share(400.0, 0.5) - 10.0 / 11.0).abs() < 1e-9);
/// ```
pub fn elo(share: f64, even: f64) -> f64 {
    400.0 * (share / (1.0 - share) * (1.0 - even) / even).log10()
}

/// The share of the wins that a side takes when it is stronger by `elo`: the inverse of [`elo`].
pub fn expected_share(elo: f64, even: f64) -> f64 {
    let odds = 10_f64.powf(elo / 400.0) * even / (1.0 - even);
    odds / (1.0 + odds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(share: f64, even: f64, expected: f64) {
        let computed = elo(share, even);
        assert!((computed - expected).abs() < 0.01, "{share} of {even}: {computed}");
        assert!((expected_share(computed, even) - share).abs() < 1e-9);
    }

    #[test]
    fn ratings_of_known_shares() {
        check(0.5, 0.5, 0.0);
        check(0.75, 0.5, 190.85); // 400 · log10(3)
        check(10.0 / 11.0, 0.5, 400.0);
        check(0.25, 0.25, 0.0);
        check(0.5, 0.25, 190.85); // odds of 1 where equals have 1/3
        check(0.1, 0.5, -381.70);
    }

    #[test]
    fn all_or_nothing_has_no_finite_rating() {
        assert_eq!((elo(1.0, 0.5), elo(0.0, 0.5)), (f64::INFINITY, f64::NEG_INFINITY));
    }
}
