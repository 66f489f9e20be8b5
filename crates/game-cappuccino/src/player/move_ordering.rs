//! Move ordering: the moves of a board, the most promising first (history heuristic and killer moves).

use super::board::{Board, Step};
use crate::position::bits;
use crate::topology::Topology;

/// The most moves there can be: a player starts with at most 32 stacks, never gets more, and each has six ways to go.
const MOST_STEPS: usize = 192;

/// The moves of a board, sorted only as far as they are asked for: most are never reached.
pub(super) struct Steps {
    /// Worth above, move below.
    ranked: [u32; MOST_STEPS],
    count: usize,
    given: usize,
}

impl Steps {
    /// All moves of the seat to move, ranked by `worth`.
    #[inline]
    pub(super) fn of(board: &Board, mut worth: impl FnMut(Step) -> u16) -> Steps {
        let mut steps = Steps { ranked: [0; MOST_STEPS], count: 0, given: 0 };
        for (direction, lane) in board.moves().into_iter().enumerate() {
            for from in bits(lane) {
                let step = Step::new(from, direction);
                steps.ranked[steps.count % MOST_STEPS] = u32::from(worth(step)) << 16 | u32::from(step.0);
                steps.count += 1;
            }
        }
        steps
    }
}

impl Iterator for Steps {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let rest = self.ranked.get_mut(self.given..self.count)?;
        let best = (0..rest.len()).max_by_key(|&place| rest[place])?;
        rest.swap(0, best);
        self.given += 1;
        Some(Step(rest[0] as u16))
    }
}

/// Moves that did well elsewhere in the tree.
pub(super) struct MoveOrdering {
    /// By side and step: how often, weighed by depth, it was too good for the opponent to allow.
    history: [[u16; Step::COUNT]; 2],
    /// By ply: the last two such moves.
    killers: [[Step; 2]; MOST_PLIES],
}

/// The most plies a game can have: every move leaves one stack less.
pub(super) const MOST_PLIES: usize = 64;

impl MoveOrdering {
    pub(super) fn new() -> MoveOrdering {
        MoveOrdering { history: [[0; Step::COUNT]; 2], killers: [[Step::NONE; 2]; MOST_PLIES] }
    }

    /// A move was too good to be allowed.
    pub(super) fn learn(&mut self, side: usize, ply: usize, depth: i32, step: Step) {
        let killers = &mut self.killers[ply % MOST_PLIES];
        if killers[0] != step {
            *killers = [step, killers[0]];
        }
        let history = &mut self.history[side % 2];
        let entry = &mut history[usize::from(step.0) % Step::COUNT];
        *entry += (depth * depth).clamp(1, 400) as u16;
        if *entry > 8000 {
            history.iter_mut().for_each(|entry| *entry /= 2);
        }
    }

    /// The moves of a board in the order in which they deserve a look.
    #[inline]
    pub(super) fn order(&self, board: &Board, topology: &Topology, side: usize, ply: usize, first: Step) -> Steps {
        let killers = self.killers[ply % MOST_PLIES];
        let history = &self.history[side % 2];
        let own = board.stacks_of(board.seat());
        Steps::of(board, |step| {
            if step == first {
                return u16::MAX;
            }
            let to = topology.spot(step.from()).next(step.direction());
            let prey = u16::from(board.height(to));
            let base = if own >> to & 1 == 0 { 10_000 + 600 * prey.min(16) } else { 8_000 };
            let killer = match step {
                _ if step == killers[0] => 6_000,
                _ if step == killers[1] => 5_000,
                _ => 0,
            };
            base + killer + history[usize::from(step.0) % Step::COUNT]
        })
    }
}
