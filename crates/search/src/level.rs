//! Named levels: the bots that a person can ask for.

use game_core::{Budget, Found, LEVEL_COUNT, Random, Recipe, SplitMix, StrongPlayer, Turn};

/// A level of play. Names and order are the same in every game; how a level plays is the game's own ([`StrongPlayer::LEVELS`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// From 1, the weakest.
    pub number: u8,
    /// The name in addresses and messages.
    pub id: &'static str,
}

/// Every level, the weakest first.
pub const LEVELS: [Level; LEVEL_COUNT] = [
    Level { number: 1, id: "first-day" },
    Level { number: 2, id: "trainee" },
    Level { number: 3, id: "regular" },
    Level { number: 4, id: "barista" },
    Level { number: 5, id: "roaster" },
    Level { number: 6, id: "head-barista" },
    Level { number: 7, id: "champion" },
    Level { number: 8, id: "maestro" },
];

impl Level {
    /// The opponent of somebody's first game: docs/strength.md says how often a beginner beats it.
    pub const FIRST: Level = LEVELS[0];

    /// Level `number`, if there is one.
    ///
    /// ```
    /// use search::{LEVELS, Level};
    ///
    /// assert_eq!(Level::new(8).map(|level| level.id), Some("maestro"));
    /// assert_eq!(Level::new(0), None);
    /// assert_eq!(LEVELS.len(), 8);
    /// ```
    pub fn new(number: u8) -> Option<Level> {
        LEVELS.into_iter().find(|level| level.number == number)
    }

    /// How this level of a game comes to its moves.
    pub fn recipe<G: StrongPlayer>(&self) -> Recipe<G::Style> {
        G::LEVELS[usize::from(self.number) - 1]
    }

    /// The rating of this level on the ladder of a game; see [`StrongPlayer::RATINGS`].
    pub fn rating<G: StrongPlayer>(&self) -> Option<i16> {
        G::RATINGS.map(|ratings| ratings[usize::from(self.number) - 1])
    }
}

/// The choice of a player that follows `recipe`; `None` unless a seat is to move. `budget` can only cut the search short.
pub fn follow<G: StrongPlayer>(
    recipe: Recipe<G::Style>,
    position: &G,
    memory: &mut G::Memory,
    budget: Budget<'_>,
    rng: &mut SplitMix,
) -> Option<Found<G>> {
    let Turn::Seat(_) = position.turn() else { return None };
    Some(match recipe {
        Recipe::Planner { distracted, .. } if rng.below(100) < distracted => {
            Found::at_a_glance(vec![position.sample_action(rng, &mut Vec::new())])
        }
        Recipe::Search { nodes, distracted, style } if rng.below(100) >= distracted => {
            G::set_style(memory, style);
            position.think(memory, Budget { nodes: nodes.min(budget.nodes), ..budget }, rng)
        }
        Recipe::Planner { style, .. } | Recipe::Search { style, .. } => {
            Found::at_a_glance(position.plan_in(style, rng))
        }
    })
}
