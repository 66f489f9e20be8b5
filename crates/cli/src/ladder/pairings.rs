//! The pairings of the frozen ladder.

use search::{LEVELS, Level};

use crate::arena::Player;

/// Playouts of the two plain searchers.
const SMALL: u64 = 1_000;
const LARGE: u64 = 10_000;

/// Every meeting of the ladder: neighbours, and enough others that the scale does not drift.
pub(crate) fn pairings() -> Vec<(Player, Player)> {
    let level = |number: usize| Player::Level(LEVELS[number - 1]);
    let fixed = [
        (Player::Greedy, Player::Random),
        (Player::Mcts(SMALL), Player::Random),
        (Player::Mcts(SMALL), Player::Greedy),
        (Player::Mcts(LARGE), Player::Mcts(SMALL)),
        (level(1), Player::Random),
    ];
    let next = |step: usize| move |lower: usize| (level(lower + step), level(lower));
    let across = |number: usize| [(level(number), Player::Greedy), (level(number), Player::Mcts(SMALL))];
    let above = |number: usize| (level(number), Player::Mcts(LARGE));
    let count = LEVELS.len();
    fixed
        .into_iter()
        .chain((1..count).map(next(1)))
        .chain((1..count - 1).map(next(2)))
        .chain([1, count / 2].into_iter().flat_map(across))
        .chain([count / 2, count - 2, count].map(above))
        .collect()
}

/// Is this a level and the one just below it?
pub(crate) fn are_neighbours(one: &str, other: &str) -> bool {
    let number = |name: &str| match name.parse() {
        Ok(Player::Level(Level { number, .. })) => Some(number),
        _ => None,
    };
    number(one).zip(number(other)).is_some_and(|(one, other)| one == other + 1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everybody_meets_somebody_and_nobody_twice() {
        let names: Vec<_> = pairings().iter().map(|(one, other)| (one.to_string(), other.to_string())).collect();
        let different: BTreeSet<_> = names.iter().collect();
        assert_eq!(different.len(), names.len());
        let players: BTreeSet<_> = names.iter().flat_map(|(one, other)| [one, other]).collect();
        assert_eq!(players.len(), 4 + LEVELS.len());
        assert!(names.iter().filter(|(one, other)| are_neighbours(one, other)).count() == LEVELS.len() - 1);
    }
}
