//! Randomness as an argument.
//!
//! *Why our own generator.* `crema random` promises the same bytes for the same seed on every platform and in every later
//! version; the range and shuffle functions of general libraries do not promise that across releases. A host that
//! has a different source (a server's fair shuffle, say) implements [`Random`] over it.

/// A stream of random numbers.
pub trait Random {
    /// The next 64 uniformly random bits.
    fn next_u64(&mut self) -> u64;

    /// Uniform in `0..n`. The bias is below n / 2³², far under what any test of ours or any player can see.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// Puts `items` into random order (Fisher–Yates, from the end).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): one addition and a mix per number, every seed a good one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix(u64);

impl SplitMix {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// The stream of `seed`.
    pub const fn new(seed: u64) -> Self {
        SplitMix(seed)
    }

    /// The stream of game `index` under `seed`: independent of how many games are made, and in what order.
    pub const fn for_game(seed: u64, index: u64) -> Self {
        SplitMix(Self::mix(Self::mix(seed ^ Self::STEP).wrapping_add(index)))
    }

    /// The mixing function: a bijection on 64 bits in which every input bit reaches every output bit.
    #[inline]
    pub const fn mix(bits: u64) -> u64 {
        let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }
}

impl Random for SplitMix {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(Self::STEP);
        Self::mix(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix_gives_the_published_sequence() {
        let mut rng = SplitMix::new(1_234_567);
        let drawn: Vec<u64> = (0..3).map(|_| rng.next_u64()).collect();
        assert_eq!(drawn, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn below_stays_below_and_reaches_every_value() {
        let mut rng = SplitMix::new(1);
        let mut seen = [false; 7];
        for _ in 0..200 {
            seen[rng.below(7) as usize] = true;
        }
        assert_eq!(seen, [true; 7]);
    }

    #[test]
    fn shuffle_keeps_every_item() {
        let mut items: Vec<u32> = (0..33).collect();
        SplitMix::new(5).shuffle(&mut items);
        assert_ne!(items, (0..33).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..33).collect::<Vec<_>>());
    }
}
