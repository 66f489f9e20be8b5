//! Proof search for two players: the winner of perfect play.
//!
//! *Why this shape.* The question is asked in two halves, "does the first seat win?" and "does it at least share the win?",
//! each a search with an answer of yes or no. Bounds that hold for every play cut it short ([`super::reach`]): the
//! score is the better of two colours, which does not add up over islands, but bounds on each colour do. Many
//! positions become equal because settled islands are mere numbers ([`super::ending`]), and because a colour that can no longer
//! become its owner's better one does not count.

use super::alpha_beta::Line;
use super::board::{Board, Step};
use super::ending::Ending;
use super::move_ordering::{MOST_PLIES, Steps};
use super::proof_search::{Cut, ProofSearch};
use super::reach::Reach;
use super::transposition_table::{Bound, Known};
use super::weights;
use crate::position::bits;

/// The result for seat 0: -1 lost, 0 shared, 1 won.
pub(super) type Verdict = i8;

/// Makes the keys of proofs differ from those of other searches.
const SALT: u64 = 0x0050_1e4d_9e3a_77c1;
/// Mixes waiting moves into a key.
const WAITS: u64 = 0x9e6d_62d0_6f6a_9a9b;

/// With so many live stacks and more, moves are sorted by the evaluation of the board that follows: slower, but the tree is
/// so much smaller that it pays.
const CAREFUL: u32 = 18;
/// The rank of a move after which neither leads.
const MIDDLE: i32 = 30_000;

/// The search for a proof.
pub(super) struct Solver<'a>(pub(super) ProofSearch<'a>);

impl Solver<'_> {
    /// The result for seat 0; `likely` is asked about first.
    pub(super) fn solve(&mut self, board: &Board, likely: Verdict) -> Result<Verdict, Cut> {
        let ending = Ending::of(board, self.0.topology, self.0.judged);
        if likely >= 0 {
            if self.reaches(&ending, 1, 0)? {
                return Ok(1);
            }
            return Ok(if self.reaches(&ending, 0, 0)? { 0 } else { -1 });
        }
        if !self.reaches(&ending, 0, 0)? {
            return Ok(-1);
        }
        Ok(if self.reaches(&ending, 1, 0)? { 1 } else { 0 })
    }

    /// Moves that keep the result of a board that was solved, as far as they are remembered.
    pub(super) fn line(&mut self, board: &Board) -> Line {
        let mut steps = Vec::with_capacity(MOST_PLIES);
        let mut board = *board;
        while let Some(step) = self.remembered(&board) {
            steps.push(step);
            board = board.after(self.0.topology, step);
        }
        let mut line = Line::EMPTY;
        for &step in steps.iter().rev() {
            let rest = line;
            line.set(step, &rest);
        }
        line
    }

    /// A move that keeps the result of a board that was solved.
    fn remembered(&mut self, board: &Board) -> Option<Step> {
        if board.is_over() {
            return None;
        }
        let ending = Ending::of(board, self.0.topology, self.0.judged);
        if ending.is_over() || ending.board.seat() != board.seat() {
            // Only waiting moves are left to this seat.
            return self.waiting_step(board, &ending);
        }
        let reach = ending.reach();
        let known = self.0.table.get(key(&ending, reach))?;
        match known.best {
            Step::NONE => None,
            Step::WAIT => self.waiting_step(board, &ending),
            step => Some(step),
        }
    }

    /// A move of a board on an island that its ending has set aside.
    fn waiting_step(&self, board: &Board, ending: &Ending) -> Option<Step> {
        let aside = board.stacks() & !ending.board.stacks();
        let mut lanes = board.moves().into_iter().enumerate();
        lanes.find_map(|(direction, lane)| bits(lane & aside).next().map(|from| Step::new(from, direction)))
    }

    /// Does seat 0 get at least `wanted` (0 or 1)?
    fn reaches(&mut self, ending: &Ending, wanted: Verdict, ply: usize) -> Result<bool, Cut> {
        let board = &ending.board;
        if ending.is_over() {
            let lead = i32::from(board.dead_score(0)) - i32::from(board.dead_score(1));
            return Ok(lead >= i32::from(wanted));
        }
        let reach = ending.reach();
        if let Some(answer) = decided(reach, wanted) {
            return Ok(answer);
        }
        let key = key(ending, reach);
        let known = self.0.table.get(key);
        if let Some(answer) = known.and_then(|known| answers(&known, wanted)) {
            return Ok(answer);
        }
        let first = known.map_or(Step::NONE, |known| known.best);
        let side = board.seat();
        let wants = side == 0;
        let (mut best, mut answer) = (Step::NONE, !wants);
        let depth = board.stacks().count_ones() as u8;
        let steps = if u32::from(depth) < CAREFUL {
            self.0.move_ordering.order(board, self.0.topology, side, ply, first)
        } else {
            let (steps, at_once) = self.survey(ending, wanted, first);
            if at_once != Step::NONE {
                self.0.table.put(key, combine(wanted, wants, at_once, depth, known));
                return Ok(wants);
            }
            steps
        };
        let waiting = ending.can_wait().then_some(Step::WAIT);
        let (before, after) = if first == Step::WAIT { (waiting, None) } else { (None, waiting) };
        for step in before.into_iter().chain(steps).chain(after) {
            self.0.spend()?;
            let next = ending.after(step, self.0.topology, self.0.judged);
            if self.reaches(&next, wanted, ply + 1)? == wants {
                self.0.move_ordering.learn(side, ply, 4, step);
                (best, answer) = (step, wants);
                break;
            }
        }
        self.0.table.put(key, combine(wanted, answer, best, depth, known));
        Ok(answer)
    }

    /// The moves, sorted by the evaluation of the boards they lead to, and one that is already known to do it, if any.
    fn survey(&mut self, ending: &Ending, wanted: Verdict, first: Step) -> (Steps, Step) {
        let side = ending.board.seat();
        let mut at_once = Step::NONE;
        let steps = Steps::of(&ending.board, |step| {
            let next = ending.after(step, self.0.topology, self.0.judged);
            match self.known(&next, wanted) {
                Some(answer) if answer == (side == 0) => at_once = step,
                Some(_) => return 0,
                None if step == first => return u16::MAX,
                None => {}
            }
            let lead = weights::TWO.prospects(&next.board, self.0.topology).lead(side);
            (MIDDLE + lead.clamp(-MIDDLE, MIDDLE)) as u16
        });
        (steps, at_once)
    }

    /// The answer, if it can be had without a search.
    fn known(&self, ending: &Ending, wanted: Verdict) -> Option<bool> {
        let reach = ending.reach();
        let remembered = || self.0.table.get(key(ending, reach)).and_then(|known| answers(&known, wanted));
        decided(reach, wanted).or_else(remembered)
    }
}

