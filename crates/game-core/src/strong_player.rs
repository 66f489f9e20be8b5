//! The strongest player a game has, and the levels made of it.

use crate::{Budget, Game, Heuristic, PerSeat, SplitMix, Trainable};

/// How many levels every game has.
pub const LEVEL_COUNT: usize = 8;

/// A game with a strong player of its own.
///
/// *Why this shape.* What makes a player strong differs from game to game (a solver here, packing there), so each game brings
/// its own search; everything that compares players, limits them or seats them works with this one face.
pub trait StrongPlayer: Heuristic {
    /// What the player keeps from move to move: tables, trees, the rest of a turn it has planned.
    type Memory: Send + 'static;

    /// The recipe of each level, the weakest first.
    const LEVELS: [Recipe; LEVEL_COUNT];

    /// What each level is worth on the game's ladder for two, where play at random has 0; `None` if nobody has measured it.
    const RATINGS: Option<[i16; LEVEL_COUNT]> = None;

    /// An empty memory that never takes more than about `bytes` of memory.
    fn memory(bytes: usize) -> Self::Memory;

    /// What the player can learn by playing, if anything.
    const TRAINABLE: Option<Trainable<Self>> = None;

    /// What the player does within `budget`; call it only when a seat is to move. Position, seed and nodes decide the answer
    /// when the memory is empty; a memory that has thought before may only answer sooner or better. The stream is of one type, so
    /// that a search is compiled once, with its game.
    fn think(&self, memory: &mut Self::Memory, budget: Budget<'_>, rng: &mut SplitMix) -> Found<Self>;
}

/// How a level comes to its move. Weak ones are weak as people are: they look less far, and at times they are distracted and
/// they do what merely looks sensible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recipe {
    /// Rules of thumb; in so many of a hundred decisions, whatever comes to hand.
    Planner {
        /// Of a hundred decisions.
        distracted: u32,
    },
    /// The strong player with so many nodes a decision; in so many of a hundred decisions, rules of thumb.
    Search {
        /// Nodes a decision.
        nodes: u64,
        /// Of a hundred decisions.
        distracted: u32,
    },
}

impl Recipe {
    /// Levels for a game whose plan is its best play: weaker ones only take it less seriously.
    pub const fn planners() -> [Recipe; LEVEL_COUNT] {
        let mut levels = [Recipe::Planner { distracted: 0 }; LEVEL_COUNT];
        let mut level = 0;
        while level < LEVEL_COUNT {
            levels[level] = Recipe::Planner { distracted: 10 * (LEVEL_COUNT - 1 - level) as u32 };
            level += 1;
        }
        levels
    }
}

/// What a player found.
#[derive(Clone, Debug)]
pub struct Found<G: Game> {
    /// What it would play: one action, or a whole turn; never empty.
    pub actions: Vec<G::Action>,
    /// What it expects to follow, as far as it looked and nothing is left to chance.
    pub line: Vec<G::Action>,
    /// The share of the win that each seat expects, all together 1; `None` from a player that does not look ahead.
    pub values: Option<PerSeat<f32>>,
    /// Are the values the result of perfect play, proved?
    pub proved: bool,
    /// Nodes (positions or playouts) looked at.
    pub nodes: u64,
}

impl<G: Game> Found<G> {
    /// A choice made without looking ahead.
    pub fn at_a_glance(actions: Vec<G::Action>) -> Self {
        Found { actions, line: Vec::new(), values: None, proved: false, nodes: 1 }
    }

    /// The first action of `line`, with the others as what is expected to follow.
    ///
    /// # Panics
    /// If `line` is empty: there is always something to play.
    pub fn first_of(mut line: Vec<G::Action>, values: Option<PerSeat<f32>>, proved: bool, nodes: u64) -> Self {
        let rest = line.split_off(1);
        Found { actions: line, line: rest, values, proved, nodes }
    }
}
