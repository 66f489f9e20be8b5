//! Who wins with perfect play, proved: two players.
//!
//! *Why this shape.* The question is asked in two halves, "does the first seat win?" and "does it at least share the win?",
//! each a search with an answer of yes or no. What cuts it short are bounds that hold for every play ([`super::reach`]): the
//! score is the better of two colours, which does not add up over islands, but bounds on each colour do.

use game_core::Budget;

use super::board::{Board, Step};
use super::look_ahead::{Line, PATIENCE};
use super::reach::Judged;
use super::steps::Experience;
use super::table::{Bound, Known, Table};
use crate::topology::Topology;

/// The result for a seat: -1 lost, 0 shared, 1 won.
pub(super) type Result = i8;

/// Makes the keys of proofs differ from those of other searches.
const SALT: u64 = 0x50_1e4d_9e3a_77c1;

/// The search for a proof.
pub(super) struct Solver<'a> {
    pub(super) topology: &'a Topology,
    pub(super) table: &'a mut Table,
    pub(super) judged: &'a mut Judged,
    pub(super) budget: Budget<'a>,
    pub(super) nodes: u64,
    experience: Box<Experience>,
}

/// The search was cut short.
pub(super) struct Cut;

impl<'a> Solver<'a> {
    pub(super) fn new(
        topology: &'a Topology,
        table: &'a mut Table,
        judged: &'a mut Judged,
        budget: Budget<'a>,
        nodes: u64,
    ) -> Self {
        judged.begin();
        Solver { topology, table, judged, budget, nodes, experience: Box::new(Experience::new()) }
    }

    /// The result for seat 0.
    pub(super) fn solve(&mut self, board: &Board) -> std::result::Result<Result, Cut> {
        if self.reaches(board, 1, 0)? {
            return Ok(1);
        }
        Ok(if self.reaches(board, 0, 0)? { 0 } else { -1 })
    }

    /// A move that keeps the result of a board that was solved, and what may follow.
    pub(super) fn line(&mut self, board: &Board) -> Line {
        let mut steps = Vec::new();
        let mut board = *board;
        while let Some(known) = self.table.get(self.key(&board)).filter(|_| !board.is_over()) {
            if known.best == Step::NONE {
                break;
            }
            steps.push(known.best);
            board = board.after(self.topology, known.best);
        }
        let mut line = Line::EMPTY;
        for &step in steps.iter().rev() {
            let rest = line;
            line.set(step, &rest);
        }
        line
    }

    fn key(&self, board: &Board) -> u64 {
        let dead = board.dead();
        let least = dead.iter().copied().min().unwrap_or(0);
        board.key_with(dead.map(|cups| cups - least)) ^ SALT
    }

    /// Does seat 0 get at least `wanted` (0 or 1)?
    fn reaches(&mut self, board: &Board, wanted: Result, ply: usize) -> std::result::Result<bool, Cut> {
        if board.is_over() {
            return Ok(board.dead_score(0) as i32 - board.dead_score(1) as i32 >= i32::from(wanted));
        }
        let key = self.key(board);
        let known = self.table.get(key);
        if let Some(answer) = known.and_then(|known| answers(&known, wanted)) {
            return Ok(answer);
        }
        if let Some(answer) = self.decided(board, wanted) {
            return Ok(answer);
        }
        let first = known.map_or(Step::NONE, |known| known.best);
        let side = board.seat();
        let wants = side == 0;
        let mut best = Step::NONE;
        let mut answer = !wants;
        let steps = self.experience.order(board, self.topology, side, ply, first);
        for step in steps {
            self.spend()?;
            let next = board.after(self.topology, step);
            if self.reaches(&next, wanted, ply + 1)? == wants {
                self.experience.learn(side, ply, 4, step);
                (best, answer) = (step, wants);
                break;
            }
        }
        self.remember(key, board, wanted, answer, best, known);
        Ok(answer)
    }

    /// The answer, if every play gives the same.
    fn decided(&mut self, board: &Board, wanted: Result) -> Option<bool> {
        let reach = self.judged.reach(board, self.topology);
        let better = |counts: [u8; 4], seat: usize| i32::from(counts[seat].max(counts[seat + 2]));
        let wanted = i32::from(wanted);
        if better(reach.least, 0) - better(reach.most, 1) >= wanted {
            return Some(true);
        }
        (better(reach.most, 0) - better(reach.least, 1) < wanted).then_some(false)
    }

    fn remember(&mut self, key: u64, board: &Board, wanted: Result, answer: bool, best: Step, before: Option<Known>) {
        let (mut score, mut bound) = if answer { (wanted, Bound::Least) } else { (wanted - 1, Bound::Most) };
        if (score, bound) == (1, Bound::Least) || (score, bound) == (-1, Bound::Most) {
            bound = Bound::Exact;
        }
        let mut best = best;
        if let Some(before) = before {
            let met = before.score == i16::from(score) && before.bound != bound;
            if met {
                (score, bound) = (before.score as i8, Bound::Exact);
            }
            if best == Step::NONE {
                best = before.best;
            }
        }
        let depth = board.stacks().count_ones() as u8;
        self.table.put(key, Known { score: i16::from(score), bound, depth, best });
    }

    fn spend(&mut self) -> std::result::Result<(), Cut> {
        self.nodes += 1;
        let out = self.nodes >= self.budget.nodes;
        if out || self.nodes.is_multiple_of(PATIENCE) && (self.budget.stop)() { Err(Cut) } else { Ok(()) }
    }
}

/// Does what is known say whether seat 0 gets at least `wanted`?
fn answers(known: &Known, wanted: Result) -> Option<bool> {
    let (score, wanted) = (known.score, i16::from(wanted));
    match known.bound {
        Bound::Exact => Some(score >= wanted),
        Bound::Least => (score >= wanted).then_some(true),
        Bound::Most => (score < wanted).then_some(false),
    }
}
