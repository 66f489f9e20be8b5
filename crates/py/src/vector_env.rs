//! Thousands of games, stepped by one call.

use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::json;

use crate::aligned::zeros;
use crate::reward::Reward;
use crate::vector::{Adviser, AnyVector, MakeVector, Rows};
use crate::{errors, json as python_json};

/// More games than memory would hold are refused before it is asked for.
const MOST_GAMES: usize = 1 << 22;
const MOST_THREADS: usize = 256;

/// Many games of one kind, and the arrays that show them.
#[pyclass(module = "crema", subclass)]
pub(crate) struct VectorEnv {
    vector: Box<dyn AnyVector>,
    #[pyo3(get)]
    game: String,
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    #[pyo3(get)]
    masks: Py<PyArray2<u8>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    #[pyo3(get)]
    to_act: Py<PyArray1<i8>>,
    #[pyo3(get)]
    terminated: Py<PyArray1<bool>>,
    #[pyo3(get)]
    lengths: Py<PyArray1<i32>>,
    #[pyo3(get)]
    actions: Py<PyArray1<i32>>,
}

/// Lends every array of `$env` as rows to `$work`, which runs without the interpreter's lock.
macro_rules! with_rows {
    ($py:expr, $env:expr, |$vector:ident, $rows:ident| $work:expr) => {{
        let VectorEnv { vector, observations, masks, rewards, scores, to_act, terminated, lengths, .. } = $env;
        let mut observations = observations.bind($py).try_readwrite()?;
        let mut masks = masks.bind($py).try_readwrite()?;
        let mut rewards = rewards.bind($py).try_readwrite()?;
        let mut scores = scores.bind($py).try_readwrite()?;
        let mut to_act = to_act.bind($py).try_readwrite()?;
        let mut terminated = terminated.bind($py).try_readwrite()?;
        let mut lengths = lengths.bind($py).try_readwrite()?;
        let $rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
            to_act: to_act.as_slice_mut()?,
            terminated: terminated.as_slice_mut()?,
            lengths: lengths.as_slice_mut()?,
        };
        let $vector = vector;
        $py.detach(|| $work)
    }};
}

/// The result of a step: arrays that the environment keeps and writes again.
type Stepped = (Py<PyArray2<u8>>, Py<PyArray2<f32>>, Py<PyArray1<bool>>);

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, n, seats=None, seed=0, threads=1, options=None, reward="outcome"))]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments of Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        seats: Option<u64>,
        seed: u64,
        threads: usize,
        options: Option<&Bound<'_, PyAny>>,
        reward: &str,
    ) -> PyResult<VectorEnv> {
        let reward = Reward::named(reward)
            .ok_or_else(|| PyValueError::new_err(format!("reward {reward:?}: expected \"outcome\" or \"margin\"")))?;
        if !(1..=MOST_GAMES).contains(&n) || !(1..=MOST_THREADS).contains(&threads) {
            let message = format!(
                "{n} games on {threads} threads: expected 1 to {MOST_GAMES} games, 1 to {MOST_THREADS} threads"
            );
            return Err(PyValueError::new_err(message));
        }
        let options = &python_json::options(py, options)?;
        let make = MakeVector { games: n, seats, options, threads, reward };
        let vector = py
            .detach(|| game_registry::dispatch_encoded(game, make))
            .map_err(|error| errors::unknown_game(py, &error))?
            .map_err(|error| errors::bad_setup(py, error.to_string()))?;
        let sizes = vector.sizes();
        let mut env = VectorEnv {
            vector,
            game: game.to_owned(),
            observations: zeros(py, &[n, sizes.observation])?,
            masks: zeros(py, &[n, sizes.actions])?,
            rewards: zeros(py, &[n, sizes.seats])?,
            scores: zeros(py, &[n, sizes.seats])?,
            to_act: zeros(py, &[n])?,
            terminated: zeros(py, &[n])?,
            lengths: zeros(py, &[n])?,
            actions: zeros(py, &[n])?,
        };
        env.reset(py, seed)?;
        Ok(env)
    }

    /// Deals every game anew.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<Py<PyArray2<u8>>> {
        with_rows!(py, &mut *self, |vector, rows| vector.reset(seed, rows));
        Ok(self.observations.clone_ref(py))
    }

    /// Plays one action in every game.
    #[expect(clippy::needless_pass_by_value, reason = "arguments of Python arrive by value")]
    fn step(&mut self, py: Python<'_>, actions: PyArrayLike1<'_, i32, AllowTypeChange>) -> PyResult<Stepped> {
        let actions = actions.as_slice()?;
        let games = self.vector.sizes().games;
        if actions.len() != games {
            return Err(PyValueError::new_err(format!("{} actions for {games} games", actions.len())));
        }
        let refused = with_rows!(py, &mut *self, |vector, rows| vector.step(actions, rows)).err();
        if let Some(refused) = refused {
            let (game, action) = (refused.game, refused.action);
            let message = format!(
                "action {action} is not legal in game {game}, which has not moved; games with legal actions have"
            );
            return Err(errors::no_such_action(py, action.into(), &json!({"game": game}), message));
        }
        Ok((self.observations.clone_ref(py), self.rewards.clone_ref(py), self.terminated.clone_ref(py)))
    }

    /// Writes what a simple player would do in every game into `actions`.
    #[pyo3(signature = (player="random"))]
    fn advise(&mut self, py: Python<'_>, player: &str) -> PyResult<Py<PyArray1<i32>>> {
        let adviser = match player {
            "random" => Adviser::Random,
            "greedy" => Adviser::Greedy,
            other => return Err(PyValueError::new_err(format!("player {other:?}: expected \"random\" or \"greedy\""))),
        };
        {
            let mut actions = self.actions.bind(py).try_readwrite()?;
            let (vector, actions) = (&mut self.vector, actions.as_slice_mut()?);
            py.detach(|| vector.advise(adviser, actions));
        }
        Ok(self.actions.clone_ref(py))
    }

    #[getter]
    fn seats(&self) -> usize {
        self.vector.sizes().seats
    }

    fn __len__(&self) -> usize {
        self.vector.sizes().games
    }

    fn __repr__(&self) -> String {
        format!("<crema.VectorEnv {} games={} seats={}>", self.game, self.__len__(), self.seats())
    }
}
