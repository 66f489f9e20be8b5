//! Named levels: who sits down when a person asks for a bot.

use game_core::{Heuristic, Random, Turn};

use crate::{Budget, Found, Mcts};

/// A level of play, the same in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// From 1, the weakest.
    pub number: u8,
    /// The name in addresses and messages.
    pub id: &'static str,
    player: Player,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    /// Plays by rules of thumb, but in so many of a hundred decisions has something else on its mind.
    Greedy { distracted: u32 },
    /// Tries moves out in its head: so many playouts a decision.
    Mcts { playouts: u64 },
}

/// Every level, the weakest first.
pub const LEVELS: [Level; 4] = [
    Level { number: 1, id: "first-day", player: Player::Greedy { distracted: 35 } },
    Level { number: 2, id: "regular", player: Player::Greedy { distracted: 0 } },
    Level { number: 3, id: "barista", player: Player::Mcts { playouts: 1_500 } },
    Level { number: 4, id: "head-barista", player: Player::Mcts { playouts: 12_000 } },
];

impl Level {
    /// Level `number`, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        LEVELS.into_iter().find(|level| level.number == number)
    }

    /// What this level plays; `None` unless a seat is to move. `budget` can only cut its thinking short.
    pub fn choose<G: Heuristic, R: Random>(&self, position: &G, budget: Budget<'_>, rng: &mut R) -> Option<Found<G>> {
        let Turn::Seat(_) = position.turn() else { return None };
        match self.player {
            Player::Greedy { distracted } => {
                let actions = if rng.below(100) < distracted {
                    vec![position.sample_action(rng, &mut Vec::new())]
                } else {
                    position.plan(rng)
                };
                Some(Found { actions, value: None, nodes: 1 })
            }
            Player::Mcts { playouts } => {
                let nodes = playouts.min(budget.nodes);
                Mcts::default().search(position, Budget { nodes, ..budget }, rng)
            }
        }
    }
}
