//! Seats at a table, numbered from 0 in turn order, and values kept one per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::Serialize;

/// No game of ours seats more.
pub const MAX_SEATS: usize = 4;

/// One seat; seat 0 starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seat(u8);

impl Seat {
    /// The start player's seat.
    pub const FIRST: Seat = Seat(0);

    /// Seat number `index`, if a table can have one.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// Seat number `index`, taken modulo the number of seats a table can have.
    pub const fn wrapping(index: usize) -> Seat {
        Seat((index % MAX_SEATS) as u8)
    }

    /// Position in turn order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// How many sit at a table: 1 to [`MAX_SEATS`], and within what its game allows (see [`crate::Info::seat_count`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct SeatCount(u8);

impl SeatCount {
    pub(crate) const fn trusted(count: u8) -> SeatCount {
        SeatCount(count)
    }

    /// The number of seats.
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Every seat in turn order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// The seat after `seat`, clockwise.
    pub const fn after(self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 >= self.0 { 0 } else { seat.0 + 1 })
    }

    /// The last seat in turn order: the start player's right-hand neighbour.
    pub const fn last(self) -> Seat {
        Seat(self.0 - 1)
    }

    /// Does this table have that seat?
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
}

impl fmt::Display for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// One value for each seat of a table, in turn order.
///
/// ```
/// use game_core::{Game, PerSeat, Seat};
/// use game_nim::Nim;
///
/// let three = Nim::INFO.seat_count(3)?;
/// assert!(Nim::INFO.seat_count(9).is_err(), "a count of seats exists only where the game allows it");
/// let mut scores = PerSeat::from_fn(three, |seat| 10 * seat.index());
/// scores[three.after(Seat::FIRST)] += 1;
/// assert_eq!(scores.as_slice(), [0, 11, 20]);
/// assert_eq!(three.after(three.last()), Seat::FIRST);
/// # Ok::<(), game_core::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct PerSeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> PerSeat<T> {
    /// Asks `value` once for each seat.
    pub fn from_fn(seats: SeatCount, value: impl FnMut(Seat) -> T) -> Self {
        PerSeat(seats.iter().map(value).collect())
    }

    /// Values in turn order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Values in turn order, as a slice.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
