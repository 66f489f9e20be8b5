//! The set-up: opening orders, meeples, first ingredients (CR-05 to CR-08, CR-33, CR-34).

use game_core::Seat;

use crate::position::{Flow, Phase, Stage};
use crate::{CoffeeRush, CupNumber, Order, Square};

impl CoffeeRush {
    /// Who gets opening order number `index`, and into which slot (from 0).
    pub(crate) fn deal_target(&self, index: u8) -> (Seat, usize) {
        let (seats, index) = (self.seats.get(), usize::from(index));
        let (seat, slot) = match (self.less_luck, index) {
            (true, _) => (index % seats, usize::from(seats <= index && index < 2 * seats)),
            (false, 0 | 1) => (0, 0),
            (false, 2) => (0, 1),
            (false, _) => ((index - 1) / 2, (index - 3) % 2),
        };
        (Seat::wrapping(seat), slot)
    }

    /// Is the next card one of those that *less luck* sets aside (CR-33)?
    pub(crate) fn draws_a_starter(&self) -> bool {
        matches!(self.flow.phase, Phase::Deal { index } if self.less_luck && usize::from(index) < self.seats.get())
    }

    /// Puts down opening order number `index`.
    pub(crate) fn deal<const KEYED: bool>(&mut self, index: u8, order: Order) {
        let (seat, slot) = self.deal_target(index);
        self.take_card::<KEYED>(seat, slot, order);
        let dealt = index + 1;
        if self.less_luck && usize::from(dealt) == self.seats.get() {
            // CR-33: the set-aside cards left over leave the game.
            for starter in Order::ALL.into_iter().filter(|order| order.is_starter()) {
                self.take_from_deck::<KEYED>(starter, self.deck.count(starter));
            }
        }
        let all = 2 * self.seats.get() + 1;
        if usize::from(dealt) < all {
            self.set_flow::<KEYED>(Flow { phase: Phase::Deal { index: dealt }, ..self.flow });
        } else {
            self.ask_for_meeple::<KEYED>(0);
        }
    }

    fn meeples_to_place(&self) -> u8 {
        if self.for_two() { 4 } else { self.seats.get() as u8 }
    }

    /// CR-07: last seat first, seat 0 last. CR-34: one at a time in turn, seat 1 first.
    fn ask_for_meeple<const KEYED: bool>(&mut self, index: u8) {
        let seats = self.seats.get();
        let seat = Seat::wrapping(seats - 1 - usize::from(index) % seats);
        self.set_flow::<KEYED>(Flow { phase: Phase::Place { index }, seat, ..self.flow });
    }

    /// Places meeple number `index`.
    pub(crate) fn place<const KEYED: bool>(&mut self, index: u8, square: Square) {
        let mine = self.meeples_of(self.flow.seat);
        let nth = usize::from(index) / self.seats.get();
        self.set_meeple::<KEYED>(mine.start + nth, Some(square));
        if index + 1 < self.meeples_to_place() {
            self.ask_for_meeple::<KEYED>(index + 1);
        } else if self.for_two() {
            // Seat 0, who placed the last one, also fills first.
            self.set_flow::<KEYED>(Flow { phase: Phase::Fill, ..self.flow });
        } else {
            for seat in self.seats.iter() {
                self.take_first::<KEYED>(seat, seat.index(), CupNumber::First);
            }
            self.start_turn::<KEYED>(Seat::FIRST);
        }
    }

    /// CR-34: the first meeple's ingredient into `first`, the second's into `second`.
    pub(crate) fn fill<const KEYED: bool>(&mut self, first: CupNumber, second: CupNumber) {
        let seat = self.flow.seat;
        let mine = self.meeples_of(seat);
        self.take_first::<KEYED>(seat, mine.start, first);
        self.take_first::<KEYED>(seat, mine.start + 1, second);
        self.sort_meeples::<KEYED>(seat);
        if seat == Seat::FIRST {
            self.set_flow::<KEYED>(Flow { seat: self.seats.last(), ..self.flow });
        } else {
            self.start_turn::<KEYED>(Seat::FIRST);
        }
    }

    /// CR-08: the ingredient of a meeple's square into a cup.
    fn take_first<const KEYED: bool>(&mut self, seat: Seat, meeple: usize, cup: CupNumber) {
        let square = self.meeples[meeple].expect("all meeples stand");
        let bag = self.states[seat.index()].cups[cup.index()].plus(square.ingredient(), 1);
        self.set_cup::<KEYED>(seat, cup.index(), bag);
        self.supply = self.supply.minus(square.ingredient(), 1);
    }

    /// Which of two own meeples is which matters no more: one order for both.
    pub(crate) fn sort_meeples<const KEYED: bool>(&mut self, seat: Seat) {
        let mine = self.meeples_of(seat);
        let (first, second) = (self.meeples[mine.start], self.meeples[mine.end - 1]);
        if first > second {
            self.set_meeple::<KEYED>(mine.start, second);
            self.set_meeple::<KEYED>(mine.end - 1, first);
        }
    }

    /// The turn of `seat` begins.
    #[inline]
    pub(crate) fn start_turn<const KEYED: bool>(&mut self, seat: Seat) {
        self.set_flow::<KEYED>(Flow { phase: Phase::Turn(Stage::Fresh), seat, ..self.flow });
    }
}
