//! Rules of thumb: the worth of a position, and a sensible move without looking ahead.

use game_core::{Game, Heuristic, PerSeat, Random, Seat, SplitMix, misjudged};

use crate::position::{Phase, bits};
use crate::{Action, Cappuccino, Colour, Style, Topology};

impl Heuristic for Cappuccino {
    type Style = Style;

    fn plan(&self, rng: &mut SplitMix) -> Vec<Action> {
        self.plan_in(game_core::Style::NEUTRAL, rng)
    }

    fn plan_in(&self, style: Style, rng: &mut SplitMix) -> Vec<Action> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        rng.shuffle(&mut actions);
        if self.phase == Phase::Placing {
            actions.truncate(1);
            return actions;
        }
        let seen = actions.len() - actions.len() * style.overlooked as usize / 100;
        let judged = actions.into_iter().take(seen).map(|action| {
            let worth = self.worth_of(action, style) + misjudged(style.noise, rng);
            (worth, action)
        });
        judged.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, action)| action).into_iter().collect()
    }
}

impl Cappuccino {
    /// The lead of the mover after a move, in cups.
    fn worth_of(&self, action: Action, style: Style) -> f32 {
        let me = self.seat;
        let mut next = *self;
        next.apply_unchecked(action);
        let estimate = next.estimate(style);
        let rival = next.seats().iter().filter(|&seat| seat != me).map(|seat| estimate[seat]).fold(0.0, f32::max);
        estimate[me] - style.rival * rival
    }

    /// The cups that each seat may end with; its score once the game is over.
    fn estimate(&self, style: Style) -> PerSeat<f32> {
        if let Some(outcome) = self.outcome() {
            return PerSeat::from_fn(self.seats(), |seat| outcome.scores[seat] as f32);
        }
        let topology = self.topology();
        PerSeat::from_fn(self.seats(), |seat| self.prospects(seat, &topology, style))
    }

    /// Cups of `seat`, those in danger counted in part, and its ways to move.
    fn prospects(&self, seat: Seat, topology: &Topology, style: Style) -> f32 {
        let counted = |colour: Colour| {
            let own = bits(self.stacks_of(seat)).filter(|&index| self.colour(index) == Some(colour));
            own.map(|index| self.count_of(index, seat, topology, style)).sum::<f32>()
        };
        let mut by_colour: Vec<f32> = Colour::owned_by(seat, self.seats()).map(counted).collect();
        by_colour.sort_by(f32::total_cmp);
        let best = by_colour.pop().unwrap_or(0.0);
        let lesser: f32 = by_colour.iter().sum();
        let moves: u32 = self.legal.iter().map(|lane| (lane & self.stacks_of(seat)).count_ones()).sum();
        best + style.lesser_colour * lesser + style.way_to_move * moves as f32
    }

    fn count_of(&self, index: usize, seat: Seat, topology: &Topology, style: Style) -> f32 {
        let rivals = topology.around(index) & self.stacks() & !self.stacks_of(seat);
        let height = self.height(index);
        let threatened = bits(rivals).any(|rival| self.height(rival) >= height);
        f32::from(height) * if threatened { style.threatened } else { 1.0 }
    }
}
