//! The only place that reads the clock; everything else is given one.

use std::time::{Duration, Instant};

/// Time since some fixed moment, never going back.
pub(crate) type Clock<'a> = dyn Fn() -> Duration + Sync + 'a;

/// The machine's clock, starting at zero now.
#[expect(clippy::disallowed_methods, reason = "the outermost layer hands the clock to everybody else")]
pub(crate) fn system() -> impl Fn() -> Duration + Sync {
    let start = Instant::now();
    move || start.elapsed()
}
