//! A player for any game, made of its rules alone.
//!
//! *Why this shape.* A game is listed as soon as it is a [`Game`]; everything that seats, limits and compares players wants a
//! [`StrongPlayer`]. [`PlainSearch`] closes the gap: the same game, to the letter, that thinks by [`Mcts`]. Rules of thumb come
//! from the game if it has any ([`OwnPlan`]), and from a handful of playouts otherwise ([`NoPlan`]).

use std::fmt::Debug;
use std::marker::PhantomData;

use game_core::{
    Budget, Buffers, Found, Game, Heuristic, Info, LEVEL_COUNT, NoStyle, Outcome, Random, Recipe, Seat, SeatCount,
    SetupError, SplitMix, StrongPlayer, Turn,
};

use crate::Mcts;

/// Playouts of a decision made without a rule of thumb.
const GLANCE: u64 = 60;
/// How many worlds a player imagines who does not see everything; each gets its share of the nodes.
const WORLDS: u64 = 8;
/// About what one action of a position in the tree takes, and the position itself, in bytes.
const NODE_BYTES: usize = 48;

/// A game that brings no player of its own, with one that knows nothing but the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainSearch<G, P> {
    position: G,
    plan: PhantomData<P>,
}

/// Where a player without a strong search of its own gets its quick decisions from.
pub trait PlanSource<G: Game>: Clone + Eq + Debug + Send + Sync + 'static {
    /// A turn that looks sensible; see [`Heuristic::plan`].
    fn plan(position: &G, rng: &mut SplitMix) -> Vec<G::Action>;

    /// Plays to the end; see [`Heuristic::aimed_play_out`].
    fn play_out<R: Random>(position: &mut G, rng: &mut R);
}

/// The game's own rules of thumb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPlan;

impl<G: Heuristic> PlanSource<G> for OwnPlan {
    fn plan(position: &G, rng: &mut SplitMix) -> Vec<G::Action> {
        position.plan(rng)
    }

    fn play_out<R: Random>(position: &mut G, rng: &mut R) {
        position.aimed_play_out(rng, &mut Buffers::default());
    }
}

/// None: a few playouts say what looks sensible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoPlan;

impl<G: Game> PlanSource<G> for NoPlan {
    fn plan(position: &G, rng: &mut SplitMix) -> Vec<G::Action> {
        search(position, &mut Mcts::default(), Budget::nodes(GLANCE), rng).actions
    }

    fn play_out<R: Random>(position: &mut G, rng: &mut R) {
        position.play_out(rng, &mut Buffers::default());
    }
}

/// Searches what the seat to move can see: the position, or worlds that it cannot tell from it, which then vote.
fn search<G: Game>(position: &G, tree: &mut Mcts<G>, budget: Budget<'_>, rng: &mut SplitMix) -> Found<G> {
    let Turn::Seat(seat) = position.turn() else { unreachable!("a player is asked when a seat is to move") };
    if !G::HIDES {
        return tree.search(position, budget, rng).expect("a seat is to move");
    }
    let share = Budget { nodes: budget.nodes / WORLDS, ..budget };
    let mut votes: Vec<(usize, Found<G>)> = Vec::new();
    for _ in 0..WORLDS {
        let world = position.imagine(Some(seat), rng);
        let found = tree.search(&world, share, rng).expect("a seat is to move in every world");
        match votes.iter_mut().find(|(_, other)| other.actions == found.actions) {
            Some((count, other)) => (*count, other.nodes) = (*count + 1, other.nodes + found.nodes),
            None => votes.push((1, found)),
        }
    }
    let nodes = votes.iter().map(|(_, found)| found.nodes).sum();
    let (_, best) = votes.into_iter().max_by_key(|&(count, _)| count).expect("at least one world was searched");
    Found { nodes, ..best }
}

/// The tree, and how much memory it may take.
pub struct PlainMemory<G: Game> {
    tree: Mcts<G>,
    bytes: usize,
}

impl<G: Game> PlainMemory<G> {
    /// Every playout adds one position with its actions, of which there are about as many as now.
    fn most_nodes(&self, position: &G) -> u64 {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        (self.bytes / (NODE_BYTES * (1 + actions.len()))) as u64
    }
}

impl<G: Game, P: PlanSource<G>> StrongPlayer for PlainSearch<G, P> {
    type Memory = PlainMemory<G>;

    const LEVELS: [Recipe<NoStyle>; LEVEL_COUNT] = [
        Recipe::planner(70),
        Recipe::planner(35),
        Recipe::search(100, 20),
        Recipe::search(300, 10),
        Recipe::search(1_000, 0),
        Recipe::search(3_000, 0),
        Recipe::search(10_000, 0),
        Recipe::search(30_000, 0),
    ];

    fn memory(bytes: usize) -> PlainMemory<G> {
        PlainMemory { tree: Mcts::default(), bytes }
    }

