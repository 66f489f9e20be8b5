//! Every legal action, listed.

use super::turn::can_end;
use crate::content::Content;
use crate::position::{Phase, Stage};
use crate::{Action, CoffeeRush, CupNumber, SlotNumber, Square, Squares, Upgrade};

impl CoffeeRush {
    /// Appends every legal action.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.flow.phase {
            Phase::Place { .. } => {
                let taken = self.taken();
                out.extend(Square::ALL.into_iter().filter(|&square| !taken.has(square)).map(Action::Meeple));
            }
            Phase::Fill => {
                let cups = CupNumber::ALL;
                out.extend(cups.into_iter().flat_map(|first| cups.map(|second| Action::Fill(first, second))));
            }
            Phase::Turn(stage) => self.list_turn(stage, out),
            Phase::Deal { .. } | Phase::NewOrders { .. } | Phase::Restock | Phase::Over => {}
        }
    }

    fn list_turn(&self, stage: Stage, out: &mut Vec<Action>) {
        if stage <= Stage::Moving {
            for (from, targets) in self.steps() {
                out.extend(targets.iter().map(|to| Action::Step { from, to }));
            }
        }
        if self.standing_on_taken().is_some() {
            return;
        }
        let me = self.me();
        if stage == Stage::Fresh && me.fulfilled >= Upgrade::PRICE {
            out.extend(me.upgrades.missing().map(Action::Upgrade));
        }
        let cups = self.states[self.flow.seat.index()].cups;
        if stage < Stage::Serving {
            let full = CupNumber::ALL.into_iter().filter(|cup| !cups[cup.index()].is_empty());
            out.extend(full.map(Action::Empty));
        }
        if stage < Stage::Moving {
            return;
        }
        if stage < Stage::Serving && !self.hand.is_empty() {
            for (ingredient, _) in self.hand.iter() {
                out.extend(CupNumber::ALL.map(|cup| Action::Pour(ingredient, cup)));
            }
        }
        for cup in CupNumber::ALL {
            self.list_serves(cup, out);
        }
        out.push(Action::Done);
    }

    fn list_serves(&self, cup: CupNumber, out: &mut Vec<Action>) {
        let seat = self.flow.seat.index();
        let fulfils = Content::of(self.states[seat].cups[cup.index()]).fulfils();
        if fulfils.is_empty() {
            return;
        }
        for slot in SlotNumber::ALL {
            let here = fulfils.and(self.states[seat].slots[slot.index()].kinds());
            out.extend(here.iter().map(|order| Action::Serve { cup, order, slot }));
        }
    }

    /// Each meeple that may step now, with the squares it may step to.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (Square, Squares)> {
        let mine = self.meeples_of(self.flow.seat);
        let movers = if self.flow.steps == 0 { mine } else { mine.start..mine.start + 1 };
        let left = match self.flow.phase {
            Phase::Turn(stage) if stage <= Stage::Moving => self.steps_left(),
            _ => 0,
        };
        movers.filter(move |_| left > 0).map(move |mover| {
            let from = self.meeples[mover].expect("meeples stand during a turn");
            (from, self.targets(mover, from, left))
        })
    }

    /// The squares that meeple number `mover` may step to from `from` with `left` steps, this one included.
    fn targets(&self, mover: usize, from: Square, left: u8) -> Squares {
        let diagonal = self.me().upgrades.has(Upgrade::Diagonal);
        let others = self.taken_by_others(mover);
        from.neighbours(diagonal).iter().filter(|&to| can_end(to, left - 1, others, diagonal)).collect()
    }
}
