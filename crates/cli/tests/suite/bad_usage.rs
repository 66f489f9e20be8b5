//! Wrong arguments: exit code 2 with what would have been right, or 1 with one line that says what is wrong.

use crate::program::crema;
use crate::table_kinds::one_table_a_game;

#[track_caller]
fn check(arguments: &[&str], code: i32, fragment: &str) {
    let run = crema(arguments, "");
    assert_eq!((run.code, run.output.as_str()), (Some(code), ""), "{arguments:.3?}: {}", run.errors);
    assert!(run.errors.contains(fragment), "{fragment:?} expected in {:?}", run.errors);
    assert!(run.errors.lines().all(|line| line.chars().count() <= 600), "too long: {}", run.errors);
    if code == 1 {
        assert!(run.errors.starts_with("crema: ") && run.errors.lines().count() == 1, "{}", run.errors);
    }
}

#[test]
fn what_the_program_cannot_understand_is_wrong_usage() {
    let table = &one_table_a_game()[0];
    let game = table.game;
    let rubbish = "x".repeat(100_000);
    for (arguments, fragment) in [
        (&["frobnicate"][..], "unrecognized subcommand"),
        (&[&rubbish], "unrecognized subcommand"),
        (&["random"], "--game <GAME>"),
        (&["random", "--game"], "a value is required"),
        (
            &["random", "--game", game, "--seats", "two"],
            "for '--seats <N>': expected a whole number from 0 to 2^64 - 1",
        ),
        (&["random", "--game", game, "--seats", "-1"], "invalid value '-1' for '--seats <N>'"),
        (&["random", "--game", game, "--seats", "2.5"], "invalid value '2.5' for '--seats <N>'"),
        (&["random", "--game", game, "--seats", &rubbish], "for '--seats <N>'"),
        (&["random", "--game", game, "--seed", "99999999999999999999"], "for '--seed <S>'"),
        (&["random", "--game", game, "--games", "-1"], "for '--games <K>'"),
        (&["random", "--game", game, "--threads", "0"], "for '--threads <N>': expected a whole number from 1 to 256"),
        (&["random", "--game", game, "--options", "{"], "not JSON"),
        (&["random", "--game", game, "--options", "[]"], "expected a JSON object"),
        (&["random", "--game", game, "--options", &rubbish], "not JSON"),
        (&["perft", "--game", game], "--depth <D>"),
        (&["perft", "--game", game, "--depth", "0"], "for '--depth <D>'"),
        (&["analyze", "--nodes", "0"], "for '--nodes <K>': expected a whole number from 1"),
        (&["arena", "--game", game, "--players", "random,random", "--movetime", "0"], "for '--movetime <MS>'"),
        (&["bot", "--game", game, "--level", "99"], "for '--level <LEVEL>': expected a level from 1 to 8"),
        (&["show", "--line", "0"], "for '--line <N>'"),
        (&["rules"], "<GAME>"),
        (&["replay", "one", "two"], "unexpected argument 'two'"),
        (&["--color", "blue", "replay"], "auto, always, never"),
    ] {
        check(arguments, 2, fragment);
    }
}

#[test]
fn what_cannot_be_done_is_an_error_of_one_line() {
    let table = &one_table_a_game()[0];
    let game = table.game;
    let known = format!("known are {game}");
    let unknown_game = "x".repeat(100_000);
    let unknown_option = format!(r#"{{"{}":1}}"#, "x".repeat(100_000));
    for command in ["random", "ugi", "perft"] {
        let with = |more: &[&'static str]| [&[command], more].concat();
        let depth: &[&str] = if command == "perft" { &["--depth", "1"] } else { &[] };
        let check = |arguments: &[&str], fragment| check(&[arguments, depth].concat(), 1, fragment);
        check(&with(&["--game", "checkers"]), &known);
        check(&with(&["--game", ""]), &known);
        check(&[command, "--game", &unknown_game], &known);
        check(&[command, "--game", game, "--seats", "0"], "not 0");
        check(&[command, "--game", game, "--seats", "100000000000"], "not 100000000000");
        check(&[command, "--game", game, "--options", r#"{"no-such-option":1}"#], "unknown field `no-such-option`");
        check(&[command, "--game", game, "--options", &unknown_option], "unknown field");
    }
    check(&["rules", "checkers"], 1, &known);
    check(&["replay", "no-such-file.jsonl"], 1, "cannot read no-such-file.jsonl");
    check(&["replay", "."], 1, "it is a folder");
    check(&["show", "no-such-file.jsonl"], 1, "cannot read no-such-file.jsonl");
    check(&["show"], 1, "no record in the input");
}
