//! Manners of play: what a player looks at, as numbers.

/// How a player leans. The rules of thumb read all but the last number, which is the search's.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// The share that a cup counts which a neighbour could take at once.
    pub(crate) threatened: f32,
    /// The share that the lesser of two own colours counts.
    pub(crate) lesser_colour: f32,
    /// The worth of a way to move, in cups.
    pub(crate) way_to_move: f32,
    /// The share of the strongest rival's cups that is taken off the own.
    pub(crate) rival: f32,
    /// Of a hundred moves, so many are not even seen.
    pub(crate) overlooked: u32,
    /// Cups by which a judgement may be wrong, up or down.
    pub(crate) noise: f32,
    /// The extra worth of an own cup out of everybody's reach, in hundredths of a cup: for players that search.
    pub(crate) secured: i32,
}

impl Style {
    /// Somebody's first games: a capture is a capture, whatever may land on it next.
    pub(crate) const BEGINNER: Style = Style {
        threatened: 1.0,
        lesser_colour: 1.0,
        way_to_move: 0.0,
        rival: 0.5,
        overlooked: 30,
        noise: 2.0,
        secured: 0,
    };
    /// Somebody who has played now and then: threats are seen, but not taken seriously enough.
    pub(crate) const CASUAL: Style = Style {
        threatened: 0.7,
        lesser_colour: 0.6,
        way_to_move: 0.0,
        rival: 0.8,
        overlooked: 15,
        noise: 1.0,
        secured: 0,
    };
    /// Rushes islands: brings cups out of reach early.
    pub(crate) const ISLANDS: Style = Style { secured: 50, ..<Style as game_core::Style>::NEUTRAL };
}

impl game_core::Style for Style {
    const NEUTRAL: Style = Style {
        // A cup that a neighbour could take at once counts for less.
        threatened: 0.45,
        // A player of two colours keeps one count; the other colour is worth something only as long as it may catch up.
        lesser_colour: 0.25,
        // A player that runs out of moves can only watch the others.
        way_to_move: 0.08,
        rival: 1.0,
        overlooked: 0,
        noise: 0.0,
        secured: 0,
    };

    const NAMED: &'static [(&'static str, Style)] =
        &[("beginner", Style::BEGINNER), ("casual", Style::CASUAL), ("islands", Style::ISLANDS)];
}
