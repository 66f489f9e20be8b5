//! Built-in opponents.

use std::sync::{Mutex, PoisonError};

use game_core::{Random, SplitMix};
use game_registry::BotMemory;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use search::{Budget, LEVELS, Level};

use crate::match_object::Match;

/// How it comes to its moves.
enum Kind {
    Random,
    Greedy,
    Level(Level),
}

/// A built-in player.
#[pyclass(module = "crema")]
pub(crate) struct Bot {
    kind: Kind,
    /// Only one thread at a time thinks with it, which Python's classes ask to be said.
    memory: Mutex<BotMemory>,
    nodes: u64,
    rng: SplitMix,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level, *, nodes=None, seed=0))]
    fn new(level: &Bound<'_, PyAny>, nodes: Option<u64>, seed: u64) -> PyResult<Bot> {
        let named = level.extract::<String>();
        let kind = match &named {
            Ok(name) if name == "random" => Some(Kind::Random),
            Ok(name) if name == "greedy" => Some(Kind::Greedy),
            Ok(name) => LEVELS.into_iter().find(|level| level.id == name).map(Kind::Level),
            Err(_) => level.extract::<u8>().ok().and_then(Level::new).map(Kind::Level),
        };
        let kind = kind.ok_or_else(|| {
            let names: Vec<&str> = LEVELS.iter().map(|level| level.id).collect();
            let known = names.join(", ");
            PyValueError::new_err(format!(
                "{level} is no bot; there are random, greedy, 1 to {} or {known}",
                LEVELS.len()
            ))
        })?;
        Ok(Bot { kind, memory: Mutex::default(), nodes: nodes.unwrap_or(u64::MAX), rng: SplitMix::new(seed) })
    }

    /// The advice for the seat to act: one event or a whole turn, nothing unless a seat is to act.
    fn choose(&mut self, py: Python<'_>, game: &Match) -> Vec<String> {
        py.detach(|| match &self.kind {
            Kind::Random => game.encoded().sample(&mut self.rng).into_iter().collect(),
            Kind::Greedy => game.encoded().plan(&mut self.rng),
            Kind::Level(level) => {
                let seed = self.rng.next_u64();
                let memory = self.memory.get_mut().unwrap_or_else(PoisonError::into_inner);
                game.encoded().text().choose(memory, *level, Budget::nodes(self.nodes), seed)
            }
        })
    }

    fn __repr__(&self) -> String {
        let name = match &self.kind {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Level(level) => level.id,
        };
        format!("crema.Bot({name:?})")
    }
}
