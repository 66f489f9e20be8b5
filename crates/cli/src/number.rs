//! Whole numbers as arguments, with an error that says which ones will do.

use std::ops::RangeInclusive;

/// The end of a range that has no bound of its own.
pub(crate) const MOST: u64 = u64::MAX;

/// A parser of the whole numbers in `range`, all of which `T` must hold.
pub(crate) fn whole<T: TryFrom<u64>>(range: RangeInclusive<u64>) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| match *range.end() {
            MOST => format!("expected a whole number from {} to 2^64 - 1", range.start()),
            end => format!("expected a whole number from {} to {end}", range.start()),
        })
    }
}
