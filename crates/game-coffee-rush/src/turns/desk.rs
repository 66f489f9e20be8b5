//! One seat as plans see it.

use super::path::Path;
use super::supply::Supply;
use super::tables::Tables;
use crate::content::Content;
use crate::position::{CUPS, Player, SLOTS};
use crate::slot::Slot;
use crate::{CoffeeRush, Orders, Square, Squares, Upgrade};

/// What a seat has. A cache line each.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Desk {
    pub(super) slots: [Slot; SLOTS],
    pub(super) contents: [Content; CUPS],
    /// The tokens in cups whose content is junk.
    pub(super) junk: Supply,
    pub(super) player: Player,
    /// With three or four players one and the same twice.
    pub(super) meeples: [Square; 2],
}

/// What the seats share.
#[derive(Clone, Copy)]
pub(super) struct Around {
    pub(super) tables: &'static Tables,
    pub(super) supply: Supply,
    /// Every square with a meeple.
    pub(super) taken: Squares,
    /// Cards left to draw.
    pub(super) cards: u32,
    /// Has each seat two meeples?
    pub(super) pairs: bool,
}

/// A turn before serving: what the meeple and the cups come to.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) upgrade: Option<Upgrade>,
    /// Which of the seat's meeples moves.
    pub(super) mover: usize,
    pub(super) path: Path,
    /// The cups after pouring; junk stays as it is.
    pub(super) contents: [Content; CUPS],
}

impl Desk {
    /// The desk of a seat; meeples must stand.
    pub(super) fn of(position: &CoffeeRush, seat: game_core::Seat) -> Desk {
        let cups = position.cups[seat.index()];
        let contents = cups.map(Content::of);
        let junk = cups.iter().zip(contents).filter(|&(_, content)| content == Content::JUNK);
        let mine = position.meeples_of(seat);
        let square = |index: usize| position.meeples[index].expect("meeples stand during a turn");
        Desk {
            slots: position.orders[seat.index()],
            contents,
            junk: junk.fold(Supply::NONE, |all, (&bag, _)| all.plus(Supply::of(bag))),
            player: position.players[seat.index()],
            meeples: [square(mine.start), square(mine.end - 1)],
        }
    }

    /// Every drink that the seat has an order of.
    #[inline(always)]
    pub(super) fn wanted(&self) -> Orders {
        let [a, b, c, d] = self.slots.map(Slot::kinds);
        a.or(b).or(c).or(d)
    }
}

impl Around {
    pub(super) fn of(position: &CoffeeRush) -> Around {
        Around {
            tables: Tables::get(),
            supply: Supply::of(position.supply),
            taken: position.taken(),
            cards: u32::from(position.deck.left()),
            pairs: position.for_two(),
        }
    }

    /// The squares of the meeples other than the one on `from`.
    #[inline(always)]
    pub(super) fn others(&self, from: Square) -> Squares {
        self.taken.without(Squares::NONE.with(from))
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Seat, random_match};

    use super::*;
    use crate::{Bag, Ingredient, Options};

    #[test]
    fn only_the_tokens_of_junk_are_counted_as_junk() {
        let seats = CoffeeRush::INFO.seat_count(3).expect("three may play");
        let mut position = *random_match::<CoffeeRush>(seats, &Options::default(), 1, 1).position();
        let junk = Bag::of(&[Ingredient::Tea; 5]);
        position.cups[0] = [junk, Bag::of(&[Ingredient::Coffee]), Bag::EMPTY];
        let desk = Desk::of(&position, Seat::FIRST);
        assert_eq!((desk.contents[0], desk.junk), (Content::JUNK, Supply::of(junk)));
    }
}
