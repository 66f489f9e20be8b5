//! Claims of a record, and the answer to each false one.

use game_core::{Match, Record, RecordError};
use game_nim::Nim;

const GOOD: &str = r#"{"format":1,"game":"nim","rules":1,"seats":2,"options":{},"setup":{"heaps":[1,2,0]},
    "events":["take 1 1","take 2 2"],"result":{"scores":[0,1],"winners":[1]}}"#;

fn replay(line: &str) -> Result<Match<Nim>, RecordError> {
    Match::from_record(&Record::from_json(line)?)
}

#[test]
fn a_true_record_replays() {
    let game = replay(GOOD).expect("a legal game");
    assert_eq!(game.record(), Record::from_json(GOOD).expect("a record"));
}

#[test]
fn options_set_up_and_result_may_be_missing() {
    let line = r#"{"format":1,"game":"nim","rules":1,"seats":2,"setup":{"heaps":[1,2,0]},"events":["take 1 1"]}"#;
    assert_eq!(replay(line).expect("a game under way").record().result, None);
}

/// Replaces the first text in the good record by the second, and expects an error at that event with these words.
fn check(from: &str, to: &str, event: Option<usize>, words: &str) {
    assert!(GOOD.contains(from), "{from:?} does not stand in the good record");
    let error = replay(&GOOD.replacen(from, to, 1)).expect_err(to);
    assert_eq!(error.event, event, "{to}: {error}");
    assert!(error.message.contains(words), "{to}: {error} does not say {words:?}");
}

#[test]
fn every_false_claim_is_named() {
    check(r#""format":1"#, r#""format":2"#, None, "format 2 is unknown");
    check(r#""game":"nim""#, r#""game":"chess""#, None, "chess");
    check(r#""rules":1"#, r#""rules":9"#, None, "rules version 9 is unknown");
    check(r#""seats":2"#, r#""seats":0"#, None, "nim is for 2 to 3 players, not 0");
    check(r#""seats":2"#, r#""seats":100000000000"#, None, "not 100000000000");
    check(r#""seats":2"#, r#""seats":-1"#, None, "-1");
    check(r#""options":{}"#, r#""options":{"fun":true}"#, None, "options: unknown field `fun`");
    check(r#""options":{}"#, r#""options":[]"#, None, "options: invalid type: sequence, expected an object");
    check(r#"[1,2,0]"#, r#"[1,2]"#, None, "setup: heaps: expected 3 heaps");
    check(r#"[1,2,0]"#, r#"[0,0,0]"#, None, "not all empty");
    check(r#"[1,2,0]"#, r#"[8,2,0]"#, None, "at most 7");
    check("take 1 1", "take 2 1", Some(0), "heap 1 has only 1");
    check("take 2 2", "grab 2 2", Some(1), "cannot read \"grab 2 2\"");
    check("take 2 2", "take 2 2\",\"take 1 1", Some(2), "out of turn: the game is over");
    check(r#"[0,1]"#, r#"[1,0]"#, None, "wrong result: scores [1, 0]");
    check(r#""winners":[1]"#, r#""winners":[0]"#, None, "wrong result: winners [0]");
    check(r#","take 2 2""#, "", None, "the game is not over");
}

#[test]
fn rubbish_is_quoted_in_part_and_escaped() {
    let rubbish = "\\u0000".repeat(100_000);
    let error = replay(&GOOD.replacen("take 1 1", &rubbish, 1)).expect_err("rubbish");
    assert_eq!(error.event, Some(0));
    assert!(error.message.len() < 400 && !error.message.contains('\0'), "{error}");
}

#[test]
fn taking_back_and_playing_on() {
    let mut game = replay(GOOD).expect("a legal game");
    game.truncate(1);
    assert_eq!(game.events().len(), 1);
    game.play_text("take 1 2").expect("legal again");
    assert!(game.record().result.is_none());
    assert_eq!(game.position_at(0), *Match::<Nim>::opening_of(&game.record()).expect("a set-up").position());
}

#[test]
fn a_seat_may_take_back_what_nobody_has_answered() {
    let seat = |index| game_core::Seat::new(index).expect("a seat");
    let mut game = replay(GOOD).expect("a legal game");
    assert_eq!(game.actors(), [Some(seat(0)), Some(seat(1))]);
    assert_eq!((game.undo_limit(seat(0)), game.undo_limit(seat(1))), (2, 1));
    game.truncate(1);
    assert_eq!((game.undo_limit(seat(0)), game.undo_limit(seat(1))), (0, 1));
}
