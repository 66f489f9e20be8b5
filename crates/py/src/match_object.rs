//! One match, in text and as arrays.

use game_core::{Record, Seat, SplitMix, Turn};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::encoded_match::{EncodedMatch, FromRecord, FromSeed};
use crate::reward::Reward;
use crate::{errors, json};

/// Apart from the stream that deals, so that a seed's deal is the one every other host makes of it.
const CHANCE_STREAM: u64 = 0x6368_616e_6365;

/// OpenSpiel's name for the player to act when there is none.
const OPEN_SPIEL_CHANCE: i32 = -1;
const OPEN_SPIEL_TERMINAL: i32 = -4;

static SVG: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// A match: its set-up and its events.
#[pyclass(module = "crema")]
pub(crate) struct Match {
    game: Box<dyn EncodedMatch>,
    /// Draws what is left to chance.
    rng: SplitMix,
}

impl Match {
    pub(crate) fn encoded(&self) -> &dyn EncodedMatch {
        self.game.as_ref()
    }

    pub(crate) fn of_record(py: Python<'_>, record: &Record) -> PyResult<Match> {
        let replayed = py.detach(|| game_registry::dispatch_encoded(&record.game, FromRecord(record)));
        let game = replayed
            .map_err(|error| errors::unknown_game(py, &error))?
            .map_err(|error| errors::bad_record(py, &error))?;
        Ok(Match { rng: SplitMix::for_game(CHANCE_STREAM, game.text().key()), game })
    }

    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.game.text().seats();
        let known = Seat::new(seat).filter(|&seat| seats.has(seat));
        known.ok_or_else(|| {
            errors::CremaError::new_err(format!("seat {seat}: this table has seats 0 to {}", seats.last()))
        })
    }

    /// The seat asked for, or the one to act.
    fn seat_or_actor(&self, seat: Option<usize>) -> PyResult<Seat> {
        match (seat, self.game.text().turn()) {
            (Some(seat), _) => self.seat(seat),
            (None, Turn::Seat(seat)) => Ok(seat),
            (None, Turn::Chance | Turn::Over) => Ok(Seat::FIRST),
        }
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seats=None, seed=0, options=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<u64>,
        seed: u64,
        options: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Match> {
        let options = &json::options(py, options)?;
        let game = game_registry::dispatch_encoded(game, FromSeed { seats, options, seed })
            .map_err(|error| errors::unknown_game(py, &error))?
            .map_err(|error| errors::cannot_open(py, &error.into()))?;
        Ok(Match { game, rng: SplitMix::for_game(CHANCE_STREAM, seed) })
    }

    #[staticmethod]
    fn from_record(py: Python<'_>, line: &str) -> PyResult<Match> {
        let record = Record::from_json(line).map_err(|error| errors::bad_record(py, &error))?;
        Match::of_record(py, &record)
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.game.text().info().id
    }

    #[getter]
    fn seats(&self) -> usize {
        self.game.text().seats().get()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.game.options().to_string())
    }

    #[getter]
    fn turn(&self) -> Option<usize> {
        match self.game.text().turn() {
            Turn::Seat(seat) => Some(seat.index()),
            Turn::Chance | Turn::Over => None,
        }
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.game.text().turn() == Turn::Over
    }

    #[getter]
    fn is_chance(&self) -> bool {
        self.game.text().turn() == Turn::Chance
    }

    #[getter]
    fn key(&self) -> u64 {
        self.game.text().key()
    }

    #[getter]
    fn events(&self) -> Vec<String> {
        self.game.text().events()
    }

    #[getter]
    fn actors(&self) -> Vec<Option<usize>> {
        self.game.text().actors().into_iter().map(|seat| seat.map(Seat::index)).collect()
    }

    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        self.game.text().outcome().map(|outcome| outcome.scores.as_slice().to_vec())
    }

    #[getter]
    fn winners(&self) -> Option<Vec<usize>> {
        self.game.text().outcome().map(|outcome| outcome.winners.into_iter().map(Seat::index).collect())
    }

    fn legal(&self) -> Vec<String> {
        self.game.text().legal()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        self.game.text().chances()
    }

    /// Plays an event by its text, or an action by its number.
    fn play(&mut self, py: Python<'_>, event: &Bound<'_, PyAny>) -> PyResult<()> {
        let text = match event.extract::<i64>() {
            Ok(number) => self.event(py, number)?,
            Err(_) => event.extract::<String>()?,
        };
        self.game.text_mut().play(&text).map_err(|error| errors::refused(py, error))
    }

    #[pyo3(signature = (count=1))]
    fn undo(&mut self, count: usize) {
        let length = self.__len__();
        self.game.text_mut().truncate(length.saturating_sub(count));
    }

    fn resolve_chance(&mut self) -> Vec<String> {
        self.game.resolve_chance(&mut self.rng)
    }

    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        json::to_python(py, self.game.text().view(seat).get())
    }

    fn record(&self) -> String {
        self.game.text().record().to_json()
    }

    fn draw(&self) -> String {
        self.game.text().draw()
    }

    fn copy(&self) -> Match {
        Match { game: self.game.copy(), rng: self.rng.clone() }
    }

    /// The match after its first `length` events.
    fn at(&self, length: usize) -> Match {
        let mut earlier = self.copy();
        earlier.game.text_mut().truncate(length);
        earlier
    }

    #[pyo3(signature = (nodes=10_000))]
    fn analyze<'py>(&self, py: Python<'py>, nodes: u64) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(analysis) = py.detach(|| self.game.analyze(nodes)) else { return Ok(None) };
        let text = serde_json::to_string(&analysis).expect("an analysis is plain data");
        json::to_python(py, &text).map(Some)
    }

    /// The event of an action's number.
    fn event(&self, py: Python<'_>, number: i64) -> PyResult<String> {
        let event = usize::try_from(number).ok().and_then(|number| self.game.event(number));
        event.ok_or_else(|| {
            let message = format!("action {number} means nothing here; the mask says which numbers do");
            errors::no_such_action(py, number, &serde_json::Value::Null, message)
        })
    }

    /// The number of an event that is legal now.
    fn action(&self, py: Python<'_>, event: &str) -> PyResult<usize> {
        self.game.number(event).map_err(|error| errors::refused(py, error))
    }

    #[pyo3(signature = (seat=None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat_or_actor(seat)?;
        let array = PyArray1::zeros(py, self.game.layout().observation_size(), false);
        self.game.observe(seat, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let array = PyArray1::zeros(py, self.game.layout().action_count(), false);
        self.game.mask(array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    // The names that OpenSpiel uses, for code written against it.

    fn current_player(&self) -> i32 {
        match self.game.text().turn() {
            Turn::Seat(seat) => seat.index() as i32,
            Turn::Chance => OPEN_SPIEL_CHANCE,
            Turn::Over => OPEN_SPIEL_TERMINAL,
        }
    }

    fn is_terminal(&self) -> bool {
        self.is_over()
    }

    fn legal_actions(&self) -> Vec<usize> {
        let mut mask = vec![0; self.game.layout().action_count()];
        self.game.mask(&mut mask);
        (0..mask.len()).filter(|&number| mask[number] == 1).collect()
    }

    /// Plays an action by its number, and then whatever chance is to decide.
    fn apply_action(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        self.play(py, action)?;
        self.resolve_chance();
        Ok(())
    }

    fn action_to_string(&self, py: Python<'_>, action: i64) -> PyResult<String> {
        self.event(py, action)
    }

    /// The observation with every byte divided by the most it can be.
    #[pyo3(signature = (seat=None))]
    fn observation_tensor<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let most = self.game.layout().most();
        let mut bytes = vec![0; most.len()];
        self.game.observe(self.seat_or_actor(seat)?, &mut bytes);
        let scaled = bytes.iter().zip(most).map(|(&byte, most)| f32::from(byte) / f32::from(most));
        Ok(PyArray1::from_iter(py, scaled))
    }

    #[pyo3(signature = (seat=None))]
    fn information_state_tensor<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.observation_tensor(py, seat)
    }

    fn returns(&self) -> Vec<f32> {
        let seats = self.game.text().seats();
        let Some(outcome) = self.game.text().outcome() else { return vec![0.0; seats.get()] };
        seats.iter().map(|seat| Reward::Outcome.of(&outcome, seat)).collect()
    }

    fn _repr_svg_(this: PyRef<'_, Self>) -> PyResult<String> {
        let py = this.py();
        SVG.import(py, "crema.drawing", "svg")?.call1((this,))?.extract()
    }

    /// The position drawn with characters, without colours.
    fn __str__(&self) -> String {
        let drawn = self.draw();
        let mut styles = drawn.split("\u{1b}[");
        let first = styles.next().unwrap_or_default().to_owned();
        styles.fold(first, |plain, styled| plain + styled.split_once('m').map_or("", |(_, text)| text))
    }

    fn __len__(&self) -> usize {
        self.game.text().actors().len()
    }

    fn __copy__(&self) -> Match {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Match {
        self.copy()
    }

    fn __repr__(&self) -> String {
        format!("<crema.Match {} seats={} events={}>", self.game(), self.seats(), self.__len__())
    }
}
