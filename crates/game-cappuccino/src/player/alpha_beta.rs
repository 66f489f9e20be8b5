//! Alpha-beta: principal variation search with iterative deepening, until the budget is spent.
//!
//! *Why this shape.* With two players this is ordinary alpha-beta. With more, the player to move (the *hero*) takes all
//! others for one opponent, which is pessimistic but lets the same pruning work; near the end [`super::equilibrium`] does
//! better. A player without moves is skipped (CP-13), so the same side may move twice, and scores change sign only when the
//! side does.
//!
//! Nothing is pruned that the bounds do not allow, only looked at less deeply, so a score beyond [`WON`] is a proof.

use game_core::Budget;

use super::board::{Board, Step};
use super::evaluation::Weights;
use super::move_ordering::{MOST_PLIES, MoveOrdering};
use super::transposition_table::{Bound, Known, TranspositionTable};
use crate::topology::Topology;

/// From here on a score says that the game is won, and by how much.
pub(super) const WON: i32 = 20_000;
/// Evaluations stay within this.
const MOST_LEAD: i32 = 19_000;
const INFINITE: i32 = 30_000;
/// Nodes between two checks whether the caller wants to stop.
pub(super) const PATIENCE: u64 = 256;

/// A line of moves.
#[derive(Clone, Copy)]
pub(super) struct Line {
    steps: [Step; MOST_PLIES],
    length: usize,
}

impl Line {
    pub(super) const EMPTY: Line = Line { steps: [Step::NONE; MOST_PLIES], length: 0 };

    pub(super) fn steps(&self) -> &[Step] {
        &self.steps[..self.length]
    }

    pub(super) fn is_empty(&self) -> bool {
        self.length == 0
    }

    pub(super) fn set(&mut self, first: Step, rest: &Line) {
        let length = rest.length.min(MOST_PLIES - 1);
        self.steps[0] = first;
        self.steps[1..=length].copy_from_slice(&rest.steps[..length]);
        self.length = length + 1;
    }
}

/// The result of a search.
pub(super) struct Searched {
    pub(super) line: Line,
    /// From the side of the seat to move.
    pub(super) score: i32,
    /// Plies that it looked ahead, in its last search at least in part.
    pub(super) depth: i32,
}

/// Where in the tree a move is made: by which side, with how much depth left, at which ply, after how many other moves.
#[derive(Clone, Copy)]
struct Visit {
    side: usize,
    depth: i32,
    ply: usize,
    number: usize,
}

/// One search.
pub(super) struct AlphaBeta<'a> {
    pub(super) topology: &'a Topology,
    pub(super) weights: &'a Weights,
    pub(super) table: &'a mut TranspositionTable,
    pub(super) budget: Budget<'a>,
    /// Nodes spent, those before this search included.
    pub(super) nodes: u64,
    hero: usize,
    /// The extra worth of a dead cup of the hero.
    pub(super) secured: i32,
    /// The move of the root that is not to be looked at, when the second best is wanted.
    pub(super) except: Step,
    /// Makes the keys of different heroes differ when there are more than two players.
    salt: u64,
    move_ordering: Box<MoveOrdering>,
    /// Must the search be cut short?
    cut: bool,
}

impl<'a> AlphaBeta<'a> {
    pub(super) fn new(
        board: &Board,
        topology: &'a Topology,
        weights: &'a Weights,
        table: &'a mut TranspositionTable,
        budget: Budget<'a>,
        nodes: u64,
    ) -> Self {
        let hero = board.seat();
        let salt = if board.seats() > 2 { game_core::SplitMix::mix(0x4e40 + hero as u64) } else { 0 };
        let move_ordering = Box::new(MoveOrdering::new());
        AlphaBeta {
            topology,
            weights,
            table,
            budget,
            nodes,
            hero,
            secured: 0,
            except: Step::NONE,
            salt,
            move_ordering,
            cut: false,
        }
    }

    /// The best move found by ever deeper searches; a first one is found whatever the budget.
    pub(super) fn best(&mut self, board: &Board) -> Searched {
        let mut found = Searched { line: Line::EMPTY, score: 0, depth: 0 };
        let deepest = board.stacks().count_ones() as i32;
        for depth in 1..=deepest {
            let mut line = Line::EMPTY;
            let score = self.search(board, depth, -INFINITE, INFINITE, 0, &mut line);
            if line.length > 0 {
                (found.line, found.score, found.depth) = (line, score, depth);
            }
            if self.cut || score.abs() >= WON {
                break;
            }
        }
        found
    }

    fn side(&self, board: &Board) -> usize {
        usize::from(board.seat() != self.hero)
    }

