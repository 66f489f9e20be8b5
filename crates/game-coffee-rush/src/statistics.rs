//! Numbers of a game that tell manners of play apart.

use game_core::{Match, Seat, Statistic};

use crate::CoffeeRush;

/// The orders that a seat has served and let go by.
pub(crate) fn of(game: &Match<CoffeeRush>, seat: Seat) -> Vec<Statistic> {
    let player = game.position().states[seat.index()].player;
    vec![
        ("orders served", f64::from(player.served())),
        ("penalties", f64::from(player.penalties)),
        ("upgrades", f64::from(player.upgrades.count())),
    ]
}
