//! `crema analyze`: whole games judged move by move.

use std::collections::BTreeSet;

use game_core::{Record, Turn};
use serde_json::Value;

use crate::program::{Run, crema};
use crate::table_kinds::{TableKind, table_kinds};

fn random_game(table: &TableKind) -> String {
    crema(&table.command("random", "--seed 4"), "").succeeded()
}

fn analyze(record: &str, more: &str) -> Run {
    let arguments: Vec<&str> = ["analyze", "-"].into_iter().chain(more.split_whitespace()).collect();
    crema(&arguments, record)
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

/// Replays the judged moves: they are the players' events of the record, all of them, and the best ones are legal there.
fn check_moves(record: &Record, judged: &[Value]) {
    let mut game = game_registry::opening_of(record).unwrap();
    let mut judged = judged.iter();
    while game.turn() != Turn::Over {
        let played = game.events().len();
        let Turn::Seat(seat) = game.turn() else {
            game.play(&record.events[played]).unwrap();
            continue;
        };
        let judgement = judged.next().expect("every move is judged");
        assert_eq!((&judgement["event"], &judgement["seat"]), (&Value::from(played), &Value::from(seat.index())));
        let mut other = game.boxed_clone();
        let best = texts(&judgement["best"]);
        assert!(!best.is_empty());
        for event in best {
            other.play(event).unwrap();
        }
        for (event, recorded) in texts(&judgement["played"]).into_iter().zip(&record.events[played..]) {
            assert_eq!(event, recorded);
            game.play(event).unwrap();
        }
    }
    assert!(judged.next().is_none());
}

#[test]
fn every_move_has_values_and_a_regret_at_every_kind_of_table() {
    for table in table_kinds() {
        let line = random_game(&table);
        let output = analyze(&line, "--nodes 8 --json --memory 1").succeeded();
        let judged: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for judgement in &judged {
            let number = |name: &str| judgement[name].as_f64().unwrap();
            let (before, after, regret) = (number("before"), number("after"), number("regret"));
            assert!((0.0..=1.0).contains(&before) && (0.0..=1.0).contains(&after), "{judgement}");
            assert!(regret >= 0.0 && (before - after - regret).abs() < 1e-6, "{judgement}");
            // Another move is called the best only where it is better, or perfect play is known.
            let same = judgement["best"] == judgement["played"];
            assert!(same || regret > 0.0 || judgement["proved"] == true, "{judgement}");
            assert!(judgement["nodes"].is_u64() && judgement["proved"].is_boolean() && judgement["line"].is_array());
        }
        let seats: BTreeSet<u64> = judged.iter().map(|judgement| judgement["seat"].as_u64().unwrap()).collect();
        assert_eq!(seats.len(), table.seats);
        check_moves(&Record::from_json(&line).unwrap(), &judged);
    }
}

/// The share of the win that a seat had in the end.
fn final_share(record: &Record, seat: usize) -> f64 {
    let winners = &record.result.as_ref().expect("the game is over").winners;
    if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

#[test]
fn what_is_proved_is_what_came_of_it() {
    let solved = table_kinds().into_iter().find(|table| table.game == "cappuccino" && table.seats == 2);
    let line = random_game(&solved.expect("a game that is solved near its end"));
    let record = Record::from_json(&line).unwrap();
    let output = analyze(&line, "--nodes 20000 --json").succeeded();
    let judged: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let proved: Vec<&Value> = judged.iter().rev().take_while(|judgement| judgement["proved"] == true).collect();
    assert!(proved.len() >= 12, "{} moves", proved.len());
    // From the end backwards: what was given away is all that stands between the proof and the result.
    let mut came = final_share(&record, 0);
    for judgement in proved {
        let number = |name: &str| judgement[name].as_f64().unwrap();
        let own = if judgement["seat"] == 0 { came } else { 1.0 - came };
        assert_eq!(number("after"), own, "{judgement}");
        assert_eq!(number("before"), own + number("regret"), "{judgement}");
        came = if judgement["seat"] == 0 { number("before") } else { 1.0 - number("before") };
    }
}

#[test]
fn the_same_nodes_give_the_same_judgements() {
    let line = random_game(&table_kinds()[0]);
    let run = || analyze(&line, "--nodes 20 --json").succeeded();
    assert_eq!(run(), run());
}

#[test]
fn people_get_a_table_with_the_worst_moves_marked() {
    for table in table_kinds() {
        let text = analyze(&random_game(&table), "--nodes 8 --memory 1").succeeded();
        assert!(text.lines().nth(1).unwrap().contains("before   after  regret"), "{text}");
        for seat in 0..table.seats {
            assert!(text.contains(&format!("\nseat {seat}: ")), "{text}");
        }
        // Whoever plays at random throws something away.
        assert!(text.contains("worst moves:") && text.contains(" ?"), "{text}");
    }
}

#[test]
fn a_game_under_way_and_an_empty_one_can_be_judged() {
    let table = &table_kinds()[0];
    let mut record = Record::from_json(&random_game(table)).unwrap();
    record.result = None;
    record.events.truncate(3);
    assert_eq!(analyze(&record.to_json(), "--nodes 4 --json").succeeded().lines().count(), 3);
    record.events.clear();
    assert_eq!(analyze(&record.to_json(), "--nodes 4 --json").succeeded(), "");
}

#[test]
fn broken_records_are_explained() {
    let line = random_game(&table_kinds()[0]);
    let mut record = Record::from_json(&line).unwrap();
    record.events[2] = "rubbish".to_owned();
    for (input, fragment) in [
        (record.to_json(), "event 2 of the record is wrong: "),
        (line.replacen("\"winners\":[", "\"winners\":[9", 1), "the record is wrong: wrong result"),
        (line.replacen("patchwork", "checkers", 1), "unknown game \"checkers\""),
        (line[..40].to_owned(), "line 1: not a game record"),
        (String::new(), "there is no record in the input"),
    ] {
        let run = analyze(&input, "");
        assert_eq!((run.code, run.output.as_str()), (Some(1), ""), "{fragment}");
        assert!(run.errors.starts_with("crema: ") && run.errors.contains(fragment), "{}", run.errors);
    }
}

#[test]
fn one_move_can_be_asked_for() {
    let line = random_game(&table_kinds()[0]);
    let text = analyze(&line, "--nodes 8 --memory 1 --ply 1").succeeded();
    let told: Vec<&str> = text.lines().filter(|line| line.starts_with("seat ")).collect();
    assert!(matches!(told[..], [told] if told.contains(": 1 move, ")), "{text}");
    let run = analyze(&line, "--ply 9999");
    assert_eq!((run.code, run.output.as_str()), (Some(1), ""));
    assert!(run.errors.contains("--ply 9999: the record has "), "{}", run.errors);
}
