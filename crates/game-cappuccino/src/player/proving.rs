//! The parts that every proof search works with, for any number of players.

use game_core::Budget;

use super::look_ahead::PATIENCE;
use super::reach::Judged;
use super::steps::Experience;
use super::transposition_table::TranspositionTable;
use crate::topology::Topology;

/// The tools of a proof, and how much of its budget is spent.
pub(super) struct Proving<'a> {
    pub(super) topology: &'a Topology,
    pub(super) table: &'a mut TranspositionTable,
    pub(super) judged: &'a mut Judged,
    pub(super) experience: Box<Experience>,
    pub(super) nodes: u64,
    budget: Budget<'a>,
}

/// The search was cut short.
#[derive(Debug)]
pub(super) struct Cut;

impl<'a> Proving<'a> {
    pub(super) fn new(
        topology: &'a Topology,
        table: &'a mut TranspositionTable,
        judged: &'a mut Judged,
        budget: Budget<'a>,
    ) -> Self {
        judged.begin();
        Proving { topology, table, judged, experience: Box::new(Experience::new()), nodes: 0, budget }
    }

    /// One more node, unless the budget is spent.
    pub(super) fn spend(&mut self) -> Result<(), Cut> {
        self.nodes += 1;
        let out = self.nodes >= self.budget.nodes;
        if out || self.nodes.is_multiple_of(PATIENCE) && (self.budget.stop)() { Err(Cut) } else { Ok(()) }
    }
}
