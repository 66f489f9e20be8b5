//! The strongest player a game has, and the levels made of it.

use crate::{Budget, Fact, Game, Heuristic, MAX_SEATS, Match, PerSeat, Seat, SplitMix, Style, Trainable};

/// How many levels every game has.
pub const LEVEL_COUNT: usize = 8;

/// A game with a strong player of its own.
///
/// *Why this shape.* What makes a player strong differs from game to game (a solver here, packing there), so each game brings
/// its own search; everything that compares players, limits them or seats them works with this one face.
pub trait StrongPlayer: Heuristic {
    /// The player's memory from move to move: tables, trees, the rest of a turn it has planned.
    type Memory: Send + 'static;

    /// The recipe of each level, the weakest first.
    const LEVELS: [Recipe<Self::Style>; LEVEL_COUNT];

    /// The rating of each level on the game's ladder for two, where play at random has 0; `None` if nobody has measured it.
    const RATINGS: Option<[i16; LEVEL_COUNT]> = None;

    /// An empty memory that never takes more than about `bytes` of memory.
    fn memory(bytes: usize) -> Self::Memory;

    /// From now on [`StrongPlayer::think`] with this memory plays in `style`; with a new memory it is neutral.
    fn set_style(_memory: &mut Self::Memory, _style: Self::Style) {}

    /// Numbers that tell one manner of play from another: those of a finished game for a seat, by name, always the same names in the
    /// same order.
    fn statistics(_game: &Match<Self>, _seat: Seat) -> Vec<Statistic> {
        Vec::new()
    }

    /// What a person would count in this position on behalf of `seat`: always the same facts in the same order. Reviews name
    /// the one in which a turn and a better one differ; a game without facts is reviewed without reasons.
    fn facts(&self, _seat: Seat) -> Vec<Fact> {
        Vec::new()
    }

    /// The turns worth comparing with each other when a seat is to move, the likeliest first where the player can tell; where a
    /// turn is one action, every legal one.
    fn alternatives(&self, _memory: &mut Self::Memory) -> Vec<Vec<Self::Action>> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        actions.into_iter().map(|action| vec![action]).collect()
    }

    /// How sure the player's values are, by number of seats from two: their odds are raised to this power where people read them,
    /// so that of positions called won with 70 %, 70 % are won. Play does not use it. `crema calibration --fit` makes the numbers.
    const SHARPNESS: [f32; MAX_SEATS - 1] = [1.0; MAX_SEATS - 1];

    /// The part that the player can learn by playing, if any.
    const TRAINABLE: Option<Trainable<Self>> = None;

    /// Searches within `budget`; call it only when a seat is to move. Position, seed and nodes decide the answer
    /// when the memory is empty; a memory that has thought before may only answer sooner or better. The stream is of one type, so
    /// that a search is compiled once, with its game.
    fn think(&self, memory: &mut Self::Memory, budget: Budget<'_>, rng: &mut SplitMix) -> Found<Self>;

    /// The best choice beside `found`, which [`StrongPlayer::think`] has just given with this memory; `None` where there is no
    /// other, or where the player compares none. Where choices differ in kind and in detail, it differs in kind.
    fn second(
        &self,
        _memory: &mut Self::Memory,
        _found: &Found<Self>,
        _budget: Budget<'_>,
        _rng: &mut SplitMix,
    ) -> Option<Found<Self>> {
        None
    }
}

/// A number of one game with its name, in words for people.
pub type Statistic = (&'static str, f64);

/// How a level comes to its move. Weak ones are weak as people are: they look less far, and at times they are distracted and
/// they do what merely looks sensible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recipe<S> {
    /// Rules of thumb; in so many of a hundred decisions, whatever comes to hand.
    Planner {
        /// Of a hundred decisions.
        distracted: u32,
        /// The manner of play.
        style: S,
    },
    /// The strong player with so many nodes a decision; in so many of a hundred decisions, rules of thumb.
    Search {
        /// Nodes a decision.
        nodes: u64,
        /// Of a hundred decisions.
        distracted: u32,
        /// The manner of play.
        style: S,
    },
}

impl<S: Style> Recipe<S> {
    /// Rules of thumb without leanings.
    pub const fn planner(distracted: u32) -> Recipe<S> {
        Recipe::Planner { distracted, style: S::NEUTRAL }
    }

    /// The strong player without leanings.
    pub const fn search(nodes: u64, distracted: u32) -> Recipe<S> {
        Recipe::Search { nodes, distracted, style: S::NEUTRAL }
    }

    /// The same in a style.
    pub const fn in_style(self, style: S) -> Recipe<S> {
        match self {
            Recipe::Planner { distracted, .. } => Recipe::Planner { distracted, style },
            Recipe::Search { nodes, distracted, .. } => Recipe::Search { nodes, distracted, style },
        }
    }

    /// Levels for a game whose plan is its best play: weaker ones only take it less seriously.
    pub const fn planners() -> [Recipe<S>; LEVEL_COUNT] {
        let mut levels = [Recipe::planner(0); LEVEL_COUNT];
        let mut level = 0;
        while level < LEVEL_COUNT {
            levels[level] = Recipe::planner(10 * (LEVEL_COUNT - 1 - level) as u32);
            level += 1;
        }
        levels
    }
}

/// The result of a player's search.
#[derive(Clone, Debug)]
pub struct Found<G: Game> {
    /// Its choice: one action, or a whole turn; never empty.
    pub actions: Vec<G::Action>,
    /// The line it expects, as far as it looked and nothing is left to chance.
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
