//! The value of a position: each seat's share of the win, from a search.

use game_core::{Found, MAX_SEATS, PerSeat, Seat, SplitMix, StrongPlayer, Turn};
use search::Mcts;
use search::arena::sharpened;

use crate::Effort;

/// The most draws that the value of a position before chance is the mean of.
const DRAWS: usize = 16;

/// Seed of those draws, the same for every position.
const LUCK: u64 = 0x6c75_636b;

/// A searcher with a memory, for one game.
pub struct Evaluator<G: StrongPlayer, E> {
    memory: G::Memory,
    /// For positions that the strong player judges at a glance.
    tree: Mcts<G>,
    effort: E,
    nodes: u64,
    /// The power to which odds are raised, by number of seats from two.
    sharpness: [f32; MAX_SEATS - 1],
}

/// What a position is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Worth<G: StrongPlayer> {
    /// The share of the win that each seat expects, all together 1.
    pub shares: Vec<f32>,
    /// Are they the result of perfect play?
    pub proved: bool,
    /// The line that was expected, up to the next draw.
    pub line: Vec<G::Action>,
}

impl<G: StrongPlayer> Worth<G> {
    /// The share of one seat.
    pub fn of(&self, seat: Seat) -> f32 {
        self.shares[seat.index()]
    }
}

impl<G: StrongPlayer, E: Effort> Evaluator<G, E> {
    /// Thinks with that effort a search, within `memory` bytes. Values are as sure as they sound.
    pub fn new(memory: usize, effort: E) -> Self {
        Evaluator { memory: G::memory(memory), tree: Mcts::default(), effort, nodes: 0, sharpness: G::SHARPNESS }
    }

    /// The same with the values that the search itself goes by.
    pub fn with_raw_values(self) -> Self {
        Evaluator { sharpness: [1.0; MAX_SEATS - 1], ..self }
    }

    /// The effort of a search.
    pub fn effort(&self) -> &E {
        &self.effort
    }

    /// The nodes looked at since the last time this was asked.
    pub(crate) fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }

    /// The value of any position. Before chance it is the mean over draws, which share the effort of one search.
    pub fn worth(&mut self, position: &G) -> Worth<G> {
        if position.turn() == Turn::Chance { self.mean_over_draws(position).0 } else { self.part_of_worth(position, 1) }
    }

    /// What the seat to move would do in `position`.
    pub fn search(&mut self, position: &G) -> Found<G> {
        self.part_of_search(position, 1)
    }

    /// The value in `found`, the result of a search of `position`.
    pub fn worth_of(&mut self, position: &G, found: &Found<G>) -> Worth<G> {
        let shares = match &found.values {
            Some(values) if found.proved => values.as_slice().to_vec(),
            Some(values) => {
                let mut shares = values.as_slice().to_vec();
                let sharpness = self.sharpness[shares.len().clamp(2, MAX_SEATS) - 2];
                sharpened(&mut shares, sharpness);
                shares
            }
            None => self.shares_by_playouts(position),
        };
        let line = found.actions.iter().chain(&found.line).copied().collect();
        Worth { shares, proved: found.proved && found.values.is_some(), line }
    }

    /// Both sides of a draw: the value of `before`, where chance decides, and by how much `after`, the position that came of it, is
    /// better for each seat. All draws, the real one too, are searched with the same effort.
    pub fn luck(&mut self, before: &G, after: &G) -> (Worth<G>, Vec<f32>) {
        let (mean, parts) = self.mean_over_draws(before);
        let drawn = self.part_of_worth(after, parts);
        let luck = drawn.shares.iter().zip(&mean.shares).map(|(drawn, mean)| drawn - mean).collect();
        (mean, luck)
    }

    fn part_of_search(&mut self, position: &G, parts: u32) -> Found<G> {
        // The same position is always thought about in the same way.
        let mut rng = SplitMix::new(position.key());
        let memory = &mut self.memory;
        let found = self.effort.spend(parts, |budget| position.think(memory, budget, &mut rng));
        self.nodes += found.nodes;
        found
    }

    fn shares_by_playouts(&mut self, position: &G) -> Vec<f32> {
        let mut rng = SplitMix::new(position.key());
        let tree = &mut self.tree;
        let found = self.effort.spend(1, |budget| tree.search(position, budget, &mut rng)).expect("a seat is to move");
        self.nodes += found.nodes;
        found.values.expect("playouts have results").as_slice().to_vec()
    }

    /// The value of a position in which no draw is due.
    fn part_of_worth(&mut self, position: &G, parts: u32) -> Worth<G> {
        if let Some(outcome) = position.outcome() {
            let share = 1.0 / outcome.winners.len() as f32;
            let share = |seat| if outcome.winners.contains(&seat) { share } else { 0.0 };
            let shares = PerSeat::from_fn(position.seats(), share).as_slice().to_vec();
            return Worth { shares, proved: true, line: Vec::new() };
        }
        let found = self.part_of_search(position, parts);
        self.worth_of(position, &found)
    }

    /// The mean over draws, and how many there were.
    fn mean_over_draws(&mut self, position: &G) -> (Worth<G>, u32) {
        let draws = draws(position);
        let (parts, total) = (draws.len() as u32, draws.iter().map(|(_, weight)| weight).sum::<f32>());
        let mut shares = vec![0.0; position.seats().get()];
        for (drawn, weight) in draws {
            let worth = self.part_of_worth(&drawn, parts);
            shares.iter_mut().zip(worth.shares).for_each(|(sum, share)| *sum += share * weight / total);
        }
        (Worth { shares, proved: false, line: Vec::new() }, parts)
    }
}

/// The positions after the draws that are due, with their weights: all of them where one draw has few outcomes, and a sample
/// otherwise.
fn draws<G: StrongPlayer>(position: &G) -> Vec<(G, f32)> {
    let mut outcomes = Vec::new();
    position.chances(&mut outcomes);
    if outcomes.len() <= DRAWS {
        let all: Vec<(G, f32)> =
            outcomes.iter().map(|&(chance, weight)| (after(position, chance), weight as f32)).collect();
        if all.iter().all(|(drawn, _)| drawn.turn() != Turn::Chance) {
            return all;
        }
    }
    (0..DRAWS as u64).map(|number| (sample(position, number), 1.0)).collect()
}

fn after<G: StrongPlayer>(position: &G, chance: G::Chance) -> G {
    let mut next = position.clone();
    next.apply_chance_unchecked(chance);
    next
}

/// The position after random draws, always the same for the same number.
fn sample<G: StrongPlayer>(position: &G, number: u64) -> G {
    let mut rng = SplitMix::for_game(LUCK, number);
    let (mut next, mut scratch) = (position.clone(), Vec::new());
    while next.turn() == Turn::Chance {
        next.apply_chance_unchecked(next.sample_chance(&mut rng, &mut scratch));
    }
    next
}
