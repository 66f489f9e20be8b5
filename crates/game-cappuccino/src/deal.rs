//! The random cluster of the standard set-up (CP-05), with the colours spread evenly.
//!
//! *Why this shape.* A plain random deal often crowds a colour into a corner, which decides games before they begin. So the
//! cups are dealt at random, then pairs of cups trade places as long as that makes no colour more crowded (see
//! [`Spread::crowding`]), until none is. Every step is drawn from the caller's stream: the deal is a pure function of it.

use game_core::{Random, SeatCount};

use crate::position::bits;
use crate::topology::SPIRAL;
use crate::{CUPS_PER_COLOUR, Cell, Colour};

/// Trades tried before a deal is taken as it is. A good stream needs a few hundred; only a broken one gets this far.
const MOST_TRADES: usize = 20_000;

/// A dealt cluster: the first cells of the spiral, sixteen cups of each colour in play, no colour crowded.
pub(crate) fn cups<R: Random>(seats: SeatCount, rng: &mut R) -> Vec<(Cell, Colour)> {
    let in_play = Colour::in_play(seats);
    let mut colours: Vec<Colour> = in_play.iter().flat_map(|&colour| [colour; CUPS_PER_COLOUR]).collect();
    rng.shuffle(&mut colours);
    let mut spread = Spread::default();
    for (index, colour) in colours.iter().enumerate() {
        spread.0[colour.index()] |= 1 << index;
    }
    let mut now = spread.crowding();
    for _ in 0..MOST_TRADES {
        if now == 0 {
            break;
        }
        let mut place = || rng.below(colours.len() as u32) as usize;
        let (one, other) = (place(), place());
        let mut traded = spread;
        for place in [one, other] {
            traded.0[colours[one].index()] ^= 1 << place;
            traded.0[colours[other].index()] ^= 1 << place;
        }
        let then = traded.crowding();
        if then <= now {
            colours.swap(one, other);
            (spread, now) = (traded, then);
        }
    }
    Cell::all().zip(colours).collect()
}

/// The cups of each colour on a standard board, as masks of cells.
#[derive(Clone, Copy, Default)]
pub(crate) struct Spread([u64; Colour::ALL.len()]);

impl Spread {
    /// The spread of a set-up, if all its cups stand on the standard board.
    pub(crate) fn of(cups: &[(Cell, Colour)]) -> Option<Spread> {
        let mut spread = Spread::default();
        for &(cell, colour) in cups {
            spread.0[colour.index()] |= 1u64.checked_shl(cell.number() as u32)?;
        }
        Some(spread)
    }

    /// How far the spread is from an even one, which has 0. Each of these counts by how much it is overstepped: a cup touches
    /// at most one other of its colour (with three colours, two); of its sixteen cups a colour has four to seven in each
    /// third of the table, and six to ten in the inner half.
    pub(crate) fn crowding(&self) -> u32 {
        let all = self.0.iter().fold(0u64, |all, cups| all | cups).count_ones();
        let touching = if all == 3 * CUPS_PER_COLOUR as u32 { 2 } else { 1 };
        let inner = (1u64 << (all / 2)) - 1;
        let mut crowding = 0;
        for &cups in self.0.iter().filter(|&&cups| cups != 0) {
            let same = |index: usize| (SPIRAL.around(index) & cups).count_ones();
            crowding += bits(cups).map(|index| same(index).saturating_sub(touching)).sum::<u32>();
            crowding += THIRDS.iter().map(|third| outside((cups & third).count_ones(), 4, 7)).sum::<u32>();
            crowding += outside((cups & inner).count_ones(), 6, 10);
        }
        crowding
    }
}

/// How far `count` is from the range.
fn outside(count: u32, least: u32, most: u32) -> u32 {
    least.saturating_sub(count) + count.saturating_sub(most)
}

/// The cells of the standard board by the third of the full turn around the centre in which they lie; the centre in none.
const THIRDS: [u64; 3] = thirds();

const fn thirds() -> [u64; 3] {
    let cells = crate::cell::coordinates::<64>();
    let mut thirds = [0; 3];
    let mut index = 1;
    while index < cells.len() {
        let (q, r) = cells[index];
        let s = -q - r;
        let third = if q > 0 && s <= 0 {
            0
        } else if s > 0 && r <= 0 {
            1
        } else {
            2
        };
        thirds[third] |= 1 << index;
        index += 1;
    }
    thirds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_thirds_share_all_cells_but_the_middle() {
        let [first, second, third] = thirds();
        // Four whole rings evenly, and the three cells that begin the fifth.
        assert_eq!([first, second, third].map(u64::count_ones), [20, 20, 23]);
        assert_eq!(first | second | third | 1, u64::MAX);
    }
}
