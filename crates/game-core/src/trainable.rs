//! Learning by playing against oneself.

use crate::{Game, Seat, StrongPlayer};

/// How a game's player learns the worth of a position: what a training run asks of it.
///
/// *Why this shape.* A trainer plays games, keeps what positions looked like and how their games ended, and fits a net; none of
/// that depends on the game. The game brings what does: how a position looks to its net, what is known of its worth without a
/// net, and how a player thinks with given weights. A net judges two seats: one and its only or foremost rival.
pub struct Trainable<G: StrongPlayer> {
    /// The shape of the net. It has three outputs: the logit of winning and the margin, both for the seat that is judged, and
    /// the points that all make on average.
    pub shape: NetShape,
    /// Points in one unit of the margin and of the points.
    pub unit: f32,
    /// Which positions are learned from.
    pub lessons: Lessons,
    /// Describes a position to the net as a seat sees it.
    pub describe: fn(&G, Seat, &mut Described),
    /// A memory of about so many bytes that judges by the weights in a file, or why it cannot.
    pub memory: fn(usize, &[u8]) -> Result<G::Memory, String>,
    /// The actions that the last search tried.
    pub tried: fn(&G::Memory) -> Vec<Tried<G>>,
}

/// The positions that a net learns from, and what it learns of each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Lessons {
    /// Every position before a decision, as the seat to move sees it. It learns the result of the game, mixed with the value that the
    /// search found there.
    Decisions,
    /// Every position after a turn, before and after chance had its part, as the seat that has moved sees it. It learns by temporal
    /// differences, TD(λ): the share `lambda` from everything that came later, the rest from the value that the search found for
    /// that seat one turn later.
    Afterstates {
        /// Between 0 and 1; with 1 only the result of the game counts.
        lambda: f32,
    },
}

/// An action that a search has tried, and how often.
pub type Tried<G> = (<G as Game>::Action, u32);

/// How many numbers the layers of a net have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetShape {
    /// Inputs for each player, a multiple of 64.
    pub inputs: usize,
    /// Neurons of the first layer, for each player.
    pub hidden: usize,
    /// Neurons of the second layer.
    pub second: usize,
}

/// How a position looks to a net.
#[derive(Clone, Default, Debug)]
pub struct Described {
    /// Which inputs are on, in words of 64: for the seat that is judged, then for its rival.
    pub inputs: [Vec<u64>; 2],
    /// The worth by rules of thumb, which is added to the outputs of the net.
    pub base: [f32; 3],
}
