//! What a game knows about playing well, apart from its rules. Players in the search crate build on it.

use crate::{Game, PerSeat, Random};

/// A game with an opinion of its own.
pub trait Heuristic: Game {
    /// How the position looks for each seat, as a rough forecast of final points. Exact once the game is over.
    fn estimate(&self) -> PerSeat<f32>;

    /// What a sensible player who does not look ahead would do: the best whole turn by rules of thumb, or its first action.
    /// Following the advice from action to action carries out one plan. Call it only when a seat is to move; `rng` breaks
    /// ties.
    fn greedy_action<R: Random>(&self, rng: &mut R) -> Self::Action;
}
