//! The patches that nobody has bought yet, clockwise from the neutral token.
//!
//! *Why this shape.* Buying a patch moves the token to its place: the patches before it become the last of the circle. So
//! the circle is kept as a list that begins at the token; equal lists are equal circles, whatever happened before.

use game_core::zobrist::wide;

use crate::patch::{PATCHES, PatchId};

/// How many patches may be chosen from.
pub const OFFERED: usize = 3;

/// More than a circle holds, so that 32 entries can be copied from behind any bought patch.
const ROOM: usize = PATCHES + OFFERED;

/// The circle from the token on; places after its end hold `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circle {
    patches: [Option<PatchId>; ROOM],
    length: u8,
}

impl Circle {
    /// A full circle.
    pub(crate) fn new(order: &[PatchId; PATCHES]) -> Circle {
        let mut patches = [None; ROOM];
        for (place, &patch) in patches.iter_mut().zip(order) {
            *place = Some(patch);
        }
        Circle { patches, length: PATCHES as u8 }
    }

    /// The patches in order from the token.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = PatchId> + Clone {
        self.patches[..usize::from(self.length)].iter().map(|patch| patch.expect("places before the end are filled"))
    }

    /// The next three patches; `None` where fewer are left (PW-10).
    #[inline]
    pub fn offered(&self) -> [Option<PatchId>; OFFERED] {
        [self.patches[0], self.patches[1], self.patches[2]]
    }

    /// Takes an offered patch out and moves the token to where it lay (PW-11).
    #[inline]
    pub(crate) fn take(&mut self, patch: PatchId) {
        let [first, second, _] = self.offered();
        if first == Some(patch) {
            self.drop_front::<1>();
        } else if second == Some(patch) {
            self.drop_front::<2>();
            self.push_back(first);
        } else {
            self.drop_front::<3>();
            self.push_back(first);
            self.push_back(second);
        }
    }

    /// The circle's part in the key of a position; its features are `kind` and those after it.
    pub(crate) fn key(&self, kind: u16) -> u64 {
        let byte = |patch: &Option<PatchId>| patch.map_or(0, |patch| patch.index() as u64 + 1);
        let word = |patches: &[Option<PatchId>]| patches.iter().rev().fold(0, |word, patch| word << 8 | byte(patch));
        self.patches.chunks(8).zip(kind..).fold(0, |key, (patches, kind)| key ^ wide(kind, word(patches)))
    }

    #[inline]
    fn drop_front<const COUNT: usize>(&mut self) {
        let kept: [Option<PatchId>; PATCHES - 1] =
            self.patches[COUNT..COUNT + PATCHES - 1].try_into().expect("32 places");
        self.patches[..PATCHES - 1].copy_from_slice(&kept);
        self.patches[PATCHES - 1] = None;
        self.length -= COUNT as u8;
    }

    #[inline]
    fn push_back(&mut self, patch: Option<PatchId>) {
        self.patches[usize::from(self.length)] = patch;
        self.length += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pw_10_fewer_than_three_are_offered_when_fewer_are_left() {
        let all: Vec<PatchId> = PatchId::all().collect();
        let mut circle = Circle::new(&all.clone().try_into().expect("33 patches"));
        let mut expected = all;
        // Always the third, then the second, then the first, so that all ways to take one are met at every length.
        for turn in 0.. {
            assert!(circle.iter().eq(expected.iter().copied()), "after {turn} purchases");
            let offered: Vec<PatchId> = circle.offered().into_iter().flatten().collect();
            assert_eq!(offered, expected[..expected.len().min(OFFERED)]);
            let Some(place) = offered.len().checked_sub(1 + turn % OFFERED.min(offered.len().max(1))) else { break };
            circle.take(offered[place]);
            expected.rotate_left(place);
            expected.remove(0);
        }
        assert_eq!((expected, circle.offered()), (Vec::new(), [None; OFFERED]));
    }

    #[test]
    fn equal_lists_are_equal_circles_whatever_happened_before() {
        let after = |first: usize, second: usize| {
            let mut order: Vec<PatchId> = PatchId::all().collect();
            order.swap(0, first);
            let mut circle = Circle::new(&order.clone().try_into().expect("33 patches"));
            circle.take(order[0]);
            circle.take(order[second]);
            circle
        };
        assert_eq!((after(0, 1), after(0, 1).key(0)), (after(1, 1), after(1, 1).key(0)));
        assert_ne!(after(0, 1), after(0, 2));
        assert_ne!(after(0, 1).key(0), after(0, 2).key(0));
        assert_ne!(after(0, 1).key(0), after(0, 1).key(1));
    }
}
