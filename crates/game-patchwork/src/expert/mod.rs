//! The strong player.

use game_core::{Budget, Expert, Found, Heuristic, LEVEL_COUNT, Random, Recipe};

use crate::Patchwork;

impl Expert for Patchwork {
    type Mind = ();

    const LEVELS: [Recipe; LEVEL_COUNT] = [Recipe::Planner { distracted: 0 }; LEVEL_COUNT];

    fn mind(_: usize) -> Self::Mind {}

    fn think<R: Random>(&self, (): &mut Self::Mind, _: Budget<'_>, rng: &mut R) -> Found<Self> {
        Found::at_a_glance(self.plan(rng))
    }
}
