//! Plain Monte-Carlo tree search (UCT) with uniform random playouts.
//!
//! The measuring stick of every ladder: it knows nothing but the rules, so its strength changes only if this file does. It is
//! **frozen**: improve other players, not this one.

use game_core::{Budget, Buffers, Event, Found, Game, MAX_SEATS, Outcome, PerSeat, Random, Turn, play_out};

/// Weight of curiosity against results so far; results lie between 0 and 1.
const EXPLORATION: f32 = 0.9;

struct Node {
    visits: u32,
    /// Sum of results by seat.
    won: [f32; MAX_SEATS],
    /// Where this node's edges lie; empty until the node is expanded.
    edges: std::ops::Range<u32>,
    /// How many of its actions have been tried: those come first among its edges.
    tried: u32,
}

struct Edge<G: Game> {
    event: Event<G>,
    node: u32,
}

/// A search tree, reused from search to search only for its memory.
///
/// ```
/// use game_core::{Game, Match, SplitMix};
/// use game_nim::Nim;
/// use search::{Budget, Mcts};
///
/// let seats = Nim::INFO.seat_count(2)?;
/// let game = Match::<Nim>::from_seed(seats, Default::default(), 3);
/// let mut mcts = Mcts::default();
/// let found = mcts.search(game.position(), Budget::nodes(500), &mut SplitMix::new(1)).expect("a seat is to move");
/// assert_eq!(found.nodes, 500);
/// assert!(game.position().check(found.actions[0]).is_ok(), "it plays legal moves");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Mcts<G: Game> {
    nodes: Vec<Node>,
    edges: Vec<Edge<G>>,
    actions: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
    buffers: Buffers<G>,
    path: Vec<u32>,
}

impl<G: Game> Default for Mcts<G> {
    fn default() -> Self {
        Mcts {
            nodes: Vec::new(),
            edges: Vec::new(),
            actions: Vec::new(),
            chances: Vec::new(),
            buffers: Buffers::default(),
            path: Vec::new(),
        }
    }
}

