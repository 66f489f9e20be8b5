//! Manners of play: what a player looks at, as numbers.

use crate::player::bonus_squares_missing;
use crate::position::{Patchwork, Side};
use crate::quilt::BONUS_SQUARES;

/// How a player leans. The rules of thumb read the upper part; the search reads [`Style::search`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// The share of a patch's income still to come that the player counts.
    pub(crate) income: f32,
    /// The points that a space of time seems worth.
    pub(crate) time: f32,
    /// Of a hundred places for a patch, so many are not even seen.
    pub(crate) overlooked: u32,
    /// Points by which a judgement may be wrong, up or down.
    pub(crate) noise: f32,
    /// The wishes of the search beside winning.
    pub(crate) search: Leaning,
}

/// The wishes of a searching player beside winning, in points that the rules do not give.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Leaning {
    /// For each button of income on the own quilt.
    pub(crate) income: f32,
    /// For the bonus tile; before anybody has it, less for every square that is missing.
    pub(crate) tile: f32,
}

impl Leaning {
    pub(crate) const NONE: Leaning = Leaning { income: 0.0, tile: 0.0 };

    /// The points beyond those of the rules that `side` sees in a position.
    pub(crate) fn points(&self, position: &Patchwork, side: Side) -> f32 {
        let player = position.player(side);
        let tile = match position.tile {
            Some(owner) => f32::from(u8::from(owner == side)),
            None => 1.0 - bonus_squares_missing(*player.quilt.free()) as f32 / BONUS_SQUARES as f32,
        };
        self.income * f32::from(player.income) + self.tile * tile
    }
}

impl Style {
    /// Somebody's first games: the pretty patch counts, its income and the time that it takes do not.
    pub(crate) const BEGINNER: Style =
        Style { income: 0.0, time: 0.4, overlooked: 85, noise: 5.0, search: Leaning::NONE };
    /// Somebody who has played now and then: income counts for half, and a good place is mostly seen.
    pub(crate) const CASUAL: Style =
        Style { income: 0.5, time: 0.8, overlooked: 60, noise: 2.5, search: Leaning::NONE };
    /// Builds income early.
    pub(crate) const INCOME: Style =
        Style { income: 1.8, search: Leaning { income: 2.5, tile: 0.0 }, ..<Style as game_core::Style>::NEUTRAL };
    /// Goes for the 7×7.
    pub(crate) const SEVEN: Style =
        Style { search: Leaning { income: 0.0, tile: 20.0 }, ..<Style as game_core::Style>::NEUTRAL };
}

impl game_core::Style for Style {
    const NEUTRAL: Style = Style { income: 1.0, time: 1.1, overlooked: 0, noise: 0.0, search: Leaning::NONE };

    const NAMED: &'static [(&'static str, Style)] =
        &[("beginner", Style::BEGINNER), ("casual", Style::CASUAL), ("income", Style::INCOME), ("seven", Style::SEVEN)];
}
