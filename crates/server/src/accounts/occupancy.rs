//! How many of something are there at the moment, in all and for each key: connections, sockets.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A limited number of places, and a limited number of them for each key.
pub(crate) struct Occupancy {
    most: usize,
    most_each: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    each: BTreeMap<String, usize>,
}

/// Why there is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// There is none for anybody.
    All,
    /// This key has all that one may have.
    Key,
}

/// One place, until it is dropped.
pub(crate) struct Place {
    occupancy: Arc<Occupancy>,
    key: String,
}

impl Occupancy {
    /// `most` places in all, `most_each` for one key.
    pub(crate) fn new(most: usize, most_each: usize) -> Arc<Self> {
        Arc::new(Occupancy { most, most_each, taken: Mutex::default() })
    }

    /// Takes a place for `key`.
    pub(crate) fn enter(self: &Arc<Self>, key: String) -> Result<Place, Full> {
        let mut taken = self.lock();
        if taken.all >= self.most {
            return Err(Full::All);
        }
        let own = taken.each.entry(key.clone()).or_default();
        if *own >= self.most_each {
            return Err(Full::Key);
        }
        *own += 1;
        taken.all += 1;
        Ok(Place { occupancy: self.clone(), key })
    }

    /// How many places are taken.
    pub(crate) fn count(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.occupancy.lock();
        taken.all -= 1;
        if let Some(own) = taken.each.get_mut(&self.key) {
            *own -= 1;
            if *own == 0 {
                taken.each.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_limited_in_all_and_for_each_and_come_back() {
        let places = Occupancy::new(3, 2);
        let enter = |key: &str| places.enter(key.to_owned());
        let first = enter("ada").ok();
        let second = enter("ada").ok();
        assert_eq!(enter("ada").err(), Some(Full::Key));
        let third = enter("bob").ok();
        assert_eq!(enter("eve").err(), Some(Full::All));
        assert_eq!(places.count(), 3);
        drop((first, second));
        assert!(enter("eve").is_ok() && enter("ada").is_ok());
        drop(third);
        assert_eq!((places.count(), places.lock().each.len()), (0, 0), "nothing is remembered of those who have gone");
    }
}
