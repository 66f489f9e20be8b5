//! Puzzles are found, hold when they are looked at again, and flaws are told.

use game_cappuccino::Cappuccino;
use game_core::{Game, Match};
use review::puzzle::{MARGIN, PER_GAME, Puzzle, mine};

/// Puzzles of a few small games.
fn mined() -> Vec<Puzzle> {
    let seats = Cappuccino::INFO.seat_count(2).expect("two may play");
    let deal = |seed| Match::<Cappuccino>::from_seed(seats, Default::default(), seed);
    (0..4).flat_map(|seed| mine(deal(seed), seed, 300)).collect()
}

#[test]
fn the_solution_is_clearly_ahead_and_is_found_again() {
    let puzzles = mined();
    assert!(!puzzles.is_empty() && puzzles.len() <= 4 * PER_GAME);
    for puzzle in &puzzles {
        assert!(puzzle.margin() >= MARGIN && (1..=8).contains(&puzzle.grade), "{puzzle:?}");
        assert_eq!(puzzle.record.events.len(), puzzle.ply);
        assert_eq!(puzzle.verify::<Cappuccino>(), Ok(()));
    }
}

#[test]
fn a_puzzle_that_was_tampered_with_is_told_apart() {
    let puzzle = mined().swap_remove(0);
    let check = |change: &dyn Fn(&mut Puzzle), told: &str| {
        let mut other = puzzle.clone();
        change(&mut other);
        let flaw = other.verify::<Cappuccino>().expect_err(told);
        assert!(flaw.to_string().contains(told), "{flaw}");
    };
    check(&|puzzle| puzzle.solution = vec!["move 0,0 0,1".to_owned()], "the best turn is move ");
    check(&|puzzle| puzzle.value = 0.31, "have changed");
    check(&|puzzle| puzzle.record.rules = 99, "its record is wrong: ");
}
