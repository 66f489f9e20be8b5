//! The list of games, and the meaning of their bytes and numbers.

use game_core::{Encoding, Info, Layout, Match, SetupError, StrongPlayer};
use game_registry::{ENCODED_GAMES, EncodedVisitor, Registered};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::errors;
use crate::json as python_json;

/// Every game, as a list of dictionaries.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let game = |info: &Info| {
        json!({
            "id": info.id,
            "name": info.name,
            "min_seats": info.min_seats,
            "max_seats": info.max_seats,
            "rules_version": info.rules_version,
            "max_events": info.max_events,
            "options": game_registry::dispatch_encoded(info.id, EveryOption).unwrap_or_default(),
        })
    };
    python_json::to_python(py, &Value::from_iter(ENCODED_GAMES.iter().map(game)).to_string())
}

/// The layout of observations and actions of a game at such a table.
#[pyfunction]
#[pyo3(signature = (game, seats=None, options=None))]
pub(crate) fn spec<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<u64>,
    options: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = &python_json::options(py, options)?;
    let described = game_registry::dispatch_encoded(game, Describe { seats, options })
        .map_err(|error| errors::unknown_game(py, &error))?
        .map_err(|error| errors::bad_setup(py, error.to_string()))?;
    python_json::to_python(py, &described.to_string())
}

/// Every combination of options that a game has.
struct EveryOption;

impl EncodedVisitor for EveryOption {
    type Output = Value;

    fn visit<G: Registered + StrongPlayer + Encoding>(self) -> Value {
        serde_json::to_value(G::all_options()).expect("options are plain data")
    }
}

struct Describe<'a> {
    seats: Option<u64>,
    options: &'a Value,
}

impl EncodedVisitor for Describe<'_> {
    type Output = Result<Value, SetupError>;

    fn visit<G: Registered + StrongPlayer + Encoding>(self) -> Self::Output {
        let seats = G::INFO.seat_count(self.seats.unwrap_or(G::INFO.min_seats.into()))?;
        let layout = G::layout(seats, &Match::<G>::read_options(self.options)?);
        let (fields, actions) = (fields(&layout), action_groups(&layout));
        Ok(json!({
            "game": G::INFO.id,
            "seats": seats,
            "version": G::VERSION,
            "observation_size": layout.observation_size(),
            "action_count": layout.action_count(),
            "fields": fields,
            "actions": actions,
        }))
    }
}

fn fields(layout: &Layout) -> Vec<Value> {
    let mut offset = 0;
    let field = |field: &game_core::Field| {
        let first = offset;
        offset += field.size();
        json!({"name": field.name, "offset": first, "shape": field.shape, "most": field.most, "about": field.about})
    };
    layout.fields.iter().map(field).collect()
}

fn action_groups(layout: &Layout) -> Vec<Value> {
    let mut offset = 0;
    let group = |group: &game_core::ActionGroup| {
        let first = offset;
        offset += group.size();
        json!({"name": group.name, "offset": first, "shape": group.shape, "about": group.about})
    };
    layout.actions.iter().map(group).collect()
}
