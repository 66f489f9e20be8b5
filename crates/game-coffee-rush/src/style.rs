//! Manners of play: what a player looks at, as numbers in points of rating. The rules of thumb read them; a search is neutral.

use crate::rules::seat_state::SLOTS;

/// How a player leans.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How many turns come to mind, at random among those that aim at an order; `None` for all that are useful.
    pub(crate) considered: Option<u32>,
    /// The expected cost of an open order, by slot.
    pub(crate) order_in_slot: [f32; SLOTS],
    /// The value of each token in a cup that can become an own order.
    pub(crate) progress: f32,
    /// The value of a rush token.
    pub(crate) rush: f32,
    /// The value of an order that a rival must draw, to the player who served.
    pub(crate) pressure: f32,
    /// The pleasure in an order served, beside its point.
    pub(crate) serving: f32,
    /// The share of a penalty that is felt.
    pub(crate) penalty: f32,
    /// Points by which a judgement may be wrong, up or down.
    pub(crate) noise: f32,
}

impl Style {
    /// Somebody's first games: one turn at a time, and an order that is about to be late looks like any other.
    pub(crate) const BEGINNER: Style = Style {
        considered: Some(3),
        order_in_slot: [-0.1; SLOTS],
        progress: 0.1,
        rush: 0.1,
        pressure: 0.0,
        noise: 1.0,
        ..<Style as game_core::Style>::NEUTRAL
    };
    /// Somebody who has played now and then: sees more turns, and the last slot.
    pub(crate) const CASUAL: Style = Style {
        considered: Some(8),
        order_in_slot: [-0.15, -0.15, -0.25, -0.5],
        progress: 0.18,
        pressure: 0.0,
        noise: 0.4,
        ..<Style as game_core::Style>::NEUTRAL
    };
    /// Serves fast and lives with penalties.
    pub(crate) const FAST: Style = Style {
        considered: Some(40),
        order_in_slot: [-0.1, -0.1, -0.1, -0.1],
        rush: 0.05,
        serving: 0.6,
        penalty: 0.3,
        ..<Style as game_core::Style>::NEUTRAL
    };
}

impl game_core::Style for Style {
    const NEUTRAL: Style = Style {
        considered: None,
        // The nearer the end, the likelier a penalty.
        order_in_slot: [-0.15, -0.25, -0.45, -0.75],
        progress: 0.22,
        // A rush token is worth about a third of an order.
        rush: 0.3,
        pressure: 0.1,
        serving: 0.0,
        penalty: 1.0,
        noise: 0.0,
    };

    const NAMED: &'static [(&'static str, Style)] =
        &[("beginner", Style::BEGINNER), ("casual", Style::CASUAL), ("fast", Style::FAST)];
}
