//! The walks of a meeple and the tokens that each brings.
//!
//! *Why layer by layer.* Walks share their beginnings, so they grow by one step at a time, and a beginning that brings no more than
//! a shorter or earlier one to the same square is dropped with everything that would follow from it: the other one can be continued
//! in the same way. Tokens of which no cup has use are not counted, which makes most beginnings alike.

use crate::position::{FREE_STEPS, gain};
use crate::turns::haul::Haul;
use crate::turns::path::Path;
use crate::turns::supply::Supply;
use crate::{Bag, CoffeeRush, Square, Squares, Upgrade, Upgrades};

/// Rush tokens that a planned walk spends at most.
pub(crate) const MOST_RUSH: u8 = 2;

/// The beginning of a walk.
#[derive(Clone, Copy)]
struct Prefix {
    taken: Supply,
    /// How often each square is entered, four bits a square. Of walks that bring the same, the one with the smallest number is kept.
    visits: u64,
    path: Path,
}

impl Prefix {
    const START: Prefix = Prefix { taken: Supply::NONE, visits: 0, path: Path::NONE };

    fn then(&self, square: Square, pay: Supply, most: Supply) -> Prefix {
        Prefix {
            taken: self.taken.plus(pay).least(most),
            visits: self.visits + (1 << (4 * square.index())),
            path: self.path.then(square),
        }
    }
}

/// The beginnings that end on one square.
#[derive(Default)]
struct Ends {
    /// Shorter ones first.
    prefixes: Vec<Prefix>,
    /// The last layer: those with the most steps.
    last: std::ops::Range<usize>,
}

/// Finds walks. It keeps its buffers, so that nothing is allocated twice.
#[derive(Default)]
pub(crate) struct Walker {
    ends: [Ends; Square::COUNT],
    candidates: Vec<Prefix>,
}

/// The walks of one meeple that are wanted.
pub(crate) struct Walks {
    pub(crate) mover: usize,
    pub(crate) upgrades: Upgrades,
    /// Free steps, and those that rush tokens pay for.
    pub(crate) steps: u8,
    /// The most of each ingredient that the cups have use for.
    pub(crate) useful: Supply,
}

impl Walks {
    /// Steps for a seat with so many rush tokens, of which `most` may be spent.
    pub(crate) fn steps(rush: u8, most: u8) -> u8 {
        FREE_STEPS + rush.min(most).min(MOST_RUSH)
    }
}

impl Walker {
    /// Appends every end square with every useful hand that can be brought there, and the fewest steps that do it; in the order of
    /// steps, then of end squares.
    pub(crate) fn hauls(&mut self, position: &CoffeeRush, walks: &Walks, hauls: &mut Vec<Haul<Supply>>) {
        let others = position.taken_by_others(walks.mover);
        let from = position.meeples[walks.mover].expect("meeples stand during a turn");
        let diagonal = walks.upgrades.has(Upgrade::Diagonal);
        let pays = Square::ALL
            .map(|square| Supply::NONE.with(square.ingredient(), gain(square, others, walks.upgrades, Bag::BOX)));
        let most = walks.useful.least(Supply::of(position.supply));
        for end in &mut self.ends {
            end.prefixes.clear();
            end.last = 0..0;
        }
        for neighbour in from.neighbours(diagonal).iter() {
            let first = Prefix::START.then(neighbour, pays[neighbour.index()], most);
            self.ends[neighbour.index()].prefixes.push(first);
        }
        self.finish_layer(others, hauls);
        for _ in 1..walks.steps {
            for square in Square::ALL {
                self.step_onto(square, diagonal, pays[square.index()], most);
            }
            self.finish_layer(others, hauls);
        }
    }

    /// Continues the walks of the last layer by a step onto `square`.
    fn step_onto(&mut self, square: Square, diagonal: bool, pay: Supply, most: Supply) {
        self.candidates.clear();
        let shorter = &self.ends[square.index()].prefixes[..self.ends[square.index()].last.end];
        for from in square.neighbours(diagonal).iter() {
            let Ends { prefixes, last } = &self.ends[from.index()];
            for prefix in &prefixes[last.clone()] {
                let longer = prefix.then(square, pay, most);
                if !shorter.iter().any(|other| other.taken.holds(longer.taken)) {
                    self.candidates.push(longer);
                }
            }
        }
        self.candidates.sort_unstable_by_key(|prefix| (prefix.visits, prefix.path));
        let Ends { prefixes, last } = &mut self.ends[square.index()];
        for candidate in &self.candidates {
            if !prefixes[last.end..].iter().any(|earlier| earlier.taken.holds(candidate.taken)) {
                prefixes.push(*candidate);
            }
        }
    }

    /// Makes what was added since the last layer the next one, and the walks of it that may end there hauls.
    fn finish_layer(&mut self, others: Squares, hauls: &mut Vec<Haul<Supply>>) {
        for (end, Ends { prefixes, last }) in Square::ALL.into_iter().zip(&mut self.ends) {
            *last = last.end..prefixes.len();
            if !others.has(end) {
                hauls.extend(prefixes[last.clone()].iter().map(|&Prefix { taken, path, .. }| Haul {
                    end,
                    taken,
                    path,
                }));
            }
        }
    }
}
