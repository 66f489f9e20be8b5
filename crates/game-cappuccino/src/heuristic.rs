//! Rules of thumb: the worth of a position, and a sensible move without looking ahead.

use game_core::{Game, Heuristic, PerSeat, Random, Seat, SplitMix};

use crate::position::{Phase, bits};
use crate::{Action, Cappuccino, Colour, Topology};

/// A cup that a neighbour could take at once counts for less.
const THREATENED: f32 = 0.45;
/// A player of two colours keeps one count; the other colour is worth something only as long as it may catch up.
const LESSER_COLOUR: f32 = 0.25;
/// Each way to move is worth this: a player that runs out of moves can only watch the others.
const MOVE: f32 = 0.08;

impl Heuristic for Cappuccino {
    fn plan(&self, rng: &mut SplitMix) -> Vec<Action> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        rng.shuffle(&mut actions);
        if self.phase == Phase::Placing {
            actions.truncate(1);
            return actions;
        }
        let me = self.seat;
        let worth = |action: &Action| {
            let mut next = *self;
            next.apply_unchecked(*action);
            let estimate = next.estimate();
            let rival = next.seats().iter().filter(|&seat| seat != me).map(|seat| estimate[seat]).fold(0.0, f32::max);
            estimate[me] - rival
        };
        let best = actions.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)));
        best.into_iter().collect()
    }
}

impl Cappuccino {
    /// The cups that each seat may end with; its score once the game is over.
    fn estimate(&self) -> PerSeat<f32> {
        if let Some(outcome) = self.outcome() {
            return PerSeat::from_fn(self.seats(), |seat| outcome.scores[seat] as f32);
        }
        let topology = self.topology();
        PerSeat::from_fn(self.seats(), |seat| self.prospects(seat, &topology))
    }

    /// Cups of `seat`, those in danger counted in part, and its ways to move.
    fn prospects(&self, seat: Seat, topology: &Topology) -> f32 {
        let counted = |colour: Colour| {
            let own = bits(self.stacks_of(seat)).filter(|&index| self.colour(index) == Some(colour));
            own.map(|index| self.count_of(index, seat, topology)).sum::<f32>()
        };
        let mut by_colour: Vec<f32> = Colour::owned_by(seat, self.seats()).map(counted).collect();
        by_colour.sort_by(f32::total_cmp);
        let best = by_colour.pop().unwrap_or(0.0);
        let lesser: f32 = by_colour.iter().sum();
        let moves: u32 = self.legal.iter().map(|lane| (lane & self.stacks_of(seat)).count_ones()).sum();
        best + LESSER_COLOUR * lesser + MOVE * moves as f32
    }

    fn count_of(&self, index: usize, seat: Seat, topology: &Topology) -> f32 {
        let rivals = topology.around(index) & self.stacks() & !self.stacks_of(seat);
        let height = self.height(index);
        let threatened = bits(rivals).any(|rival| self.height(rival) >= height);
        f32::from(height) * if threatened { THREATENED } else { 1.0 }
    }
}
