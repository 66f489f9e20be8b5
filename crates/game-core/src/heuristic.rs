//! A game's knowledge of good play, apart from its rules. Players in the search crate build on it.

use crate::{Buffers, Game, Random, SplitMix, Style, play_out};

/// A game with an opinion of its own.
pub trait Heuristic: Game {
    /// The manners of play that the game knows; [`crate::NoStyle`] if there is only one.
    type Style: Style;

    /// The choice of a sensible player that does not look ahead: the best turn by rules of thumb, as the actions that make it;
    /// at least one, all legal one after the other. Call it only when a seat is to move; `rng` breaks ties.
    fn plan(&self, rng: &mut SplitMix) -> Vec<Self::Action>;

    /// The same by a player of this style; [`Heuristic::plan`] is neutral.
    fn plan_in(&self, _style: Self::Style, rng: &mut SplitMix) -> Vec<Self::Action> {
        self.plan(rng)
    }

    /// Plays to the end, fast, by turns that aim at something where the game knows such, and uniformly at random otherwise.
    fn aimed_play_out<R: Random>(&mut self, rng: &mut R, buffers: &mut Buffers<Self>) {
        play_out(self, rng, buffers);
    }
}
