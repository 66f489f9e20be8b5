//! From a position to a move: a proof where one is found, alpha-beta search elsewhere.

use game_core::{Budget, Found, Game, PerSeat, Seat, Turn};

use super::alpha_beta::{AlphaBeta, Line, Searched, WON};
use super::board::{Board, Step};
use super::equilibrium::Equilibrium;
use super::evaluation::{LOGIT, Weights};
use super::move_ordering::Steps;
use super::proof_search::ProofSearch;
use super::solver::Solver;
use super::{Memory, weights};
use crate::position::Phase;
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

/// The result of perfect play from a position in which the cups stand, if the budget is enough to prove it. `None` also when
/// perfect play of three or four has more than one result.
pub fn solve(position: &Cappuccino, memory: &mut Memory, budget: Budget<'_>) -> Option<Exact> {
    if position.turn() == Turn::Over || position.phase == Phase::Placing {
        return None;
    }
    let topology = position.topology();
    let board = Board::of(position, &topology);
    memory.table.begin(budget.nodes);
    let (proof, nodes) = prove(position, &board, &topology, memory, budget);
    let proof = proof.filter(|proof| proof.certain)?;
    Some(Exact { shares: proof.shares, line: position.actions_of(&proof.line), nodes })
}

/// So many nodes may be planned with. Beyond that a budget is no plan, but means that something else ends the search.
const MOST_PLANNED: u64 = 1 << 20;
/// The first plan where none is given.
const FIRST_PLAN: u64 = 1 << 14;
/// A proof is begun if so many times the nodes of a plan would do.
const MORE: u64 = 64;
/// The depth of a move that a proof has found.
const SETTLED: i32 = i32::MAX;

/// The move to play in a position in which the cups stand.
///
/// How much to spend on a proof follows from the nodes that there are. A limit of time does not say how many: then thoughts
/// of twice as many nodes follow each other, each begins with the transposition table of the last, and a proof is begun
/// sooner than one of them could end it.
pub(super) fn think(position: &Cappuccino, memory: &mut Memory, budget: Budget<'_>) -> Found<Cappuccino> {
    if budget.nodes <= MOST_PLANNED {
        return think_once(position, memory, budget, budget.nodes).0;
    }
    let mut plan = FIRST_PLAN;
    let (mut best, mut deepest) = think_once(position, memory, Budget { nodes: plan, ..budget }, MORE * plan);
    let mut nodes = best.nodes;
    while !best.proved && deepest < SETTLED && budget.allows(nodes) {
        plan = (2 * plan).min(budget.nodes - nodes);
        let (found, depth) = think_once(position, memory, Budget { nodes: plan, ..budget }, MORE.saturating_mul(plan));
        nodes += found.nodes;
        // A thought that was cut short may have seen less than the one before.
        if found.proved || depth >= deepest {
            (best, deepest) = (found, depth);
        }
    }
    Found { nodes, ..best }
}

/// The move to play by a plan of so many nodes, when there may be `hope` nodes for a proof in the end, and how deep it was
/// looked at.
fn think_once(position: &Cappuccino, memory: &mut Memory, budget: Budget<'_>, hope: u64) -> (Found<Cappuccino>, i32) {
    let topology = position.topology();
    let board = Board::of(position, &topology);
    memory.table.begin(budget.nodes);
    let (proof, spent) = if worth_solving(&board, hope) {
        // A failed proof leaves entries in the table that help the next one.
        let part = Budget { nodes: budget.nodes / 2, ..budget };
        prove(position, &board, &topology, memory, part)
    } else {
        (None, 0)
    };
    // A lost game is looked ahead as well: the longest resistance is the move after which most goes wrong for the others.
    let settled = proof.as_ref().filter(|proof| !proof.line.is_empty() && proof.shares[position.seat] > 0.0);
    if let Some(proof) = settled {
        let line = position.actions_of(&proof.line);
        let (values, proved) = (Some(proof.shares.clone()), proof.certain);
        return (Found::first_of(line, values, proved, spent), SETTLED);
    }
    let mut search = AlphaBeta::new(&board, &topology, Weights::of(position.seats), &mut memory.table, budget, spent);
    search.secured = memory.secured;
    let ahead = search.best(&board);
    let nodes = search.nodes;
    let line = position.actions_of(&ahead.line);
    let (values, proved) = match proof {
        Some(proof) => (proof.shares, proof.certain),
        None => expectation(position, &board, &topology, &ahead),
    };
    (Found::first_of(line, Some(values), proved, nodes), ahead.depth)
}

/// The best move but `best`, if there is another.
pub(super) fn second(
    position: &Cappuccino,
    best: Action,
    memory: &mut Memory,
    budget: Budget<'_>,
) -> Option<Found<Cappuccino>> {
    let topology = position.topology();
    let board = Board::of(position, &topology);
    let mut search = AlphaBeta::new(&board, &topology, Weights::of(position.seats), &mut memory.table, budget, 0);
    search.secured = memory.secured;
    search.except = Steps::of(&board, |_| 0).find(|&step| position.action_of(step) == best)?;
    let ahead = search.best(&board);
    let nodes = search.nodes;
    if ahead.line.is_empty() {
        return None;
    }
    let (values, proved) = expectation(position, &board, &topology, &ahead);
    Some(Found::first_of(position.actions_of(&ahead.line), Some(values), proved, nodes))
}

/// The result of perfect play.
struct Proof {
    shares: PerSeat<f32>,
    /// Is this the only result of perfect play?
    certain: bool,
    line: Line,
}

/// The result of perfect play, if it is found within the budget, and the nodes that took.
fn prove(
    position: &Cappuccino,
    board: &Board,
    topology: &Topology,
    memory: &mut Memory,
    budget: Budget<'_>,
) -> (Option<Proof>, u64) {
    let proof_search = ProofSearch::new(topology, &mut memory.table, &mut memory.judged, budget);
    if board.seats() == 2 {
        let mut solver = Solver(proof_search);
        let verdict = solver.solve(board, likely(board, topology)).ok();
        let proof = verdict.map(|verdict| {
            let share = |seat| 0.5 + 0.5 * f32::from(if seat == Seat::FIRST { verdict } else { -verdict });
            let line = solver.line(board);
            Proof { shares: PerSeat::from_fn(position.seats, share), certain: true, line }
        });
        return (proof, solver.0.nodes);
    }
    let mut equilibrium = Equilibrium(proof_search);
    let proof = equilibrium.solve(board).ok().map(|(results, step)| {
        let mut line = Line::EMPTY;
        line.set(step, &Line::EMPTY);
        Proof { shares: results.shares(position.seats), certain: results.is_certain(), line }
    });
    (proof, equilibrium.0.nodes)
}

/// The result for seat 0 that the evaluation expects.
fn likely(board: &Board, topology: &Topology) -> i8 {
    if weights::TWO.prospects(board, topology).lead(0) >= 0 { 1 } else { -1 }
}

/// Is a proof within reach of so many nodes? For two, each further stack makes it about twice as long; more players leave
/// fewer ways to cut it short.
fn worth_solving(board: &Board, nodes: u64) -> bool {
    let doublings = nodes.max(1).ilog2();
    board.stacks().count_ones() <= if board.seats() == 2 { 8 + doublings } else { 4 + doublings / 2 }
}

/// The shares of the win to expect, and whether they are certain.
fn expectation(position: &Cappuccino, board: &Board, topology: &Topology, ahead: &Searched) -> (PerSeat<f32>, bool) {
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
    (Weights::of(position.seats).prospects(&end, topology).shares(position.seats()), false)
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
