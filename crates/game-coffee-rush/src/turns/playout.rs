//! Playouts that aim at orders.

use game_core::Random;

use super::pile::Pile;
use super::rollout::Rollout;
use crate::position::{Phase, Stage};
use crate::{Action, CoffeeRush, Square};

impl CoffeeRush {
    /// Plays to the end by [aimed turns](CoffeeRush::aimed_turn) and returns the number of turns played. The set-up, and a
    /// turn that is under way already, are played by uniformly random events.
    pub fn order_aware_playout<R: Random>(&mut self, rng: &mut R) -> u32 {
        let pile = self.play_to_next_turn(rng);
        if self.flow.phase == Phase::Over {
            self.rekey();
            return 0;
        }
        let mut rollout = Rollout::of(self, pile);
        let seat = self.flow.seat.index();
        let turns = match self.seats.get() {
            2 => rollout.run::<2, R>(seat, rng),
            3 => rollout.run::<3, R>(seat, rng),
            _ => rollout.run::<4, R>(seat, rng),
        };
        rollout.finish(self);
        turns
    }

    /// Random events until a turn begins or the game is over. Returns the cards that are left.
    fn play_to_next_turn<R: Random>(&mut self, rng: &mut R) -> Pile {
        while self.draws_a_starter() {
            let order = self.sample_card(rng);
            self.drawn::<false>(order);
        }
        let mut pile = Pile::of(&self.deck);
        let mut actions: Vec<Action> = Vec::new();
        loop {
            match self.flow.phase {
                Phase::Turn(Stage::Fresh) | Phase::Over => return pile,
                Phase::Deal { .. } | Phase::NewOrders { .. } | Phase::Restock => self.drawn::<false>(pile.draw(rng)),
                Phase::Place { index } => {
                    let taken = self.taken();
                    let mut random = std::iter::repeat_with(|| Square::ALL[rng.below(Square::COUNT as u32) as usize]);
                    let square = random.find(|&square| !taken.has(square));
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

#[cfg(test)]
mod tests {
    use game_core::{Game, SplitMix, Turn};

    use super::*;
    use crate::{Options, Setup};

    /// The same playout, turn by turn and draw by draw through the rules.
    fn by_the_rules(position: &mut CoffeeRush, rng: &mut SplitMix) -> u32 {
        let mut pile = position.play_to_next_turn(rng);
        position.rekey();
        let mut turns = 0;
        while position.begins_turn().is_some() {
            let turn = position.aimed_turn(rng);
            position.apply_turn(&turn);
            while position.turn() == Turn::Chance {
                position.drawn::<true>(pile.draw(rng));
            }
            turns += 1;
        }
        turns
    }

    #[test]
    fn a_rollout_ends_where_the_rules_end() {
        for seats in CoffeeRush::INFO.seat_counts() {
            for seed in 0..2_000 {
                let options = Options { less_luck: seed % 2 == 1 };
                let mut fast = CoffeeRush::new(seats, &options, &Setup {}).unwrap();
                let mut slow = fast;
                let turns = fast.order_aware_playout(&mut SplitMix::new(seed));
                assert_eq!(turns, by_the_rules(&mut slow, &mut SplitMix::new(seed)));
                assert_eq!(fast, slow, "{seats} seats, seed {seed}");
            }
        }
    }

    #[test]
    fn a_rollout_from_anywhere_ends_where_the_rules_end() {
        // Uniformly random play first: junk in the cups, short supplies, positions within turns.
        for seats in CoffeeRush::INFO.seat_counts() {
            for seed in 0..300 {
                let game = game_core::random_match::<CoffeeRush>(seats, &Options::default(), seed, 0);
                let mut fast = game.position_at((seed as usize * 7) % game.events().len());
                let mut slow = fast;
                fast.order_aware_playout(&mut SplitMix::new(seed));
                by_the_rules(&mut slow, &mut SplitMix::new(seed));
                assert_eq!(fast, slow, "{seats} seats, seed {seed}");
                fast.audit().unwrap();
            }
        }
    }
}
