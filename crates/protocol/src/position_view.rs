//! The view that a game makes of a position, handed on as it is.

use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// JSON of a game's own view type. It is written once, by the game, and shared from there on: code that only passes it on need not
/// take it apart.
#[derive(Clone, Debug)]
pub struct PositionView(Arc<RawValue>);

impl PositionView {
    fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("it was JSON when it came in")
    }
}

impl From<Box<RawValue>> for PositionView {
    fn from(json: Box<RawValue>) -> PositionView {
        PositionView(json.into())
    }
}

impl Serialize for PositionView {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.0.as_ref().serialize(output)
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
        to_raw_value(&Value::deserialize(input)?).map(PositionView::from).map_err(D::Error::custom)
    }
}
