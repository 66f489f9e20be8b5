//! The search: a tree that grows where the prior and the results so far promise most (PUCT).
//!
//! *Why this shape.* A node is judged when it is made and opened, that is, given its moves, only when it is visited again:
//! most nodes never are, and listing moves is the costly part. A node begins with few places for each patch and gets more as it
//! is visited more (progressive widening). Proofs are kept as bounds of the result, so that the end of the game is
//! searched exactly.

use game_core::{Budget, Game, Random, SplitMix};

use super::bounds::Bounds;
use super::place::Memo;
use super::prior::{Candidate, candidates};
use super::value::{Judge, Points, Worth};
use crate::PatchId;
use crate::action::Action;
use crate::position::{Patchwork, Side};
use crate::style::Leaning;

/// Weight of the prior against results so far.
const CURIOSITY: f32 = 0.8;
/// A move not tried yet is expected to be so much worse than its position.
const RELUCTANCE: f32 = 0.06;
/// Beyond so many units of own points nobody cares for more.
const MOST_POINTS: f32 = 3.0;
/// Places listed for each option when a node is opened, and from so many visits on.
const WIDTHS: [(u32, usize); 5] = [(0, 5), (60, 10), (500, 20), (4_000, 60), (30_000, usize::MAX)];

/// Edges there is room for, for each node: most nodes are never opened.
const EDGES_A_NODE: usize = 12;

/// No node yet.
const NONE: u32 = u32::MAX;

#[derive(Clone, Debug)]
struct Node {
    visits: u32,
    /// Means for the first side.
    worth: Worth,
    /// Means of the points that each side makes.
    points: Points,
    bounds: Bounds,
    mover: Side,
    /// How often the list of moves has been widened; 0 before the node is opened.
    widened: u8,
    /// Are all moves that matter in the list?
    complete: bool,
    first_edge: u32,
    edges: u32,
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    action: Action,
    prior: f32,
    node: u32,
}

/// A search tree.
#[derive(Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    most_nodes: usize,
    most_edges: usize,
    memo: Memo,
    judge: Judge,
    /// The worth of a unit of own points beside winning.
    care: f32,
    /// Points that the searching player sees beyond those of the rules.
    leaning: Leaning,
    /// The side that searches.
    searcher: Side,
    scratch: Vec<Candidate>,
    path: Vec<u32>,
}

/// A move of the root, after a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried {
    pub(crate) action: Action,
    pub(crate) visits: u32,
}

