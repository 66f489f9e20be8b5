//! The memory of the player: the rest of a turn that it has planned, and its buffers.

use game_core::Game;

use super::listing::TurnLister;
use super::value::Judge;
use crate::{Action, CoffeeRush};

/// Everything that the player keeps from move to move.
pub struct Memory {
    pub(crate) lister: TurnLister,
    pub(crate) judge: Judge,
    /// The player learns: it plays fast, and makes detours.
    pub(crate) in_lessons: bool,
    pub(crate) plan: Option<PlannedTurn>,
    /// The best turn beside it.
    pub(crate) second: Option<PlannedTurn>,
    /// Turns compared at most.
    pub(crate) most_choices: usize,
    /// Positions within a turn looked at.
    pub(crate) most_positions: usize,
}

/// A turn that is planned to its end.
#[derive(Clone)]
pub(crate) struct PlannedTurn {
    pub(crate) actions: Vec<Action>,
    /// The key of the position before each of them.
    keys: Vec<u64>,
    pub(crate) values: [f32; 4],
}

impl PlannedTurn {
    /// `actions` from `position` on.
    pub(crate) fn new(position: &CoffeeRush, actions: Vec<Action>, values: [f32; 4]) -> PlannedTurn {
        let mut next = *position;
        let keys = actions
            .iter()
            .map(|&action| {
                let key = next.key();
                next.apply_unchecked(action);
                key
            })
            .collect();
        PlannedTurn { actions, keys, values }
    }

    /// All of it, if it begins in `position`.
    pub(crate) fn from(&self, position: &CoffeeRush) -> Option<&[Action]> {
        (self.keys.first() == Some(&position.key())).then_some(&self.actions)
    }

    /// The rest of it from `position` on, if that is on its way.
    pub(crate) fn rest(&self, position: &CoffeeRush) -> Option<&[Action]> {
        let at = self.keys.iter().position(|&key| key == position.key())?;
        Some(&self.actions[at..])
    }
}

impl Memory {
    /// An empty memory that looks at as many choices as fit into `bytes`.
    pub(crate) fn new(bytes: usize) -> Memory {
        Memory {
            lister: TurnLister::default(),
            judge: Judge::new(),
            in_lessons: false,
            plan: None,
            second: None,
            most_choices: (bytes / BYTES_A_CHOICE).clamp(2, 64),
            most_positions: (bytes / BYTES_A_POSITION).clamp(100, 20_000),
        }
    }

    /// The memory of a player that learns.
    pub(crate) fn in_lessons(bytes: usize, judge: Judge) -> Memory {
        Memory { judge, in_lessons: true, most_choices: CHOICES_IN_LESSONS, ..Memory::new(bytes) }
    }
}

/// Turns that a player compares in lessons, which are at a glance.
const CHOICES_IN_LESSONS: usize = 16;
/// A choice with its position, its results and those it displaced; the buffers of the lister, which have a bound of their own, are counted with them.
const BYTES_A_CHOICE: usize = 64 << 10;
/// A position within a turn, with its key and the way to it.
const BYTES_A_POSITION: usize = 1 << 10;
