//! Numbers of a game that tell manners of play apart.

use game_core::{Event, Match, Seat, Statistic};

use crate::position::bits;
use crate::{Action, Cappuccino};

/// The cups that were out of reach at half time, and when the first ones were.
pub(crate) fn of(game: &Match<Cappuccino>, seat: Seat) -> Vec<Statistic> {
    let is_move = |event: &&Event<Cappuccino>| matches!(event, Event::Action(Action::Move { .. }));
    let placed = game.events().iter().take_while(|event| !is_move(event)).count();
    let moves = game.events().len() - placed;
    let secured = |moves: usize| cups_out_of_reach(&game.position_at(placed + moves), seat);
    let first = (0..=moves).find(|&moves| secured(moves) > 0).unwrap_or(moves);
    vec![
        ("cups secured at half time", f64::from(secured(moves / 2))),
        ("moves before the first cup was secured", first as f64),
    ]
}

/// Cups of a seat in stacks without a neighbour: nobody can reach them any more.
fn cups_out_of_reach(position: &Cappuccino, seat: Seat) -> u32 {
    let topology = position.topology();
    let alone = |&index: &usize| topology.around(index) & position.stacks() == 0;
    bits(position.stacks_of(seat)).filter(alone).map(|index| u32::from(position.height(index))).sum()
}
