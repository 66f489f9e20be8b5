//! The engine in the browser.
//!
//! *Why this shape.* JSON text crosses the border, because it is what views, records and errors are anyway; the page parses it
//! into types generated from Rust. Nothing is decided here: every method is one call of the registry's [`AnyMatch`].
//!
//! It is built twice: small and without bots for the page, fast and with them (feature `bots`) for the worker in which they
//! think, which most pages never load.

#[cfg(feature = "bots")]
pub mod bots;
#[cfg(feature = "bots")]
pub mod reviewer;

use fairness::{ProvedRecord, Unfair};
use game_core::{Record, Seat, Turn};
use game_registry::{AnyMatch, GAMES, GameVisitor, Registered};
use search::{LEVELS, Level};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

/// The games that can be played: a JSON list of objects with `id`, `name`, `minSeats`, `maxSeats`, `rulesVersion`.
#[wasm_bindgen]
pub fn games() -> String {
    let game = |info: &game_core::Info| {
        json!({
            "id": info.id,
            "name": info.name,
            "minSeats": info.min_seats,
            "maxSeats": info.max_seats,
            "rulesVersion": info.rules_version,
        })
    };
    Value::from_iter(GAMES.iter().map(game)).to_string()
}

/// The levels of bots for a game, from weak to strong: a JSON list of objects with `id`, `rating`, which is null where it
/// has not been measured, and `first`, which is true for the opponent of somebody's first game.
#[wasm_bindgen(js_name = botLevels)]
pub fn bot_levels(game: &str) -> Result<String, JsError> {
    Ok(game_registry::dispatch(game, ListLevels)?)
}

struct ListLevels;

impl GameVisitor for ListLevels {
    type Output = String;

    fn visit<G: Registered>(self) -> String {
        let listed =
            |level: &Level| json!({"id": level.id, "rating": level.rating::<G>(), "first": *level == Level::FIRST});
        Value::from_iter(LEVELS.iter().map(listed)).to_string()
    }
}

/// Repeats the deal and every draw of a record that carries the proof of its shuffle. A JSON object: `draws`, how many there
/// were; or `facts`, what does not fit, with a `reason`.
#[wasm_bindgen(js_name = verifyFairness)]
pub fn verify_fairness(record: &str) -> String {
    let facts = |unfair: Unfair| json!({"facts": unfair.facts()});
    let verdict = match ProvedRecord::from_json(record) {
        Ok(ProvedRecord { record, fairness: Some(proof) }) => {
            fairness::verify(&record, &proof).map_or_else(facts, |draws| json!({"draws": draws}))
        }
        Ok(_) => json!({"facts": {"reason": "no-proof"}}),
        Err(unreadable) => facts(unreadable.into()),
    };
    verdict.to_string()
}

/// A match at a table in this browser.
#[wasm_bindgen]
pub struct WasmMatch(Box<dyn AnyMatch>);

#[wasm_bindgen]
impl WasmMatch {
    /// A new match, dealt by `seed`; `options` is a JSON object.
    pub fn open(game: &str, seats: u32, options: &str, seed: u64) -> Result<WasmMatch, JsError> {
        let options: Value = serde_json::from_str(options)?;
        Ok(WasmMatch(game_registry::from_seed(game, u64::from(seats), &options, seed)?))
    }

    /// The match of a record, replayed and checked.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(line: &str) -> Result<WasmMatch, JsError> {
        Ok(WasmMatch(game_registry::from_record(&Record::from_json(line)?)?))
    }

    /// Game id.
    pub fn game(&self) -> String {
        self.0.info().id.to_owned()
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u32 {
        self.0.seats().get() as u32
    }

    /// The seat to move, -1 for chance, -2 when the game is over.
    pub fn turn(&self) -> i32 {
        match self.0.turn() {
            Turn::Seat(seat) => seat.index() as i32,
            Turn::Chance => -1,
            Turn::Over => -2,
        }
    }

    /// Every legal event.
    pub fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    /// A JSON list of `[event, weight]`; empty unless chance is to decide.
    pub fn chances(&self) -> String {
        json!(self.0.chances()).to_string()
    }

    /// Plays an event. Nothing is returned if it was legal; otherwise a JSON object with `message` and `facts`, and the match
    /// is as it was.
    pub fn play(&mut self, event: &str) -> Option<String> {
        let error = self.0.play(event).err()?;
        Some(json!({"message": error.message, "facts": error.facts}).to_string())
    }

    /// Takes back every event from number `length` on.
    pub fn truncate(&mut self, length: usize) {
        self.0.truncate(length);
    }

    /// A JSON list of `{event, by}`; `by` is null for chance.
    pub fn events(&self) -> String {
        let played = self.0.events().into_iter().zip(self.0.actors());
        Value::from_iter(played.map(|(event, by)| json!({"event": event, "by": by}))).to_string()
    }

    /// How many events have been played.
    pub fn length(&self) -> usize {
        self.0.actors().len()
    }

    /// The length down to which `seat` may take events back.
    #[wasm_bindgen(js_name = undoLimit)]
    pub fn undo_limit(&self, seat: usize) -> usize {
        Seat::new(seat).map_or(self.length(), |seat| self.0.undo_limit(seat))
    }

    /// The view of a seat, or of a spectator for -1: JSON of the game's view type.
    pub fn view(&self, seat: i32) -> String {
        self.0.view(usize::try_from(seat).ok().and_then(Seat::new)).get().to_owned()
    }

    /// JSON of `{scores, winners}`, or nothing while the game is under way.
    pub fn outcome(&self) -> Option<String> {
        self.0.outcome().map(|outcome| json!(outcome).to_string())
    }

    /// The match as a record: one line of JSON.
    pub fn record(&self) -> String {
        self.0.record().to_json()
    }

    /// The key of the position, as 16 hexadecimal digits.
    pub fn key(&self) -> String {
        format!("{:016x}", self.0.key())
    }
}
