//! `crema ladder`: played once, gone on from, fitted again.

use std::fs;
use std::path::Path;

use game_registry::{GAMES, GameVisitor, Registered, dispatch};
use serde_json::{Value, json};

use crate::program::{Run, crema};

fn ladder(more: &[&str]) -> Run {
    crema(&[&["ladder", "--game", "patchwork"], more].concat(), "")
}

fn read(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// Results of players whose strength is known: with 400 points of difference ten of eleven games are won.
fn synthetic() -> Value {
    let met = |one: &str, other: &str, wins: [u64; 2]| json!({"players": [one, other], "games": wins[0] + wins[1], "wins": wins, "draws": 0});
    json!({
        "format": 1, "game": "patchwork", "rules": 1, "options": {}, "seed": 1, "nodes": null, "movetime_ms": null,
        "meetings": [
            met("level:1", "random", [100_000, 10_000]),
            met("level:2", "level:1", [30_000, 10_000]),
            met("level:2", "random", [300_000, 10_000]),
        ],
    })
}

#[test]
fn ratings_are_fitted_to_a_file_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let (file, picture) = (folder.path().join("ladder.json"), folder.path().join("ladder.svg"));
    fs::write(&file, synthetic().to_string()).unwrap();
    let text = ladder(&["--from", file.to_str().unwrap(), "--svg", picture.to_str().unwrap()]).succeeded();
    let rows: Vec<Vec<&str>> = text.lines().skip(1).take(3).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(
        (rows[0][..2].to_vec(), rows[1][..2].to_vec(), rows[2][..2].to_vec()),
        (vec!["level:2", "591"], vec!["level:1", "400"], vec!["random", "0"],)
    );
    assert!(text.contains("level:2  against level:1   75.0 % of 40000 games"), "{text}");
    let picture = fs::read_to_string(picture).unwrap();
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n") && picture.contains(">level:2<"));
}

#[test]
fn a_run_goes_on_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ladder.json");
    let run = |games: &str, more: &[&str]| {
        ladder(&[&["--games", games, "--nodes", "1", "--file", file.to_str().unwrap()], more].concat())
    };
    // Two meetings are as good as played, so they are not played again.
    let mut results = synthetic();
    results["nodes"] = json!(1);
    fs::write(&file, results.to_string()).unwrap();
    run("2", &["--players", "random,level:1,level:2,level:3"]).succeeded();
    let first = read(&file);
    let games: Vec<u64> =
        first["meetings"].as_array().unwrap().iter().map(|met| met["games"].as_u64().unwrap()).collect();
    assert_eq!(games, [110_000, 40_000, 310_000, 2, 2]);
    run("6", &["--players", "random,level:1,level:2,level:3"]).succeeded();
    assert_eq!(read(&file)["meetings"][3]["games"], 6);
    let refused = run("6", &["--seed", "2"]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.errors.contains("was played under other terms"), "{}", refused.errors);
}

#[test]
fn a_file_that_is_no_ladder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ladder.json");
    let mut wrong_sum = synthetic();
    wrong_sum["meetings"][0]["draws"] = json!(7);
    let mut wrong_format = synthetic();
    wrong_format["format"] = json!(2);
    for (text, fragment) in [
        (String::new(), "is no file of ladder results"),
        ("[]".to_owned(), "is no file of ladder results"),
        (wrong_format.to_string(), "has format 2"),
        (wrong_sum.to_string(), "do not add up to the games"),
    ] {
        fs::write(&file, text).unwrap();
        let run = ladder(&["--from", file.to_str().unwrap()]);
        assert_eq!(run.code, Some(1));
        assert!(run.errors.contains(fragment), "{}", run.errors);
    }
}

#[test]
fn what_would_be_an_empty_or_foreign_ladder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ladder.json");
    fs::write(&file, synthetic().to_string()).unwrap();
    let name = file.to_str().unwrap();
    for (arguments, fragment) in [
        (["--game", "cappuccino", "--from", name], "holds results of patchwork, not of cappuccino"),
        (["--game", "patchwork", "--players", "random,expert"], "expert is not on the ladder"),
        (["--game", "patchwork", "--players", "random"], "no two of these meet on the ladder"),
    ] {
        let run = crema(&[&["ladder"], &arguments[..]].concat(), "");
        assert_eq!((run.code, run.output.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(run.errors.contains(fragment), "{}", run.errors);
    }
}

struct ShownRatings;

impl GameVisitor for ShownRatings {
    type Output = Option<Vec<String>>;

    fn visit<G: Registered>(self) -> Self::Output {
        Some(G::RATINGS?.iter().map(i16::to_string).collect())
    }
}

#[test]
fn the_ratings_of_the_levels_are_those_of_the_committed_ladder() {
    for info in GAMES {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/ladder-{}.json", info.id));
        let shown = dispatch(info.id, ShownRatings).unwrap();
        assert_eq!(shown.is_some(), file.exists(), "{}: either both or neither", info.id);
        let Some(shown) = shown else { continue };
        let text = crema(&["ladder", "--game", info.id, "--from", file.to_str().unwrap()], "").succeeded();
        let rated = |number: usize| {
            let mut rows = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
            let row = rows.find(|row| row.first() == Some(&format!("level:{number}").as_str()));
            row.unwrap_or_else(|| panic!("{}: level {number} has no rating", info.id))[1].to_owned()
        };
        let fitted: Vec<String> = (1..=shown.len()).map(rated).collect();
        assert_eq!(fitted, shown, "{}", info.id);
    }
}