    fn think(&self, memory: &mut PlainMemory<G>, budget: Budget<'_>, rng: &mut SplitMix) -> Found<Self> {
        let nodes = budget.nodes.min(memory.most_nodes(&self.position));
        let found = search(&self.position, &mut memory.tree, Budget { nodes, ..budget }, rng);
        let Found { actions, line, values, proved, nodes } = found;
        Found { actions, line, values, proved, nodes }
    }
}

impl<G: Game, P: PlanSource<G>> Heuristic for PlainSearch<G, P> {
    type Style = NoStyle;

    fn plan(&self, rng: &mut SplitMix) -> Vec<G::Action> {
        P::plan(&self.position, rng)
    }

    fn aimed_play_out<R: Random>(&mut self, rng: &mut R, _: &mut Buffers<Self>) {
        P::play_out(&mut self.position, rng);
    }
}

/// The rules are the game's, word for word.
impl<G: Game, P: PlanSource<G>> Game for PlainSearch<G, P> {
    const INFO: Info = G::INFO;
    const HIDES: bool = G::HIDES;
    type Options = G::Options;
    type Setup = G::Setup;
    type Action = G::Action;
    type Chance = G::Chance;
    type Illegal = G::Illegal;
    type View = G::View;

    fn all_options() -> Vec<G::Options> {
        G::all_options()
    }

    fn universe() -> Vec<G::Action> {
        G::universe()
    }

    fn deal<R: Random>(seats: SeatCount, options: &G::Options, rng: &mut R) -> G::Setup {
        G::deal(seats, options, rng)
    }

    fn new(seats: SeatCount, options: &G::Options, setup: &G::Setup) -> Result<Self, SetupError> {
        Ok(PlainSearch { position: G::new(seats, options, setup)?, plan: PhantomData })
    }

    fn seats(&self) -> SeatCount {
        self.position.seats()
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn actions(&self, out: &mut Vec<G::Action>) {
        self.position.actions(out);
    }

    fn check(&self, action: G::Action) -> Result<(), G::Illegal> {
        self.position.check(action)
    }

    fn apply_unchecked(&mut self, action: G::Action) {
        self.position.apply_unchecked(action);
    }

    fn chances(&self, out: &mut Vec<(G::Chance, u32)>) {
        self.position.chances(out);
    }

    fn check_chance(&self, chance: G::Chance) -> Result<(), G::Illegal> {
        self.position.check_chance(chance)
    }

    fn apply_chance_unchecked(&mut self, chance: G::Chance) {
        self.position.apply_chance_unchecked(chance);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn view(&self, seat: Option<Seat>) -> G::View {
        self.position.view(seat)
    }

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn key_from_scratch(&self) -> u64 {
        self.position.key_from_scratch()
    }

    fn audit(&self) -> Result<(), String> {
        self.position.audit()
    }

    fn draw(&self) -> String {
        self.position.draw()
    }

    fn sample_action<R: Random>(&self, rng: &mut R, scratch: &mut Vec<G::Action>) -> G::Action {
        self.position.sample_action(rng, scratch)
    }

    fn sample_chance<R: Random>(&self, rng: &mut R, scratch: &mut Vec<(G::Chance, u32)>) -> G::Chance {
        self.position.sample_chance(rng, scratch)
    }

    fn play_out<R: Random>(&mut self, rng: &mut R, _: &mut Buffers<Self>) -> u32 {
        self.position.play_out(rng, &mut Buffers::default())
    }

    fn imagine<R: Random>(&self, seat: Option<Seat>, rng: &mut R) -> Self {
        PlainSearch { position: self.position.imagine(seat, rng), plan: PhantomData }
    }
}

#[cfg(test)]
mod tests {
    use game_core::Match;
    use game_nim::Nim;

    use super::*;

    type PlainNim = PlainSearch<Nim, NoPlan>;

    fn opening(seed: u64) -> PlainNim {
        let seats = Nim::INFO.seat_count(2).expect("Nim is for two");
        Match::<PlainNim>::from_seed(seats, Default::default(), seed).position().clone()
    }

    #[test]
    fn the_strongest_level_takes_the_last_matches() {
        let mut nim = opening(3);
        while nim.position.turn() != Turn::Over {
            let mut actions = Vec::new();
            nim.actions(&mut actions);
            let wins = |action: &_| {
                let mut next = nim.clone();
                next.apply_unchecked(*action);
                next.turn() == Turn::Over
            };
            let winning = actions.iter().copied().find(wins);
            let found = nim.think(&mut PlainNim::memory(1 << 20), Budget::nodes(2_000), &mut SplitMix::new(1));
            if let Some(winning) = winning {
                assert_eq!(found.actions, [winning]);
            }
            nim.apply_unchecked(found.actions[0]);
        }
    }

    #[test]
    fn a_small_memory_makes_the_search_short() {
        let think = |bytes| opening(3).think(&mut PlainNim::memory(bytes), Budget::nodes(500), &mut SplitMix::new(1));
        assert_eq!(think(1 << 20).nodes, 500);
        assert!(think(20_000).nodes < 100);
    }
}
