//! Rules of thumb: what a position is worth, and a sensible turn without looking ahead.

use game_core::{Buffers, Game, Heuristic, PerSeat, Random, Seat, SplitMix, Turn};

use crate::position::Phase;
use crate::rules::seat_state::SLOTS;
use crate::turns::TurnLimits;
use crate::{Action, Bag, CoffeeRush};

/// What an open order is expected to cost, by slot: the nearer the end, the likelier a penalty.
const ORDER_IN_SLOT: [f32; SLOTS] = [-0.15, -0.25, -0.45, -0.75];
/// What a cup is worth that holds so many of the tokens an own order needs.
const PROGRESS: f32 = 0.22;
/// A cup that can become no own order is in the way.
const JUNK: f32 = -0.25;
/// A rush token is worth about a third of an order.
const RUSH: f32 = 0.3;
/// What an order drawn by a rival is worth to the player who made them draw it.
const PRESSURE: f32 = 0.1;
/// The turns that are compared.
const PLANNED: TurnLimits = TurnLimits { rush: 2, empty_useful_cups: false };
/// How many ways to go on a half-played turn are tried.
const TRIES: usize = 200;

impl Heuristic for CoffeeRush {
    fn plan(&self, rng: &mut SplitMix) -> Vec<Action> {
        if self.begins_turn().is_some() {
            return self.best_turn();
        }
        match self.flow.phase {
            Phase::Turn(_) => self.best_rest_of_turn(rng),
            _ => self.best_single_action(rng),
        }
    }

    fn aimed_play_out<R: Random>(&mut self, rng: &mut R, _: &mut Buffers<Self>) {
        self.order_aware_playout(rng);
    }
}

impl CoffeeRush {
    /// The rating that each seat may end with; what it has once the game is over.
    fn estimate(&self) -> PerSeat<f32> {
        let over = self.turn() == Turn::Over;
        PerSeat::from_fn(self.seats(), |seat| {
            let rating = self.rating(seat) as f32;
            if over { rating } else { rating + self.prospects(seat) }
        })
    }

    fn prospects(&self, seat: Seat) -> f32 {
        let orders = self.orders(seat);
        let waiting: f32 = orders.iter().zip(ORDER_IN_SLOT).map(|(slot, cost)| slot.iter().count() as f32 * cost).sum();
        let wanted = || orders.iter().flat_map(|slot| slot.iter());
        let cup = |content: Bag| {
            if content.is_empty() {
                return 0.0;
            }
            let fits = wanted().any(|order| order.recipe().contains(content));
            if fits { content.len() as f32 * PROGRESS } else { JUNK }
        };
        waiting + self.cups(seat).into_iter().map(cup).sum::<f32>() + RUSH * f32::from(self.rush(seat))
    }

    /// What the position is worth to `seat` against its rivals.
    fn worth(&self, seat: Seat) -> f32 {
        let estimate = self.estimate();
        let rivals = self.seats().iter().filter(|&other| other != seat).map(|other| estimate[other]);
        let pressed = match self.flow.phase {
            Phase::NewOrders { near, far } => f32::from(near + far),
            _ => 0.0,
        };
        estimate[seat] - rivals.fold(f32::NEG_INFINITY, f32::max) / 2.0 + PRESSURE * pressed
    }

    fn best_turn(&self) -> Vec<Action> {
        let seat = self.flow.seat;
        let best = self.best_useful_turn(PLANNED, |turn| {
            let mut next = *self;
            next.apply_turn(turn);
            next.worth(seat)
        });
        best.expand().to_vec()
    }

    /// A turn somebody else has begun: the best of some ways to end it.
    fn best_rest_of_turn(&self, rng: &mut SplitMix) -> Vec<Action> {
        let seat = self.flow.seat;
        let mut scratch = Vec::new();
        let mut best: Option<(f32, Vec<Action>)> = None;
        for _ in 0..TRIES {
            let (mut next, mut played) = (*self, Vec::new());
            while matches!(next.flow.phase, Phase::Turn(_))
                && next.flow.seat == seat
                && played.last() != Some(&Action::Done)
            {
                let action = next.sample_action(rng, &mut scratch);
                next.apply_unchecked(action);
                played.push(action);
            }
            let worth = next.worth(seat);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, played));
            }
        }
        best.map(|(_, played)| played).unwrap_or_default()
    }

    /// Set-up: one decision at a time.
    fn best_single_action(&self, rng: &mut SplitMix) -> Vec<Action> {
        let seat = self.flow.seat;
        let mut actions = Vec::new();
        self.actions(&mut actions);
        rng.shuffle(&mut actions);
        let worth = |action: &Action| {
            let mut next = *self;
            next.apply_unchecked(*action);
            next.worth(seat)
        };
        actions.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b))).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Event, random_event};

    use super::*;
    use crate::{Options, Setup};

    /// The best of all turns in a list, as [`CoffeeRush::best_turn`] promises.
    fn best_of_the_list(position: &CoffeeRush) -> Vec<Action> {
        let mut turns = Vec::new();
        position.useful_turns(PLANNED, &mut turns);
        let worth = |turn: &crate::turns::WholeTurn| {
            let mut next = *position;
            next.apply_turn(turn);
            next.worth(position.flow.seat)
        };
        let best = turns.into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
        best.expect("there is always a useful turn").expand().to_vec()
    }

    #[test]
    fn the_best_turn_is_the_best_of_the_list() {
        let mut compared = 0;
        for seats in CoffeeRush::INFO.seat_counts() {
            let mut rng = SplitMix::new(5);
            let mut position = CoffeeRush::new(seats, &Options::default(), &Setup {}).expect("a table");
            let mut buffers = Buffers::default();
            for _ in 0..12 {
                while position.begins_turn().is_none() {
                    match random_event(&position, &mut rng, &mut buffers).expect("the game goes on") {
                        Event::Action(action) => position.apply_unchecked(action),
                        Event::Chance(chance) => position.apply_chance_unchecked(chance),
                    }
                }
                assert_eq!(position.best_turn(), best_of_the_list(&position), "{position:?}");
                let turn = position.aimed_turn(&mut rng);
                position.apply_turn(&turn);
                compared += 1;
            }
        }
        assert_eq!(compared, 36);
    }
}
