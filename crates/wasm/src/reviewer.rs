//! Reviews in the browser, turn by turn, so that the worker can show the first opinion at once and be stopped after any.

use game_core::{Match, Record, RecordError};
use game_registry::{GameVisitor, Registered};
use review::{AnyReviewer, Nodes};
use serde_json::json;
use wasm_bindgen::prelude::*;

/// What the searches of a review may remember, in bytes: phones have little.
const MEMORY: usize = 32 << 20;

/// A review under way. docs/review.md describes what it says.
#[wasm_bindgen]
pub struct Reviewer(Box<dyn AnyReviewer>);

#[wasm_bindgen]
impl Reviewer {
    /// A review of the game of a record, with so many nodes a search, or as many as suit the game.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str, nodes: Option<u32>) -> Result<Reviewer, JsError> {
        let record = Record::from_json(record)?;
        let reviewer = game_registry::dispatch(&record.game, Begin { record: &record, nodes })??;
        Ok(Reviewer(reviewer))
    }

    /// Judges the next turn and returns it as JSON; nothing after the last.
    #[expect(clippy::should_implement_trait, reason = "the page calls it by this name")]
    pub fn next(&mut self) -> Option<String> {
        self.0.next_ply().map(|ply| json!(ply).to_string())
    }

    /// How many events of the record have been looked at.
    pub fn progress(&self) -> usize {
        self.0.progress()
    }

    /// The review of the turns judged so far, as JSON.
    pub fn summary(&self) -> String {
        json!(self.0.review()).to_string()
    }
}

struct Begin<'a> {
    record: &'a Record,
    nodes: Option<u32>,
}

impl GameVisitor for Begin<'_> {
    type Output = Result<Box<dyn AnyReviewer>, RecordError>;

    fn visit<G: Registered>(self) -> Self::Output {
        let nodes = self.nodes.map_or(review::default_nodes::<G>(), u64::from);
        Ok(Box::new(review::Reviewer::new(Match::<G>::from_record(self.record)?, Nodes(nodes), MEMORY)))
    }
}
