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
    assert!(refused.errors.contains("begun with other arguments (patchwork, rules 1, seed 3"), "{}", refused.errors);
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
        ("coffee-rush", out, "the player of coffee-rush has nothing to learn"),
        ("patchwork", file, "file: "),
    ] {
        let run = train(&["--game", game, "--out", out]);
        assert_eq!(run.code, Some(1), "{}", run.errors);
        assert!(run.errors.contains(fragment), "{}", run.errors);
    }
}
