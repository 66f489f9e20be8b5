//! Pouring what a walk brings: first into the cup aimed at, then into the others.

use super::path::Path;
use super::playout_seat::PlayoutBoard;
use super::supply::Supply;
use super::tables::Walk;
use crate::content::Content;
use crate::rules::seat_state::CUPS;
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
    pub(super) fn go_on(
        &mut self,
        board: &PlayoutBoard,
        path: Path,
        from: Square,
        upgrades: Upgrades,
        rush: u8,
    ) -> Path {
        let others = board.others(from);
        let doubled = Doubled { upgrades, others };
        if path.squares().meets(doubled.squares()) {
            self.pour_further(path, doubled, board.supply);
        }
        let missing = self.aimed().missing(self.order);
        if rush == 0 || missing == Content::EMPTY {
            return path;
        }
        let here = path.end().unwrap_or(from);
        let more = board.tables.start(here, upgrades.has(Upgrade::Diagonal)).shortest[missing.index()].path();
        if more.len() > rush || !more.ends_outside(others) {
            return path;
        }
        let mut left = board.supply;
        for square in path.iter() {
            left.take(square.ingredient(), doubled.tokens(square));
        }
        self.pour_one_each(more, &mut { left });
        self.pour_further(more, doubled, left);
        path.and_then(more)
    }

    /// The tokens beyond the first of each step of `path`, as far as `supply` has them after all the first ones.
    fn pour_further(&mut self, path: Path, doubled: Doubled, mut supply: Supply) {
        for ingredient in path.ingredients() {
            supply.take(ingredient, 1);
        }
        for square in path.iter().filter(|&square| doubled.squares().has(square)) {
            for _ in 0..supply.take(square.ingredient(), doubled.tokens(square) - 1) {
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

/// What is doubled for a meeple: by its player's upgrades, and where the other meeples stand.
#[derive(Clone, Copy)]
struct Doubled {
    upgrades: Upgrades,
    others: Squares,
}

impl Doubled {
    #[inline]
    fn by(self, upgrade: Upgrade, squares: Squares) -> Squares {
        if self.upgrades.has(upgrade) { squares } else { Squares::NONE }
    }

    #[inline]
    fn each(self) -> [Squares; 3] {
        [
            self.by(Upgrade::DoubleMeeples, self.others),
            self.by(Upgrade::DoubleCorners, Squares::CORNERS),
            self.by(Upgrade::DoubleSpecialties, Squares::SPECIALTIES),
        ]
    }

    /// Every square that pays more than one token.
    #[inline]
    fn squares(self) -> Squares {
        let [meeples, corners, specialties] = self.each();
        meeples.or(corners).or(specialties)
    }

    /// How many tokens a full supply pays on `square`.
    #[inline]
    fn tokens(self, square: Square) -> u8 {
        1 << self.each().map(|squares| u8::from(squares.has(square))).iter().sum::<u8>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bag;

    #[test]
    fn a_step_brings_nothing_that_the_supply_lacks() {
        let square = |ingredient| Square::ALL.into_iter().find(|square| square.ingredient() == ingredient).unwrap();
        let path = Path::NONE.then(square(Ingredient::Coffee)).then(square(Ingredient::Steam));
        let wanted = Orders::NONE.with(Order::Espresso);
        for supply in ["coffee steam", "coffee", "steam", ""] {
            let there: Bag = supply.split_whitespace().filter_map(Ingredient::named).collect();
            let mut pouring = Pouring::new(Order::Espresso, wanted, [Content::EMPTY; CUPS], 0, 0);
            pouring.pour_one_each(path, &mut Supply::of(there));
            assert_eq!(pouring.contents().map(|content| content.bag()), [there, Bag::EMPTY, Bag::EMPTY]);
        }
    }
}
