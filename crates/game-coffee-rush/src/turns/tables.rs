//! All walks of three steps, sorted by the tokens that they bring.
//!
//! *Why this shape.* A playout asks at every turn "from this square, what can be collected for that cup, and by which walk?".
//! Meeples in the way and doublings change from turn to turn, but the board never does; so the answers for the bare board are
//! worked out once, and the turn only rejects walks that end on a taken square.

use std::sync::LazyLock;

use super::path::{Path, Short};
use crate::content::{Content, PerContent};
use crate::position::FREE_STEPS;
use crate::{Ingredient, Order, Orders, Square};

/// The walks from every start square, without and with diagonal steps.
pub(crate) struct Tables {
    starts: [[Start; Square::COUNT]; 2],
    less: Less,
}

/// The walks from one start square.
pub(crate) struct Start {
    /// For each content of a cup, the orders that it can become within the free steps.
    pub(crate) completes: PerContent<Orders>,
    /// For each need, walks of all free steps.
    pub(super) walks: PerContent<Walks>,
    /// For each need, the shortest walk within the free steps that brings all of it, or none.
    pub(super) shortest: PerContent<Short>,
}

/// A walk of all free steps for a certain need, with its result where nothing is doubled or short.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Walk(u32);

impl Walk {
    const NONE: Walk = Walk(0);
    /// Where the rest of the need stands: six bits.
    const REST: u32 = Short::BITS;
    /// Where the spare tokens stand: three bits each.
    const SPARE: u32 = Self::REST + 6;
    /// Where their number stands.
    const SPARES: u32 = Self::SPARE + 3 * FREE_STEPS as u32;

    fn new(path: Path, need: Content, less: &Less) -> Walk {
        let (mut rest, mut spare, mut spares) = (need, 0, 0);
        for ingredient in path.iter().map(Square::ingredient) {
            let after = less[rest.index()][ingredient as usize];
            if after == rest {
                spare |= (ingredient as u32) << (3 * spares);
                spares += 1;
            }
            rest = after;
        }
        let rest = rest.index() as u32;
        let short = u32::from(Short::of(path).bits());
        Walk(short | rest << Self::REST | spare << Self::SPARE | spares << Self::SPARES)
    }

    #[inline]
    pub(super) const fn path(self) -> Path {
        Short::from_bits(self.0 as u16).path()
    }

    /// The tokens still missing after it.
    #[inline]
    pub(super) const fn rest(self) -> Content {
        Content::at(self.0 >> Self::REST)
    }

    /// The tokens that it brings beyond the need.
    #[inline]
    pub(super) fn spare(self) -> impl Iterator<Item = Ingredient> {
        let spare = self.0 >> Self::SPARE;
        let ingredient = move |nth: u32| Ingredient::ALL[(spare >> (3 * nth)) as usize % Ingredient::COUNT];
        (0..self.0 >> Self::SPARES).map(ingredient)
    }
}

/// A few walks, the best first.
#[derive(Clone, Copy)]
pub(super) struct Walks {
    walks: [Walk; Walks::MOST],
    /// How many of them bring as much as any can; the rest are there in case those all end on taken squares.
    pub(super) best: u32,
    pub(super) count: u32,
    need: Content,
}

impl Walks {
    const MOST: usize = 8;
    /// How many of the best are kept beside those that end on different squares.
    const ENOUGH: u32 = 6;
    const NONE: Walks = Walks { walks: [Walk::NONE; Walks::MOST], best: 0, count: 0, need: Content::EMPTY };

    #[inline]
    pub(super) const fn get(&self, index: u32) -> Walk {
        self.walks[index as usize % Walks::MOST]
    }

    /// The need that they are for.
    pub(super) const fn need(&self) -> Content {
        self.need
    }

    fn iter(&self) -> impl Iterator<Item = Walk> {
        self.walks.into_iter().take(self.count as usize)
    }

    fn push(&mut self, walk: Walk) {
        if (self.count as usize) < Walks::MOST {
            self.walks[self.count as usize] = walk;
            self.count += 1;
        }
    }

    fn ends_like(&self, walk: Walk) -> bool {
        self.iter().any(|other| other.path().end() == walk.path().end())
    }