impl Tree {
    /// An empty tree that takes at most about so many bytes.
    pub(crate) fn new(bytes: usize, judge: Judge, care: f32) -> Tree {
        let each = size_of::<Node>() + EDGES_A_NODE * size_of::<Edge>();
        let most_nodes = (bytes / 8 * 7 / each).clamp(64, NONE as usize / EDGES_A_NODE);
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            most_nodes,
            most_edges: most_nodes * EDGES_A_NODE,
            memo: Memo::new(bytes / 8),
            judge,
            care,
            leaning: Leaning::NONE,
            searcher: Side::First,
            scratch: Vec::new(),
            path: Vec::new(),
        }
    }

    /// From now on the searching player leans like this.
    pub(crate) fn set_leaning(&mut self, leaning: Leaning) {
        self.leaning = leaning;
        self.memo.set_leaning(leaning);
    }

    /// Searches from `root`, which must not be over, and returns the nodes spent.
    pub(crate) fn search(&mut self, root: &Patchwork, budget: Budget<'_>, rng: &mut SplitMix) -> u64 {
        self.nodes.clear();
        self.edges.clear();
        self.searcher = root.mover;
        self.add_node(root);
        self.open(0, root);
        self.shake(rng);
        let mut spent = 1;
        while !self.nodes[0].bounds.is_exact() && budget.allows(spent) {
            self.simulate(*root);
            spent += 1;
        }
        spent
    }

    /// Makes equals of the root differ a little, so that one position does not always get one answer.
    fn shake(&mut self, rng: &mut SplitMix) {
        for edge in &mut self.edges {
            edge.prior *= 1.0 + 0.02 * rng.below(1_000) as f32 / 1_000.0;
        }
    }

    /// The moves of the root that were tried.
    pub(crate) fn tried(&self) -> impl Iterator<Item = Tried> {
        self.edges_of(0).iter().filter(|edge| edge.node != NONE).map(|edge| {
            let node = &self.nodes[edge.node as usize];
            Tried { action: edge.action, visits: node.visits }
        })
    }

    /// The best move of the root, and the line expected after it.
    pub(crate) fn line(&self) -> Vec<Action> {
        self.line_by(self.best_edge(0))
    }

    /// The best tried move of the root that is another option than the best one, or at least another place, with its line, its
    /// worth and its bounds.
    pub(crate) fn second(&self) -> Option<(Vec<Action>, Worth, Bounds)> {
        let best = self.best_edge(0)?;
        let tried = |edge: &&Edge| edge.node != NONE && edge.action != best.action;
        let other_option = |edge: &&Edge| tried(edge) && bought(edge.action) != bought(best.action);
        let edge = self.best_of(0, other_option).or_else(|| self.best_of(0, tried))?;
        let node = &self.nodes[edge.node as usize];
        Some((self.line_by(Some(edge)), node.worth, node.bounds))
    }

    fn line_by(&self, mut next: Option<Edge>) -> Vec<Action> {
        let mut line = Vec::new();
        while let Some(edge) = next {
            line.push(edge.action);
            next = if edge.node == NONE { None } else { self.best_edge(edge.node) };
        }
        line
    }

    /// The worth of the root to the first side, and its proved bounds.
    pub(crate) fn verdict(&self) -> (Worth, Bounds) {
        let root = &self.nodes[0];
        // The best move says more than the mean of all that were tried.
        let best = self.best_edge(0).filter(|edge| edge.node != NONE);
        let worth = best.map_or(root.worth, |edge| self.nodes[edge.node as usize].worth);
        (worth, root.bounds)
    }

    /// A move that wins for sure, if one is known; else the most visited one that does not lose for sure.
    fn best_edge(&self, node: u32) -> Option<Edge> {
        self.best_of(node, |_| true)
    }

    fn best_of(&self, node: u32, wanted: impl Fn(&&Edge) -> bool) -> Option<Edge> {
        let mover = self.nodes[node as usize].mover;
        let rank = |edge: &Edge| match self.nodes.get(edge.node as usize) {
            None => (0, 0, 0),
            Some(child) => match child.bounds.winner() {
                Some(winner) if winner == mover => (2, child.bounds.sure(mover), child.visits),
                Some(_) => (-1, child.bounds.sure(mover), child.visits),
                None => (1, 0, child.visits),
            },
        };
        // The first of equals, which has the greatest prior.
        self.edges_of(node).iter().rev().filter(wanted).max_by_key(|edge| rank(edge)).copied()
    }

    fn edges_of(&self, node: u32) -> &[Edge] {
        let node = &self.nodes[node as usize];
        &self.edges[node.first_edge as usize..][..node.edges as usize]
    }

    fn add_node(&mut self, position: &Patchwork) -> u32 {
        let bounds = if position.is_over() { Bounds::of_over(position) } else { Bounds::OPEN };
        let (worth, points) = match bounds.worth() {
            Some(worth) => (worth, self.lean(position, Points::of_over(position))),
            None => self.judge(position),
        };
        make_room(&mut self.nodes, 1, self.most_nodes);
        self.nodes.push(Node {
            visits: 1,
            worth,
            points,
            bounds,
            mover: position.mover,
            widened: 0,
            complete: false,
            first_edge: 0,
            edges: 0,
        });
        self.nodes.len() as u32 - 1
    }

    fn judge(&mut self, position: &Patchwork) -> (Worth, Points) {
        let (worth, points) = self.judge.judge(position);
        (worth, self.lean(position, points))
    }

    /// The points as the searching player sees them.
    fn lean(&self, position: &Patchwork, points: Points) -> Points {
        points.plus(self.searcher, self.leaning.points(position, self.searcher))
    }

    /// Gives a node its moves, or more of them, if there is room.
    fn open(&mut self, node: u32, position: &Patchwork) {
        let at = usize::from(self.nodes[node as usize].widened);
        let mut scratch = std::mem::take(&mut self.scratch);
        let complete = candidates(position, WIDTHS[at].1, &mut self.memo, &mut scratch);
        if self.edges.len() + scratch.len() <= self.most_edges || self.nodes[node as usize].edges == 0 {
            let known: Vec<Edge> = self.edges_of(node).iter().filter(|edge| edge.node != NONE).copied().collect();
            let first_edge = self.edges.len() as u32;
            make_room(&mut self.edges, scratch.len(), self.most_edges);
            self.edges.extend(scratch.iter().map(|candidate| {
                let known = known.iter().find(|edge| edge.action == candidate.action);
                let node = known.map_or(NONE, |edge| edge.node);
                Edge { action: candidate.action, prior: candidate.prior, node }
            }));
            let node = &mut self.nodes[node as usize];
            (node.first_edge, node.edges, node.complete) = (first_edge, scratch.len() as u32, complete);
        }
        self.nodes[node as usize].widened += 1;
        self.scratch = scratch;
    }

    /// One descent to a new node, or to one with a proved result.
    fn simulate(&mut self, mut position: Patchwork) {
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        let mut node = 0;
        // A new node has been counted when it was made.
        let mut counted = 0;
        let (worth, points) = loop {
            path.push(node);
            if let Some(worth) = self.nodes[node as usize].bounds.worth() {
                break (worth, self.nodes[node as usize].points);
            }
            let Some(edge) = self.next_edge(node, &position) else { break self.judge(&position) };
            position.apply_unchecked(self.edges[edge as usize].action);
            let child = self.edges[edge as usize].node;
            if child != NONE {
                node = child;
                continue;
            }
            if self.is_full() {
                break self.judge(&position);
            }
            let child = self.add_node(&position);
            self.edges[edge as usize].node = child;
            path.push(child);
            counted = 1;
            break (self.nodes[child as usize].worth, self.nodes[child as usize].points);
        };
        self.credit(&path, counted, worth, points);
        self.path = path;
    }

    fn is_full(&self) -> bool {
        self.nodes.len() >= self.most_nodes || self.edges.len() >= self.most_edges
    }

    /// The move to look at next, after listing moves or more of them where that is due; `None` when there is no room.
    fn next_edge(&mut self, node: u32, position: &Patchwork) -> Option<u32> {
        if self.wants_moves(node) && !self.is_full() {
            self.open(node, position);
        }
        loop {
            if let Some(edge) = self.promising(node) {
                return Some(edge);
            }
            // All that is listed is settled, and yet the node is not: there must be more.
            if usize::from(self.nodes[node as usize].widened) == WIDTHS.len() || self.is_full() {
                return None;
            }
            self.open(node, position);
        }
    }

    fn wants_moves(&self, node: u32) -> bool {
        let node = &self.nodes[node as usize];
        !node.complete && WIDTHS.get(usize::from(node.widened)).is_some_and(|&(visits, _)| node.visits >= visits)
    }

    /// The move to look at next; `None` when no listed move can change the bounds.
    fn promising(&self, node: u32) -> Option<u32> {
        let parent = &self.nodes[node as usize];
        let mine = |node: &Node| {
            let utility = if parent.mover == Side::First { node.worth.utility } else { 1.0 - node.worth.utility };
            utility + self.care * node.points.of(parent.mover).clamp(-MOST_POINTS, MOST_POINTS)
        };
        let curiosity = CURIOSITY * (parent.visits as f32).sqrt();
        let untried = mine(parent) - RELUCTANCE;
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (edge, number) in self.edges_of(node).iter().zip(parent.first_edge..) {
            let promise = match self.nodes.get(edge.node as usize) {
                None => untried + curiosity * edge.prior,
                Some(child) if parent.bounds.may_improve_by(child.bounds, parent.mover) => {
                    mine(child) + curiosity * edge.prior / (1.0 + child.visits as f32)
                }
                Some(_) => continue,
            };
            if promise > most {
                (best, most) = (Some(number), promise);
            }
        }
        best
    }

    /// Adds a result to every node of the path, and updates their bounds.
    fn credit(&mut self, path: &[u32], counted: usize, mut worth: Worth, points: Points) {
        let mut proving = true;
        for (step, &number) in path.iter().enumerate().rev() {
            let last = step + 1 == path.len();
            if proving && !last {
                let node = &self.nodes[number as usize];
                let children = self.edges_of(number).iter();
                let children =
                    children.map(|edge| self.nodes.get(edge.node as usize).map_or(Bounds::OPEN, |child| child.bounds));
                let bounds = Bounds::of_choice(node.mover, children, node.complete);
                proving = bounds != node.bounds;
                self.nodes[number as usize].bounds = bounds;
            }
            proving &= self.nodes[number as usize].bounds != Bounds::OPEN;
            let node = &mut self.nodes[number as usize];
            if node.bounds != Bounds::OPEN {
                worth = node.bounds.corrected(worth);
            }
            if step + counted < path.len() {
                node.visits += 1;
                let share = 1.0 / node.visits as f32;
                node.worth.win += (worth.win - node.worth.win) * share;
                node.worth.utility += (worth.utility - node.worth.utility) * share;
                node.points.approach(points, share);
            }
            if let Some(exact) = node.bounds.worth() {
                node.worth = exact;
            }
        }
    }
}

