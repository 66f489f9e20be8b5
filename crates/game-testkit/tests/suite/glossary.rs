//! The glossary keeps its word: its places exist, and say the term that a stranger would search for.

use std::fs;
use std::path::Path;

/// A row of one of its tables: the terms, and the files that it names.
struct Row {
    terms: String,
    places: Vec<String>,
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn rows() -> Vec<Row> {
    let text = fs::read_to_string(root().join("docs/glossary.md")).expect("the glossary can be read");
    let row = |line: &str| {
        let mut cells = line.trim_matches('|').split(" | ");
        let terms = cells.next()?.trim().to_lowercase();
        let places = cells.nth(1)?.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        Some(Row { terms, places })
    };
    text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| term ")).filter_map(row).collect()
}

#[test]
fn every_place_exists() {
    let rows = rows();
    assert!(rows.len() > 50, "only {} rows were found", rows.len());
    for Row { terms, places } in rows {
        assert!(!places.is_empty(), "{terms}: no place is named");
        for place in places {
            assert!(root().join(&place).exists(), "{terms}: there is no {place}");
        }
    }
}

#[test]
fn the_places_say_the_words_of_the_trade() {
    for word in [
        "idempotency",
        "optimistic concurrency",
        "backoff",
        "heartbeat",
        "long poll",
        "CSRF",
        "checkpoint",
        "group commit",
        "bitboard",
        "transposition table",
        "NNUE",
        "afterstate",
    ] {
        let word = word.to_lowercase();
        let rows: Vec<Row> = rows().into_iter().filter(|row| row.terms.contains(&word)).collect();
        assert!(!rows.is_empty(), "{word} is not in the glossary");
        for place in rows.iter().flat_map(|row| &row.places) {
            let text = fs::read_to_string(root().join(place)).expect("places can be read").to_lowercase();
            assert!(text.contains(&word), "{place} does not say {word}");
        }
    }
}
