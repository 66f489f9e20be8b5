//! `crema replay` on records that are right.

use std::io::{BufRead, BufReader, Write};

use game_core::Record;
use serde_json::json;

use crate::program::{crema, start};
use crate::table_kinds::one_table_a_game;

fn random_game(seed: u64) -> Record {
    let table = &one_table_a_game()[0];
    let line = crema(&table.command("random", &format!("--seed {seed}")), "").succeeded();
    Record::from_json(&line).unwrap()
}

#[test]
fn verdicts_tell_scores_winners_and_whether_it_is_over() {
    let record = random_game(1);
    let result = record.result.clone().unwrap();
    let over = json!({"ok": true, "scores": result.scores, "winners": result.winners, "over": true});
    let under_way = r#"{"ok":true,"scores":null,"winners":null,"over":false}"#;
    let without_result = Record { result: None, ..record.clone() };
    let half = Record { events: record.events[..record.events.len() / 2].to_vec(), ..without_result.clone() };
    for (record, expected) in [(record, over.to_string()), (without_result, over.to_string()), (half, under_way.into())]
    {
        let verdict = crema(&["replay"], record.to_json()).succeeded();
        let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(value(&verdict), value(&expected));
        assert!(verdict.starts_with(r#"{"ok":true,"scores":"#));
    }
}

#[test]
fn winners_may_come_in_any_order_and_fields_may_be_unknown_or_left_out() {
    let record = random_game(2);
    let mut value = serde_json::to_value(&record).unwrap();
    value["played"] = json!({"on": "a Sunday"});
    value.as_object_mut().unwrap().remove("options");
    value["result"]["winners"].as_array_mut().unwrap().reverse();
    crema(&["replay", "-"], value.to_string()).succeeded();
}

#[test]
fn blank_lines_byte_order_marks_and_foreign_line_ends_do_not_matter() {
    let line = random_game(3).to_json();
    let input = format!("\u{feff}{line}\r\n\r\n\n   \n{line}");
    assert_eq!(crema(&["replay"], input).succeeded().lines().count(), 2);
    assert_eq!(crema(&["replay"], "").succeeded(), "");
}

#[test]
fn a_file_is_read_like_the_standard_input() {
    let line = random_game(4).to_json();
    let path = std::env::temp_dir().join(format!("crema-replay-{}.jsonl", std::process::id()));
    std::fs::write(&path, &line).unwrap();
    let from_file = crema(&["replay", path.to_str().unwrap()], "");
    std::fs::remove_file(&path).unwrap();
    assert_eq!(from_file, crema(&["replay", "-"], &line));
}

#[test]
fn a_verdict_comes_before_the_next_record_is_sent() {
    let mut child = start(&["replay"]);
    let (mut stdin, mut answers) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    for seed in 5..8 {
        writeln!(stdin, "{}", random_game(seed).to_json()).unwrap();
        let mut verdict = String::new();
        answers.read_line(&mut verdict).unwrap();
        assert!(verdict.starts_with(r#"{"ok":true"#), "{verdict}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// Games of an engine that was written from the rules, without a look at the code of this one: every table, ten games each, played to
/// reach rare corners. A wrong score or winner in a record is an error of `replay`, so "ok" means that both engines agree.
#[test]
fn another_engine_comes_to_the_same_results() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/second-engine");
    let mut tables = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        assert!(text.lines().all(|line| Record::from_json(line).unwrap().result.is_some()));
        assert_eq!(crema(&["replay"], &text).succeeded().lines().count(), 10);
        tables += 1;
    }
    assert_eq!(tables, 14, "Patchwork 2, Cappuccino 6, Coffee Rush 6");
}
