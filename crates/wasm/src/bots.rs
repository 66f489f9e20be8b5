//! Bots in the browser.

use game_core::Record;
use game_registry::SearchMemories;
use search::{Budget, LEVELS};
use serde_json::json;
use wasm_bindgen::prelude::*;

/// No bot thinks longer about a decision, in milliseconds, however slow the device.
const LONGEST_THOUGHT: f64 = 3_000.0;

/// What the bots of a table remember: one seat is a person's.
static SEARCH_MEMORIES: SearchMemories = SearchMemories::new(game_core::MAX_SEATS - 1);

#[wasm_bindgen]
extern "C" {
    /// The page's clock, in milliseconds.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// What the bot of that level plays for the seat to move: a JSON list of events, one or a whole turn. It answers within
/// three seconds, with the best it has found by then.
#[wasm_bindgen(js_name = botChoose)]
pub fn bot_choose(record: &str, level: &str, seed: u64) -> Result<String, JsError> {
    let Some(level) = LEVELS.into_iter().find(|known| known.id == level) else {
        return Err(JsError::new(&format!("no bot is called {level:?}")));
    };
    let game = game_registry::from_record(&Record::from_json(record)?)?;
    let start = now();
    let budget = Budget { nodes: u64::MAX, stop: &|| now() - start >= LONGEST_THOUGHT };
    Ok(json!(SEARCH_MEMORIES.choose(game.as_ref(), level, budget, seed)).to_string())
}
