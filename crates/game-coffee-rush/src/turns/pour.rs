//! Pouring what a walk brings: first into the cup aimed at, then into the others.

use super::desk::Around;
use super::path::Path;
use super::supply::Supply;
use super::tables::Walk;
use crate::content::Content;
use crate::position::CUPS;
use crate::{Ingredient, Order, Orders, Square, Squares, Upgrade, Upgrades};

/// The cups while tokens come in.
#[derive(Clone, Copy)]
pub(super) struct Pouring {
    order: Order,
    /// What the other cups may become.
    spare: Orders,
    contents: [Content; CUPS],
    /// The cup aimed at, and the others in the order in which they are asked.
    cups: &'static [usize; CUPS],
}

impl Pouring {
    /// Cup number `cup` is to become `order`; the others may become any other that is wanted. `swap` is 0 or 1 and says which
    /// of them is asked first.
    #[inline(always)]
    pub(super) fn new(order: Order, wanted: Orders, contents: [Content; CUPS], cup: usize, swap: u32) -> Pouring {
        static CUPS_FROM: [[usize; CUPS]; 2 * CUPS] =
            [[0, 1, 2], [0, 2, 1], [1, 2, 0], [1, 0, 2], [2, 0, 1], [2, 1, 0]];
        let cups = &CUPS_FROM[2 * cup + swap as usize];
        Pouring { order, spare: wanted.without(order), contents, cups }
    }

    #[inline(always)]
    fn aimed(&mut self) -> &mut Content {
        &mut self.contents[self.cups[0]]
    }

    /// What the cups hold.
    pub(super) fn contents(&self) -> [Content; CUPS] {
        self.contents
    }

    /// One token for each step of `walk`; the supply must have them.
    #[inline(always)]
    pub(super) fn pour_walk(&mut self, walk: Walk) {
        // What is missing and what is there make up the order, so each says the other.
        *self.aimed() = walk.rest().missing(self.order);
        for ingredient in walk.spare() {
            self.pour_aside(ingredient);
        }
    }

    /// One token for each step of `path`, as far as `supply` has it.
    #[inline(never)]
    pub(super) fn pour_one_each(&mut self, path: Path, supply: &mut Supply) {
        for ingredient in path.ingredients() {
            if supply.take(ingredient, 1) > 0 {
                self.pour(ingredient);
            }
        }
    }

    /// Goes on after one token of each step of `path` is poured: pours the further ones where squares are doubled, and spends
    /// rush tokens if they complete the order aimed at. Returns the whole walk.
    #[inline(never)]
    pub(super) fn go_on(&mut self, around: &Around, path: Path, from: Square, upgrades: Upgrades, rush: u8) -> Path {
        let doubled = Doubled::new(upgrades, around.others(from));
        let mut supply = around.supply;
        for ingredient in path.ingredients() {
            supply.take(ingredient, 1);
        }
        self.pour_further(path, doubled, &mut supply);
        let missing = self.aimed().missing(self.order);
        if rush == 0 || missing == Content::EMPTY {
            return path;
        }
        let here = path.end().unwrap_or(from);
        let more = around.tables.start(here, upgrades.has(Upgrade::Diagonal)).shortest[missing.index()].path();
        if more.len() > rush || !more.ends_outside(around.others(from)) {
            return path;
        }
        self.pour_one_each(more, &mut supply);
        self.pour_further(more, doubled, &mut supply);
        path.and_then(more)
    }

    /// The tokens beyond the first of each step of `path`, as far as `supply` has them.
    #[inline]
    fn pour_further(&mut self, path: Path, doubled: Doubled, supply: &mut Supply) {
        if !path.enters(doubled.any) {
            return;
        }
        for square in path.iter() {
            let further = doubled.tokens(square) - 1;
            for _ in 0..supply.take(square.ingredient(), further) {
                self.pour(square.ingredient());
            }
        }
    }

    fn pour(&mut self, ingredient: Ingredient) {
        let more = self.aimed().plus(ingredient);
        if more.becomes().has(self.order) {
            *self.aimed() = more;
        } else {
            self.pour_aside(ingredient);
        }
    }

    #[inline(always)]
    fn pour_aside(&mut self, ingredient: Ingredient) {
        for &cup in &self.cups[1..] {
            let more = self.contents[cup].plus(ingredient);
            if !more.becomes().and(self.spare).is_empty() {
                self.contents[cup] = more;
                return;
            }
        }
    }
}

/// The squares that each upgrade doubles for a meeple.
#[derive(Clone, Copy)]
struct Doubled {
    meeples: Squares,
    corners: Squares,
    specialties: Squares,
    any: Squares,
}

impl Doubled {
    /// `others` are the squares of the other meeples.
    #[inline]
    fn new(upgrades: Upgrades, others: Squares) -> Doubled {
        let if_up = |upgrade, squares| if upgrades.has(upgrade) { squares } else { Squares::NONE };
        let meeples = if_up(Upgrade::DoubleMeeples, others);
        let corners = if_up(Upgrade::DoubleCorners, Squares::CORNERS);
        let specialties = if_up(Upgrade::DoubleSpecialties, Squares::SPECIALTIES);
        Doubled { meeples, corners, specialties, any: meeples.or(corners).or(specialties) }
    }

    /// How many tokens a full supply pays on `square`.
    fn tokens(self, square: Square) -> u8 {
        let doublings = [self.meeples, self.corners, self.specialties].map(|squares| u8::from(squares.has(square)));
        1 << doublings.iter().sum::<u8>()
    }
}
