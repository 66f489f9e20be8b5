//! `crema random`: the same arguments, the same bytes.

use std::io::{BufRead, BufReader};

use game_core::Record;

use crate::program::{crema, start, words};
use crate::table_kinds::{one_table_a_game, table_kinds};

#[test]
fn same_arguments_same_bytes_at_every_table_and_replay_accepts_them() {
    for table in table_kinds() {
        let run = || crema(&table.command("random", "--games 20 --seed 7"), "").succeeded();
        let games = run();
        assert_eq!(games, run(), "{} {} {}", table.game, table.seats, table.options);
        for line in games.lines() {
            let record = Record::from_json(line).unwrap();
            assert_eq!((record.game.as_str(), record.seats as usize), (table.game, table.seats));
            assert_eq!(record.options.to_string(), table.options);
            assert!(record.result.is_some());
        }
        let verdicts = crema(&["replay"], &games).succeeded();
        assert_eq!(verdicts.lines().count(), 20);
        assert!(verdicts.lines().all(|line| line.starts_with(r#"{"ok":true,"#) && line.ends_with(r#""over":true}"#)));
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for table in one_table_a_game() {
        let run = |threads| {
            let command = table.command("random", &format!("--games 100 --seed 3 --threads {threads}"));
            crema(&command, "").succeeded()
        };
        let alone = run(1);
        assert_eq!(alone.lines().count(), 100);
        for threads in [2, 3, 8] {
            assert_eq!(run(threads), alone, "{} with {threads} threads", table.game);
        }
    }
}

#[test]
fn a_game_is_the_same_however_many_are_asked_for() {
    for table in one_table_a_game() {
        let run = |games| crema(&table.command("random", &format!("--games {games} --seed 5")), "").succeeded();
        let many = run(40);
        assert!(many.starts_with(&run(17)), "{}", table.game);
        assert_eq!(run(0), "");
    }
}

#[test]
fn seeds_differ() {
    for table in one_table_a_game() {
        let run = |seed| crema(&table.command("random", &format!("--seed {seed}")), "").succeeded();
        assert_ne!(run(1), run(2), "{}", table.game);
        assert_ne!(run(1), run(u64::MAX), "{}", table.game);
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let table = &one_table_a_game()[0];
    let mut child = start(&table.command("random", "--games 1000000000"));
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(Record::from_json(&first).is_ok());
    let rest = child.wait_with_output().unwrap();
    assert_eq!((rest.status.code(), String::from_utf8(rest.stderr).unwrap().as_str()), (Some(0), ""));
}

#[test]
fn seats_games_and_seed_have_defaults() {
    let table = &one_table_a_game()[0];
    let explicit = crema(&table.command("random", "--games 1 --seed 0"), "").succeeded();
    assert_eq!(crema(&words(&format!("random --game {}", table.game)), "").succeeded(), explicit);
}
