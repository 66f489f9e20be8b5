//! `crema show`: any ply of any record.

use anstream::adapter::strip_str;
use game_core::Record;
use serde_json::json;

use crate::program::crema;
use crate::table_kinds::table_kinds;

fn records() -> Vec<Record> {
    let record = |table: crate::table_kinds::TableKind| {
        Record::from_json(&crema(&table.command("random", "--seed 9"), "").succeeded()).unwrap()
    };
    table_kinds().into_iter().map(record).collect()
}

#[test]
fn every_ply_is_drawn_under_a_heading() {
    for record in records() {
        let line = record.to_json();
        let count = record.events.len();
        let mut game = game_registry::opening_of(&record).unwrap();
        for ply in 0..=count {
            if ply > 0 {
                game.play(&record.events[ply - 1]).unwrap();
            }
            if !ply.is_multiple_of(10) && ply < count {
                continue;
            }
            let shown = crema(&["show", "--ply", &ply.to_string()], &line).succeeded();
            assert!(shown.starts_with(game.info().name), "{shown}");
            assert!(shown.contains(strip_str(&game.draw()).to_string().trim_end()), "{shown}");
            let event = match ply {
                0 => "before the first event\n".to_owned(),
                _ => format!("after {ply} of {count} events, the last: "),
            };
            assert!(shown.contains(&event), "{shown}");
            assert_eq!(shown.contains("\nover: seat 0 has "), ply == count, "{shown}");
            assert!(!shown.contains('\u{1b}'), "no styles in a pipe: {shown}");
        }
        assert_eq!(
            crema(&["show"], &line).succeeded(),
            crema(&["show", "--ply", &count.to_string()], &line).succeeded()
        );
    }
}

#[test]
fn colours_come_when_asked_for() {
    let styled = crema(&["show", "--color", "always"], records()[0].to_json()).succeeded();
    assert!(styled.contains("\u{1b}["));
    let plain = crema(&["show", "--color", "never"], records()[0].to_json()).succeeded();
    assert_eq!(strip_str(&styled).to_string(), plain);
}

#[test]
fn lines_count_from_one_and_blank_ones_are_skipped_unless_named() {
    let record = records()[0].to_json();
    let input = format!("\n{record}\nrubbish\n");
    let shown = crema(&["show"], &input).succeeded();
    assert_eq!(crema(&["show", "--line", "2"], &input).succeeded(), shown);
    for (line, fragment) in [("1", "line 1 is empty"), ("3", "line 3: not a game record"), ("9", "no line 9")] {
        let run = crema(&["show", "--line", line], &input);
        assert_eq!((run.code, run.output.as_str()), (Some(1), ""));
        assert!(run.errors.contains(fragment), "{}", run.errors);
    }
}

#[test]
fn a_record_that_breaks_can_be_looked_at_up_to_there() {
    let record = &records()[0];
    let mut bad = serde_json::to_value(record).unwrap();
    bad["events"].as_array_mut().unwrap().insert(2, json!("rubbish"));
    let bad = bad.to_string();
    crema(&["show", "--ply", "2"], &bad).succeeded();
    let run = crema(&["show"], &bad);
    assert_eq!(run.code, Some(1));
    assert!(run.errors.contains("event 2 is wrong (--ply 2 shows the position before it)"), "{}", run.errors);
    let too_far = crema(&["show", "--ply", "100000000000"], record.to_json());
    assert_eq!(too_far.code, Some(1));
    assert!(too_far.errors.contains("--ply: the record has"), "{}", too_far.errors);
}
