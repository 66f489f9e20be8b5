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
    let mut trades = Trades::new(&colours);
    for _ in 0..MOST_TRADES {
        if trades.crowding == 0 {
            break;
        }
        let mut place = || rng.below(colours.len() as u32) as usize;
        let (one, other) = (place(), place());
        // Cups of one colour may trade places, but nothing comes of it.
        if colours[one] != colours[other] && trades.trade((one, colours[one]), (other, colours[other])) {
            colours.swap(one, other);
        }
    }
    Cell::all().zip(colours).collect()
}

/// A spread whose cups trade places, with what is needed to judge a trade by the cells it touches.
struct Trades {
    spread: Spread,
    crowding: u32,
    bounds: Bounds,
    /// Cells whose cup touches at least as many of its colour as it may.
    at_bound: u64,
    /// Cells whose cup touches more.
    over_bound: u64,
}

impl Trades {
    fn new(colours: &[Colour]) -> Trades {
        let mut spread = Spread::default();
        for (index, colour) in colours.iter().enumerate() {
            spread.0[colour.index()] |= 1 << index;
        }
        let (crowding, bounds) = (spread.crowding(), spread.bounds());
        let mut trades = Trades { spread, crowding, bounds, at_bound: 0, over_bound: 0 };
        trades.spread.0.iter().for_each(|&cups| mark(&mut trades.at_bound, &mut trades.over_bound, bounds, cups, cups));
        trades
    }

    /// Lets two cups of different colours trade places, unless that makes the colours more crowded. Did they?
    fn trade(&mut self, one: (usize, Colour), other: (usize, Colour)) -> bool {
        let change = self.change(one.1, one.0, other.0) + self.change(other.1, other.0, one.0);
        if change > 0 {
            return false;
        }
        self.crowding = self.crowding.wrapping_add_signed(change);
        let near = SPIRAL.around(one.0) | SPIRAL.around(other.0) | 1 << one.0 | 1 << other.0;
        for colour in [one.1, other.1] {
            let cups = &mut self.spread.0[colour.index()];
            *cups ^= 1 << one.0 | 1 << other.0;
            mark(&mut self.at_bound, &mut self.over_bound, self.bounds, *cups, *cups & near);
        }
        true
    }

    /// By how much the crowding of `colour` changes when its cup on `from` goes to `to`, where none of its cups stands.
    fn change(&self, colour: Colour, from: usize, to: usize) -> i32 {
        let before = self.spread.0[colour.index()];
        let after = before ^ (1 << from | 1 << to);
        let (left, entered) = (SPIRAL.around(from), SPIRAL.around(to));
        // A neighbour of the cell that is left touches one cup less; where it now touches the other cell, as many as before.
        let relieved = (left & before & self.over_bound).count_ones();
        let near_the_bound = self.at_bound & !left | self.over_bound & left;
        let burdened = (entered & after & near_the_bound).count_ones();
        let touches = |around: u64, cups: u64| (around & cups).count_ones().saturating_sub(self.bounds.touching);
        let gained = burdened + touches(entered, after) + self.bounds.uneven(after);
        let lost = relieved + touches(left, before) + self.bounds.uneven(before);
        gained as i32 - lost as i32
    }
}

/// Marks those of `cells`, all of which have a cup of the colour that stands on `cups`, that are at the bound or over it.
fn mark(at_bound: &mut u64, over_bound: &mut u64, bounds: Bounds, cups: u64, cells: u64) {
    for cell in bits(cells) {
        let touched = (SPIRAL.around(cell) & cups).count_ones();
        let set = |mask: &mut u64, on: bool| *mask = *mask & !(1 << cell) | u64::from(on) << cell;
        set(at_bound, touched >= bounds.touching);
        set(over_bound, touched > bounds.touching);
    }
}

/// The rules of an even spread of a board.
#[derive(Clone, Copy)]
struct Bounds {
    /// Cups of its colour that a cup may touch.
    touching: u32,
    /// The inner half of the cells.
    inner: u64,
}

impl Bounds {
    /// How far the cups of a colour are from an even share of the thirds and of the inner half.
    fn uneven(self, cups: u64) -> u32 {
        let thirds = THIRDS.iter().map(|third| outside((cups & third).count_ones(), 4, 7)).sum::<u32>();
        thirds + outside((cups & self.inner).count_ones(), 6, 10)
    }
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
        let bounds = self.bounds();
        let mut crowding = 0;
        for &cups in self.0.iter().filter(|&&cups| cups != 0) {
            let same = |index: usize| (SPIRAL.around(index) & cups).count_ones();
            crowding += bits(cups).map(|index| same(index).saturating_sub(bounds.touching)).sum::<u32>();
            crowding += bounds.uneven(cups);
        }
        crowding
    }

    fn bounds(&self) -> Bounds {
        let all = self.0.iter().fold(0u64, |all, cups| all | cups).count_ones();
        Bounds { touching: if all == 3 * CUPS_PER_COLOUR as u32 { 2 } else { 1 }, inner: (1u64 << (all / 2)) - 1 }
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
    use game_core::{Game, SplitMix};

    use super::*;
    use crate::Cappuccino;

    #[test]
    fn a_trade_is_judged_as_the_whole_board_would_be() {
        let mut rng = SplitMix::new(5);
        for seats in Cappuccino::INFO.seat_counts() {
            let in_play = Colour::in_play(seats);
            let mut colours: Vec<Colour> = in_play.iter().flat_map(|&colour| [colour; CUPS_PER_COLOUR]).collect();
            rng.shuffle(&mut colours);
            let mut trades = Trades::new(&colours);
            for _ in 0..2000 {
                let [one, other] = [(); 2].map(|()| rng.below(colours.len() as u32) as usize);
                if colours[one] == colours[other] {
                    continue;
                }
                let before = trades.crowding;
                let traded = trades.trade((one, colours[one]), (other, colours[other]));
                let mut then = colours.clone();
                then.swap(one, other);
                assert_eq!(traded, Trades::new(&then).crowding <= before, "{one} {other}");
                if traded {
                    colours = then;
                }
                assert_eq!(trades.crowding, Trades::new(&colours).crowding, "{one} {other}");
            }
        }
    }

    #[test]
    fn the_thirds_share_all_cells_but_the_middle() {
        let [first, second, third] = thirds();
        // Four whole rings evenly, and the three cells that begin the fifth.
        assert_eq!([first, second, third].map(u64::count_ones), [20, 20, 23]);
        assert_eq!(first | second | third | 1, u64::MAX);
    }
}
