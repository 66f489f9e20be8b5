//! The strong player.
//!
//! *Why this shape.* [`tree`] searches; [`prior`] ranks the moves and [`value`] evaluates positions, both
//! learned from games of the search against itself: the prior's [`weights`] once, the value's net by `crema train` from the
//! [`mod@features`]; [`bounds`] keep proofs. The README.md of this folder says how each file of weights was made.

mod bounds;
mod curves;
mod features;
mod outline;
mod place;
mod prior;
mod tree;
mod value;
mod weights;

use game_core::{
    Budget, Fact, Found, Game, LEVEL_COUNT, Match, PerSeat, Recipe, Seat, SplitMix, Statistic, StrongPlayer, Trainable,
};

use crate::position::Side;
use crate::{Action, Patchwork, Style, facts, statistics};
pub(crate) use outline::bonus_squares_missing;
use tree::Tree;
use value::Judge;

/// The worth of fifteen points of its own to the player, beside winning. Where every patch on offer opens better ones to the
/// other, waiting costs neither more than the other, and two players that care for nothing but winning both wait, for whole
/// games; this one cares a little for a good quilt.
const CARE: f32 = 0.35;

/// The memory of the player from move to move: its search tree.
#[derive(Debug)]
pub struct Memory {
    tree: Tree,
}

impl Memory {
    fn new(bytes: usize, judge: Judge, care: f32) -> Memory {
        Memory { tree: Tree::new(bytes, judge, care) }
    }

    /// The actions that the last search tried, and how often: the prior learns from these.
    pub fn tried(&self) -> impl Iterator<Item = (Action, u32)> {
        self.tree.tried().map(|tried| (tried.action, tried.visits))
    }
}

impl StrongPlayer for Patchwork {
    type Memory = Memory;

    const LEVELS: [Recipe<Style>; LEVEL_COUNT] = [
        Recipe::planner(15),
        Recipe::search(1, 40),
        Recipe::search(8, 15),
        Recipe::search(20, 5),
        Recipe::search(60, 0),
        Recipe::search(350, 0),
        Recipe::search(3_000, 0),
        Recipe::search(200_000, 0),
    ];

    const RATINGS: Option<[i16; LEVEL_COUNT]> = Some([516, 781, 973, 1226, 1518, 1824, 2063, 2411]);

    const TRAINABLE: Option<Trainable<Self>> = Some(value::TRAINABLE);

    fn memory(bytes: usize) -> Self::Memory {
        Memory::new(bytes, Judge::new(), CARE)
    }

    fn set_style(memory: &mut Memory, style: Style) {
        memory.tree.set_leaning(style.search);
    }

    fn statistics(game: &Match<Self>, seat: Seat) -> Vec<Statistic> {
        statistics::of(game, seat)
    }

    fn facts(&self, seat: Seat) -> Vec<Fact> {
        facts::of(self, Side::BOTH[seat.index()])
    }

    fn think(&self, memory: &mut Self::Memory, budget: Budget<'_>, rng: &mut SplitMix) -> Found<Self> {
        let nodes = memory.tree.search(self, budget, rng);
        let line = memory.tree.line();
        let (worth, bounds) = memory.tree.verdict();
        let win = match bounds.winner() {
            Some(winner) => f32::from(u8::from(winner.seat() == Seat::FIRST)),
            None => worth.win,
        };
        let values = PerSeat::from_fn(self.seats(), |seat| if seat == Seat::FIRST { win } else { 1.0 - win });
        Found::first_of(line, Some(values), bounds.winner().is_some(), nodes)
    }
}

#[cfg(test)]
mod tests;
