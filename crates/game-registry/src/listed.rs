//! The parts that a listed game brings besides its rules, found out when the list is compiled.
//!
//! *Why this shape.* A game on the list is a [`Game`], and nothing more is asked. If it has a player of its own, that one plays;
//! otherwise plain search does, with the game's rules of thumb where it has some. Stable Rust cannot ask "does this type
//! implement that trait?" in generic code, but method lookup on a *concrete* type can: it tries `&&Listed<G>` before
//! `&Listed<G>` before `Listed<G>`, and passes over an implementation whose bounds do not hold. The list is a macro, so its
//! types are concrete; the traits below are the steps of that lookup, the most capable first.

use std::marker::PhantomData;

use game_core::{Game, HasOracle, Heuristic, StrongPlayer};
use search::{NoPlan, OwnPlan, PlainSearch};

use crate::{GameVisitor, OracleVisitor};

/// A game on the list.
pub struct Listed<G>(PhantomData<G>);

impl<G: Game> Listed<G> {
    /// The entry of `G`.
    #[expect(clippy::new_without_default, reason = "only the macro makes one")]
    pub const fn new() -> Self {
        Listed(PhantomData)
    }
}

/// First: the game's own strong player.
pub trait ByStrongPlayer {
    /// Runs the visitor with the game itself.
    fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output;
}

impl<G: StrongPlayer> ByStrongPlayer for &&Listed<G> {
    fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output {
        visitor.visit::<G>()
    }
}

/// Second: plain search, and the game's rules of thumb.
pub trait ByHeuristic {
    /// Runs the visitor with the game and a player made for it.
    fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output;
}

impl<G: Heuristic> ByHeuristic for &Listed<G> {
    fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output {
        visitor.visit::<PlainSearch<G, OwnPlan>>()
    }
}

/// Last: plain search.
pub trait ByRulesAlone {
    /// Runs the visitor with the game and a player made for it.
    fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output;
}

impl<G: Game> ByRulesAlone for Listed<G> {
    fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output {
        visitor.visit::<PlainSearch<G, NoPlan>>()
    }
}

/// A game with a naive twin.
pub trait WithOracle {
    /// Runs the visitor.
    fn visit_oracle<V: OracleVisitor>(&self, visitor: V) -> Option<V::Output>;
}

impl<G: HasOracle> WithOracle for &Listed<G> {
    fn visit_oracle<V: OracleVisitor>(&self, visitor: V) -> Option<V::Output> {
        Some(visitor.visit::<G>())
    }
}

/// A game without one.
pub trait WithoutOracle {
    /// Leaves the visitor alone.
    fn visit_oracle<V: OracleVisitor>(&self, visitor: V) -> Option<V::Output>;
}

impl<G: Game> WithoutOracle for Listed<G> {
    fn visit_oracle<V: OracleVisitor>(&self, _: V) -> Option<V::Output> {
        None
    }
}
