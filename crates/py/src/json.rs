//! JSON across the border: views, facts and options are JSON already, and Python's own module reads and writes it.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use serde_json::Value;

use crate::errors::bad_setup;

static LOADS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
static DUMPS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// The Python value of a JSON text.
pub(crate) fn to_python<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    LOADS.import(py, "json", "loads")?.call1((text,))
}

/// Options as JSON; none are the defaults.
pub(crate) fn options(py: Python<'_>, options: Option<&Bound<'_, PyAny>>) -> PyResult<Value> {
    let Some(options) = options.filter(|options| !options.is_none()) else {
        return Ok(Value::Object(Default::default()));
    };
    let text: String = DUMPS.import(py, "json", "dumps")?.call1((options,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| bad_setup(py, format!("options: {error}")))
}
