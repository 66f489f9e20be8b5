//! The strongest player's analysis of a position.

use game_core::{Budget, Found, Game, SplitMix, StrongPlayer};
use search::Mcts;
use serde::Serialize;

/// Memory of one analysis, in bytes.
const MEMORY: usize = 32 << 20;

/// A position judged.
#[derive(Serialize)]
pub(crate) struct Analysis {
    /// The choice that looks best: one action, or a whole turn.
    best: Vec<String>,
    /// The line that is expected to follow.
    line: Vec<String>,
    /// The share of the win that each seat expects.
    values: Vec<f32>,
    /// Are the values the result of perfect play?
    proved: bool,
    /// Positions or playouts looked at.
    nodes: u64,
}

/// Judges a position in which a seat is to act; `None` in any other. The same position and nodes give the same answer.
pub(crate) fn analyze<G: StrongPlayer>(position: &G, nodes: u64) -> Option<Analysis> {
    let game_core::Turn::Seat(_) = position.turn() else { return None };
    let budget = Budget::nodes(nodes.max(1));
    let rng = &mut SplitMix::new(position.key());
    let found = position.think(&mut G::memory(MEMORY), budget, rng);
    // A player that chose at a glance has no opinion on the worth: playouts have.
    let values = match &found.values {
        Some(values) => values.clone(),
        None => Mcts::default().search(position, budget, rng)?.values?,
    };
    let Found { actions, line, proved, nodes, .. } = found;
    Some(Analysis {
        best: texts::<G>(&actions),
        line: texts::<G>(&line),
        values: values.iter().copied().collect(),
        proved,
        nodes,
    })
}

fn texts<G: Game>(actions: &[G::Action]) -> Vec<String> {
    actions.iter().map(G::Action::to_string).collect()
}
