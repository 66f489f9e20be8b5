//! An afterstate: the table between two turns, before chance has drawn the cards that are due.
//!
//! *Why this shape.* A turn decides everything about the table except which cards are drawn. The evaluation looks at exactly that
//! moment: the time of the seat whose turn ends has passed, and cards that are due are only counted. The set-up and a turn that is
//! under way are described in the same form.

use game_core::Seat;

use crate::content::Content;
use crate::position::{MAX_SEATS, Phase};
use crate::rules::closing::{Draws, ends_game, out_of_orders};
use crate::rules::seat_state::SeatState;
use crate::{CoffeeRush, Square};

/// The table between two turns.
#[derive(Clone, Copy)]
pub(crate) struct Afterstate {
    pub(crate) seats: usize,
    /// By seat; those beyond the table are empty.
    pub(crate) sides: [Side; MAX_SEATS],
    /// No turn will follow.
    pub(crate) over: bool,
}

/// One seat of an afterstate.
#[derive(Clone, Copy)]
pub(crate) struct Side {
    pub(crate) state: SeatState<Content>,
    pub(crate) meeples: [Option<Square>; 2],
    /// Cards that it is about to draw.
    pub(crate) coming: u8,
}

impl Afterstate {
    pub(crate) fn of(position: &CoffeeRush) -> Afterstate {
        let (seats, mover) = (position.seats.get(), position.flow.seat.index());
        let own = Draws::after(seats, 0).own;
        let (ended, draws) = match position.flow.phase {
            Phase::NewOrders { near, far } => (true, Draws { near, far, own }),
            Phase::Restock => (true, Draws { near: 0, far: 0, own }),
            _ => (false, Draws { near: 0, far: 0, own: 0 }),
        };
        let due = DueCards::new(position, draws);
        let mut sides: [Side; MAX_SEATS] = std::array::from_fn(|seat| Side {
            state: SeatState::of(&position.states[seat]),
            meeples: if seat < seats { meeples(position, Seat::wrapping(seat)) } else { [None; 2] },
            coming: due.coming[seat],
        });
        if matches!(position.flow.phase, Phase::NewOrders { .. }) {
            sides[mover].state.end_turn(&mut position.rush_supply());
        }
        let closed = position.flow.closed.is_some()
            || due.left == 0
            || sides[mover].state.closes_the_shop()
            || (due.total() == 0 && out_of_orders(seats, sides.iter().map(|side| &side.state)));
        let over = position.flow.phase == Phase::Over || (ended && ends_game(closed, mover, seats));
        Afterstate { seats, sides, over }
    }
}

/// The cards that each seat is about to draw.
#[derive(Clone, Copy)]
pub(crate) struct DueCards {
    pub(crate) coming: [u8; MAX_SEATS],
    /// Cards in the deck when all of them are drawn.
    pub(crate) left: u8,
}

impl DueCards {
    /// CR-20, CR-21, CR-38: after the turn of the seat to move, as far as the deck goes.
    pub(crate) fn new(position: &CoffeeRush, draws: Draws) -> DueCards {
        let mut due = DueCards { coming: [0; MAX_SEATS], left: position.deck.left() };
        let me = position.flow.seat;
        let near = position.seats.after(me);
        for (seat, count) in [(near, draws.near), (position.seats.after(near), draws.far), (me, draws.own)] {
            let drawn = count.min(due.left);
            due.coming[seat.index()] += drawn;
            due.left -= drawn;
        }
        due
    }

    pub(crate) fn total(&self) -> u8 {
        self.coming.iter().sum()
    }
}

/// The meeples of a seat.
fn meeples(position: &CoffeeRush, seat: Seat) -> [Option<Square>; 2] {
    let mine = position.meeples_of(seat);
    let first = position.meeples[mine.start];
    [first, if mine.len() > 1 { position.meeples[mine.start + 1] } else { None }]
}
