//! The time track: 54 spaces, with income marks and leather patches between them.

/// The last space; the first is 0.
pub const LAST_SPACE: u8 = 53;

/// Marks of the track as a set: mark *n* lies between the spaces *n* − 1 and *n*.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Marks(u64);

impl Marks {
    /// Where a token that passes is paid the income of its quilt.
    pub const INCOME: Marks = Marks::at(&[5, 11, 17, 23, 29, 35, 41, 47, 53]);
    /// Leather patches of the first printing (2014).
    pub const LEATHER_ORIGINAL: Marks = Marks::at(&[20, 26, 32, 44, 50]);
    /// Leather patches of later printings.
    pub const LEATHER_REVISED: Marks = Marks::at(&[26, 32, 38, 44, 50]);

    const fn at(places: &[u8]) -> Marks {
        let mut marks = 0;
        let mut next = 0;
        while next < places.len() {
            marks |= 1 << places[next];
            next += 1;
        }
        Marks(marks)
    }

    /// Those that a token crosses on its way from space `from` to space `to`.
    #[inline]
    pub(crate) const fn crossed(self, from: u8, to: u8) -> Marks {
        Marks(self.0 & ((2 << to) - (2 << from)))
    }

    /// Without `taken`.
    #[inline]
    pub(crate) const fn without(self, taken: Marks) -> Marks {
        Marks(self.0 & !taken.0)
    }

    /// How many they are.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// As bits, mark *n* being bit *n*: at most 54 of them.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Their places, in track order.
    pub fn places(self) -> impl Iterator<Item = u8> {
        (0..=LAST_SPACE).filter(move |&place| self.0 >> place & 1 == 1)
    }

    /// The smallest distance of two of them.
    pub(crate) const fn least_distance(self) -> u8 {
        let mut rest = self.0;
        let mut least = u64::BITS;
        while rest & (rest - 1) != 0 {
            let first = rest.trailing_zeros();
            rest &= rest - 1;
            let distance = rest.trailing_zeros() - first;
            least = if distance < least { distance } else { least };
        }
        least as u8
    }
}

impl std::fmt::Debug for Marks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.places()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_distance_is_that_of_neighbours_on_the_track() {
        for (places, least) in [(&[3, 5, 12][..], 2), (&[3, 10, 12], 2), (&[20, 26, 32, 44, 50], 6), (&[9], 64)] {
            assert_eq!(Marks::at(places).least_distance(), least, "{places:?}");
        }
    }

    #[test]
    fn marks_read_as_their_places() {
        assert_eq!(format!("{:?}", Marks::LEATHER_REVISED), "{26, 32, 38, 44, 50}");
    }
}
