//! A table as aimed turns and playouts see it: one cache line for each seat, and a few numbers that all seats share.

use super::path::Path;
use super::supply::Supply;
use super::tables::Tables;
use crate::content::Content;
use crate::rules::seat_state::{CUPS, SeatState};
use crate::{CoffeeRush, Square, Squares, Upgrade};

/// One seat, in a cache line of its own.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct PlayoutSeat {
    pub(super) state: SeatState<Content>,
    /// The tokens in cups whose content is junk.
    pub(super) junk: Supply,
    /// With three or four players one and the same twice.
    pub(super) meeples: [Square; 2],
}

/// The part of the table that all seats share.
#[derive(Clone, Copy)]
pub(super) struct PlayoutBoard {
    pub(super) tables: &'static Tables,
    pub(super) supply: Supply,
    /// Every square with a meeple.
    pub(super) taken: Squares,
    /// Cards left to draw.
    pub(super) cards: u32,
    /// Has each seat two meeples?
    pub(super) pairs: bool,
}

/// A turn before serving: where the meeple ends, and the cups then.
#[derive(Clone, Copy)]
pub(super) struct AimedPlan {
    pub(super) upgrade: Option<Upgrade>,
    /// Which of the seat's meeples moves.
    pub(super) mover: usize,
    pub(super) path: Path,
    /// The cups after pouring; junk stays as it is.
    pub(super) contents: [Content; CUPS],
}

impl PlayoutSeat {
    /// The seat in `position`; its meeples must stand.
    pub(super) fn of(position: &CoffeeRush, seat: game_core::Seat) -> PlayoutSeat {
        let bags = position.states[seat.index()].cups;
        let state = SeatState::of(&position.states[seat.index()]);
        let junk = bags.iter().zip(state.cups).filter(|&(_, content)| content == Content::JUNK);
        let mine = position.meeples_of(seat);
        let square = |index: usize| position.meeples[index].expect("meeples stand during a turn");
        PlayoutSeat {
            state,
            junk: junk.fold(Supply::NONE, |all, (&bag, _)| all.plus(Supply::of(bag))),
            meeples: [square(mine.start), square(mine.end - 1)],
        }
    }
}

impl PlayoutBoard {
    pub(super) fn of(position: &CoffeeRush) -> PlayoutBoard {
        PlayoutBoard {
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
        position.states[0].cups = [junk, Bag::of(&[Ingredient::Coffee]), Bag::EMPTY];
        let own = PlayoutSeat::of(&position, Seat::FIRST);
        assert_eq!((own.state.cups[0], own.junk), (Content::JUNK, Supply::of(junk)));
    }
}
