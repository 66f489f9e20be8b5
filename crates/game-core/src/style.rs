//! Manners of play.

use std::fmt::Debug;

use crate::{Random, SplitMix};

/// How a player leans: the weights that a game's rules of thumb and its search take instead of the neutral ones.
///
/// *Why this shape.* Characters with a taste and models of people who are new to a game differ in what they look at, not in how
/// a decision comes about. So a style is plain data of the game's own type, and the same code plays every style.
pub trait Style: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// No leanings: the best play that the game knows.
    const NEUTRAL: Self;

    /// Every other style, by the name that the command line has for it.
    const NAMED: &'static [(&'static str, Self)];

    /// The style with this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMED.iter().find(|(known, _)| *known == name).map(|(_, style)| *style)
    }
}

/// The style of a game that has only one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoStyle;

impl Style for NoStyle {
    const NEUTRAL: Self = NoStyle;
    const NAMED: &'static [(&'static str, Self)] = &[];
}

/// How wrong a judgement is that may be wrong by `most`, up or down; small errors are more frequent than large ones. Nothing is
/// drawn where `most` is 0.
pub fn misjudged(most: f32, rng: &mut SplitMix) -> f32 {
    if most == 0.0 {
        return 0.0;
    }
    let mut half = || rng.below(1_000) as f32 / 1_000.0 - 0.5;
    most * (half() + half())
}
