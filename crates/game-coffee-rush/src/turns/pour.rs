//! Pouring what a walk brings: first into the cup aimed at, then into the others.

use super::path::Path;
use super::tables::Walk;
use crate::content::Content;
use crate::position::{CUPS, gain};
use crate::{Bag, Ingredient, Order, Orders, Squares, Upgrades};

/// The cups while tokens come in.
#[derive(Clone, Copy)]
pub(super) struct Pouring {
    order: Order,
    /// What the other cups may become.
    spare: Orders,
    /// The cup aimed at and what it holds.
    aimed: (usize, Content),
    /// The two others, in the order in which they are asked.
    others: [(usize, Content); CUPS - 1],
}

impl Pouring {
    /// Cup number `cup` is to become `order`; the others may become any of `spare`.
    #[inline(always)]
    pub(super) fn new(order: Order, spare: Orders, contents: [Content; CUPS], cup: usize, swap: bool) -> Pouring {
        let next = if cup == CUPS - 1 { 0 } else { cup + 1 };
        let last = CUPS - cup - next;
        let (first, second) = if swap { (last, next) } else { (next, last) };
        let with = |cup: usize| (cup, contents[cup]);
        Pouring { order, spare, aimed: with(cup), others: [with(first), with(second)] }
    }

    /// What the cup aimed at still needs.
    #[inline(always)]
    pub(super) fn missing(&self) -> Content {
        self.aimed.1.missing(self.order)
    }

    #[inline(always)]
    pub(super) fn is_done(&self) -> bool {
        self.missing() == Content::EMPTY
    }

    /// The cups by number.
    #[inline(always)]
    pub(super) fn contents(&self) -> [Content; CUPS] {
        let mut contents = [self.aimed.1; CUPS];
        for (cup, content) in self.others {
            contents[cup] = content;
        }
        contents
    }

    /// What `walk` brings where nothing is doubled or short.
    #[inline(always)]
    pub(super) fn finish(&mut self, walk: Walk) {
        // What is missing and what is there make up the order, so each says the other.
        self.aimed.1 = walk.rest().missing(self.order);
        for ingredient in walk.spare() {
            self.pour_aside(ingredient);
        }
    }

    /// What `path` brings, step by step: `supply` gives it, and `others` are the squares of the other meeples.
    pub(super) fn follow(&mut self, path: Path, others: Squares, upgrades: Upgrades, supply: &mut Bag) {
        for square in path.iter() {
            let ingredient = square.ingredient();
            let taken = gain(square, others, upgrades, *supply);
            *supply = supply.minus(ingredient, taken);
            for _ in 0..taken {
                self.pour(ingredient);
            }
        }
    }

    /// What the cups that are emptied before the first step held; to be asked before anything is poured.
    pub(super) fn emptied(&self, old: &[Bag; CUPS]) -> Bag {
        let cups = [self.aimed, self.others[0], self.others[1]].into_iter();
        cups.filter(|&(_, content)| content == Content::EMPTY).fold(Bag::EMPTY, |bag, (cup, _)| bag + old[cup])
    }

    fn pour(&mut self, ingredient: Ingredient) {
        let more = self.aimed.1.plus(ingredient);
        if more.becomes().has(self.order) {
            self.aimed.1 = more;
        } else {
            self.pour_aside(ingredient);
        }
    }

    #[inline(always)]
    fn pour_aside(&mut self, ingredient: Ingredient) {
        for (_, content) in &mut self.others {
            let more = content.plus(ingredient);
            if !more.becomes().and(self.spare).is_empty() {
                *content = more;
                return;
            }
        }
    }
}
