//! `crema review`: a game looked back on as text, as JSON and as a page.

use serde_json::Value;

use crate::program::crema;
use crate::table_kinds::table_kinds;

/// A random game of the first kind of table, or of the one for so many seats with draws.
fn random_game(game: &str) -> (String, usize) {
    let table = table_kinds().into_iter().find(|table| table.game == game).expect("a kind of table");
    (crema(&table.command("random", "--seed 4"), "").succeeded(), table.seats)
}

fn review(record: &str, more: &[&str]) -> String {
    let arguments: Vec<&str> =
        ["review", "-", "--nodes", "4", "--memory", "1"].into_iter().chain(more.iter().copied()).collect();
    crema(&arguments, record).succeeded()
}

#[test]
fn json_is_one_object_with_every_turn_and_every_seat() {
    let (record, seats) = random_game("cappuccino");
    let review: Value = serde_json::from_str(&review(&record, &["--json"])).unwrap();
    assert_eq!(review["nodes"], 4);
    assert_eq!(review["seats"].as_array().unwrap().len(), seats);
    assert_eq!(review["start"].as_array().unwrap().len(), seats);
    let plies = review["plies"].as_array().unwrap();
    let mut next = plies[0]["event"].clone();
    for ply in plies {
        assert_eq!(ply["event"], next, "in a game without draws, turns follow each other");
        assert_eq!(ply["forced"] == true, ply["class"].is_null(), "{ply}");
        next = ply["turnEnd"].clone();
    }
}

#[test]
fn people_get_classes_and_where_each_result_came_from() {
    let (record, seats) = random_game("patchwork");
    let text = review(&record, &[]);
    assert!(text.contains(" blunder ") && text.contains(" instead of "), "{text}");
    for seat in 0..seats {
        assert!(text.contains(&format!("\nseat {seat}: accuracy ")), "{text}");
    }
}

#[test]
fn the_page_is_whole_in_itself() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("review.html");
    review(&random_game("patchwork").0, &["--html", file.to_str().unwrap()]);
    let page = std::fs::read_to_string(file).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg ") && page.contains("seat 1"), "{page}");
    assert!(page.contains("<tr class=\"blunder\">") && page.trim_end().ends_with("</html>"));
    for outside in ["src=", "href=", "@import", "<script"] {
        assert!(!page.contains(outside), "{outside}");
    }
}
