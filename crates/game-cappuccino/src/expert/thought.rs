//! From a position to a move: proof where it can be had, looking ahead elsewhere.

use game_core::{Budget, Found, Game, PerSeat, Seat};

use super::board::{Board, Step};
use super::evaluation::{LOGIT, Weights};
use super::look_ahead::{Ahead, Line, LookAhead, WON};
use super::solver::Solver;
use super::{Mind, weights};
use crate::topology::Topology;
use crate::{Action, Cappuccino};

/// A result of perfect play.
#[derive(Clone, PartialEq, Debug)]
pub struct Exact {
    /// The share of the win that each seat gets.
    pub shares: PerSeat<f32>,
    /// A line that leads there, as far as it is remembered.
    pub line: Vec<Action>,
    /// Nodes looked at.
    pub nodes: u64,
}

/// The result of perfect play from a position in which the cups stand, if the budget is enough to prove it.
pub fn solve(position: &Cappuccino, mind: &mut Mind, budget: Budget<'_>) -> Option<Exact> {
    let topology = position.topology();
    let board = Board::of(position, &topology);
    mind.table.begin(budget.nodes);
    let mut solver = Solver::new(&topology, &mut mind.table, &mut mind.judged, budget, 0);
    let result = solver.solve(&board, likely(&board, &topology)).ok()?;
    let line = position.actions_of(&solver.line(&board));
    Some(Exact { shares: shares(position, f32::from(result)), line, nodes: solver.nodes })
}

/// The move to play.
pub(super) fn think(position: &Cappuccino, mind: &mut Mind, budget: Budget<'_>) -> Found<Cappuccino> {
    let topology = position.topology();
    let board = Board::of(position, &topology);
    mind.table.begin(budget.nodes);
    let mut spent = 0;
    let mut proved = None;
    if worth_solving(&board, budget.nodes) {
        let half = Budget { nodes: budget.nodes / 2, ..budget };
        let mut solver = Solver::new(&topology, &mut mind.table, &mut mind.judged, half, 0);
        if let Ok(result) = solver.solve(&board, likely(&board, &topology)) {
            let line = solver.line(&board);
            proved = Some((result, line));
        }
        spent = solver.nodes;
        if let Some((result, line)) = proved
            && keeps(&board, result, &line)
        {
            let line = position.actions_of(&line);
            let values = Some(shares(position, f32::from(result)));
            return Found { actions: line[..1].to_vec(), line, values, proved: true, nodes: spent };
        }
    }
    let mut search = LookAhead::new(&board, &topology, weights_of(position), &mut mind.table, budget, spent);
    let ahead = search.best(&board);
    let nodes = search.nodes;
    let line = position.actions_of(&ahead.line);
    let (values, proved) = match proved {
        Some((result, _)) => (shares(position, f32::from(result)), true),
        None => expectation(position, &board, &topology, &ahead),
    };
    Found { actions: line[..1].to_vec(), line, values: Some(values), proved, nodes }
}

/// The result for seat 0 that the evaluation expects.
fn likely(board: &Board, topology: &Topology) -> i8 {
    if weights::TWO.prospects(board, topology).lead(0) >= 0 { 1 } else { -1 }
}

/// Is a proof within reach of so many nodes? Each further stack makes it about twice as long.
fn worth_solving(board: &Board, nodes: u64) -> bool {
    board.seats() == 2 && board.stacks().count_ones() <= 8 + nodes.max(1).ilog2()
}

/// Does the remembered line begin with a move that keeps a result worth keeping? A lost game has none.
fn keeps(board: &Board, result: i8, line: &Line) -> bool {
    let own = if board.seat() == 0 { result } else { -result };
    own >= 0 && !line.steps().is_empty()
}

fn weights_of(_: &Cappuccino) -> &'static Weights {
    &weights::TWO
}

/// The shares of the win when seat 0 gets `result`: -1 lost, 0 shared, 1 won.
fn shares(position: &Cappuccino, result: f32) -> PerSeat<f32> {
    PerSeat::from_fn(position.seats(), |seat| 0.5 + 0.5 * if seat == Seat::FIRST { result } else { -result })
}

/// The shares of the win to expect, and whether they are certain.
fn expectation(position: &Cappuccino, board: &Board, topology: &Topology, ahead: &Ahead) -> (PerSeat<f32>, bool) {
    let won = |winner: Seat| PerSeat::from_fn(position.seats(), |seat| f32::from(seat == winner));
    if ahead.score >= WON {
        return (won(position.seat), true);
    }
    if position.seats().get() == 2 {
        if ahead.score <= -WON {
            return (won(position.seats().after(position.seat)), true);
        }
        let own = 1.0 / (1.0 + (-ahead.score as f32 / LOGIT).exp());
        return (PerSeat::from_fn(position.seats(), |seat| if seat == position.seat { own } else { 1.0 - own }), false);
    }
    let end = ahead.line.steps().iter().fold(*board, |board, &step| board.after(topology, step));
    (weights_of(position).prospects(&end, topology).shares(position.seats()), false)
}

impl Cappuccino {
    fn actions_of(&self, line: &Line) -> Vec<Action> {
        line.steps().iter().map(|&step| self.action_of(step)).collect()
    }

    fn action_of(&self, step: Step) -> Action {
        let from = self.cell(step.from());
        Action::Move { from, to: from.step(step.direction()).expect("a legal move has a target") }
    }
}
