//! How much thinking an opinion may take. The clock stays outside: whoever has one brings its own [`Effort`].

use game_core::{Budget, Recipe, StrongPlayer};

/// The limit of one search.
pub trait Effort {
    /// Calls `think` with the budget of one search, or with one of `parts` equal shares of it.
    fn spend<T>(&self, parts: u32, think: impl FnOnce(Budget<'_>) -> T) -> T;

    /// The nodes of a search, where they are what limits it.
    fn nodes(&self) -> Option<u64>;
}

/// So many nodes a search: the same opinion for the same game, everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nodes(pub u64);

impl Effort for Nodes {
    fn spend<T>(&self, parts: u32, think: impl FnOnce(Budget<'_>) -> T) -> T {
        think(Budget::nodes((self.0 / u64::from(parts)).max(1)))
    }

    fn nodes(&self) -> Option<u64> {
        Some(self.0)
    }
}

/// Where the recipe of a level has no nodes.
const FEW: u64 = 1_000;

/// The nodes of a search that suit a game: those of its second strongest level, which people meet in less than a second a turn.
pub fn default_nodes<G: StrongPlayer>() -> u64 {
    match G::LEVELS[G::LEVELS.len() - 2] {
        Recipe::Search { nodes, .. } => nodes,
        Recipe::Planner { .. } => FEW,
    }
}
