//! RateLimit limits: so many at once, and then one every so often, for each key.
//!
//! *Why this shape.* A limit that remembers one instant a key (the theoretical arrival time of the generic cell rate algorithm)
//! needs no timer and takes time as an argument.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use protocol::Millis;

/// Keys are forgotten when there are more than this; a forgotten key merely has its whole burst again.
const KEYS_MAX: usize = 100_000;

/// A limit on how often each key may do something.
pub(crate) struct RateLimit {
    burst: i64,
    every_ms: Millis,
    /// For each key: when everything it did would have been done, had it kept to the pace.
    arrivals: Mutex<BTreeMap<String, Millis>>,
}

impl RateLimit {
    /// `burst` at once, then one every `every_ms`.
    pub(crate) fn new(burst: u32, every_ms: Millis) -> Self {
        RateLimit { burst: i64::from(burst), every_ms, arrivals: Mutex::default() }
    }

    /// May `key` do it once more now? If not: in how many milliseconds.
    pub(crate) fn take(&self, key: &str, now: Millis) -> Result<(), u64> {
        let mut arrivals = self.arrivals.lock().unwrap_or_else(PoisonError::into_inner);
        let due = arrivals.get(key).copied().unwrap_or(now).max(now);
        let wait = due - now - (self.burst - 1) * self.every_ms;
        if wait > 0 {
            return Err(wait as u64);
        }
        if arrivals.len() >= KEYS_MAX {
            arrivals.retain(|_, due| *due > now);
        }
        arrivals.insert(key.to_owned(), due + self.every_ms);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_then_a_pace() {
        let rate = RateLimit::new(3, 1_000);
        assert_eq!([0, 0, 0].map(|now| rate.take("ada", now)), [Ok(()); 3]);
        assert_eq!(rate.take("ada", 0), Err(1_000));
        assert_eq!(rate.take("ada", 400), Err(600));
        assert_eq!(rate.take("bob", 400), Ok(()), "keys do not share");
        assert_eq!(rate.take("ada", 1_000), Ok(()));
        assert_eq!(rate.take("ada", 1_000), Err(1_000));
        assert_eq!([9_000, 9_000, 9_000].map(|now| rate.take("ada", now)), [Ok(()); 3], "a rest restores the burst");
    }
}
