//! `crema train`: silent in a pipe, the same bytes every time, clear errors.

use std::fs;

use crate::program::{Run, crema};

fn train(more: &[&str]) -> Run {
    crema(&[&["train", "--rounds", "1", "--games", "2", "--nodes", "2", "--epochs", "1"], more].concat(), "")
}

#[test]
fn a_tiny_training_leaves_its_weights_and_its_curve() {
    let folder = tempfile::tempdir().unwrap();
    let weights = ["one", "other"].map(|name| {
        let out = folder.path().join(name);
        let run = train(&["--game", "patchwork", "--out", out.to_str().unwrap(), "--seed", "3"]);
        assert_eq!(run.errors, "", "quiet in a pipe");
        assert_eq!(run.succeeded(), format!("{}\n", out.join("weights.net").display()));
        assert!(fs::read_to_string(out.join("loss.svg")).unwrap().starts_with("<svg "));
        fs::read(out.join("weights.net")).unwrap()
    });
    assert_eq!(weights[0], weights[1]);
    let one = folder.path().join("one");
    let refused = train(&["--game", "patchwork", "--out", one.to_str().unwrap(), "--seed", "4"]);
    assert_eq!(refused.code, Some(1));
    assert!(
        refused.errors.contains("begun with other arguments (patchwork, rules 1, 2 seats, seed 3"),
        "{}",
        refused.errors
    );
}

#[test]
fn what_cannot_be_trained_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let (file, out) = (file.to_str().unwrap(), folder.path().join("out"));
    let out = out.to_str().unwrap();
    for (game, out, fragment) in [
        ("chess", out, "unknown game \"chess\"; known are patchwork"),
        ("cappuccino", out, "the player of cappuccino has nothing to learn"),
        ("patchwork", file, "file: "),
    ] {
        let run = train(&["--game", game, "--out", out]);
        assert_eq!(run.code, Some(1), "{}", run.errors);
        assert!(run.errors.contains(fragment), "{}", run.errors);
    }
}

#[test]
fn a_training_says_how_far_it_has_come() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("lessons");
    let out = out.to_str().unwrap();
    let status = || crema(&["train", "--out", out, "--status"], "");
    let nothing = status();
    assert_eq!(nothing.code, Some(1));
    assert!(nothing.errors.contains("plan.json"), "{}", nothing.errors);
    train(&["--game", "coffee-rush", "--seats", "3", "--out", out]).succeeded();
    let said = status().succeeded();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[..2], ["coffee-rush, 3 seats", "round  games                 held-out loss"]);
    assert!(lines[2].starts_with("    1  2 of 2 "), "{said}");
    assert!(lines[3].starts_with("finished in "), "{said}");
    fs::remove_file(folder.path().join("lessons/weights.net")).unwrap();
    let said = status().succeeded();
    assert!(said.contains("100 % of the games in ") && said.contains("; about 0 min to go"), "{said}");
}
