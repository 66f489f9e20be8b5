//! A small training from end to end: the same bytes every time, whatever the threads and the breaks.

#![expect(clippy::unwrap_used, reason = "helpers of tests, which fail by panicking")]

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

use game_coffee_rush::CoffeeRush;
use game_core::{Budget, Game, Match, SplitMix, StrongPlayer};
use game_patchwork::Patchwork;
use train::{Step, TrainError, TrainingPlan, WEIGHTS_FILE, status, train};

fn plan(seed: u64) -> TrainingPlan {
    TrainingPlan {
        game: "patchwork".into(),
        rules: Patchwork::INFO.rules_version,
        seats: 2,
        seed,
        rounds: 2,
        games: 14,
        nodes: 12,
        epochs: 2,
    }
}

/// Lessons from afterstates, at a table of three.
fn coffee_rush_plan() -> TrainingPlan {
    let rules = CoffeeRush::INFO.rules_version;
    TrainingPlan { game: "coffee-rush".into(), rules, seats: 3, seed: 1, rounds: 2, games: 13, nodes: 1, epochs: 1 }
}

fn seats() -> game_core::SeatCount {
    Patchwork::INFO.seat_count(2).unwrap()
}

fn run(plan: &TrainingPlan, folder: &Path, threads: usize) -> Result<Vec<Step>, TrainError> {
    let mut steps = Vec::new();
    train::<Patchwork>(plan, folder, NonZeroUsize::new(threads).unwrap(), |step| steps.push(step))?;
    Ok(steps)
}

fn file(folder: &Path, name: &str) -> Vec<u8> {
    fs::read(folder.join(name)).unwrap()
}

#[test]
fn seed_and_plan_decide_every_byte_whatever_the_threads() {
    let folders = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let steps = run(&plan(1), folders[0].path(), 1).unwrap();
    assert_eq!(steps.iter().filter(|step| matches!(step, Step::Epoch { .. })).count(), 4);
    run(&plan(1), folders[1].path(), 3).unwrap();
    run(&plan(2), folders[2].path(), 2).unwrap();
    for name in ["round-01.samples", "round-02.samples", "round-02.losses", "loss.svg", WEIGHTS_FILE] {
        let [one, other, third] = [0, 1, 2].map(|number: usize| file(folders[number].path(), name));
        assert!(one == other, "{name} differs with more threads");
        assert!(one != third, "{name} is the same for another seed");
    }
    assert_eq!(file(folders[0].path(), WEIGHTS_FILE), file(folders[0].path(), "round-02.net"));
}

#[test]
fn lessons_from_afterstates_end_the_same_after_a_break() {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let run = |folder: &Path, threads: usize| {
        train::<CoffeeRush>(&coffee_rush_plan(), folder, NonZeroUsize::new(threads).unwrap(), |_| ()).unwrap();
        file(folder, WEIGHTS_FILE)
    };
    let expected = run(folders[0].path(), 1);
    assert!(run(folders[1].path(), 3) == expected, "other weights with more threads");
    let samples = file(folders[1].path(), "round-02.samples");
    fs::write(folders[1].path().join("round-02.samples"), &samples[..samples.len() - 1]).unwrap();
    fs::remove_file(folders[1].path().join("round-02.net")).unwrap();
    let broken_off = status::<CoffeeRush>(folders[1].path()).unwrap();
    assert_eq!(broken_off.rounds.iter().map(|round| round.games).collect::<Vec<_>>(), [13, 12]);
    assert!(run(folders[1].path(), 2) == expected, "other weights after a break");
}

#[test]
fn a_table_of_the_wrong_size_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let plan = TrainingPlan { seats: 3, ..plan(1) };
    let error = run(&plan, folder.path(), 1).unwrap_err().to_string();
    assert!(error.starts_with("cannot train for so many seats: "), "{error}");
}

#[test]
fn what_was_broken_off_ends_the_same() {
    let whole = tempfile::tempdir().unwrap();
    run(&plan(1), whole.path(), 2).unwrap();
    let expected = file(whole.path(), WEIGHTS_FILE);
    // Broken off while a game was written, before anything was learned, and between two rounds.
    let cut = |name: &str, bytes: usize| {
        let all = file(whole.path(), name);
        fs::write(whole.path().join(name), &all[..all.len() - bytes]).unwrap();
    };
    let remove = |names: &[&str]| names.iter().for_each(|name| fs::remove_file(whole.path().join(name)).unwrap());
    let breaks: [&dyn Fn(); 4] = [
        &|| {
            cut("round-01.samples", 3_000);
            remove(&["round-01.net", "round-01.losses", "round-02.net", "round-02.samples", WEIGHTS_FILE]);
        },
        &|| {
            cut("round-02.samples", 1);
            remove(&["round-02.net", WEIGHTS_FILE]);
        },
        &|| remove(&["round-02.net", "round-02.losses", "round-02.samples", WEIGHTS_FILE]),
        &|| (),
    ];
    for (number, broken_off) in breaks.iter().enumerate() {
        broken_off();
        let steps = run(&plan(1), whole.path(), 1).unwrap();
        assert_eq!(file(whole.path(), WEIGHTS_FILE), expected, "break {number}");
        let epochs = steps.iter().filter(|step| matches!(step, Step::Epoch { .. })).count();
        assert_eq!(epochs, [4, 2, 2, 0][number], "break {number}");
    }
}

#[test]
fn a_folder_of_another_training_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("plan.json"), serde_json::to_string(&plan(7)).unwrap()).unwrap();
    let error = run(&plan(8), folder.path(), 1).unwrap_err().to_string();
    assert!(error.contains("begun with other arguments (patchwork, rules 1, 2 seats, seed 7,"), "{error}");
    fs::write(folder.path().join("plan.json"), "{}").unwrap();
    let error = run(&plan(8), folder.path(), 1).unwrap_err().to_string();
    assert!(error.contains("plan.json is damaged: missing field"), "{error}");
}

#[test]
fn what_is_damaged_or_lacks_its_plan_is_not_taken_for_finished() {
    let folder = tempfile::tempdir().unwrap();
    run(&plan(1), folder.path(), 1).unwrap();
    let last = folder.path().join("round-02.net");
    let net = fs::read(&last).unwrap();
    fs::write(&last, &net[..20]).unwrap();
    let error = run(&plan(1), folder.path(), 1).unwrap_err().to_string();
    assert!(error.contains("round-02.net is damaged: ") && error.ends_with("delete it and run again"), "{error}");
    fs::remove_file(folder.path().join("plan.json")).unwrap();
    let error = run(&plan(9), folder.path(), 1).unwrap_err().to_string();
    assert!(error.contains("whose plan.json is missing; name another folder"), "{error}");
}

#[test]
fn weights_of_another_shape_are_refused() {
    let trainable = Patchwork::TRAINABLE.unwrap();
    let error = (trainable.memory)(1 << 20, b"crema-net").unwrap_err();
    assert!(error.starts_with("not a file of weights"), "{error}");
    // And good ones make a player.
    let folder = tempfile::tempdir().unwrap();
    run(&plan(3), folder.path(), 2).unwrap();
    let mut memory = (trainable.memory)(1 << 20, &file(folder.path(), WEIGHTS_FILE)).unwrap();
    let game = Match::<Patchwork>::from_seed(seats(), Default::default(), 1);
    let found = game.position().think(&mut memory, Budget::nodes(50), &mut SplitMix::new(1));
    assert!(!found.actions.is_empty());
    assert!((trainable.tried)(&memory).iter().any(|&(action, _)| action == found.actions[0]));
}
