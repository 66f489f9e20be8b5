//! Files of records, one game a line.
//!
//! *Why this shape.* Most scripts filter a large file by a few facts and replay little of it. So a line is scanned once for where its
//! parts lie; events are made into Python strings, and positions into being, only when they are asked for.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use pyo3::prelude::*;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::match_object::Match;
use crate::{errors, json};

/// How much of a file is read at once.
const CHUNK: usize = 1 << 20;

/// The lines of a file, as records.
#[pyclass(module = "crema")]
pub(crate) struct Records {
    file: BufReader<File>,
    line: usize,
}

#[pymethods]
impl Records {
    #[new]
    fn new(path: PathBuf) -> PyResult<Records> {
        Ok(Records { file: BufReader::with_capacity(CHUNK, File::open(path)?), line: 0 })
    }

    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Record>> {
        loop {
            let mut text = String::new();
            if self.file.read_line(&mut text)? == 0 {
                return Ok(None);
            }
            self.line += 1;
            if !text.trim().is_empty() {
                return Record::read(py, text, self.line).map(Some);
            }
        }
    }
}

/// The facts of a line that cost little to read.
#[derive(Deserialize)]
struct Heading<'a> {
    #[serde(borrow)]
    game: std::borrow::Cow<'a, str>,
    seats: u64,
    #[serde(borrow)]
    events: &'a RawValue,
    #[serde(borrow, default)]
    result: Option<&'a RawValue>,
}

/// One record, not yet replayed.
#[pyclass(module = "crema", frozen)]
pub(crate) struct Record {
    text: String,
    #[pyo3(get)]
    game: String,
    #[pyo3(get)]
    seats: u64,
    /// Where the list of events stands in the text.
    events: std::ops::Range<usize>,
    result: Option<std::ops::Range<usize>>,
}

impl Record {
    fn read(py: Python<'_>, text: String, line: usize) -> PyResult<Record> {
        let heading: Heading<'_> = serde_json::from_str(&text).map_err(|error| {
            let error = game_core::RecordError::whole(format!("line {line} is not a game record: {error}"));
            errors::bad_record(py, &error)
        })?;
        let place = |part: &RawValue| {
            let first = part.get().as_ptr() as usize - text.as_ptr() as usize;
            first..first + part.get().len()
        };
        let (game, seats) = (heading.game.into_owned(), heading.seats);
        let (events, result) = (place(heading.events), heading.result.map(place));
        Ok(Record { game, seats, events, result, text })
    }
}

#[pymethods]
impl Record {
    #[getter]
    fn events<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.text[self.events.clone()])
    }

    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.result.clone().map(|place| json::to_python(py, &self.text[place])).transpose()
    }

    #[getter]
    fn json(&self) -> &str {
        self.text.trim_end()
    }

    /// Replays it and checks everything it claims.
    fn replay(&self, py: Python<'_>) -> PyResult<Match> {
        let record = game_core::Record::from_json(&self.text).map_err(|error| errors::bad_record(py, &error))?;
        Match::of_record(py, &record)
    }

    fn __repr__(&self) -> String {
        format!("<crema.Record {} seats={} bytes={}>", self.game, self.seats, self.text.len())
    }
}
