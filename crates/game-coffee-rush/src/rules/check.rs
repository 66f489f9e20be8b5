//! What is legal, and if not, why.

use game_core::Seat;

use super::turn::can_end;
use crate::position::{FREE_STEPS, Phase, Stage};
use crate::{Action, CoffeeRush, CupNumber, Draw, Illegal, Ingredient, Order, SlotNumber, Square, Upgrade};

impl CoffeeRush {
    /// Is `action` legal now, and if not, why?
    pub(crate) fn judge(&self, action: Action) -> Result<(), Illegal> {
        match self.flow.phase {
            Phase::Over => Err(Illegal::GameOver),
            Phase::Deal { .. } | Phase::NewOrders { .. } | Phase::Restock => Err(Illegal::OrdersBeingDrawn),
            Phase::Place { .. } => self.judge_placing(action),
            Phase::Fill => {
                if matches!(action, Action::Fill(..)) {
                    Ok(())
                } else {
                    Err(Illegal::FillFirst)
                }
            }
            Phase::Turn(stage) => self.judge_in_turn(stage, action),
        }
    }

    fn judge_placing(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Meeple(square) if self.taken().has(square) => Err(Illegal::SquareTaken { square }),
            Action::Meeple(_) => Ok(()),
            Action::Fill(..) => Err(Illegal::FillAfterMeeples),
            _ => Err(Illegal::MeeplesFirst),
        }
    }

    fn judge_in_turn(&self, stage: Stage, action: Action) -> Result<(), Illegal> {
        let stuck = self.standing_on_taken().map(|square| Illegal::StepOn { square });
        match (stuck, action) {
            (_, Action::Meeple(_) | Action::Fill(..)) => Err(Illegal::SetUpIsOver),
            (_, Action::Step { from, to }) => self.judge_step(stage, from, to),
            (Some(step_on), _) => Err(step_on),
            (None, Action::Upgrade(upgrade)) => self.judge_upgrade(stage, upgrade),
            (None, Action::Empty(cup)) => self.judge_empty(stage, cup),
            (None, Action::Pour(..) | Action::Serve { .. } | Action::Done) if stage < Stage::Moving => {
                Err(Illegal::StepFirst)
            }
            (None, Action::Pour(ingredient, _)) => self.judge_pour(stage, ingredient),
            (None, Action::Serve { cup, order, slot }) => self.judge_serve(cup, order, slot),
            (None, Action::Done) => Ok(()),
        }
    }

    /// The square of the moving meeple, if another stands there too (CR-13).
    pub(crate) fn standing_on_taken(&self) -> Option<Square> {
        if self.flow.phase != Phase::Turn(Stage::Moving) {
            return None;
        }
        let mover = self.meeples_of(self.flow.seat).start;
        self.meeples[mover].filter(|&square| self.taken_by_others(mover).has(square))
    }

    fn judge_upgrade(&self, stage: Stage, upgrade: Upgrade) -> Result<(), Illegal> {
        let me = self.me();
        if stage != Stage::Fresh {
            Err(Illegal::UpgradeComesFirst)
        } else if me.upgrades.has(upgrade) {
            Err(Illegal::UpgradeIsUp { upgrade })
        } else if me.fulfilled < Upgrade::PRICE {
            Err(Illegal::TooFewFulfilled { held: me.fulfilled, needed: Upgrade::PRICE })
        } else {
            Ok(())
        }
    }

    fn judge_step(&self, stage: Stage, from: Square, to: Square) -> Result<(), Illegal> {
        if stage > Stage::Moving {
            return Err(Illegal::PouringHasBegun);
        }
        let mover = self.mover_on(from)?;
        let diagonal = self.me().upgrades.has(Upgrade::Diagonal);
        if !from.neighbours(diagonal).has(to) {
            let next = from.neighbours(true).has(to);
            return Err(if next { Illegal::NeedsDiagonal { from, to } } else { Illegal::NotNext { from, to } });
        }
        let Some(left) = self.steps_left().checked_sub(1) else {
            return Err(Illegal::NoStepLeft { steps: self.flow.steps.max(FREE_STEPS) });
        };
        if can_end(to, left, self.taken_by_others(mover), diagonal) {
            Ok(())
        } else {
            Err(Illegal::DeadEnd { to, left })
        }
    }

    /// The index of the meeple on `from`, if it is one that may move (CR-35).
    fn mover_on(&self, from: Square) -> Result<usize, Illegal> {
        let mine = self.meeples_of(self.flow.seat);
        let first = mine.start;
        if self.flow.steps > 0 && self.meeples[first] != Some(from) {
            let moving = self.meeples[first].expect("meeples stand during a turn");
            let other = self.meeples[mine].contains(&Some(from));
            return Err(if other {
                Illegal::OtherMeepleMoves { moving }
            } else {
                Illegal::NotYourMeeple { square: from }
            });
        }
        let found = mine.into_iter().find(|&index| self.meeples[index] == Some(from));
        found.ok_or(Illegal::NotYourMeeple { square: from })
    }

    fn judge_empty(&self, stage: Stage, cup: CupNumber) -> Result<(), Illegal> {
        if stage == Stage::Serving {
            Err(Illegal::ServingHasBegun)
        } else if self.states[self.flow.seat.index()].cups[cup.index()].is_empty() {
            Err(Illegal::CupIsEmpty { cup })
        } else {
            Ok(())
        }
    }

    fn judge_pour(&self, stage: Stage, ingredient: Ingredient) -> Result<(), Illegal> {
        if stage == Stage::Serving {
            Err(Illegal::ServingHasBegun)
        } else if self.hand.count(ingredient) == 0 {
            Err(Illegal::NotInHand { ingredient })
        } else {
            Ok(())
        }
    }

    fn judge_serve(&self, cup: CupNumber, order: Order, slot: SlotNumber) -> Result<(), Illegal> {
        let seat = self.flow.seat.index();
        if !self.states[seat].slots[slot.index()].kinds().has(order) {
            return Err(Illegal::NoSuchOrder { order, slot });
        }
        let (content, recipe) = (self.states[seat].cups[cup.index()], order.recipe());
        if content == recipe {
            return Ok(());
        }
        let (missing, surplus) = (recipe.beyond(content), content.beyond(recipe));
        Err(Illegal::CupDiffers { cup, order, missing, surplus })
    }

    /// Is `draw` possible now, and if not, why?
    pub(crate) fn judge_draw(&self, draw: Draw) -> Result<(), Illegal> {
        let Draw { seat, order } = draw;
        match self.drawer() {
            None if self.flow.phase == Phase::Over => Err(Illegal::GameOver),
            None => Err(Illegal::NothingToDraw),
            Some((expected, _)) if expected != seat => Err(Illegal::WrongSeatDraws { seat, expected }),
            Some(_) if !self.may_be_drawn(order) => Err(Illegal::NotInDeck { order }),
            Some(_) => Ok(()),
        }
    }

    /// Can the next card be this one?
    pub(crate) fn may_be_drawn(&self, order: Order) -> bool {
        self.deck.count(order) > 0 && (order.is_starter() || !self.draws_a_starter())
    }

    /// Who acts next, if it is a player.
    pub(crate) fn actor(&self) -> Option<Seat> {
        matches!(self.flow.phase, Phase::Place { .. } | Phase::Fill | Phase::Turn(_)).then_some(self.flow.seat)
    }
}
