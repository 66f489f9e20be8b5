//! Bots in the browser.

use game_core::Record;
use game_registry::{AnyMatch, SearchMemories};
use search::{Advice, Budget, LEVELS, Level};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

/// No bot thinks longer about a decision, in milliseconds, however slow the device.
const LONGEST_THOUGHT: f64 = 3_000.0;

/// The memory of a table's bots: one seat is a person's.
static SEARCH_MEMORIES: SearchMemories = SearchMemories::new(game_core::MAX_SEATS - 1);

#[wasm_bindgen]
extern "C" {
    /// The page's clock, in milliseconds.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The choice of that level's bot for the seat to move: a JSON list of events, one or a whole turn. It answers within
/// three seconds, with the best it has found by then.
#[wasm_bindgen(js_name = botChoose)]
pub fn bot_choose(record: &str, level: &str, seed: u64) -> Result<String, JsError> {
    let (game, level, start) = (match_of(record)?, level_of(level)?, now());
    let budget = Budget { nodes: u64::MAX, stop: &|| now() - start >= LONGEST_THOUGHT };
    Ok(json!(SEARCH_MEMORIES.choose(game.as_ref(), level, budget, seed)).to_string())
}

/// What the bot of that level advises the seat to move, the best first: a JSON list of one or two objects with `events` and
/// `value`, the share of the win to expect, null where it was not looked ahead. It answers within three seconds.
#[wasm_bindgen(js_name = botAdvise)]
pub fn bot_advise(record: &str, level: &str, seed: u64) -> Result<String, JsError> {
    let (game, level, start) = (match_of(record)?, level_of(level)?, now());
    let budget = Budget { nodes: u64::MAX, stop: &|| now() - start >= LONGEST_THOUGHT };
    let advised = SEARCH_MEMORIES.advise(game.as_ref(), level, budget, seed);
    let object = |advice: Advice<String>| json!({"events": advice.actions, "value": advice.value});
    Ok(Value::from_iter(advised.into_iter().map(object)).to_string())
}

fn match_of(record: &str) -> Result<Box<dyn AnyMatch>, JsError> {
    Ok(game_registry::from_record(&Record::from_json(record)?)?)
}

fn level_of(id: &str) -> Result<Level, JsError> {
    let level = LEVELS.into_iter().find(|known| known.id == id);
    level.ok_or_else(|| JsError::new(&format!("no bot is called {id:?}")))
}
