//! The parts of a result are its whole.

use game_cappuccino::Cappuccino;
use game_coffee_rush::CoffeeRush;
use game_core::{Match, StrongPlayer};
use game_patchwork::Patchwork;
use review::{AnyReviewer, Nodes, Reviewer};
use search::LEVELS;

use crate::games::{MEMORY, played, reviewed};

/// The values of one evaluator: for every seat luck, errors, gifts and the residual are the change from the start to the
/// result, and over all seats nothing is won or lost.
fn check<G: StrongPlayer>(seats: u64, has_luck: bool) {
    let game = played::<G>(seats, LEVELS[1], 5);
    let outcome = game.position().outcome().expect("the game is over");
    let review = reviewed(game, 2);
    assert_eq!(review.plies.iter().any(|ply| ply.luck.is_some()), has_luck);
    let mut total = 0.0;
    for (index, (seat, start)) in review.seats.iter().zip(&review.start).enumerate() {
        let won = outcome.winners.iter().any(|winner| winner.index() == index);
        let result = if won { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        assert!((seat.change - (result - start)).abs() < 1e-4, "{seat:?}");
        let parts = seat.luck + seat.errors + seat.gifts + seat.residual;
        assert!((parts - seat.change).abs() < 1e-4, "{parts} is not {seat:?}");
        assert!(seat.errors <= 1e-4, "errors cost: {seat:?}");
        assert!(seat.turning_points.len() <= 3, "{seat:?}");
        total += seat.luck;
    }
    assert!(total.abs() < 1e-3, "the luck of one is the bad luck of others: {total}");
}

#[test]
fn what_a_seat_won_or_lost_is_luck_errors_gifts_and_the_residual() {
    check::<CoffeeRush>(2, true);
    check::<CoffeeRush>(3, true);
    check::<Patchwork>(2, false);
    check::<Cappuccino>(3, false);
}

#[test]
fn a_review_is_done_in_steps_and_can_be_left_at_any() {
    let game = played::<Patchwork>(2, LEVELS[0], 2);
    let whole = reviewed(game.clone(), 4);
    let mut reviewer = Reviewer::new(game, Nodes(4), MEMORY);
    assert!(reviewer.review().start.is_empty());
    for done in 1..=3 {
        let ply = reviewer.next_ply().expect("a game has more turns").clone();
        assert_eq!(reviewer.progress(), ply.turn_end);
        let review = reviewer.review();
        assert_eq!((review.plies.len(), review.plies.last()), (done, Some(&ply)));
        assert_eq!(review.plies[..], whole.plies[..done], "the same nodes give the same opinions");
    }
}

#[test]
fn a_review_speaks_the_names_of_its_documentation() {
    let mut game = played::<CoffeeRush>(2, LEVELS[0], 1);
    game.truncate(20);
    let review = serde_json::to_value(reviewed(game, 4)).expect("reviews are plain data");
    let keys = |value: &serde_json::Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&review), ["engine", "nodes", "plies", "seats", "start"]);
    let ply = "best class event forced line luck nodes proved reason seat turnEnd valueBest valuePlayed";
    assert_eq!(keys(&review["plies"][0]).join(" "), ply);
    let seat = "accuracy change errors gifts luck residual turningPoints";
    assert_eq!(keys(&review["seats"][0]).join(" "), seat);
}

#[test]
fn a_game_that_nobody_has_begun_has_no_opinion() {
    let game = Match::<Patchwork>::from_seed(played::<Patchwork>(2, LEVELS[0], 2).seats(), Default::default(), 1);
    let review = reviewed(game, 4);
    assert!(review.plies.is_empty() && review.start.is_empty());
    assert!(review.seats.iter().all(|seat| seat.accuracy.is_none() && seat.change == 0.0));
}
