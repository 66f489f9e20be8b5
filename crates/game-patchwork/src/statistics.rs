//! Numbers of a game that tell manners of play apart.

use game_core::{Event, Match, Seat, Statistic};

use crate::Action;
use crate::position::{Patchwork, Side};
use crate::track::LAST_SPACE;

/// The income at half time, and what the quilt came to.
pub(crate) fn of(game: &Match<Patchwork>, seat: Seat) -> Vec<Statistic> {
    let side = Side::BOTH[seat.index()];
    let position = game.position();
    let bought = game
        .events()
        .iter()
        .zip(game.actors())
        .filter(|&(event, actor)| matches!(event, Event::Action(Action::Buy(_))) && *actor == Some(seat));
    vec![
        ("income at half time", f64::from(income_at_half_time(game, side))),
        ("share of games with the 7×7", f64::from(u8::from(position.tile == Some(side)))),
        ("patches bought", bought.count() as f64),
        ("empty squares", f64::from(position.player(side).quilt.free_squares())),
    ]
}

/// The income on the quilt when the token has come half of its way.
fn income_at_half_time(game: &Match<Patchwork>, side: Side) -> u8 {
    let positions = (0..=game.events().len()).map(|length| game.position_at(length));
    let half_way = positions.map(|position| *position.player(side)).find(|player| player.space > LAST_SPACE / 2);
    half_way.map_or(0, |player| player.income)
}
