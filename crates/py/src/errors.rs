//! Errors as exceptions that carry their facts.

use game_registry::{EventError, OpenError, UnknownGame};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::Value;

use crate::json;

pyo3::create_exception!(crema, CremaError, PyValueError, "Whatever Crema refuses. `facts` says why, for programs.");
pyo3::create_exception!(crema, IllegalEvent, CremaError, "An event or an action that is not allowed now.");
pyo3::create_exception!(
    crema,
    RecordError,
    CremaError,
    "A record that does not replay; `facts[\"event\"]` is at fault."
);
pyo3::create_exception!(crema, SetupError, CremaError, "A table that cannot be set up.");

/// The exception with its facts.
fn with_facts(py: Python<'_>, error: PyErr, facts: &Value) -> PyErr {
    let attached = json::to_python(py, &facts.to_string()).and_then(|facts| error.value(py).setattr("facts", facts));
    attached.err().unwrap_or(error)
}

/// An event was refused.
pub(crate) fn refused(py: Python<'_>, error: EventError) -> PyErr {
    with_facts(py, IllegalEvent::new_err(error.message), &error.facts)
}

/// A number that means no legal action.
pub(crate) fn no_such_action(py: Python<'_>, number: i64, place: &Value, message: String) -> PyErr {
    let mut facts = serde_json::json!({"reason": "no-such-action", "action": number});
    if let (Some(facts), Some(place)) = (facts.as_object_mut(), place.as_object()) {
        facts.extend(place.clone());
    }
    with_facts(py, IllegalEvent::new_err(message), &facts)
}

/// A record does not replay.
pub(crate) fn bad_record(py: Python<'_>, error: &game_core::RecordError) -> PyErr {
    let facts = serde_json::json!({"reason": "record", "event": error.event});
    with_facts(py, RecordError::new_err(error.message.clone()), &facts)
}

/// A table cannot be set up.
pub(crate) fn bad_setup(py: Python<'_>, message: String) -> PyErr {
    with_facts(py, SetupError::new_err(message), &serde_json::json!({"reason": "setup"}))
}

/// A table of an unknown game, or one that cannot be set up.
pub(crate) fn cannot_open(py: Python<'_>, error: &OpenError) -> PyErr {
    bad_setup(py, error.to_string())
}

/// A name that is not on the list.
pub(crate) fn unknown_game(py: Python<'_>, error: &UnknownGame) -> PyErr {
    with_facts(py, SetupError::new_err(error.to_string()), &serde_json::json!({"reason": "unknown-game"}))
}
