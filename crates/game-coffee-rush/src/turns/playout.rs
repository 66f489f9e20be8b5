//! Whole games by whole turns.

use game_core::Random;

use super::aim::{Dice, Outlook, Plan};
use super::oldest_serving;
use super::pile::Pile;
use super::tables::Tables;
use crate::content::Content;
use crate::position::{Phase, Stage};
use crate::{Action, CoffeeRush, CupNumber, Square};

impl CoffeeRush {
    /// Plays to the end by [aimed turns](CoffeeRush::aimed_turn) and returns the number of turns played. The set-up, and a
    /// turn that is under way already, are played by uniformly random events.
    pub fn order_aware_playout<R: Random>(&mut self, rng: &mut R) -> u32 {
        self.play_to_next_turn(rng);
        let tables = Tables::get();
        let mut pile = Pile::of(&self.deck);
        let mut turns = 0;
        while self.flow.phase != Phase::Over {
            match self.plan_turn(tables, Dice(rng.next_u64())) {
                Outlook::Closed(plan) => self.play_plan(&plan),
                Outlook::Open(open) => {
                    let plan = self.work_out(tables, &open);
                    self.play_plan(&plan);
                }
            }
            self.done_at_once(|| (!pile.is_empty()).then(|| pile.draw(rng)));
            turns += 1;
        }
        self.rekey();
        turns
    }

    /// Plays a plan up to serving.
    #[inline(always)]
    fn play_plan(&mut self, plan: &Plan) {
        let seat = self.flow.seat.index();
        let cup = |cup: usize| match plan.contents[cup] {
            Content::JUNK => self.cups[seat][cup],
            content => content.bag(),
        };
        self.carry_out::<false>(plan.upgrade, plan.mover, plan.path, [cup(0), cup(1), cup(2)]);
        for cup in CupNumber::ALL {
            let fulfils = plan.contents[cup.index()].fulfils();
            if let Some((order, slot)) = oldest_serving(&self.orders[seat], fulfils) {
                self.serve::<false>(cup, order, slot);
            }
        }
    }

    /// Random events until a turn begins or the game is over.
    fn play_to_next_turn<R: Random>(&mut self, rng: &mut R) {
        let mut actions: Vec<Action> = Vec::new();
        loop {
            match self.flow.phase {
                Phase::Turn(Stage::Fresh) | Phase::Over => return,
                Phase::Deal { .. } | Phase::NewOrders { .. } | Phase::Restock => {
                    let order = self.sample_card(rng);
                    self.drawn::<false>(order);
                }
                Phase::Place { index } => {
                    let free = |square: &Square| !self.taken().has(*square);
                    let square =
                        std::iter::repeat_with(|| Square::ALL[rng.below(Square::COUNT as u32) as usize]).find(free);
                    self.place::<false>(index, square.expect("there are more squares than meeples"));
                }
                Phase::Fill | Phase::Turn(_) => {
                    actions.clear();
                    self.list(&mut actions);
                    self.act::<false>(actions[rng.below(actions.len() as u32) as usize]);
                }
            }
        }
    }
}
