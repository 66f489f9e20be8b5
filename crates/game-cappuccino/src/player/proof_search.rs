//! The parts that every proof search works with, for any number of players.

use game_core::Budget;

use super::alpha_beta::PATIENCE;
use super::move_ordering::MoveOrdering;
use super::reach::Judged;
use super::transposition_table::TranspositionTable;
use crate::topology::Topology;

/// The tools of a proof, and how much of its budget is spent.
pub(super) struct ProofSearch<'a> {
    pub(super) topology: &'a Topology,
    pub(super) table: &'a mut TranspositionTable,
    pub(super) judged: &'a mut Judged,
    pub(super) move_ordering: Box<MoveOrdering>,
    pub(super) nodes: u64,
    budget: Budget<'a>,
}

/// The search was cut short.
#[derive(Debug)]
pub(super) struct Cut;

impl<'a> ProofSearch<'a> {
    pub(super) fn new(
        topology: &'a Topology,
        table: &'a mut TranspositionTable,
        judged: &'a mut Judged,
        budget: Budget<'a>,
    ) -> Self {
        judged.begin();
        ProofSearch { topology, table, judged, move_ordering: Box::new(MoveOrdering::new()), nodes: 0, budget }
    }

    /// One more node, unless the budget is spent.
    pub(super) fn spend(&mut self) -> Result<(), Cut> {
        self.nodes += 1;
        let out = self.nodes >= self.budget.nodes;
        if out || self.nodes.is_multiple_of(PATIENCE) && (self.budget.stop)() { Err(Cut) } else { Ok(()) }
    }
}
