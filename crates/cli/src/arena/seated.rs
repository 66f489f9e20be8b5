//! A player at a table: its memory for this game, its stream of random numbers, the cost of its searches.

use std::time::Duration;

use game_core::{Budget, Event, Found, Match, Recipe, SplitMix, StrongPlayer};
use search::{Mcts, follow};

use super::contest::Fielded;
use super::engine::Engine;
use super::fault::Fault;
use super::player::Player;
use super::pool::Pool;
use crate::clock::Clock;
use crate::limits::Limits;

/// The cost of a player's decisions.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct ThinkingTime {
    pub(crate) decisions: u64,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    /// The decision that took longest.
    pub(crate) longest: Duration,
}

impl ThinkingTime {
    /// Adds the cost of other decisions.
    pub(crate) fn add(&mut self, other: ThinkingTime) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// How a seated player comes to its moves.
enum Memory<'m, 'a, G: StrongPlayer> {
    Random,
    Greedy,
    Mcts { playouts: u64, tree: Box<Mcts<G>> },
    Recipe { recipe: Recipe<G::Style>, memory: Box<G::Memory> },
    Strongest { memory: Box<G::Memory> },
    Ugi { pool: &'m Pool<'a>, engine: Option<Engine<'a>> },
}

/// A player at a table, in a match that lasts `'m` with a clock that lasts `'a`.
pub(crate) struct Seated<'m, 'a, G: StrongPlayer> {
    memory: Memory<'m, 'a, G>,
    rng: SplitMix,
    limits: Limits,
    clock: &'a Clock<'a>,
    pub(crate) thinking: ThinkingTime,
}

impl<'m, 'a, G: StrongPlayer> Seated<'m, 'a, G> {
    /// Sits down for one game.
    pub(crate) fn new(fielded: &'m Fielded<'a, G::Style>, memory: usize, clock: &'a Clock<'a>, rng: SplitMix) -> Self {
        let follower = |recipe| Memory::Recipe { recipe, memory: Box::new(G::memory(memory)) };
        let memory = match (&fielded.player, fielded.recipe, &fielded.pool) {
            (Player::Random, ..) => Memory::Random,
            (Player::Greedy, ..) => Memory::Greedy,
            (Player::Mcts(playouts), ..) => Memory::Mcts { playouts: *playouts, tree: Box::default() },
            (_, Some(recipe), _) => follower(recipe),
            (_, _, Some(pool)) => Memory::Ugi { pool, engine: None },
            _ => Memory::Strongest { memory: Box::new(G::memory(memory)) },
        };
        Seated { memory, rng, limits: fielded.limits, clock, thinking: ThinkingTime::default() }
    }

    /// Its choice: one event or a whole turn, in text. A seat must be to move.
    pub(crate) fn decide(&mut self, game: &Match<G>) -> Result<Vec<String>, Fault> {
        let (decided, time) = self
            .limits
            .watch(self.clock, &|| false, |budget| self.memory.decide(game, budget, self.limits, &mut self.rng));
        let (events, nodes) = decided?;
        self.thinking.add(ThinkingTime { decisions: 1, nodes, time, longest: time });
        Ok(events)
    }

    /// Gets up after a game without a fault of its own.
    pub(crate) fn leave(self) {
        if let Memory::Ugi { pool, engine: Some(engine) } = self.memory {
            pool.put_back(engine);
        }
    }
}

impl<G: StrongPlayer> Memory<'_, '_, G> {
    fn decide(
        &mut self,
        game: &Match<G>,
        budget: Budget<'_>,
        limits: Limits,
        rng: &mut SplitMix,
    ) -> Result<(Vec<String>, u64), Fault> {
        let position = game.position();
        let found = match self {
            Memory::Random => Some(Found::at_a_glance(vec![position.sample_action(rng, &mut Vec::new())])),
            Memory::Greedy => Some(Found::at_a_glance(position.plan(rng))),
            Memory::Mcts { playouts, tree } => tree.search(position, Budget::nodes(*playouts), rng),
            Memory::Recipe { recipe, memory } => follow(*recipe, position, memory, budget, rng),
            Memory::Strongest { memory } => Some(position.think(memory, budget, rng)),
            Memory::Ugi { pool, engine } => return ask(pool, engine, game, limits),
        };
        match found {
            Some(found) => Ok((found.actions.iter().map(G::Action::to_string).collect(), found.nodes)),
            None => Err(Fault::illegal("nothing was played")),
        }
    }
}

/// Asks a program, which joins the game when it is asked for the first time.
fn ask<'a, G: StrongPlayer>(
    pool: &Pool<'a>,
    engine: &mut Option<Engine<'a>>,
    game: &Match<G>,
    limits: Limits,
) -> Result<(Vec<String>, u64), Fault> {
    let engine = match engine {
        Some(engine) => engine,
        None => engine.insert(pool.take()?),
    };
    let (event, nodes) = engine.best_move(&position_command(game), limits)?;
    Ok((vec![event], nodes))
}

/// The deal as a record, then every event: the arguments of `position`.
fn position_command<G: StrongPlayer>(game: &Match<G>) -> String {
    let mut record = game.record();
    record.events.clear();
    record.result = None;
    let events: Vec<String> = game.events().iter().map(Event::to_string).collect();
    format!("position record {} moves {}", record.to_json(), events.join(";"))
}