impl<G: Game> Mcts<G> {
    /// The most visited action after `budget` playouts; `None` unless a seat is to move. At least one playout is made.
    pub fn search<R: Random>(&mut self, root: &G, budget: Budget<'_>, rng: &mut R) -> Option<Found<G>> {
        let Turn::Seat(_) = root.turn() else { return None };
        self.nodes.clear();
        self.edges.clear();
        self.add_node();
        let mut spent = 0;
        while spent == 0 || budget.allows(spent) {
            self.playout(root.clone(), rng);
            spent += 1;
        }
        let edges = &self.edges[self.nodes[0].edges.start as usize..][..self.nodes[0].tried as usize];
        let best = edges.iter().max_by_key(|edge| self.nodes[edge.node as usize].visits)?;
        let Event::Action(action) = best.event else { return None };
        let node = &self.nodes[best.node as usize];
        let values = PerSeat::from_fn(root.seats(), |seat| node.won[seat.index()] / node.visits as f32);
        Some(Found { actions: vec![action], line: Vec::new(), values: Some(values), proved: false, nodes: spent })
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { visits: 0, won: [0.0; MAX_SEATS], edges: 0..0, tried: 0 });
        self.nodes.len() as u32 - 1
    }

    /// One descent, one new node, one random game from there.
    fn playout<R: Random>(&mut self, mut position: G, rng: &mut R) {
        self.path.clear();
        self.path.push(0);
        let mut node = 0;
        loop {
            let new;
            (node, new) = match position.turn() {
                Turn::Over => break,
                Turn::Chance => self.descend_by_chance(node, &mut position, rng),
                Turn::Seat(seat) => self.descend_by_action(node, seat.index(), &mut position, rng),
            };
            self.path.push(node);
            if new {
                break;
            }
        }
        play_out(&mut position, rng, &mut self.buffers);
        let outcome = position.outcome().expect("a game played out is over");
        self.credit(&outcome);
    }

    fn descend_by_action<R: Random>(&mut self, node: u32, seat: usize, position: &mut G, rng: &mut R) -> (u32, bool) {
        if self.nodes[node as usize].edges.is_empty() {
            self.expand(node, position);
        }
        let (edges, tried) = (self.nodes[node as usize].edges.clone(), self.nodes[node as usize].tried);
        let new = tried < edges.end - edges.start;
        let edge = if new {
            let pick = edges.start + tried + rng.below(edges.end - edges.start - tried);
            self.edges.swap((edges.start + tried) as usize, pick as usize);
            self.nodes[node as usize].tried += 1;
            let child = self.add_node();
            self.edges[(edges.start + tried) as usize].node = child;
            edges.start + tried
        } else {
            self.most_promising(node, seat)
        };
        let Edge { event, node: child } = self.edges[edge as usize];
        if let Event::Action(action) = event {
            position.apply_unchecked(action);
        }
        (child, new)
    }

    fn expand(&mut self, node: u32, position: &G) {
        self.actions.clear();
        position.actions(&mut self.actions);
        let start = self.edges.len() as u32;
        self.edges.extend(self.actions.iter().map(|&action| Edge { event: Event::Action(action), node: u32::MAX }));
        self.nodes[node as usize].edges = start..self.edges.len() as u32;
    }

    fn most_promising(&self, node: u32, seat: usize) -> u32 {
        let parent = &self.nodes[node as usize];
        let curiosity = EXPLORATION * (parent.visits as f32).ln().sqrt();
        let promise = |edge: u32| {
            let child = &self.nodes[self.edges[edge as usize].node as usize];
            let visits = child.visits as f32;
            child.won[seat] / visits + curiosity / visits.sqrt()
        };
        let mut best = (f32::NEG_INFINITY, parent.edges.start);
        for edge in parent.edges.clone() {
            let promise = promise(edge);
            if promise > best.0 {
                best = (promise, edge);
            }
        }
        best.1
    }

    /// Draws an outcome by its weight; one drawn here for the first time gets a node.
    fn descend_by_chance<R: Random>(&mut self, node: u32, position: &mut G, rng: &mut R) -> (u32, bool) {
        let chance = position.sample_chance(rng, &mut self.chances);
        if self.nodes[node as usize].edges.is_empty() {
            self.chances.clear();
            position.chances(&mut self.chances);
            let start = self.edges.len() as u32;
            let outcomes =
                self.chances.iter().map(|&(chance, _)| Edge { event: Event::Chance(chance), node: u32::MAX });
            self.edges.extend(outcomes);
            self.nodes[node as usize].edges = start..self.edges.len() as u32;
        }
        position.apply_chance_unchecked(chance);
        let edges = self.nodes[node as usize].edges.clone();
        let edge = edges.into_iter().find(|&edge| self.edges[edge as usize].event == Event::Chance(chance));
        let edge = edge.expect("the outcomes of a chance node are the same at every visit") as usize;
        let new = self.edges[edge].node == u32::MAX;
        if new {
            self.edges[edge].node = self.add_node();
        }
        (self.edges[edge].node, new)
    }

    fn credit(&mut self, outcome: &Outcome) {
        let share = 1.0 / outcome.winners.len() as f32;
        for &node in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for winner in &outcome.winners {
                node.won[winner.index()] += share;
            }
        }
    }
}

impl<G: Game> Clone for Edge<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Edge<G> {}

#[cfg(test)]
mod tests {
    use game_core::{Match, SplitMix};
    use game_nim::Nim;

    use super::*;

    fn best(heaps: &str, nodes: u64, seed: u64) -> Found<Nim> {
        let record = format!(
            r#"{{"format":1,"game":"nim","rules":1,"seats":2,"options":{{}},"setup":{{"heaps":{heaps}}},"events":[]}}"#
        );
        let record = game_core::Record::from_json(&record).expect("a record");
        let game = Match::<Nim>::from_record(&record).expect("a game");
        Mcts::default().search(game.position(), Budget::nodes(nodes), &mut SplitMix::new(seed)).expect("a move")
    }

    #[test]
    fn finds_the_only_winning_move() {
        // The exclusive-or of 1, 2 and 4 is 7: only taking one of the four leaves a lost position (1, 2, 3).
        for seed in 0..5 {
            assert_eq!(best("[1,2,4]", 5_000, seed).actions[0].to_string(), "take 1 3");
        }
    }

    #[test]
    fn same_seed_same_search() {
        let (a, b) = (best("[3,5,7]", 500, 9), best("[3,5,7]", 500, 9));
        assert_eq!((a.actions, a.values, a.nodes), (b.actions, b.values, b.nodes));
    }

    #[test]
    fn one_playout_is_enough_for_an_answer() {
        assert_eq!(best("[1,4,7]", 0, 1).nodes, 1);
    }
}
