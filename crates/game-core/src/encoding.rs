//! Positions as arrays: observations of a fixed size and a numbered action space, for programs that learn.
//!
//! *Why this shape.* Learning code wants the same number of bytes for every position and one number for every action, written
//! into memory that it owns; it steps millions of positions a second, so nothing here allocates. Counts are written as plain
//! bytes, unscaled: a byte is a quarter of a float to move, and the [`Layout`] says the most that each can be.

use crate::{Game, Seat, SeatCount, Turn};

/// A game that can be observed as bytes and played by numbers. The layout is part of the contract with the outside: a change
/// of what a byte or a number means raises [`Encoding::VERSION`] (docs/observations.md).
pub trait Encoding: Game {
    /// The version of the game's layout.
    const VERSION: u32;

    /// The meaning of every byte of an observation and every number of an action at such a table.
    fn layout(seats: SeatCount, options: &Self::Options) -> Layout;

    /// Writes what `seat` may see into `out`, whose length is that of the layout. Seats are counted from `seat` on, in turn
    /// order, so that one net can play every seat.
    fn observe(&self, seat: Seat, out: &mut [u8]);

    /// The action that has this number here; `None` where the number has no meaning. It may be illegal.
    fn action(&self, number: usize) -> Option<Self::Action>;

    /// The number that a legal action has here.
    fn number(&self, action: Self::Action) -> usize;

    /// Writes 1 for every number of a legal action and 0 for all others; all 0 unless a seat is to act. `scratch` is working
    /// space. Override where the mask is at hand without listing the actions.
    fn mask(&self, scratch: &mut Vec<Self::Action>, out: &mut [u8]) {
        out.fill(0);
        scratch.clear();
        self.actions(scratch);
        for &action in scratch.iter() {
            out[self.number(action)] = 1;
        }
    }

    /// The seat from which the next observation is made: the one to act, or the first when there is none.
    fn observer(&self) -> Seat {
        match self.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance | Turn::Over => Seat::FIRST,
        }
    }
}

/// The meaning of the bytes of an observation and of the numbers of actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The parts of an observation, one after the other.
    pub fields: Vec<Field>,
    /// The parts of the action space, one after the other.
    pub actions: Vec<ActionGroup>,
}

/// A part of an observation: an array of bytes, the last axis running fastest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Its axes; none for a single byte.
    pub shape: Vec<usize>,
    /// The most that a byte of it can be.
    pub most: u8,
    /// Its text.
    pub about: &'static str,
}

/// A part of the action space: as many numbers as its axes multiply to, the last axis running fastest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionGroup {
    /// The verb of the events.
    pub name: &'static str,
    /// Its axes; none for a single action.
    pub shape: Vec<usize>,
    /// The names of the axes.
    pub about: &'static str,
}

impl Field {
    /// A field.
    pub fn new(name: &'static str, shape: &[usize], most: u8, about: &'static str) -> Field {
        Field { name, shape: shape.to_vec(), most, about }
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

impl ActionGroup {
    /// A group of actions.
    pub fn new(name: &'static str, shape: &[usize], about: &'static str) -> ActionGroup {
        ActionGroup { name, shape: shape.to_vec(), about }
    }

    /// How many numbers it takes.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

impl Layout {
    /// How many bytes an observation has.
    pub fn observation_size(&self) -> usize {
        self.fields.iter().map(Field::size).sum()
    }

    /// How many numbers the action space has.
    pub fn action_count(&self) -> usize {
        self.actions.iter().map(ActionGroup::size).sum()
    }

    /// The most that each byte of an observation can be.
    pub fn most(&self) -> Vec<u8> {
        self.fields.iter().flat_map(|field| std::iter::repeat_n(field.most, field.size())).collect()
    }
}

/// Writes an observation from front to back.
pub struct ObservationWriter<'a> {
    out: &'a mut [u8],
}

impl<'a> ObservationWriter<'a> {
    /// Writes into `out` from its beginning.
    #[inline]
    pub fn new(out: &'a mut [u8]) -> Self {
        ObservationWriter { out }
    }

    /// The next `length` bytes, for the caller to write.
    ///
    /// # Panics
    /// If fewer are left: the layout promises more room than the observation takes.
    #[inline]
    pub fn next(&mut self, length: usize) -> &'a mut [u8] {
        let (head, rest) = std::mem::take(&mut self.out).split_at_mut(length);
        self.out = rest;
        head
    }

    /// One byte.
    #[inline]
    pub fn byte(&mut self, value: u8) {
        self.next(1)[0] = value;
    }

    /// These bytes.
    #[inline]
    pub fn bytes(&mut self, values: &[u8]) {
        self.next(values.len()).copy_from_slice(values);
    }

    /// The first `length` bits of a bitboard, a byte each.
    #[inline]
    pub fn bits(&mut self, board: u128, length: usize) {
        spread_bits(board, self.next(length));
    }

    /// `length` bytes of which number `hot` is 1, if there is such a one, and the others are 0.
    #[inline]
    pub fn one_hot(&mut self, hot: Option<usize>, length: usize) {
        let out = self.next(length);
        out.fill(0);
        if let Some(byte) = hot.and_then(|hot| out.get_mut(hot)) {
            *byte = 1;
        }
    }

    /// How many bytes are not written yet.
    pub fn left(&self) -> usize {
        self.out.len()
    }
}

/// Writes bit *i* of a bitboard as byte *i*, as many as `out` has room for (128 at most).
#[inline]
pub fn spread_bits(mut board: u128, out: &mut [u8]) {
    let (words, rest) = out.as_chunks_mut::<8>();
    for word in words {
        *word = spread(board as u8);
        board >>= 8;
    }
    let length = rest.len();
    rest.copy_from_slice(&spread(board as u8)[..length]);
}

/// The bits of a byte, a byte each: every byte of the product has the whole of it, of which one bit is kept; adding 127 carries
/// that bit, wherever it stands, to the top.
#[inline]
const fn spread(bits: u8) -> [u8; 8] {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let kept = (bits as u64).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
    ((kept + 0x7f * ONES) >> 7 & ONES).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Random, SplitMix};

    #[test]
    fn every_bit_becomes_a_byte() {
        let mut rng = SplitMix::new(3);
        for length in 0..=128 {
            let board = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
            let mut out = vec![9; length];
            spread_bits(board, &mut out);
            let expected: Vec<u8> = (0..length).map(|bit| (board >> bit & 1) as u8).collect();
            assert_eq!(out, expected, "{length}");
        }
    }

    #[test]
    fn a_writer_fills_from_front_to_back() {
        let mut out = [9; 10];
        let mut writer = ObservationWriter::new(&mut out);
        writer.byte(7);
        writer.bytes(&[5, 6]);
        writer.bits(0b101, 3);
        writer.one_hot(Some(1), 2);
        writer.one_hot(None, 1);
        assert_eq!(writer.left(), 1);
        assert_eq!(out, [7, 5, 6, 1, 0, 1, 0, 1, 0, 9]);
    }
}