    /// The score of a board for the side to move, looking `depth` plies ahead.
    fn search(&mut self, board: &Board, depth: i32, mut alpha: i32, beta: i32, ply: usize, line: &mut Line) -> i32 {
        if board.is_over() {
            return self.result(board);
        }
        if depth <= 0 {
            return self.evaluate(board);
        }
        let key = board.key() ^ self.salt;
        let known = self.table.get(key);
        if let Some(known) = known
            && ply > 0
            && i32::from(known.depth) >= depth
            && cuts(&known, alpha, beta)
        {
            return i32::from(known.score);
        }
        let first = known.map_or(Step::NONE, |known| known.best);
        let side = self.side(board);
        let lowest = alpha;
        let (mut best, mut best_step) = (-INFINITE, Step::NONE);
        let mut rest = Line::EMPTY;
        let steps = self.move_ordering.order(board, self.topology, side, ply, first);
        let except = if ply == 0 { self.except } else { Step::NONE };
        for (number, step) in steps.filter(|&step| step != except).enumerate() {
            let indispensable = ply == 0 && depth == 1 && number == 0;
            if self.spent() && !indispensable {
                break;
            }
            let next = board.after(self.topology, step);
            rest.length = 0;
            let visit = Visit { side, depth, ply, number };
            let score = self.search_next(&next, visit, (alpha, beta), &mut rest);
            if self.cut && !indispensable {
                break;
            }
            if score > best {
                (best, best_step) = (score, step);
                if score > alpha {
                    alpha = score;
                    line.set(step, &rest);
                }
            }
            if alpha >= beta {
                self.move_ordering.learn(side, ply, depth, step);
                break;
            }
        }
        if !self.cut && except == Step::NONE {
            let bound = match () {
                () if best >= beta => Bound::Least,
                () if best <= lowest => Bound::Most,
                () => Bound::Exact,
            };
            let known = Known { score: best as i16, bound, depth: depth as u8, best: best_step };
            self.table.put(key, known);
        }
        best
    }

    /// The score of a move's board for the side that made the move: late moves first with less depth and an empty window.
    fn search_next(&mut self, next: &Board, visit: Visit, (alpha, beta): (i32, i32), line: &mut Line) -> i32 {
        let Visit { side, depth, ply, number } = visit;
        let same = self.side(next) == side;
        let mut ask = |depth: i32, alpha: i32, beta: i32, line: &mut Line| {
            if same {
                self.search(next, depth, alpha, beta, ply + 1, line)
            } else {
                -self.search(next, depth, -beta, -alpha, ply + 1, line)
            }
        };
        if number == 0 {
            return ask(depth - 1, alpha, beta, line);
        }
        let reduction = reduction(depth, number);
        let mut score = ask(depth - 1 - reduction, alpha, alpha + 1, line);
        if score > alpha && reduction > 0 {
            score = ask(depth - 1, alpha, alpha + 1, line);
        }
        if score > alpha && score < beta {
            score = ask(depth - 1, alpha, beta, line);
        }
        score
    }

    /// Counts a node; must the search end here?
    fn spent(&mut self) -> bool {
        self.nodes += 1;
        let out = self.nodes >= self.budget.nodes;
        let asked = self.nodes.is_multiple_of(PATIENCE) && (self.budget.stop)();
        self.cut |= out || asked;
        self.cut
    }

    fn evaluate(&self, board: &Board) -> i32 {
        let lead = self.weights.prospects_as_seen(board, self.topology, self.hero, self.secured).lead(self.hero);
        let lead = if board.seat() == self.hero { lead } else { -lead };
        lead.clamp(-MOST_LEAD, MOST_LEAD)
    }

    /// The score of a finished game: winning counts first, then the margin. A shared win is in the middle.
    fn result(&self, board: &Board) -> i32 {
        let own = i32::from(board.dead_score(self.hero));
        let others = (0..board.seats()).filter(|&seat| seat != self.hero);
        let rival = others.map(|seat| i32::from(board.dead_score(seat))).max().unwrap_or(0);
        let margin = own - rival;
        let score = margin.signum() * WON + margin;
        if board.seat() == self.hero { score } else { -score }
    }
}

fn cuts(known: &Known, alpha: i32, beta: i32) -> bool {
    let score = i32::from(known.score);
    match known.bound {
        Bound::Exact => true,
        Bound::Least => score >= beta,
        Bound::Most => score <= alpha,
    }
}

/// How much less deep a late move is looked at first.
fn reduction(depth: i32, number: usize) -> i32 {
    match number {
        _ if depth < 3 => 0,
        0..=2 => 0,
        3..=7 => 1,
        8..=19 => 1 + depth / 5,
        _ => 2 + depth / 4,
    }
}
