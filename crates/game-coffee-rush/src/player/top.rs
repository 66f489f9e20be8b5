//! The best of the turns that are listed.

use std::cmp::Reverse;

use super::listing::{Choice, Reader};

/// Keeps the best turns that come to different things.
pub(crate) struct Top {
    most: usize,
    /// The best so far, and those that came since.
    choices: Vec<Choice>,
    /// So many turns are known with at least this evaluation.
    floor: i32,
}

impl Top {
    /// Turns that may come before the best are sorted out again, as a multiple of those that are kept.
    const ROOM: usize = 4;

    pub(crate) fn new(most: usize) -> Top {
        Top { most, choices: Vec::with_capacity(Top::ROOM * most), floor: i32::MIN }
    }

    /// The best turns, the best first.
    pub(crate) fn into_best(mut self) -> Vec<Choice> {
        self.sort_out();
        self.choices
    }

    fn sort_out(&mut self) {
        self.choices.sort_by_key(|choice| (Reverse(choice.evaluation), choice.outcome()));
        self.choices.dedup_by_key(|choice| choice.outcome());
        self.choices.truncate(self.most);
        if let Some(last) = self.choices.get(self.most - 1) {
            self.floor = last.evaluation;
        }
    }
}

impl Reader for Top {
    fn floor(&self) -> i32 {
        self.floor
    }

    fn take(&mut self, choice: Choice) {
        self.choices.push(choice);
        if self.choices.len() >= Top::ROOM * self.most {
            self.sort_out();
        }
    }
}
