//! Properties of the program's three parsers of untrusted input (records, events, UGI), for any bytes whatever. The fuzz targets
//! call these, and a test runs the committed corpora through them.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use game_core::{Event, Game, Info, Match, Record, SeatCount, random_match};
use game_registry::{AnyMatch, GAMES, GameVisitor, Registered, dispatch};
use serde_json::Value;

use crate::commands::replay::check_records;
use crate::ugi::{Settings, serve};

/// Every line that is not blank gets one verdict with a short error, and a record that is right survives being written again.
///
/// # Panics
/// When the property does not hold.
pub fn record(bytes: &[u8]) {
    let mut output = Vec::new();
    let all_right = check_records(bytes, &mut output, &|_| ()).expect("memory can be written");
    let output = String::from_utf8(output).expect("JSON is text");
    let verdicts: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).expect("verdicts are JSON")).collect();
    assert_eq!(all_right, verdicts.iter().all(|verdict| verdict["ok"] == true));
    for error in verdicts.iter().filter_map(|verdict| verdict["error"].as_str()) {
        assert!(!error.is_empty() && error.chars().count() <= 300, "{error}");
    }
    for line in bytes.split(|&byte| byte == b'\n') {
        let Some(record) = str::from_utf8(line).ok().and_then(|line| Record::from_json(line).ok()) else { continue };
        let Ok(game) = game_registry::from_record(&record) else { continue };
        let written = game.record().to_json();
        let again = Record::from_json(&written).expect("a written record can be read");
        let again = game_registry::from_record(&again).expect("a replayed record replays");
        assert_eq!((again.key(), again.record().to_json()), (game.key(), written));
    }
}

/// A text that is an event is spelt in the one way; it is played exactly if it is listed as legal, and changes nothing otherwise.
///
/// # Panics
/// When the property does not hold.
pub fn event(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let mut samples = samples().lock().expect("a failed property ends the process");
    for (info, samples) in GAMES.iter().zip(samples.iter_mut()) {
        let is_event = dispatch(info.id, IsEvent(text)).expect("the game is on the list");
        // Where it is no event at all, one position is as good as many.
        let tried = if is_event { samples.len() } else { 1 };
        samples.iter_mut().take(tried).for_each(|sample| sample.try_event(text));
    }
}

/// The first byte names a table, the rest are the lines of a host. Every line of the answer is one of the protocol's.
///
/// # Panics
/// When the property does not hold.
pub fn ugi(bytes: &[u8]) {
    let Some((&table, script)) = bytes.split_first() else { return };
    let info = &GAMES[usize::from(table) % GAMES.len()];
    let answers = dispatch(info.id, Converse { table, script }).expect("the game is on the list");
    let words = ["id", "ugiok", "readyok", "response", "info", "bestmove"];
    for line in String::from_utf8(answers).expect("answers are text").lines() {
        let word = line.split(' ').next().unwrap_or_default();
        assert!(words.contains(&word), "{line:?}");
    }
}

struct IsEvent<'a>(&'a str);

impl GameVisitor for IsEvent<'_> {
    type Output = bool;

    fn visit<G: Registered>(self) -> bool {
        let event = self.0.parse::<Event<G>>();
        if let Ok(event) = event {
            assert_eq!(event.to_string(), self.0, "{} reads two spellings of one event", G::INFO.id);
        }
        event.is_ok()
    }
}

/// A position to try events in.
struct Sample {
    game: Box<dyn AnyMatch>,
    legal: BTreeSet<String>,
}

impl Sample {
    fn try_event(&mut self, text: &str) {
        if self.legal.contains(text) {
            self.game.boxed_clone().play(text).unwrap_or_else(|error| panic!("{text:?} is listed, but: {error}"));
            return;
        }
        let length_and_key = |game: &dyn AnyMatch| (game.actors().len(), game.key());
        let before = length_and_key(self.game.as_ref());
        assert!(self.game.play(text).is_err(), "{text:?} was played but is not listed");
        assert_eq!(length_and_key(self.game.as_ref()), before, "{text:?} was refused but changed the match");
    }
}

/// For every game, positions from the beginning, the middle and the end of a random match at every kind of table.
fn samples() -> &'static Mutex<Vec<Vec<Sample>>> {
    static SAMPLES: OnceLock<Mutex<Vec<Vec<Sample>>>> = OnceLock::new();
    let of_game = |info: &Info| dispatch(info.id, MakeSamples).expect("the game is on the list");
    SAMPLES.get_or_init(|| Mutex::new(GAMES.iter().map(of_game).collect()))
}

struct MakeSamples;

impl GameVisitor for MakeSamples {
    type Output = Vec<Sample>;

    fn visit<G: Registered>(self) -> Vec<Sample> {
        let sample = |seats, options: &G::Options, part: usize| {
            let mut game = random_match::<G>(seats, options, 1, 0);
            game.truncate(game.events().len() * part / 3);
            let legal = game.legal().into_iter().collect();
            Sample { game: Box::new(game), legal }
        };
        let tables = tables::<G>();
        tables.iter().flat_map(|(seats, options)| (0..=3).map(move |part| sample(*seats, options, part))).collect()
    }
}

fn tables<G: Game>() -> Vec<(SeatCount, G::Options)> {
    let with_seats = |seats| G::all_options().into_iter().map(move |options| (seats, options));
    G::INFO.seat_counts().flat_map(with_seats).collect()
}

struct Converse<'a> {
    table: u8,
    script: &'a [u8],
}

impl GameVisitor for Converse<'_> {
    type Output = Vec<u8>;

    fn visit<G: Registered>(self) -> Vec<u8> {
        let tables = tables::<G>();
        let (seats, options) = tables[usize::from(self.table) / GAMES.len() % tables.len()].clone();
        let opening = Match::<G>::from_seed(seats, options, u64::from(self.table));
        // A clock that moves by itself whenever it is read: the same bytes take the same time.
        let ticks = AtomicU64::new(0);
        let clock = || Duration::from_millis(ticks.fetch_add(1, Ordering::Relaxed));
        let mut output = Vec::new();
        let settings = Settings { seed: 0, clock: &clock, most_nodes: 3, memory: 1 << 20 };
        serve(&opening, &settings, self.script, &mut output).expect("memory can be read and written");
        output
    }
}
