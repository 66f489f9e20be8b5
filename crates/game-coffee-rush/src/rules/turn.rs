//! What happens inside a turn, up to `done` (CR-09 to CR-19). Everything here is legal already; `check.rs` sees to that.

use crate::position::{FREE_STEPS, Flow, Phase, Stage};
use crate::{CoffeeRush, CupNumber, Ingredient, Order, SlotNumber, Square, Squares, Upgrade};

/// Can a turn end, or be led to an end, on `square` with `left` steps to go and the other meeples on `others` (CR-13)?
///
/// *Why two steps are always enough:* there are at most three other meeples. If `square` and all its neighbours are taken,
/// these are a corner and its two neighbours, and the squares behind them are free.
#[inline]
pub(crate) fn can_end(square: Square, left: u8, others: Squares, diagonal: bool) -> bool {
    !others.has(square) || left >= 2 || (left == 1 && !square.neighbours(diagonal).without(others).is_empty())
}

impl CoffeeRush {
    #[inline]
    fn set_stage<const KEYED: bool>(&mut self, stage: Stage) {
        self.set_flow::<KEYED>(Flow { phase: Phase::Turn(stage), ..self.flow });
    }

    /// CR-09.
    pub(crate) fn upgrade<const KEYED: bool>(&mut self, upgrade: Upgrade) {
        self.change_state::<KEYED>(|state, _| state.upgrade(upgrade));
        self.set_stage::<KEYED>(Stage::Begun);
    }

    /// CR-10 to CR-12.
    pub(crate) fn step<const KEYED: bool>(&mut self, from: Square, to: Square) {
        let mover = self.take_up_meeple::<KEYED>(from);
        if self.flow.steps >= FREE_STEPS {
            self.change_state::<KEYED>(|state, rush_supply| state.spend_rush(1, rush_supply));
        }
        let gain = self.gain(to, self.taken_by_others(mover));
        self.supply = self.supply.minus(to.ingredient(), gain);
        self.set_hand::<KEYED>(self.hand.plus(to.ingredient(), gain));
        self.set_meeple::<KEYED>(mover, Some(to));
        let steps = self.flow.steps + 1;
        self.set_flow::<KEYED>(Flow { phase: Phase::Turn(Stage::Moving), steps, ..self.flow });
    }

    /// The index of the meeple that moves this turn; with its first step it becomes the first of its seat.
    #[inline]
    pub(crate) fn take_up_meeple<const KEYED: bool>(&mut self, from: Square) -> usize {
        let mine = self.meeples_of(self.flow.seat);
        let (first, last) = (mine.start, mine.end - 1);
        if self.flow.steps == 0 && self.meeples[first] != Some(from) {
            let other = self.meeples[first];
            self.set_meeple::<KEYED>(first, Some(from));
            self.set_meeple::<KEYED>(last, other);
        }
        first
    }

    /// CR-17.
    pub(crate) fn empty<const KEYED: bool>(&mut self, cup: CupNumber) {
        let seat = self.flow.seat;
        self.supply += self.states[seat.index()].cups[cup.index()];
        self.set_cup::<KEYED>(seat, cup.index(), crate::Bag::EMPTY);
        if self.flow.phase == Phase::Turn(Stage::Fresh) {
            self.set_stage::<KEYED>(Stage::Begun);
        }
    }

    /// CR-15.
    pub(crate) fn pour<const KEYED: bool>(&mut self, ingredient: Ingredient, cup: CupNumber) {
        let seat = self.flow.seat;
        self.set_hand::<KEYED>(self.hand.minus(ingredient, 1));
        self.set_cup::<KEYED>(seat, cup.index(), self.states[seat.index()].cups[cup.index()].plus(ingredient, 1));
        self.set_stage::<KEYED>(Stage::Pouring);
    }

    /// CR-18, CR-19.
    pub(crate) fn serve<const KEYED: bool>(&mut self, cup: CupNumber, order: Order, slot: SlotNumber) {
        self.supply += self.states[self.flow.seat.index()].cups[cup.index()];
        self.change_state::<KEYED>(|state, rush_supply| state.serve(cup.index(), order, slot.index(), rush_supply));
        let served = self.flow.served + 1;
        self.set_flow::<KEYED>(Flow { phase: Phase::Turn(Stage::Serving), served, ..self.flow });
    }
}