fn bought(action: Action) -> Option<PatchId> {
    match action {
        Action::Buy(placement) => Some(placement.patch()),
        Action::Advance | Action::Leather(_) => None,
    }
}

/// Grows a list twofold when it must, but not beyond `most`, unless `more` does not fit otherwise.
fn make_room<T>(list: &mut Vec<T>, more: usize, most: usize) {
    if list.len() + more > list.capacity() {
        let length = (2 * list.len()).min(most).max(list.len() + more);
        list.reserve_exact(length - list.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::SplitMix;

    #[test]
    fn memory_stays_within_what_was_allowed() {
        let seats = Patchwork::INFO.seat_count(2).expect("the game is for two");
        let setup = Patchwork::deal(seats, &Default::default(), &mut SplitMix::new(1));
        let position = Patchwork::new(seats, &Default::default(), &setup).expect("a dealt circle is valid");
        for bytes in [100_000, 1_000_000] {
            let mut tree = Tree::new(bytes, Judge::new(), 0.0);
            tree.search(&position, Budget::nodes(20_000), &mut SplitMix::new(1));
            assert!(tree.is_full(), "{} nodes and {} edges", tree.nodes.len(), tree.edges.len());
            let taken = tree.nodes.capacity() * size_of::<Node>() + tree.edges.capacity() * size_of::<Edge>();
            assert!(taken <= bytes, "{taken} of {bytes} bytes");
        }
    }
}
