//! How long something takes: repeated until enough time has passed.

use std::time::Duration;

use crate::clock::Clock;

/// Long enough for a figure that repeats within a few per cent on a quiet machine.
const LONG_ENOUGH: Duration = Duration::from_millis(250);

/// Nanoseconds for one unit of work, given `work(round)` that does some units and says how many.
pub(crate) fn nanoseconds_each(clock: &Clock<'_>, mut work: impl FnMut(u64) -> u64) -> f64 {
    work(0); // warms caches and branch predictors
    let start = clock();
    let (mut units, mut round) = (0, 0);
    loop {
        round += 1;
        units += work(round);
        let passed = clock() - start;
        if passed >= LONG_ENOUGH {
            return passed.as_nanos() as f64 / units.max(1) as f64;
        }
    }
}
