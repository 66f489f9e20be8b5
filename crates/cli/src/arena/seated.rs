//! A player at a table: its mind for this game, its stream of random numbers, what its thinking has cost.

use std::time::Duration;

use game_core::{Budget, Event, Expert, Found, Match, Recipe, SplitMix};
use search::{Mcts, follow};

use super::contest::Fielded;
use super::engine::Engine;
use super::fault::Fault;
use super::player::Player;
use super::pool::Pool;
use crate::clock::Clock;
use crate::limits::Limits;

/// What a player's decisions have cost.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Thinking {
    pub(crate) decisions: u64,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    /// The decision that took longest.
    pub(crate) longest: Duration,
}

impl Thinking {
    /// Adds what other decisions have cost.
    pub(crate) fn add(&mut self, other: Thinking) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// How a seated player comes to its moves.
enum Mind<'m, 'a, G: Expert> {
    Random,
    Greedy,
    Mcts { playouts: u64, tree: Box<Mcts<G>> },
    Recipe { recipe: Recipe, mind: Box<G::Mind> },
    Expert { mind: Box<G::Mind> },
    Ugi { pool: &'m Pool<'a>, engine: Option<Engine<'a>> },
}

/// A player at a table, in a match that lasts `'m` with a clock that lasts `'a`.
pub(crate) struct Seated<'m, 'a, G: Expert> {
    mind: Mind<'m, 'a, G>,
    rng: SplitMix,
    limits: Limits,
    clock: &'a Clock<'a>,
    pub(crate) thinking: Thinking,
}

impl<'m, 'a, G: Expert> Seated<'m, 'a, G> {
    /// Sits down for one game.
    pub(crate) fn new(fielded: &'m Fielded<'a>, memory: usize, clock: &'a Clock<'a>, rng: SplitMix) -> Self {
        let mind = match (&fielded.player, &fielded.pool) {
            (Player::Random, _) => Mind::Random,
            (Player::Greedy, _) => Mind::Greedy,
            (Player::Mcts(playouts), _) => Mind::Mcts { playouts: *playouts, tree: Box::default() },
            (Player::Level(level), _) => Mind::follower(level.recipe::<G>(), memory),
            (Player::Recipe(recipe), _) => Mind::follower(*recipe, memory),
            (Player::Ugi(_), Some(pool)) => Mind::Ugi { pool, engine: None },
            (Player::Expert | Player::Ugi(_), _) => Mind::Expert { mind: Box::new(G::mind(memory)) },
        };
        Seated { mind, rng, limits: fielded.limits, clock, thinking: Thinking::default() }
    }

    /// What it plays now: one event or a whole turn, in text. A seat must be to move.
    pub(crate) fn decide(&mut self, game: &Match<G>) -> Result<Vec<String>, Fault> {
        let (decided, time) = self
            .limits
            .watch(self.clock, &|| false, |budget| self.mind.decide(game, budget, self.limits, &mut self.rng));
        let (events, nodes) = decided?;
        self.thinking.add(Thinking { decisions: 1, nodes, time, longest: time });
        Ok(events)
    }

    /// Gets up after a game without a fault of its own.
    pub(crate) fn leave(self) {
        if let Mind::Ugi { pool, engine: Some(engine) } = self.mind {
            pool.put_back(engine);
        }
    }
}

impl<G: Expert> Mind<'_, '_, G> {
    fn follower(recipe: Recipe, memory: usize) -> Self {
        Mind::Recipe { recipe, mind: Box::new(G::mind(memory)) }
    }

    fn decide(
        &mut self,
        game: &Match<G>,
        budget: Budget<'_>,
        limits: Limits,
        rng: &mut SplitMix,
    ) -> Result<(Vec<String>, u64), Fault> {
        let position = game.position();
        let found = match self {
            Mind::Random => Some(Found::at_a_glance(vec![position.sample_action(rng, &mut Vec::new())])),
            Mind::Greedy => Some(Found::at_a_glance(position.plan(rng))),
            Mind::Mcts { playouts, tree } => tree.search(position, Budget::nodes(*playouts), rng),
            Mind::Recipe { recipe, mind } => follow(*recipe, position, mind, budget, rng),
            Mind::Expert { mind } => Some(position.think(mind, budget, rng)),
            Mind::Ugi { pool, engine } => return ask(pool, engine, game, limits),
        };
        match found {
            Some(found) => Ok((found.actions.iter().map(G::Action::to_string).collect(), found.nodes)),
            None => Err(Fault::illegal("nothing was played")),
        }
    }
}

/// Asks a program, which joins the game when it is asked for the first time.
fn ask<'a, G: Expert>(
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

/// The deal as a record, then every event: what `position` wants to hear.
fn position_command<G: Expert>(game: &Match<G>) -> String {
    let mut record = game.record();
    record.events.clear();
    record.result = None;
    let events: Vec<String> = game.events().iter().map(Event::to_string).collect();
    format!("position record {} moves {}", record.to_json(), events.join(";"))
}