/// The better of a seat's two colours.
fn better(counts: [u8; 4], seat: usize) -> i32 {
    i32::from(counts[seat].max(counts[seat + 2]))
}

/// The answer, if every play gives the same.
fn decided(reach: Reach, wanted: Verdict) -> Option<bool> {
    let wanted = i32::from(wanted);
    if better(reach.least(), 0) - better(reach.most(), 1) >= wanted {
        return Some(true);
    }
    (better(reach.most(), 0) - better(reach.least(), 1) < wanted).then_some(false)
}

/// The key of everything that matters for the result.
fn key(ending: &Ending, reach: Reach) -> u64 {
    const HOPELESS: u8 = u8::MAX;
    let mut dead = ending.board.dead();
    let (least, most) = (reach.least(), reach.most());
    for colour in 0..4 {
        let other = colour ^ 2;
        let hopeless = most[colour] <= least[other] && (most[other] > least[colour] || colour > other);
        if hopeless {
            dead[colour] = HOPELESS;
        }
    }
    let counting = dead.iter().copied().filter(|&cups| cups != HOPELESS);
    let least = counting.min().unwrap_or(0);
    let relative = dead.map(|cups| if cups == HOPELESS { cups } else { cups - least });
    ending.board.key_with(relative) ^ SALT ^ (ending.waits as u64).wrapping_mul(WAITS)
}

/// The knowledge after a question was answered.
fn combine(wanted: Verdict, answer: bool, best: Step, depth: u8, before: Option<Known>) -> Known {
    let (score, bound) = match (wanted, answer) {
        (1, true) => (1, Bound::Exact),
        (1, false) => (0, Bound::Most),
        (_, true) => (0, Bound::Least),
        (_, false) => (-1, Bound::Exact),
    };
    let met = |before: &Known| before.score == score && before.bound != bound;
    let bound = if before.as_ref().is_some_and(met) { Bound::Exact } else { bound };
    let best = if best == Step::NONE { before.map_or(best, |before| before.best) } else { best };
    Known { score, bound, depth, best }
}

/// Does this knowledge say whether seat 0 gets at least `wanted`?
fn answers(known: &Known, wanted: Verdict) -> Option<bool> {
    let (score, wanted) = (known.score, i16::from(wanted));
    match known.bound {
        Bound::Exact => Some(score >= wanted),
        Bound::Least => (score >= wanted).then_some(true),
        Bound::Most => (score < wanted).then_some(false),
    }
}
