//! Rules of thumb: a rough value of a position, and a sensible turn without looking ahead.

use game_core::{Buffers, Game, Heuristic, PerSeat, Random, Seat, SplitMix, Turn, misjudged};

use crate::position::Phase;
use crate::turns::{TurnLimits, WholeTurn};
use crate::{Action, Bag, CoffeeRush, Style};

/// A cup that can become no own order is in the way.
const JUNK: f32 = -0.25;
/// The turns that are compared.
const PLANNED: TurnLimits = TurnLimits { rush: 2, empty_useful_cups: false };
/// How many ways to go on a half-played turn are tried.
const TRIES: usize = 200;

impl Heuristic for CoffeeRush {
    type Style = Style;

    fn plan(&self, rng: &mut SplitMix) -> Vec<Action> {
        self.plan_in(game_core::Style::NEUTRAL, rng)
    }

    fn plan_in(&self, style: Style, rng: &mut SplitMix) -> Vec<Action> {
        if self.begins_turn().is_some() {
            return match style.considered {
                None => self.best_turn(style),
                Some(count) => self.best_of_some_turns(style, count, rng),
            };
        }
        match self.flow.phase {
            Phase::Turn(_) => self.best_rest_of_turn(style, rng),
            _ => self.best_single_action(style, rng),
        }
    }

    fn aimed_play_out<R: Random>(&mut self, rng: &mut R, _: &mut Buffers<Self>) {
        self.order_aware_playout(rng);
    }
}

impl CoffeeRush {
    /// The rating that each seat may end with; once the game is over, the rating that it has.
    fn estimate(&self, style: Style) -> PerSeat<f32> {
        let over = self.turn() == Turn::Over;
        PerSeat::from_fn(self.seats(), |seat| {
            let rating = self.felt_rating(seat, style);
            if over { rating } else { rating + self.prospects(seat, style) }
        })
    }

    /// The rating as a player of this style feels it.
    fn felt_rating(&self, seat: Seat, style: Style) -> f32 {
        let player = self.states[seat.index()].player;
        let serving = style.serving * f32::from(player.served());
        self.rating(seat) as f32 + serving + (1.0 - style.penalty) * f32::from(player.penalties)
    }

    fn prospects(&self, seat: Seat, style: Style) -> f32 {
        let orders = self.orders(seat);
        let costs = orders.iter().zip(style.order_in_slot);
        let waiting: f32 = costs.map(|(slot, cost)| slot.iter().count() as f32 * cost).sum();
        let wanted = || orders.iter().flat_map(|slot| slot.iter());
        let cup = |content: Bag| {
            if content.is_empty() {
                return 0.0;
            }
            let fits = wanted().any(|order| order.recipe().contains(content));
            if fits { content.len() as f32 * style.progress } else { JUNK }
        };
        waiting + self.cups(seat).into_iter().map(cup).sum::<f32>() + style.rush * f32::from(self.rush(seat))
    }

    /// The value of the position to `seat` against its rivals.
    fn worth(&self, seat: Seat, style: Style) -> f32 {
        let estimate = self.estimate(style);
        let rivals = self.seats().iter().filter(|&other| other != seat).map(|other| estimate[other]);
        let pressed = match self.flow.phase {
            Phase::NewOrders { near, far } => f32::from(near + far),
            _ => 0.0,
        };
        estimate[seat] - rivals.fold(f32::NEG_INFINITY, f32::max) / 2.0 + style.pressure * pressed
    }

    fn worth_of(&self, turn: &WholeTurn, style: Style) -> f32 {
        let mut next = *self;
        next.apply_turn(turn);
        next.worth(self.flow.seat, style)
    }

    fn best_turn(&self, style: Style) -> Vec<Action> {
        self.best_useful_turn(PLANNED, |turn| self.worth_of(turn, style)).expand().to_vec()
    }

    /// The best of the turns that come to mind.
    fn best_of_some_turns(&self, style: Style, count: u32, rng: &mut SplitMix) -> Vec<Action> {
        let mut judged = |_| {
            let turn = self.aimed_turn(rng);
            (self.worth_of(&turn, style) + misjudged(style.noise, rng), turn)
        };
        let first = judged(0);
        let best = (1..count).map(judged).fold(first, |best, next| if next.0 > best.0 { next } else { best });
        best.1.expand().to_vec()
    }

    /// A turn somebody else has begun: the best of some ways to end it.
    fn best_rest_of_turn(&self, style: Style, rng: &mut SplitMix) -> Vec<Action> {
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
            let worth = next.worth(seat, style);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, played));
            }
        }
        best.map(|(_, played)| played).unwrap_or_default()
    }

    /// Set-up: one decision at a time.
    fn best_single_action(&self, style: Style, rng: &mut SplitMix) -> Vec<Action> {
        let seat = self.flow.seat;
        let mut actions = Vec::new();
        self.actions(&mut actions);
        rng.shuffle(&mut actions);
        let worth = |action: &Action| {
            let mut next = *self;
            next.apply_unchecked(*action);
            next.worth(seat, style)
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
        let worth = |turn: &WholeTurn| position.worth_of(turn, game_core::Style::NEUTRAL);
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
                assert_eq!(position.best_turn(game_core::Style::NEUTRAL), best_of_the_list(&position), "{position:?}");
                let turn = position.aimed_turn(&mut rng);
                position.apply_turn(&turn);
                compared += 1;
            }
        }
        assert_eq!(compared, 36);
    }
}
