//! What a game shows of a position, handed on as it is.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// JSON of a game's own view type. It is written once, by the game, and copied from there on: code that only passes it on need not
/// take it apart.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct PositionView(Box<RawValue>);

impl PositionView {
    fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("it was JSON when it came in")
    }
}

impl From<Box<RawValue>> for PositionView {
    fn from(json: Box<RawValue>) -> PositionView {
        PositionView(json)
    }
}

/// Equal is what says the same, in whatever order.
impl PartialEq for PositionView {
    fn eq(&self, other: &PositionView) -> bool {
        self.value() == other.value()
    }
}

/// By way of its parts: within messages that are told apart by a tag, text is not to be had.
impl<'de> Deserialize<'de> for PositionView {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<PositionView, D::Error> {
        to_raw_value(&Value::deserialize(input)?).map(PositionView).map_err(D::Error::custom)
    }
}
