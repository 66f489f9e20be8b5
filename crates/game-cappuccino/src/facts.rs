//! What a player of Cappuccino counts: the facts behind the reasons of a review.

use game_core::{Fact, Seat};

use crate::Cappuccino;
use crate::islands::Status;
use crate::position::{Phase, bits};

/// Cups that may still be lost count for half.
const HELD_WORTH: f32 = 0.5;
/// A player with moves left is not forced to give something up.
const MOVE_WORTH: f32 = 0.25;

/// Safe cups, decided islands, cups held and moves left, in cups.
pub(crate) fn of(position: &Cappuccino, seat: Seat) -> Vec<Fact> {
    let counted = if position.phase == Phase::Placing { Counted::default() } else { Counted::of(position, seat) };
    vec![
        Fact::new("safe", counted.safe, 1.0),
        Fact::new("theirSafe", counted.their_safe, -1.0),
        Fact::new("islands", counted.islands, 1.0),
        Fact::new("cups", counted.cups, HELD_WORTH),
        Fact::new("moves", counted.moves, MOVE_WORTH),
    ]
}

/// The numbers behind the facts.
#[derive(Default)]
struct Counted {
    safe: i32,
    their_safe: i32,
    /// Cups of islands that are decided, beyond the safe ones.
    islands: i32,
    cups: i32,
    moves: i32,
}

impl Counted {
    fn of(position: &Cappuccino, seat: Seat) -> Counted {
        let topology = position.topology();
        let safe_stacks = position.safe_stacks_on(&topology);
        let (own, all) = (position.stacks_of(seat), position.stacks());
        let cups = |stacks: u64| bits(stacks).map(|index| i32::from(position.height(index))).sum::<i32>();
        let islands = position.islands(&topology, safe_stacks);
        let decided = islands.iter().filter(|island| island.status == Status::Decided);
        let beyond =
            decided.map(|island| i32::from(island.sure[seat.index()]) - cups(own & safe_stacks & island.stacks));
        Counted {
            safe: cups(own & safe_stacks),
            their_safe: cups(all & !own & safe_stacks),
            islands: beyond.sum(),
            cups: cups(own & !safe_stacks),
            moves: position.legal.iter().map(|lane| (lane & own).count_ones() as i32).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Match};

    use super::*;

    #[test]
    fn cups_are_counted_once_and_all_of_them_at_the_end() {
        let seats = Cappuccino::INFO.seat_count(3).expect("three may play, each with one colour");
        let game = game_core::random_match::<Cappuccino>(seats, &Default::default(), 3, 0);
        let total = |game: &Match<Cappuccino>, length| {
            let position = game.position_at(length);
            let counted = Counted::of(&position, Seat::FIRST);
            (counted.safe + counted.cups, counted.their_safe, counted.moves)
        };
        let outcome = game.position().outcome().expect("it is over");
        let scores = outcome.scores.as_slice();
        let (own, theirs, moves) = total(&game, game.events().len());
        assert_eq!([own, theirs], [scores[0], scores[1] + scores[2]]);
        assert_eq!(moves, 0);
    }
}
