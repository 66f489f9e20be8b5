//! Building blocks for position keys.
//!
//! A key is the exclusive-or of one number per feature of a position, so that a setter can take the old value of a feature
//! out and put the new one in. The numbers are computed, not stored: [`feature`] hashes the feature's name and value.

use crate::SplitMix;

/// The number of feature `kind` at `place` having `value`. Distinct triples with `place < 2¹⁶` and `value < 2³²` hash
/// distinct inputs.
#[inline]
pub const fn feature(kind: u16, place: u16, value: u32) -> u64 {
    SplitMix::mix(((kind as u64) << 48) | ((place as u64) << 32) | value as u64)
}

/// The number of a wide feature (a bit board, say) having `value`.
#[inline]
pub const fn wide(kind: u16, value: u64) -> u64 {
    SplitMix::mix(value ^ SplitMix::mix(kind as u64 | 1 << 63))
}
