//! A test for every clause of RULES.md, named after it.

use game_core::{Game, Match, Record, Seat, Turn};
use game_nim::Nim;

/// A game for two or three with heaps of 2, 1 and 3, after these moves.
fn after(seats: usize, moves: &[&str]) -> Match<Nim> {
    let line = format!(
        r#"{{"format":1,"game":"nim","rules":1,"seats":{seats},"setup":{{"heaps":[2,1,3]}},"events":{moves:?}}}"#
    );
    Match::from_record(&Record::from_json(&line).expect("a record")).expect("legal moves")
}

fn to_move(game: &Match<Nim>) -> Option<usize> {
    match game.position().turn() {
        Turn::Seat(seat) => Some(seat.index()),
        _ => None,
    }
}

#[test]
fn nm_01_the_first_seat_begins_before_three_heaps() {
    for seats in [2, 3] {
        let game = after(seats, &[]);
        assert_eq!((to_move(&game), game.position().draw().as_str()), (Some(0), "1: ||\n2: |\n3: |||\n"));
    }
}

#[test]
fn nm_02_players_move_in_the_order_of_their_seats() {
    let moves = ["take 1 1", "take 1 1", "take 1 2"];
    let movers = |seats| (0..=3).map(|count| to_move(&after(seats, &moves[..count]))).collect::<Vec<_>>();
    assert_eq!(movers(2), [Some(0), Some(1), Some(0), Some(1)]);
    assert_eq!(movers(3), [Some(0), Some(1), Some(2), Some(0)]);
}

#[test]
fn nm_03_a_move_takes_one_to_all_matches_of_one_heap() {
    let mut legal = Vec::new();
    after(2, &[]).position().actions(&mut legal);
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["take 1 1", "take 2 1", "take 1 2", "take 1 3", "take 2 3", "take 3 3"]);
    assert!(after(2, &[]).play_text("take 2 2").is_err());
}

#[test]
fn nm_04_the_last_match_wins() {
    let over = after(3, &["take 2 1", "take 1 2", "take 3 3"]);
    let outcome = over.position().outcome().expect("no match is left");
    assert_eq!(outcome.winners, [Seat::new(2).expect("a seat")]);
    assert_eq!(outcome.scores.iter().copied().collect::<Vec<_>>(), [0, 0, 1]);
}
