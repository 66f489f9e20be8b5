//! The transposition table: results of searched positions, in bounded memory.
//!
//! *Why this shape.* Buckets of four entries fill a cache line. An entry gives way to another by its worth (how deep it looked)
//! and its age. Whole keys are kept, because a proof must not rest on a position that only looks alike. The memory is asked
//! for when a search needs it, so that a short search stays small.

use super::board::Step;

/// How an entry bounds the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true value is the entry's or more.
    Least,
    /// The true value is the entry's or less.
    Most,
    /// The true value is the entry's.
    Exact,
}

/// The stored result of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) score: i16,
    pub(super) bound: Bound,
    pub(super) depth: u8,
    pub(super) best: Step,
}

const ENTRIES: usize = 4;

/// A key and its result, packed, four times.
type Bucket = [u64; 2 * ENTRIES];

/// Bits of an entry that say in which search it was written.
const AGES: u8 = 64;

/// A transposition table.
pub(super) struct TranspositionTable {
    /// The most it may take.
    bytes: usize,
    buckets: Vec<Bucket>,
    age: u8,
}

impl TranspositionTable {
    /// An empty table that will never take more than `bytes`.
    pub(super) fn new(bytes: usize) -> TranspositionTable {
        TranspositionTable { bytes, buckets: Vec::new(), age: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets = Vec::new();
    }

    /// Makes room for a new search of so many nodes.
    pub(super) fn begin(&mut self, nodes: u64) {
        self.age = (self.age + 1) % AGES;
        let most = (self.bytes / size_of::<Bucket>()).max(1);
        let wanted = usize::try_from(nodes / 2).unwrap_or(usize::MAX).clamp(1, most);
        // The largest power of two that stays within the bound, and no more than the search can fill.
        let largest = 1 << most.ilog2();
        let size = wanted.next_power_of_two().min(largest);
        if size > self.buckets.len() {
            let old = std::mem::replace(&mut self.buckets, vec![[0; 2 * ENTRIES]; size]);
            let entries = old.iter().flat_map(|bucket| bucket.chunks_exact(2));
            for entry in entries.filter(|entry| entry[1] != 0) {
                self.put(entry[0], unpack(entry[1]));
            }
        }
    }

    /// Bytes taken.
    #[cfg(test)]
    pub(super) fn size(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        // The high half of the product spreads keys evenly over any number of buckets.
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// The stored result of the position with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let bucket = self.buckets.get(self.place(key))?;
        let entry = bucket.chunks_exact(2).find(|entry| entry[0] == key && entry[1] != 0)?;
        Some(unpack(entry[1]))
    }

    /// Stores a result.
    #[inline]
    pub(super) fn put(&mut self, key: u64, known: Known) {
        let (place, age) = (self.place(key), self.age);
        let Some(bucket) = self.buckets.get_mut(place) else { return };
        let worth = |entry: &[u64]| match entry[1] {
            0 => i32::MIN,
            packed => i32::from(unpack(packed).depth) - 4 * i32::from((age + AGES - age_of(packed)) % AGES),
        };
        // The same position before any other; then the least worthy.
        let same = bucket.chunks_exact(2).position(|entry| entry[0] == key && entry[1] != 0);
        let slot = same.unwrap_or_else(|| {
            let least = bucket.chunks_exact(2).enumerate().min_by_key(|(_, entry)| worth(entry));
            least.map_or(0, |(slot, _)| slot)
        });
        bucket[2 * slot] = key;
        bucket[2 * slot + 1] = pack(known, age);
    }
}

fn pack(known: Known, age: u8) -> u64 {
    let bound = match known.bound {
        Bound::Least => 1,
        Bound::Most => 2,
        Bound::Exact => 3u64,
    };
    u64::from(known.score as u16)
        | u64::from(known.best.0) << 16
        | u64::from(known.depth) << 32
        | u64::from(age) << 40
        | bound << 48
}

fn age_of(packed: u64) -> u8 {
    (packed >> 40) as u8
}

fn unpack(packed: u64) -> Known {
    let bound = match packed >> 48 & 3 {
        1 => Bound::Least,
        2 => Bound::Most,
        _ => Bound::Exact,
    };
    Known { score: packed as u16 as i16, bound, depth: (packed >> 32) as u8, best: Step((packed >> 16) as u16) }
}

#[cfg(test)]
mod tests {
    use game_core::SplitMix;

    use super::*;

    #[test]
    fn what_was_put_is_found_and_memory_stays_within_its_bound() {
        for bytes in [0, 100, 5000, 1 << 20] {
            let mut table = TranspositionTable::new(bytes);
            for nodes in [10, 100_000, u64::MAX] {
                table.begin(nodes);
                assert!(table.size() <= bytes.max(size_of::<Bucket>()), "{bytes} bytes: {} taken", table.size());
                for number in 0..2000 {
                    let key = SplitMix::mix(number);
                    let bound = [Bound::Least, Bound::Most, Bound::Exact][number as usize % 3];
                    let known = Known { score: -(number as i16), bound, depth: 3, best: Step(number as u16) };
                    table.put(key, known);
                    assert_eq!(table.get(key), Some(known));
                }
            }
        }
    }

    #[test]
    fn growing_forgets_nothing() {
        let mut table = TranspositionTable::new(1 << 20);
        table.begin(8);
        let known = Known { score: 7, bound: Bound::Exact, depth: 9, best: Step::NONE };
        table.put(5, known);
        table.begin(10_000);
        assert_eq!(table.get(5), Some(known));
    }
}