    /// A choice of `walks` that leave as little of the need as possible, on as many different end squares as possible; then
    /// some that end elsewhere.
    fn best_of(walks: &[Walk], need: Content) -> Walks {
        let mut chosen = Walks { need, ..Walks::NONE };
        let least = walks.iter().map(|walk| walk.rest().len()).min().unwrap_or(0);
        let best: Vec<Walk> = walks.iter().copied().filter(|walk| walk.rest().len() == least).collect();
        for &walk in &best {
            if !chosen.ends_like(walk) {
                chosen.push(walk);
            }
        }
        // Spread over the list, so that the same first steps do not crowd out the rest.
        let stride = best.len().div_ceil(Walks::MOST).max(1);
        for &walk in best.iter().step_by(stride).chain(&best) {
            if chosen.count < Walks::ENOUGH && chosen.iter().all(|other| other != walk) {
                chosen.push(walk);
            }
        }
        chosen.best = chosen.count;
        for &walk in walks.iter().filter(|walk| walk.rest().len() == least + 1) {
            if !chosen.ends_like(walk) {
                chosen.push(walk);
            }
        }
        chosen
    }
}

impl Tables {
    /// The tables, made when first asked for.
    #[inline]
    pub(crate) fn get() -> &'static Tables {
        static TABLES: LazyLock<Box<Tables>> = LazyLock::new(Tables::make);
        &TABLES
    }

    #[inline]
    pub(crate) fn start(&self, square: Square, diagonal: bool) -> &Start {
        &self.starts[usize::from(diagonal)][square.index()]
    }

    /// A walk that stands in no table.
    pub(super) fn bare_walk(&self, path: Path, need: Content) -> Walk {
        Walk::new(path, need, &self.less)
    }

    fn make() -> Box<Tables> {
        let less = less_table();
        let start = |diagonal, square| Start::make(square, diagonal, &less);
        let starts = [false, true].map(|diagonal| Square::ALL.map(|square| start(diagonal, square)));
        Box::new(Tables { starts, less })
    }
}

/// For each need, the rest of it after one token of each ingredient.
type Less = PerContent<[Content; Ingredient::COUNT]>;

fn less_table() -> Less {
    let mut table = [[Content::JUNK; Ingredient::COUNT]; _];
    for need in Content::parts() {
        for ingredient in Ingredient::ALL {
            let has = need.bag().count(ingredient) > 0;
            let rest = if has { Content::of(need.bag().minus(ingredient, 1)) } else { need };
            table[need.index()][ingredient as usize] = rest;
        }
    }
    table
}

/// Every walk of `steps` steps from `square` on the bare board.
fn walks_of(square: Square, diagonal: bool, steps: u8) -> Vec<Path> {
    let mut all = vec![Path::NONE];
    for _ in 0..steps {
        let onward = |path: Path| path.end().unwrap_or(square).neighbours(diagonal).iter().map(move |to| path.then(to));
        all = all.into_iter().flat_map(onward).collect();
    }
    all
}

impl Start {
    fn make(square: Square, diagonal: bool, less: &Less) -> Start {
        let mut start = Start { completes: [Orders::NONE; _], walks: [Walks::NONE; _], shortest: [Short::NONE; _] };
        let paths: Vec<Vec<Path>> = (1..=FREE_STEPS).map(|steps| walks_of(square, diagonal, steps)).collect();
        for need in Content::parts() {
            let made = |paths: &Vec<Path>| paths.iter().map(|&path| Walk::new(path, need, less)).collect::<Vec<_>>();
            let walks: Vec<Vec<Walk>> = paths.iter().map(made).collect();
            start.walks[need.index()] = Walks::best_of(&walks[usize::from(FREE_STEPS) - 1], need);
            let whole = walks.iter().flatten().find(|walk| walk.rest() == Content::EMPTY);
            start.shortest[need.index()] = whole.map_or(Short::NONE, |walk| Short::of(walk.path()));
        }
        for (content, order) in pairs() {
            let need = content.missing(order);
            if need == Content::EMPTY || start.shortest[need.index()] != Short::NONE {
                start.completes[content.index()] = start.completes[content.index()].with(order);
            }
        }
        start
    }
}

/// Every content with every order it can become.
fn pairs() -> impl Iterator<Item = (Content, Order)> {
    Content::parts().flat_map(|content| content.becomes().iter().map(move |order| (content, order)))
}
