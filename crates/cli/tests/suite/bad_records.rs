//! Broken records: one clear, short error each, and the records around them are still checked.

use serde_json::{Value, json};

use crate::program::crema;
use crate::table_kinds::one_table_a_game;

/// Puts `bad` between two good records and looks at what is said about it.
#[track_caller]
fn check(good: &str, bad: &[u8], event: Option<usize>, fragment: &str) {
    let input = [good.as_bytes(), b"\n", bad, b"\n", good.as_bytes()].concat();
    let run = crema(&["replay"], input);
    assert_eq!((run.code, run.errors.as_str()), (Some(1), ""), "{}", run.output);
    let verdicts: Vec<Value> = run.lines().into_iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [before, verdict, after] = verdicts.as_slice() else { panic!("three verdicts expected: {}", run.output) };
    assert_eq!((&before["ok"], &after["ok"]), (&json!(true), &json!(true)));
    let error = verdict["error"].as_str().unwrap();
    assert_eq!(verdict, &json!({"ok": false, "event": event, "error": error}));
    assert!(error.contains(fragment), "{fragment:?} expected in {error:?}");
    assert!(error.chars().count() <= 300, "too long: {error}");
}

fn good_records() -> Vec<Value> {
    let record = |table: crate::table_kinds::TableKind| {
        let line = crema(&table.command("random", "--seed 11"), "").succeeded();
        serde_json::from_str(&line).unwrap()
    };
    one_table_a_game().into_iter().map(record).collect()
}

#[test]
fn what_is_no_record_at_all() {
    let good = good_records()[0].to_string();
    let rubbish = "rubbish ".repeat(12_500);
    let nested = "[".repeat(100_000);
    let deep_options = good.replace(r#""options":{}"#, &format!(r#""options":{}"#, "[".repeat(1000)));
    let twice = format!("{good}{good}");
    let huge = "x".repeat((16 << 20) + 1);
    let cases: &[(&[u8], &str)] = &[
        (b"rubbish", "not a game record"),
        (rubbish.as_bytes(), "not a game record"),
        (&[0; 1000], "not a game record"),
        (b"\0", "not a game record"),
        (b"{\"format\":1,\xff\xfe}", "not UTF-8 text: byte 12"),
        (nested.as_bytes(), "not a game record"),
        (deep_options.as_bytes(), "recursion limit"),
        (huge.as_bytes(), "longer than 16 MiB"),
        (b"{}", "missing field `format`"),
        (b"[]", "not a game record"),
        (b"null", "not a game record"),
        (b"17", "not a game record"),
        (&good.as_bytes()[..good.len() / 2], "EOF"),
        (twice.as_bytes(), "trailing characters"),
    ];
    for (bad, fragment) in cases {
        check(&good, bad, None, fragment);
    }
}

#[test]
fn a_field_with_an_impossible_value() {
    let long = "x".repeat(100_000);
    let cases: &[(&str, Value, &str)] = &[
        ("format", json!(2), "format 2 is unknown"),
        ("format", json!(-1), "invalid value"),
        ("format", json!("1"), "invalid type"),
        ("game", json!("checkers"), "unknown game \"checkers\""),
        ("game", json!(""), "unknown game"),
        ("game", json!("a\0b"), "unknown game"),
        ("game", json!(long), "unknown game"),
        ("game", json!(5), "invalid type"),
        ("rules", json!(99), "rules version 99 is unknown"),
        ("seats", json!(0), "not 0"),
        ("seats", json!(100_000_000_000_u64), "not 100000000000"),
        ("seats", json!(-2), "invalid value"),
        ("seats", json!(2.5), "invalid type"),
        ("seats", json!(1e300), "invalid type"),
        ("seats", json!(null), "seats: invalid type: null, expected a whole number"),
        ("seats", json!(long), "invalid type"),
        ("options", json!([]), "options: invalid type: sequence, expected an object"),
        ("options", json!({"no-such-option": 1}), "options: unknown field"),
        ("options", json!({long.clone(): 1}), "options: unknown field"),
        ("setup", json!(17), "setup: "),
        ("setup", json!({long.clone(): [1, 2]}), "setup: "),
        ("setup", json!([]), "setup: invalid type: sequence, expected an object"),
        ("events", json!("done"), "invalid type"),
        ("events", json!([17]), "events[0]: invalid type"),
        ("events", json!([[["deep"]]]), "invalid type"),
        ("events", json!([]), "the game is not over"),
        ("result", json!([[1], [0]]), "result: invalid type: sequence, expected an object"),
        ("result", json!({"scores": [1.5], "winners": [0]}), "invalid type"),
        ("result", json!({"scores": [100_000_000_000_u64], "winners": [0]}), "invalid value"),
        ("result", json!({"scores": [], "winners": [-1]}), "invalid value"),
        ("result", json!({"scores": [], "winners": []}), "wrong result: scores"),
    ];
    for good in good_records() {
        for (field, value, fragment) in cases {
            let mut bad = good.clone();
            bad[field] = value.clone();
            check(&good.to_string(), bad.to_string().as_bytes(), None, fragment);
        }
        let mut bad = good.clone();
        let fields = ["format", "game", "rules", "seats", "options", "setup", "events", "result"];
        let list = Value::from_iter(fields.map(|field| bad[field].clone()));
        check(&good.to_string(), list.to_string().as_bytes(), None, "not a game record: invalid type: sequence");
        bad["result"]["winners"] = json!([0, 0, 0, 0, 0]);
        check(&good.to_string(), bad.to_string().as_bytes(), None, "wrong result: winners");
        bad.as_object_mut().unwrap().remove("events");
        check(&good.to_string(), bad.to_string().as_bytes(), None, "missing field `events`");
    }
}

#[test]
fn a_wrong_event_is_named_by_its_number() {
    for good in good_records() {
        let count = good["events"].as_array().unwrap().len();
        let check_event = |index: usize, event: &str, fragment| {
            let mut bad = good.clone();
            let events = bad["events"].as_array_mut().unwrap();
            events.insert(index, json!(event));
            check(&good.to_string(), bad.to_string().as_bytes(), Some(index), fragment);
        };
        for index in [0, 1, count / 2, count - 1] {
            for event in ["", "rubbish", "a\0b", "🦀", " ", &"x".repeat(100_000), "-1", "1e99"] {
                check_event(index, event, "cannot read");
            }
        }
        let last = good["events"][count - 1].as_str().unwrap();
        check_event(count, last, "out of turn: the game is over");
    }
}

#[test]
fn chance_and_players_wait_for_each_other() {
    let draws = |event: &Value| event.as_str().unwrap().starts_with("draw ");
    let good = good_records().into_iter().find(|good| draws(&good["events"][0])).expect("one game has chance events");
    let events = good["events"].as_array().unwrap();
    let first_action = events.iter().position(|event| !draws(event)).unwrap();
    for (from, to, fragment) in [
        (first_action, 1, "out of turn: chance decides before the next action, by an event such as \"draw 0 "),
        (0, first_action, "is to act, not chance"),
    ] {
        let mut bad = good.clone();
        bad["events"].as_array_mut().unwrap().insert(to, events[from].clone());
        check(&good.to_string(), bad.to_string().as_bytes(), Some(to), fragment);
    }
}
